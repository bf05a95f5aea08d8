// The driver that the stand-ins for libcuda and libamdhip64 share: devices whose memory is the shim's and whose
// kernels run on the processor. CUDA and HIP number their errors alike.
//
// Work is queued, and done as late as the rules of streams allow: who reads without waiting reads old bytes. Streams
// are ordered by events only, and what is left open is decided against whoever forgets one (`StreamOrder`).
#pragma once

#include "../shim/shim.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace fake {

enum Status : int {
    OK = 0,
    INVALID_VALUE = 1,
    OUT_OF_MEMORY = 2,
    NOT_INITIALIZED = 3,
    NO_DEVICE = 100,
    INVALID_DEVICE = 101,
    INVALID_IMAGE = 200,
    INVALID_CONTEXT = 201,
    NO_BINARY = 209,
    INVALID_HANDLE = 400,
    NOT_FOUND = 500,
    NOT_READY = 600,
    ILLEGAL_ADDRESS = 700,
    LAUNCH_FAILED = 719,
    NOT_SUPPORTED = 801,
    CAPTURE_UNSUPPORTED = 900,
    CAPTURE_INVALIDATED = 901,
    CAPTURE_ISOLATION = 905,
};

struct Context;
struct Stream;
using Work = std::function<Status()>;

struct Graph {
    std::vector<Work> nodes;
};

// A place in a stream: one recording of an event.
struct Mark {
    Stream* stream;
    bool reached = false;
};

struct Item {
    Work work;
    std::shared_ptr<Mark> after;  // null, or what has to be reached first
};

struct Event {
    std::shared_ptr<Mark> last;  // recording
    unsigned pending = 0;        // recordings still queued
    std::shared_ptr<char> life = std::make_shared<char>();  // another event may have the address later
    bool recorded = false;
    double time = 0;
};

struct Stream {
    Context* context;
    bool blocking;  // waits for the null stream, and it for this one
    std::deque<Item> queue;
    std::unique_ptr<Graph> capture;
    bool invalidated = false;
};

struct Context {
    int device;
    Stream null;
    std::set<Stream*> streams;
    Status lost = OK;  // what every call gives once a kernel has failed
    unsigned users = 0;
};

struct Module {
    void* library;
};

struct Function {
    const shim::Kernel* kernel;
    std::string name;
    unsigned dynamic_shared = 48 << 10;  // allowed
};

// Whose work is done when somebody waits for one stream: its own and what that needs; before it, all that other streams
// may do; or now one's and now another's.
enum class StreamOrder { needed, others_first, random };

// What tests set; `reset` makes them what they were.
struct Settings {
    int devices = 1;
    std::map<int, int> attributes;
    size_t memory = size_t{8} << 30;
    bool null_launch = false;
    bool sticky = true;  // whether a kernel that fails takes its context with it
    shim::Order order = shim::Order::forward;
    uint64_t seed = 1;
    StreamOrder streams = StreamOrder::needed;
    uint64_t streams_seed = 1;
    std::map<std::string, std::pair<int, int>> failures;  // function: error, how often (-1: always)
    std::string architecture = "sm_90";
};

extern std::recursive_mutex mutex;
extern Settings settings;
extern std::string last_finding;
extern bool initialized;

// Counts a call; what it has to fail with.
Status enter(const char* function);
Status enter_context(const char* function);

Context* current();
std::vector<Context*>& context_stack();
Context* primary(int device);
Context* create_context(int device);
Status destroy_context(Context*);
Status reset_primary(int device);

Stream* stream_of(void* handle);  // null for a handle that is none
Stream* create_stream(bool blocking);
Status destroy_stream(Stream*);
Status enqueue(Stream*, Work, std::shared_ptr<Mark> after = nullptr);
Status finish(Stream*);
Status finish_all(Context*);
Status query(Stream*);
Status begin_capture(Stream*);
Status end_capture(Stream*, Graph**);
Status launch_graph(Graph*, Stream*);

Status record(Event*, Stream*);
Status wait_for(Stream*, Event*);
Status finish(Event*);
Status query(Event*);

Status allocate(void** address, size_t bytes);
Status release(void* address);
bool is_device(const void* address, size_t bytes);
int device_of(const void* address);  // -1: of none
Status allocate_pinned(void** address, size_t bytes);
Status release_pinned(void* address);
bool is_pinned(const void* address);
size_t free_bytes();

enum class Copy { to_device, to_host, within };
Status copy(void* to, const void* from, size_t bytes, Copy);
Status copy_async(void* to, const void* from, size_t bytes, Copy, Stream*);
Status fill(void* to, uint32_t value, unsigned width, size_t count, Stream*);

Status load(Module**, const void* image);
Status unload(Module*);
Status function(Function**, Module*, const char* name);

struct Dimensions {
    unsigned grid[3], block[3], shared;
};
struct Limits {
    unsigned grid[3], block[3], threads, shared;
};
Status launch(Function*, const Dimensions&, const Limits&, void** arguments, const void* packed, Stream*);

template <class T> class Handles {
  public:
    T* add(T* made) {
        live.insert(made);
        return made;
    }
    bool has(const void* handle) const { return live.count(static_cast<T*>(const_cast<void*>(handle))) != 0; }
    Status destroy(T* handle) {
        if (!live.erase(handle)) return INVALID_HANDLE;
        delete handle;
        return OK;
    }

  private:
    std::set<T*> live;
};
extern Handles<Event> events;
extern Handles<Graph> graphs;
extern Handles<Module> modules;
extern Handles<Function> functions;

}  // namespace fake

#define FAKE_API extern "C" __attribute__((visibility("default")))
