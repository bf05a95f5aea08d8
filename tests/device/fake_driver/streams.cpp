// Queues, their order, events and graphs.
#include "core.h"

#include <ctime>

namespace fake {
namespace {

double now() {
    timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

Status reach(Mark& mark);

// Does the first piece of work of a stream.
Status step(Stream* stream) {
    if (std::shared_ptr<Mark> after = stream->queue.front().after)
        if (Status status = reach(*after)) return status;
    Work work = std::move(stream->queue.front().work);
    stream->queue.pop_front();
    Status status = work();
    if (status && settings.sticky) stream->context->lost = status;
    return status;
}

bool may_run(const Stream* stream) {
    return !stream->queue.empty() && (!stream->queue.front().after || stream->queue.front().after->reached);
}

uint64_t drawn(uint64_t below) {
    settings.streams_seed = settings.streams_seed * 6364136223846793005u + 1442695040888963407u;
    return (settings.streams_seed >> 33) % below;
}

// Who goes on while a stream is waited for.
Stream* chosen(Stream* waited) {
    if (settings.streams == StreamOrder::needed) return waited;
    std::vector<Stream*> able;
    for (Stream* stream : waited->context->streams)
        if (stream != waited && may_run(stream)) able.push_back(stream);
    if (settings.streams == StreamOrder::random) able.push_back(waited);
    return able.empty() ? waited : able[drawn(able.size())];
}

// One piece of work on the way to the end of a stream; what fails in others is theirs.
Status advance(Stream* waited) {
    Stream* next = chosen(waited);
    Status status = step(next);
    return next == waited ? status : waited->context->lost;
}

Status reach(Mark& mark) {
    while (!mark.reached && !mark.stream->queue.empty())
        if (Status status = advance(mark.stream)) return status;
    return OK;
}

bool null_has_work(Stream* stream) { return stream->blocking && !stream->context->null.queue.empty(); }

}  // namespace

Stream* stream_of(void* handle) {
    Context* context = current();
    // 1 and 2 are CU_STREAM_LEGACY and CU_STREAM_PER_THREAD
    if (reinterpret_cast<uintptr_t>(handle) <= 2) return &context->null;
    auto stream = static_cast<Stream*>(handle);
    return context->streams.count(stream) ? stream : nullptr;
}

Stream* create_stream(bool blocking) {
    auto stream = new Stream{current(), blocking, {}, nullptr, false};
    current()->streams.insert(stream);
    return stream;
}

Status destroy_stream(Stream* stream) {
    Status status = finish(stream);
    stream->context->streams.erase(stream);
    delete stream;
    return status;
}

Status enqueue(Stream* stream, Work work, std::shared_ptr<Mark> after) {
    if (stream->capture) {
        stream->capture->nodes.push_back(std::move(work));
        return OK;
    }
    Context* context = stream->context;
    // the null stream and the blocking ones see each other's work in order
    if (stream == &context->null) {
        for (Stream* other : context->streams)
            if (other->blocking) finish(other);
    } else if (null_has_work(stream)) {
        finish(&context->null);
    }
    stream->queue.push_back({std::move(work), std::move(after)});
    return context->lost;
}

Status finish(Stream* stream) {
    if (stream->capture) {
        stream->invalidated = true;
        return CAPTURE_UNSUPPORTED;
    }
    Status failed = stream->context->lost;
    while (!stream->queue.empty() && !failed) failed = advance(stream);
    if (failed) stream->queue.clear();
    return failed;
}

Status finish_all(Context* context) {
    finish(&context->null);
    for (Stream* stream : context->streams)
        if (Status status = finish(stream)) return status;
    return context->lost;
}

// Work goes on a little at each question, so that who asks again and again comes to an end.
Status query(Stream* stream) {
    if (stream->capture) return CAPTURE_UNSUPPORTED;
    if (stream->queue.empty()) return stream->context->lost;
    step(stream);
    return NOT_READY;
}

Status begin_capture(Stream* stream) {
    if (stream == &stream->context->null || stream->capture) return CAPTURE_UNSUPPORTED;
    stream->capture = std::make_unique<Graph>();
    stream->invalidated = false;
    return OK;
}

Status end_capture(Stream* stream, Graph** graph) {
    if (!stream->capture) return INVALID_VALUE;
    std::unique_ptr<Graph> captured = std::move(stream->capture);
    if (stream->invalidated) return CAPTURE_INVALIDATED;
    *graph = graphs.add(captured.release());
    return OK;
}

Status launch_graph(Graph* graph, Stream* stream) {
    for (const Work& node : graph->nodes)
        if (Status status = enqueue(stream, node)) return status;
    return OK;
}

Status record(Event* event, Stream* stream) {
    auto mark = std::make_shared<Mark>(Mark{stream});
    event->last = mark;
    event->pending++;
    std::weak_ptr<char> life = event->life;
    return enqueue(stream, [event, mark, life] {
        mark->reached = true;
        if (life.expired()) return OK;  // destroyed meanwhile
        event->pending--;
        event->recorded = true;
        event->time = now();
        return OK;
    });
}

Status finish(Event* event) {
    return event->last ? reach(*event->last) : OK;
}

Status wait_for(Stream* stream, Event* event) {
    if (stream->capture) {  // what is not captured cannot be waited for
        stream->invalidated = true;
        return CAPTURE_ISOLATION;
    }
    return enqueue(stream, [] { return OK; }, event->last);
}

Status query(Event* event) {
    if (!event->last || event->last->reached) return OK;
    if (!event->last->stream->queue.empty()) step(event->last->stream);
    return NOT_READY;
}

}  // namespace fake
