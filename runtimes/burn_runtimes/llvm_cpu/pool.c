// A persistent pool of threads that runs the cubes of one launch at a time (Linux).
//
// This file is compiled once, by hand (build_native.sh), to the LLVM IR text in pool.<machine>.ll, which the runtime links
// just in time: no C compiler is needed to use burn-cube. No header is included, so that any clang can produce the text
// for any machine.
//
// There is a worker a CPU, pinned to it. A launch wakes workers on other CPUs than the caller's, takes part itself, and
// returns when no cube runs any more. An idle worker spins for a few microseconds, then sleeps on a futex. If another
// thread's launch is under way, the caller runs all its cubes itself: no queue, hence nothing that could deadlock.

typedef int i32;
typedef unsigned u32;
typedef long i64;
typedef unsigned long pthread_t;

extern int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);
extern int pthread_detach(pthread_t);
extern int pthread_setaffinity_np(pthread_t, unsigned long, const void *);
extern int pthread_sigmask(int, const void *, void *);
extern int sched_getcpu(void);
extern long syscall(long, ...);
struct timespec { i64 seconds, nanoseconds; };
extern int clock_gettime(int, struct timespec *);

#if defined(__x86_64__)
#define SYS_FUTEX 202
#define PAUSE() __builtin_ia32_pause()
#elif defined(__aarch64__)
#define SYS_FUTEX 98
#define PAUSE() __builtin_arm_yield()
#else
#error "the pool knows the futex call of x86-64 and AArch64 only"
#endif

enum { MAX_WORKERS = 1024, CPU_SET_WORDS = 16, WAIT_PRIVATE = 128, WAKE_PRIVATE = 129, SPINS = 200 };
enum { AWAKE, ASLEEP, CALLED };
#define OPEN 0x40000000u // a worker may join while this bit of `state` is set; the low bits count those who did
#define LOAD(p) __atomic_load_n(p, __ATOMIC_ACQUIRE)
#define STORE(p, v) __atomic_store_n(p, v, __ATOMIC_RELEASE)

// Runs cubes begin..end; scratch is memory of its own for each running thread.
typedef void (*entry_t)(const i64 *slots, i64 begin, i64 end, void *scratch);

struct worker { u32 mood; i32 cpu; char pad[56]; }; // a cache line each
static struct worker workers[MAX_WORKERS];
static i32 worker_count;
static u32 busy;
static struct { u32 state; char pad[60]; } gate;
static struct { i64 next; char pad[56]; } counter;
static struct { entry_t entry; const i64 *slots; i64 end, chunk, deadline; char *scratch; i64 stride; } job;

static void futex_wait(u32 *word, u32 value) { syscall(SYS_FUTEX, word, WAIT_PRIVATE, value, (void *)0, (void *)0, 0); }
static void futex_wake(u32 *word) { syscall(SYS_FUTEX, word, WAKE_PRIVATE, 1, (void *)0, (void *)0, 0); }

static i64 now(void) {
    struct timespec t;
    clock_gettime(1, &t); // CLOCK_MONOTONIC
    return t.seconds * 1000000000l + t.nanoseconds;
}

// Takes chunks until none is left or the deadline has passed.
static void take_part(void *scratch) {
    for (;;) {
        i64 begin = __atomic_fetch_add(&counter.next, job.chunk, __ATOMIC_RELAXED);
        i64 last = LOAD(&job.end);
        if (begin >= last) return;
        i64 end = begin + job.chunk < last ? begin + job.chunk : last;
        job.entry(job.slots, begin, end, scratch);
        if (job.deadline && now() > job.deadline) {
            // chunks that nobody has taken yet stay for the next call: move `next` past the end, once, and remember it
            i64 next = __atomic_exchange_n(&counter.next, 1l << 62, __ATOMIC_RELAXED);
            if (next < LOAD(&job.end)) STORE(&job.end, next);
            return;
        }
    }
}

static int join(void) {
    u32 state = LOAD(&gate.state);
    while (state & OPEN)
        if (__atomic_compare_exchange_n(&gate.state, &state, state + 1, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) return 1;
    return 0;
}

static void leave(void) {
    if (__atomic_sub_fetch(&gate.state, 1, __ATOMIC_ACQ_REL) == 0) futex_wake(&gate.state);
}

static void *work(void *arg) {
    struct worker *self = arg;
    i64 number = self - workers;
    for (;;) {
        for (i32 spin = 0; LOAD(&self->mood) != CALLED && spin < SPINS; spin++) PAUSE();
        u32 awake = AWAKE;
        if (__atomic_compare_exchange_n(&self->mood, &awake, ASLEEP, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
            while (LOAD(&self->mood) == ASLEEP) futex_wait(&self->mood, ASLEEP);
        STORE(&self->mood, AWAKE);
        if (!join()) continue; // the launch was over before this worker came
        take_part(job.scratch + (number + 1) * job.stride);
        leave();
    }
    return 0;
}

// Starts one worker a CPU of the list, pinned; returns how many run. Call once in a process.
i32 cube_pool_start(i32 count, const i32 *cpus) {
    unsigned long every_signal[CPU_SET_WORDS], old[CPU_SET_WORDS];
    for (i32 i = 0; i < CPU_SET_WORDS; i++) every_signal[i] = ~0ul;
    pthread_sigmask(0, every_signal, old); // workers inherit it: signals go to the threads of the program
    for (; worker_count < count && worker_count < MAX_WORKERS; worker_count++) {
        struct worker *w = &workers[worker_count];
        unsigned long set[CPU_SET_WORDS] = {0};
        pthread_t thread;
        w->mood = AWAKE;
        w->cpu = cpus[worker_count];
        if (pthread_create(&thread, 0, work, w)) break;
        if (w->cpu >= 0 && w->cpu < 64 * CPU_SET_WORDS) {
            set[w->cpu / 64] = 1ul << (w->cpu % 64);
            pthread_setaffinity_np(thread, sizeof set, set);
        }
        pthread_detach(thread);
    }
    pthread_sigmask(2, old, 0);
    return worker_count;
}

// In a forked child: the threads did not come along.
void cube_pool_forget(void) {
    worker_count = 0;
    STORE(&busy, 0);
    STORE(&gate.state, 0);
}

static void call_workers(i32 wanted) {
    i32 here = sched_getcpu();
    for (i32 i = 0; i < worker_count && wanted > 0; i++) {
        if (workers[i].cpu == here) continue;
        if (__atomic_exchange_n(&workers[i].mood, CALLED, __ATOMIC_ACQ_REL) == ASLEEP) futex_wake(&workers[i].mood);
        wanted--;
    }
}

// Runs cubes begin..end in chunks on at most `threads` threads; scratch holds (workers + 1) * stride bytes.
// Returns the first cube that has not run: `end`, or less if `budget` nanoseconds (0: no limit) were not enough.
i64 cube_pool_run(entry_t entry, const i64 *slots, i64 begin, i64 end, i64 chunk, char *scratch, i64 stride, i32 threads,
                  i64 budget) {
    u32 idle = 0;
    i64 deadline = budget ? now() + budget : 0;
    i64 chunks = (end - begin + chunk - 1) / chunk;
    i32 wanted = threads - 1 < chunks - 1 ? threads - 1 : (i32)(chunks - 1);
    if (wanted <= 0 || !worker_count ||
        !__atomic_compare_exchange_n(&busy, &idle, 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) {
        for (; begin < end; begin += chunk) {
            entry(slots, begin, begin + chunk < end ? begin + chunk : end, scratch);
            if (deadline && now() > deadline) return begin + chunk < end ? begin + chunk : end;
        }
        return end;
    }
    job.entry = entry; job.slots = slots; job.end = end; job.chunk = chunk; job.deadline = deadline;
    job.scratch = scratch; job.stride = stride;
    __atomic_store_n(&counter.next, begin, __ATOMIC_RELAXED);
    STORE(&gate.state, OPEN);
    call_workers(wanted);
    take_part(scratch);
    u32 state = __atomic_and_fetch(&gate.state, ~OPEN, __ATOMIC_ACQ_REL);
    for (i32 spin = 0; state && spin < SPINS * 2; spin++) { PAUSE(); state = LOAD(&gate.state); }
    while ((state = LOAD(&gate.state))) futex_wait(&gate.state, state);
    i64 reached = LOAD(&job.end);
    STORE(&busy, 0);
    return reached;
}
