// The thread pool of the CPU runtime, for Linux. `make pool` compiles it to the LLVM text that is shipped (pool.ll).
//
// A worker spins for some microseconds after its work, then sleeps in a futex of its own; so a launch wakes just the
// workers that it wants. One launch has the pool at a time; another one that finds it taken runs on its own thread.
#define _GNU_SOURCE
#include <linux/futex.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { MOST = 256, WORKER_SPINS = 200, CALLER_SPINS = 200, STACK = 8 << 20 };

typedef void (*entry_t)(void *slots, int64_t begin, int64_t end, void *scratch);

typedef struct {
  _Alignas(128) _Atomic uint32_t ticket;  // counts the launches that want this worker; its futex
  _Atomic uint32_t asleep;
} worker_t;

static worker_t workers[MOST];
static int64_t started;
static _Atomic uint32_t taken;
static _Alignas(128) _Atomic uint32_t running;  // workers that have not finished; the caller's futex
static _Alignas(128) _Atomic int64_t next_cube;
static entry_t entry;
static void *slots;
static int64_t cubes, chunk, scratch_stride;
static char *scratch;

static void sleep_while(_Atomic uint32_t *word, uint32_t value) {
  syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, value, 0, 0, 0);
}

static void wake(_Atomic uint32_t *word) { syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, 0, 0, 0); }

static void take_cubes(int64_t thread) {
  char *own = scratch + thread * scratch_stride;
  for (;;) {
    int64_t begin = atomic_fetch_add_explicit(&next_cube, chunk, memory_order_relaxed);
    if (begin >= cubes) return;
    entry(slots, begin, begin + chunk < cubes ? begin + chunk : cubes, own);
  }
}

static void *work(void *argument) {
  int64_t number = (int64_t)(intptr_t)argument;
  worker_t *self = &workers[number];
  uint32_t seen = 0;
  for (;;) {
    for (int spins = 0; atomic_load(&self->ticket) == seen && spins < WORKER_SPINS; spins++) __builtin_ia32_pause();
    while (atomic_load(&self->ticket) == seen) {
      atomic_store(&self->asleep, 1);  // before the futex compares: a launch sees this, or the futex sees its ticket
      sleep_while(&self->ticket, seen);
      atomic_store(&self->asleep, 0);
    }
    seen = atomic_load(&self->ticket);
    take_cubes(number + 1);
    if (atomic_fetch_sub(&running, 1) == 1) wake(&running);
  }
  return 0;
}

// Starts workers until there are `wanted`; gives how many there are. Not while a launch runs.
int64_t burn_pool_start(int64_t wanted) {
  sigset_t all, before;
  pthread_attr_t attributes;
  sigfillset(&all);  // signals belong to Python's threads
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, STACK);
  for (; started < wanted && started < MOST; started++) {
    pthread_t thread;
    atomic_store(&workers[started].ticket, 0);
    atomic_store(&workers[started].asleep, 0);
    if (pthread_create(&thread, &attributes, work, (void *)(intptr_t)started)) break;
  }
  pthread_attr_destroy(&attributes);
  pthread_sigmask(SIG_SETMASK, &before, 0);
  return started;
}

// Forgets the workers: a forked process has none.
void burn_pool_forget(void) {
  started = 0;
  atomic_store(&taken, 0);
  atomic_store(&running, 0);
}

// Runs cubes [first, last) on the caller and `helpers` workers; 0 if another launch has the pool.
int64_t burn_pool_run(entry_t function, void *arguments, int64_t first, int64_t last, int64_t at_a_time,
                      int64_t helpers, char *memory, int64_t stride) {
  if (atomic_exchange(&taken, 1)) return 0;
  if (helpers > started) helpers = started;
  entry = function, slots = arguments, cubes = last, chunk = at_a_time, scratch = memory, scratch_stride = stride;
  atomic_store(&next_cube, first);
  atomic_store(&running, (uint32_t)helpers);
  for (int64_t i = 0; i < helpers; i++) {
    atomic_fetch_add(&workers[i].ticket, 1);
    if (atomic_load(&workers[i].asleep)) wake(&workers[i].ticket);
  }
  take_cubes(0);
  for (int spins = 0; atomic_load(&running) && spins < CALLER_SPINS; spins++) __builtin_ia32_pause();
  for (uint32_t left; (left = atomic_load(&running));) sleep_while(&running, left);
  atomic_store(&taken, 0);
  return 1;
}
