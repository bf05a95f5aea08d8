// A warm launch without Python code: one function, called by Python as a built-in (METH_FASTCALL | METH_KEYWORDS),
// that compares the arguments with a plan, packs the slots of a launch and runs the kernel.
//
// `self` is a bound kernel. It holds a list of plans, one for each specialisation and sort of arguments that it has met;
// `burn_cube/launch/native.py` writes them and has the same structures. An argument that no plan takes, keywords, a
// changed setting or global: whatever is not the plain warm case goes to the bound kernel itself, which is Python,
// checks everything, raises the errors and adds plans.
//
// Turned into the LLVM IR text in launch.<machine>.ll by build_native.sh, as pool.c is. Nothing is linked by name:
// `struct python` brings the functions of Python and the offsets inside its objects, found out and tried before.

typedef int i32;
typedef unsigned u32;
typedef long i64;
typedef unsigned long u64;
typedef void object;

typedef void (*entry_t)(const i64 *slots, i64 begin, i64 end, void *scratch);
typedef i64 (*pool_run_t)(entry_t, const i64 *, i64, i64, i64, char *, i64, i32, i64);
struct timespec { i64 seconds, nanoseconds; };

static struct python {
    // functions
    object *(*vectorcall)(object *, object *const *, u64, object *);
    void (*incref)(object *);
    void (*decref)(object *);
    object *(*dict_get)(object *, object *);
    object *(*dict_of)(object *, void *);
    i64 (*long_value)(object *, i32 *);
    object *(*long_of)(i64);
    i32 (*half)(double, char *, i32);
    i32 (*compare)(object *, object *);
    i32 (*context_get)(object *, object *, object **);
    void (*clear)(void);
    i32 (*signals)(void);
    void *(*leave)(void);
    void (*enter)(void *);
    void *(*allocate)(u64);
    void (*release)(void *);
    object *(*bytes_of)(const char *, i64);
    u64 (*thread)(void);
    i32 (*clock)(i32, struct timespec *);
    // objects
    object *none, *true_value, *false_value, *ndarray, *integer, *real, *text, *list, *tuple, *array, *within,
           *settings;
    // where attributes are inside their objects
    i64 settings_base, bound_plan, plan_code, plan_next, plan_fail, array_record;
} py;

struct dependency { i64 in_cell; object *holder, *name, *value; };

enum { HOST, DEVICE, INT, INDEX, FLOAT, BOOL, SAME, SAME_INT, SAME_FLOAT, SAME_TEXT, STRUCT, LIST };
enum { WRITTEN = 1, EXCLUSIVE = 2 };           // of arrays; exclusive: shares no memory with another one
enum { TAKES_INT = 1, TAKES_FLOAT = 2 };       // of floats
struct item {
    i64 kind, flags;
    object *type;                  // of a device's array; of a value
    object *dtype;                 // the array's NumPy dtype, or our own for a device's array
    object *driver;
    i64 slot;                      // where the device's array is inside the object
    i64 rank, shift;               // rank -1: any, without gaps; an element has 1 << shift bytes
    i64 low, high;                 // range of an int; `low` also the bits of a float, or of the value to compare with;
                                   // `high` of a struct or a list: how many items of its parts follow
    object *name;                  // of a struct's field
};

// guess: nobody knows how long a cube takes; stream: `entry` is a `struct kernel` of stream.h
enum { HOLD = 1, REPORTS = 2, GUESS = 4, STREAM = 8 };
enum { SLOTS = 256, ARRAYS = 32, RANK = 16 };
struct plan {
    object *settings;
    i64 arguments, least, most, units; // the widest number lies between least and most; units: of the grid
    i64 *hits;
    entry_t entry;
    pool_run_t pool_run;               // 0: this thread alone
    const i32 *ready;                  // whether the pool runs
    i64 grid[3], cubes, chunk, threads, stride, scratch, flags;
    i64 *seen;                         // nanoseconds that a cube of a guess took last; 0: not known yet
    i64 dependency_count, item_count;
    struct dependency dependencies[];  // then the items
};

struct record { // of a device's array
    object *driver, *dtype;
    i64 address, length, buffer_len, widest, low, high, contiguous, writable;
    object *const *user; // where the buffer holds the mark of the lane that used it last; null if it has none
    i64 rank, extents[];
};

struct numpy { i64 references; object *type; char *data; i32 rank; i64 *shape, *strides; object *base, *dtype; i32 flags; };
enum { CONTIGUOUS = 1, ALIGNED = 0x100, WRITEABLE = 0x400 };

struct range { i64 low, high, exclusive; };
struct call {
    const object *mark;  // of the thread's lane
    i64 widest;
    i64 *next;
    i32 arrays;
    struct range ranges[ARRAYS];
    i64 slots[SLOTS];
};

#define AT(o, offset) (*(object **)((char *)(o) + (offset)))
#define TYPE(o) AT(o, 8)
#define DATA(bytes) ((const void *)((char *)(bytes) + 32))
#define REAL(o) (*(double *)((char *)(o) + 16))
#define CELL(o) AT(o, 16)
#define COUNT(o) (*(i64 *)((char *)(o) + 16))
#define ELEMENTS(o) (TYPE(o) == py.list ? (object **)AT(o, 24) : (object **)((char *)(o) + 24))
#define INLINE static inline __attribute__((always_inline))

void cube_launch_setup(const struct python *given) { py = *given; }

INLINE i64 bits(double value) { i64 found; __builtin_memcpy(&found, &value, 8); return found; }
INLINE u32 bits32(float value) { u32 found; __builtin_memcpy(&found, &value, 4); return found; }
INLINE void widen(struct call *c, i64 number) { if (number > c->widest) c->widest = number; }

// Arrays

INLINE void remember(struct call *c, const struct item *item, i64 low, i64 high) {
    struct range *range = &c->ranges[c->arrays++];
    range->low = low; range->high = high; range->exclusive = item->flags & EXCLUSIVE;
}

// Whether two indices may reach one element: sorted by stride, each must step over all smaller ones.
static int meets_itself(i64 rank, const i64 *shape, const i64 *strides) {
    i64 reach = 0;
    for (i64 last = 0;;) { // the smallest stride above the last one
        i64 found = -1;
        for (i64 d = 0; d < rank; d++) {
            i64 size = strides[d] < 0 ? -strides[d] : strides[d];
            if (shape[d] < 2) continue;
            if (!size) return 1;
            if (size == last) continue;
            if (size > last && (found < 0 || size < (strides[found] < 0 ? -strides[found] : strides[found]))) found = d;
        }
        if (found < 0) return 0;
        last = strides[found] < 0 ? -strides[found] : strides[found];
        for (i64 d = 0; d < rank; d++) {
            i64 size = strides[d] < 0 ? -strides[d] : strides[d];
            if (shape[d] < 2 || size != last) continue;
            if (size <= reach) return 1;
            reach += size * (shape[d] - 1);
        }
    }
}

static int strided(const struct item *item, const struct numpy *a, struct call *c, i64 length) {
    i64 rank = item->rank, below = 0, above = 0, spans = 0, *slots = c->next;
    if (!length) return 0;
    for (i64 d = 0; d < rank; d++) {
        i64 extent = a->shape[d], stride = a->strides[d] >> item->shift, reach = stride * (extent - 1);
        if (a->strides[d] & ((1l << item->shift) - 1)) return 0;
        if (reach < 0) below -= reach; else above += reach;
        spans += (stride < 0 ? -stride : stride) * extent;
        widen(c, extent);
        slots[3 + d] = extent;
        slots[3 + rank + d] = stride;
    }
    int whole = a->flags & CONTIGUOUS;
    widen(c, whole ? length : spans);
    if (!whole && (item->flags & EXCLUSIVE) && meets_itself(rank, a->shape, a->strides)) return 0;
    i64 start = (i64)a->data;
    slots[0] = start; slots[1] = length; slots[2] = whole ? length : above + 1;
    c->next += 3 + 2 * rank;
    remember(c, item, start - (below << item->shift), start + ((above + 1) << item->shift));
    return 1;
}

INLINE int host(const struct item *item, object *value, struct call *c) {
    const struct numpy *a = value;
    if (TYPE(value) != py.ndarray || a->dtype != item->dtype) return 0;
    i32 needed = ALIGNED | (item->flags & WRITTEN ? WRITEABLE : 0) | (item->rank < 0 ? CONTIGUOUS : 0);
    if ((a->flags & needed) != needed) return 0;
    i64 length = 1;
    for (i32 d = 0; d < a->rank; d++) length *= a->shape[d];
    if (item->rank >= 0) return a->rank == item->rank && strided(item, a, c, length);
    i64 start = (i64)a->data;
    c->next[0] = start; c->next[1] = length; c->next[2] = length;
    c->next += 3;
    widen(c, length);
    remember(c, item, start, start + (length << item->shift));
    return 1;
}

INLINE int device(const struct item *item, object *value, struct call *c) {
    if (TYPE(value) != item->type) return 0;
    object *array = AT(value, item->slot);
    if (!array || TYPE(array) != py.array) return 0;
    object *packed = AT(array, py.array_record);
    if (!packed || packed == py.none) return 0;
    const struct record *r = DATA(packed);
    if (r->driver != item->driver || r->dtype != item->dtype || ((item->flags & WRITTEN) && !r->writable)) return 0;
    if (r->user && *r->user != c->mark) return 0; // another thread's stream may have to be waited for
    c->next[0] = r->address; c->next[1] = r->length; c->next[2] = r->buffer_len;
    c->next += 3;
    widen(c, r->widest);
    remember(c, item, r->low, r->high);
    if (item->rank < 0) return r->contiguous != 0;
    if (r->rank != item->rank) return 0;
    for (i64 d = 0; d < 2 * r->rank; d++) *c->next++ = r->extents[d];
    return r->contiguous || !(item->flags & EXCLUSIVE) || !meets_itself(r->rank, r->extents, r->extents + r->rank);
}

// A written array that nothing else may touch, and an array in its memory.
INLINE int shared(const struct call *c) {
    for (i32 i = 0; i < c->arrays; i++) {
        if (!c->ranges[i].exclusive) continue;
        for (i32 j = 0; j < c->arrays; j++) {
            const struct range *a = &c->ranges[i], *b = &c->ranges[j];
            if (i != j && a->low < b->high && b->low < a->high && a->low < a->high && b->low < b->high) return 1;
        }
    }
    return 0;
}

// Numbers

INLINE int integer(object *value, i64 *number) {
    i32 overflow = 0;
    if (TYPE(value) != py.integer) return 0;
    *number = py.long_value(value, &overflow);
    return !overflow;
}

// The upper half of the float that is nearest to a double, rounded once.
static u32 brain(double value) {
    float near = (float)value;
    u32 found = bits32(near);
    if (value != value) return 0x7fc0;
    if ((double)near != value) { // to odd: what was cut off still decides a tie
        double a = near < 0 ? -(double)near : near, b = value < 0 ? -value : value;
        found = (a > b ? found - 1 : found) | 1;
    }
    return (found + 0x7fff + ((found >> 16) & 1)) >> 16;
}

static int real(const struct item *item, object *value, struct call *c) {
    double number;
    i64 whole;
    if ((item->flags & TAKES_FLOAT) && TYPE(value) == py.real) number = REAL(value);
    else if ((item->flags & TAKES_INT) && integer(value, &whole)) number = (double)whole;
    else return 0;
    if (item->low == 64) *c->next++ = bits(number);
    else if (item->low == 32) *c->next++ = bits32((float)number);
    else if (item->low == 0) *c->next++ = brain(number); // bf16
    else {
        unsigned short packed = 0;
        if (py.half(number, (char *)&packed, 1) < 0) { py.clear(); return 0; }
        *c->next++ = packed;
    }
    return 1;
}

INLINE int counted(const struct item *item, object *value, struct call *c) {
    i64 number;
    if (!integer(value, &number) || number < item->low || number > item->high) return 0;
    if (item->kind == INDEX) widen(c, number < 0 ? -number : number);
    *c->next++ = number;
    return 1;
}

static int same(const struct item *item, object *value) {
    i64 number;
    switch (item->kind) {
    case SAME_INT: return integer(value, &number) && number == item->low;
    case SAME_FLOAT: return TYPE(value) == py.real && bits(REAL(value)) == item->low;
    default: return value == item->type || (TYPE(value) == py.text && py.compare(value, item->type) == 0);
    }
}

static int parts(const struct item **at, const struct item *whole, object *value, struct call *c);

// An item, which `*at` is moved behind, with those of its parts.
INLINE int takes(const struct item **at, object *value, struct call *c) {
    const struct item *item = (*at)++;
    switch (item->kind) {
    case HOST: return host(item, value, c);
    case DEVICE: return device(item, value, c);
    case INT: case INDEX: return counted(item, value, c);
    case FLOAT: return real(item, value, c);
    case SAME: return value == item->type;
    case BOOL: *c->next++ = value == py.true_value; return value == py.true_value || value == py.false_value;
    case STRUCT: case LIST: return parts(at, item, value, c);
    default: return same(item, value);
    }
}

// Fields of a struct, which are in its dict, or elements of a list or tuple. None is an array, which somebody might let
// go of while the kernel runs.
static __attribute__((noinline)) int parts(const struct item **at, const struct item *whole, object *value, struct call *c) {
    i64 count = whole->high, taken = 0;
    if (whole->kind == LIST) {
        if ((TYPE(value) != py.list && TYPE(value) != py.tuple) || COUNT(value) != count) return 0;
        while (taken < count && takes(at, ELEMENTS(value)[taken], c)) taken++;
        return taken == count;
    }
    if (TYPE(value) != whole->type) return 0;
    object *fields = py.dict_of(value, 0);
    if (!fields) { py.clear(); return 0; }
    for (; taken < count; taken++) {
        object *field = py.dict_get(fields, (*at)->name);
        if (!field) py.clear();
        if (!field || !takes(at, field, c)) break;
    }
    py.decref(fields);
    return taken == count;
}

// Plans

INLINE object *settings(void) {
    object *found = 0;
    if (py.context_get(py.within, 0, &found) < 0) { py.clear(); return 0; }
    if (found) py.decref(found); // the context keeps it
    return found && found != py.none ? found : AT(py.settings, py.settings_base);
}

INLINE int fresh(const struct plan *plan) {
    for (i64 i = 0; i < plan->dependency_count; i++) {
        const struct dependency *d = &plan->dependencies[i];
        object *now = d->in_cell ? CELL(d->holder) : py.dict_get(d->holder, d->name);
        if (now == d->value) continue;
        if (!now && !d->in_cell) py.clear();
        return 0;
    }
    return 1;
}

INLINE int fits(const struct plan *plan, object *const *args, struct call *c) {
    const struct item *item = (const struct item *)&plan->dependencies[plan->dependency_count];
    const struct item *end = item + plan->item_count;
    c->widest = plan->units; c->arrays = 0; c->next = c->slots + 4;
    while (item < end)
        if (!takes(&item, *args++, c)) return 0;
    return c->widest >= plan->least && c->widest <= plan->most && !shared(c);
}

// One piece of scratch memory is kept from launch to launch. Python's lock is held.
static struct scratch { char *memory; i64 size; } spare;

static int take(struct scratch *scratch, i64 size) {
    if (spare.memory && spare.size >= size) {
        *scratch = spare;
        spare.memory = 0;
        return 1;
    }
    scratch->size = size;
    scratch->memory = py.allocate((u64)size + 64);
    return scratch->memory != 0;
}

static void give_back(struct scratch *scratch) {
    if (!spare.memory) spare = *scratch;
    else py.release(scratch->memory);
}

static i64 now(void) {
    struct timespec t;
    py.clock(1, &t); // CLOCK_MONOTONIC
    return t.seconds * 1000000000l + t.nanoseconds;
}

// Nanoseconds: after which Python looks at its signals; what a piece on one thread takes; how long a guess is tried;
// from which the rest pays for a pool; what a thread of the pool takes at a time.
enum { SLICE = 50000000, PIECE = 200000, TRIAL = 20000, PARALLEL = 50000, TAKE = 20000 };

// Whether threads pay for what is left, if a cube takes `each` nanoseconds: `*piece` cubes at a time then.
static int spreads(const struct plan *plan, i64 each, i64 left, i64 *piece) {
    if (!plan->pool_run || !*plan->ready || each <= PARALLEL / left) return 0;
    i64 even = left / (plan->threads * 4) + 1;
    *piece = TAKE / each + 1 < even ? TAKE / each + 1 : even;
    return 1;
}

static void note(const struct plan *plan, i64 each) { __atomic_store_n(plan->seen, each + 1, __ATOMIC_RELAXED); }

// Runs pieces on this thread until all is done, a slice is over, or the rest should be spread: `*spread` is set then.
static i64 alone(const struct plan *plan, const i64 *slots, i64 begin, char *scratch, i64 *piece, int *spread) {
    i64 start = now(), last = start;
    if (begin == 0 && spreads(plan, __atomic_load_n(plan->seen, __ATOMIC_RELAXED), plan->cubes, piece)) {
        // a long cube tried alone leaves the others idle
        *spread = 1;
        return 0;
    }
    for (;;) {
        i64 size = plan->cubes - begin > *piece ? *piece : plan->cubes - begin;
        plan->entry(slots, begin, begin + size, scratch);
        begin += size;
        i64 left = plan->cubes - begin, time = now(), took = time - last;
        if (!left || time - start > SLICE) return begin;
        last = time;
        if (time - start > TRIAL && spreads(plan, took / size + 1, left, piece)) {
            note(plan, took / size);
            *spread = 1;
            return begin;
        }
        if (took < PIECE / 2) *piece *= 2;
        else if (took > PIECE * 2 && *piece > 1) *piece /= 2;
    }
}

// Without Python's lock. 0 after an interrupt, with the exception set.
static int run_apart(const struct plan *plan, const i64 *slots, char *scratch) {
    i64 begin = 0, piece = plan->chunk;
    int fine = 1, spread = plan->pool_run && !(plan->flags & GUESS);
    while (fine && begin < plan->cubes) {
        void *thread = py.leave();
        if (!spread) begin = alone(plan, slots, begin, scratch, &piece, &spread);
        if (spread && begin < plan->cubes) {
            i64 from = begin, start = plan->flags & GUESS ? now() : 0;
            begin = plan->pool_run(plan->entry, slots, begin, plan->cubes, piece, scratch, plan->stride,
                                   (i32)plan->threads, SLICE);
            if (start && begin > from) note(plan, (now() - start) * plan->threads / (begin - from));
        }
        py.enter(thread);
        fine = begin >= plan->cubes || py.signals() == 0;
    }
    return fine;
}

static object *failed(object *report, i64 number) {
    object *argument = py.long_of(number);
    if (!argument) return 0;
    py.incref(report);
    object *found = py.vectorcall(report, &argument, 1, 0);
    py.decref(argument);
    py.decref(report);
    return found;
}

INLINE object *run(object *owner, const struct plan *plan, struct call *c, struct scratch *scratch) {
    i64 status[2] = {0, 0};
    char *memory = plan->scratch ? (char *)(((u64)scratch->memory + 63) & ~63ul) : 0;
    object *found = 0;
    c->slots[3] = (i64)status;
    ++*plan->hits;
    if ((plan->flags & HOLD) && plan->cubes) plan->entry(c->slots, 0, plan->cubes, memory);
    py.incref(owner); // another thread may replace the plan meanwhile
    if ((plan->flags & HOLD) || run_apart(plan, c->slots, memory)) {
        if (status[0] && (plan->flags & REPORTS)) found = failed(AT(owner, py.plan_fail), status[0] - 1);
        else py.incref(found = py.none);
    }
    if (plan->scratch) give_back(scratch);
    py.decref(owner);
    return found;
}

#include "stream.h"

INLINE void put_grid(const struct plan *plan, struct call *c) {
    for (i32 d = 0; d < 3; d++) c->slots[d] = plan->grid[d];
    c->slots[3] = 0; // where buffers of OpenCL start, since only whole ones are launched here
}

// After Python code: the arrays may be in use by others since.
static __attribute__((noinline)) int still_fits(const struct plan *plan, object *const *args, struct call *c) {
    return fits(plan, args, c);
}

// `*shut`: nothing is done, Python has to do it.
static __attribute__((noinline)) object *queue(object *owner, const struct plan *plan, object *const *args,
                                               struct call *c, struct lane *lane, int *shut) {
    const struct kernel *kernel = (const struct kernel *)plan->entry;
    const struct stream *stream = kernel->stream;
    object *found = 0;
    py.incref(owner); // as above
    int fine = settled(stream);
    *shut = fine && (stream->shut || (lane && lane->shut) || (fine == SETTLED && !still_fits(plan, args, c)));
    put_grid(plan, c);
    if (fine && !*shut && stream->tells) {
        found = told(kernel, c->slots, shut);
        if (found) ++*plan->hits;
    } else if (fine && !*shut) {
        i32 status = plan->cubes ? start(plan, kernel, lane, c->slots) : 0;
        *shut = status && stream->set; // OpenCL has queued nothing then: Python meets the error too
        if (!*shut) ++*plan->hits;
        if (!status) py.incref(found = py.none);
        else if (!*shut) found = failed(AT(owner, py.plan_fail), status);
    }
    py.decref(owner);
    return found;
}

// The lane of this thread; null where streams have none. 0 if Python has to find it.
INLINE int seated(const struct plan *plan, struct call *c, struct lane **lane) {
    struct stream *stream = ((const struct kernel *)plan->entry)->stream;
    if (stream->tells) return 1;
    *lane = lane_of(stream);
    if (!*lane) return 0;
    c->mark = (*lane)->mark;
    return 1;
}

object *cube_launch(object *self, object *const *args, i64 count, object *names) {
    struct call call;
    struct scratch scratch;
    struct lane *lane = 0;
    object *owner = AT(self, py.bound_plan);
    if (!names && owner && owner != py.none) {
        object *in_force = settings();
        for (; owner && owner != py.none; owner = AT(owner, py.plan_next)) {
            const struct plan *plan = DATA(AT(owner, py.plan_code));
            if (count != plan->arguments || plan->settings != in_force) continue;
            if (plan->pool_run && !*plan->ready && !(plan->flags & GUESS)) continue;
            if ((plan->flags & STREAM) && !seated(plan, &call, &lane)) break;
            if (!fits(plan, args, &call) || !fresh(plan)) continue;
            if (plan->flags & STREAM) {
                int shut;
                object *found = queue(owner, plan, args, &call, lane, &shut);
                if (shut) break;
                return found;
            }
            put_grid(plan, &call);
            if (plan->scratch && !take(&scratch, plan->scratch)) break;
            return run(owner, plan, &call, &scratch);
        }
    }
    return py.vectorcall(self, args, (u64)count, names);
}
