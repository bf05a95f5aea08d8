// A launch on a device whose driver is a C library: CUDA, HIP, OpenCL; or on one whose driver is Python's, wgpu, which
// gets all that differs from the last launch in a row of bytes. Included by launch.c;
// `burn_runtimes/device/native.py` and `stream_state.py` write the structures.

typedef i32 (*stream_enter_t)(i64 context);
typedef i32 (*stream_launch_t)(void *function, u32, u32, u32, u32, u32, u32, u32 shared, void *stream, void **, void **);
typedef i32 (*queue_set_t)(void *kernel, u32 position, u64 size, const void *);
typedef i32 (*queue_launch_t)(void *queue, void *kernel, u32 dimensions, const u64 *, const u64 *global, const u64 *local,
                              u32, const void *, void **);

enum { RECENT = 4, SEATS = 256, LANES = 64, ROW = 320 }; // ROW: 64-bit words, enough for all slots
struct lane {
    i64 shut;              // launches of its threads go by way of Python: another lane is about to wait for this one
    i64 busy;              // launches that are inside of the driver just now
    void *handle;          // of the stream, of the queue
    const object *mark;    // what buffers hold that it used last
};
struct seat { u64 thread; struct lane *lane; };
struct stream {
    i64 shut;              // launches go by way of Python: the device is lost, or launches are recorded or timed
    i64 busy;              // launches that are inside of the driver just now
    const i64 *pending;    // how many buffers are to be given back
    object *settle;        // gives them back
    stream_enter_t enter;  // makes the context, or the device, that of the thread
    i64 context;
    queue_set_t set;       // OpenCL's, which sets one parameter; null for streams of CUDA and HIP
    void *launch;          // stream_launch_t, queue_launch_t
    i64 tells;             // `function` is Python's
    u64 count;             // launches, and the kernels of the last ones
    i64 recent[RECENT];
    struct seat seats[SEATS]; // each where its thread's number says
    struct lane lanes[LANES];
};

enum { HALF = 2, BRAIN = 3, WORD = 4, LONG = 8 }; // what is in a slot; floats of 16 bits travel as f32
struct copy { i64 slot, offset, kind; };          // from a slot to a byte of the row
struct kernel {
    struct stream *stream;
    void *function;
    i64 number, block[3], shared, record, parameters, copies; // parameters: of 8 bytes, the last of `record` bytes
    struct copy copy[];
};

INLINE u32 of_half(u32 half) {
    u32 sign = (half & 0x8000) << 16, exponent = half & 0x7c00, rest = half & 0x3ff;
    if (!exponent) return sign | bits32((float)rest * 0x1p-24f);
    return sign | (exponent == 0x7c00 ? 0x7f800000 : (exponent << 13) + (112u << 23)) | rest << 13;
}

INLINE void put(const struct copy *copy, i64 value, char *row) {
    char *place = row + copy->offset;
    if (copy->kind == LONG) { __builtin_memcpy(place, &value, 8); return; }
    u32 word = (u32)value;
    if (copy->kind == HALF) word = of_half(word);
    if (copy->kind == BRAIN) word <<= 16;
    __builtin_memcpy(place, &word, 4);
}

// What CUDA or HIP answers, its sign changed if it refuses the context.
INLINE i32 on_stream(const struct plan *plan, const struct kernel *kernel, struct lane *lane, u64 *row) {
    struct stream *stream = kernel->stream;
    void *parameters[ARRAYS + 1];
    for (i64 i = 0; i < kernel->parameters; i++) parameters[i] = &row[i];
    stream->recent[stream->count++ % RECENT] = kernel->number;
    stream->busy++;
    lane->busy++;
    void *thread = py.leave();
    i32 status = -stream->enter(stream->context);
    if (!status)
        status = ((stream_launch_t)stream->launch)(
            kernel->function, (u32)plan->grid[0], (u32)plan->grid[1], (u32)plan->grid[2], (u32)kernel->block[0],
            (u32)kernel->block[1], (u32)kernel->block[2], (u32)kernel->shared, lane->handle, parameters, 0);
    py.enter(thread);
    lane->busy--;
    stream->busy--;
    return status;
}

// What OpenCL answers. Parameters belong to the kernel object until it is queued, so Python's lock is kept.
INLINE i32 on_queue(const struct plan *plan, const struct kernel *kernel, const struct lane *lane, const u64 *row) {
    const struct stream *queue = kernel->stream;
    u64 global[3], local[3];
    for (i64 i = 0; i < kernel->parameters; i++) {
        i32 status = queue->set(kernel->function, (u32)i, i + 1 < kernel->parameters ? 8 : (u64)kernel->record, &row[i]);
        if (status) return status;
    }
    for (i32 d = 0; d < 3; d++) {
        local[d] = (u64)kernel->block[d];
        global[d] = (u64)plan->grid[d] * local[d];
    }
    return ((queue_launch_t)queue->launch)(lane->handle, kernel->function, 3, 0, global, local, 0, 0, 0);
}

INLINE void fill(const struct kernel *kernel, const i64 *slots, u64 *row) {
    for (i64 i = 0; i < kernel->copies; i++) put(&kernel->copy[i], slots[kernel->copy[i].slot], (char *)row);
}

// None, or null with an exception; `*shut` if it answers False: it has done nothing.
static __attribute__((noinline)) object *told(const struct kernel *kernel, const i64 *slots, int *shut) {
    u64 row[ROW];
    i64 size = 8 * (kernel->parameters - 1) + kernel->record;
    for (i64 i = kernel->parameters - 1; 8 * i < size; i++) row[i] = 0; // between the fields
    fill(kernel, slots, row);
    object *given = py.bytes_of((const char *)row, size);
    if (!given) return 0;
    object *found = py.vectorcall(kernel->function, &given, 1, 0);
    py.decref(given);
    *shut = found == py.false_value;
    if (*shut) { py.decref(found); return 0; }
    return found;
}

static __attribute__((noinline)) i32 start(const struct plan *plan, const struct kernel *kernel, struct lane *lane,
                                              const i64 *slots) {
    u64 row[ROW];
    fill(kernel, slots, row);
    return kernel->stream->set ? on_queue(plan, kernel, lane, row) : on_stream(plan, kernel, lane, row);
}

// The lane of this thread; null if Python has to find it.
INLINE struct lane *lane_of(struct stream *stream) {
    u64 thread = py.thread();
    const struct seat *seat = &stream->seats[thread * 0x9E3779B97F4A7C15ul >> 56];
    return seat->thread == thread ? seat->lane : 0;
}

// Gives back what waits for it. 0 with the exception set if that fails.
enum { NOTHING = 1, SETTLED = 2 };
INLINE int settled(const struct stream *stream) {
    if (stream->shut || !*stream->pending) return NOTHING;
    object *done = py.vectorcall(stream->settle, 0, 0, 0);
    if (done) py.decref(done);
    return done ? SETTLED : 0;
}
