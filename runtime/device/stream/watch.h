/*
 * Streams as the trace of strict mode sees them: which line of work a stream is, and what it does
 * when it takes part in a recording.
 */
#ifndef AC_WATCH_H
#define AC_WATCH_H

#include "device/stream/graph.h"
#include "device/stream/queue.h"
#include "strict/trace.h"

static inline size_t ac_watch_line(const ac_stream *stream)
{
    return ac_line_of(stream->slot.index);
}

/* Work with these uses is given to a stream: `status` where there is a finding, or 0. A recording
 * keeps a copy of the uses in *kept, for its task; else *kept is null. What is no stream is for
 * others to refuse. To be called when nothing else can refuse the work. */
int ac_watch_uses(const void *stream, int status, ac_uses *uses, ac_uses **kept);

/* A recording is executed on a stream. In another recording this is looked at when that one is
 * executed. */
int ac_watch_graph(const void *stream, ac_graph *graph, const char *function);

/* Work that the trace knows is refused after all, because another thread has destroyed its stream
 * meanwhile. What the stream uses is then not known, and it accuses nobody until the program has
 * waited for it. */
void ac_watch_refused(const void *stream);

/* What tells the trace of an order; each is a branch where strict mode does not ask. False where
 * memory runs out; the call has to be refused then. */
static inline bool ac_watch_record(const ac_stream *stream, ac_clock *clock)
{
    return !ac_strict(AC_STRICT_TRACE) || ac_trace_record(ac_watch_line(stream), clock);
}

static inline bool ac_watch_begin(const ac_stream *stream)
{
    return !ac_strict(AC_STRICT_TRACE) || ac_trace_begin(ac_watch_line(stream));
}

static inline bool ac_watch_wait(const ac_stream *stream, const ac_clock *clock)
{
    return !ac_strict(AC_STRICT_TRACE) || ac_trace_wait(ac_watch_line(stream), clock);
}

static inline void ac_watch_passed(const ac_stream *stream)
{
    if (ac_strict(AC_STRICT_TRACE))
        ac_trace_passed(ac_watch_line(stream));
}

static inline void ac_watch_passed_clock(const ac_clock *clock)
{
    if (ac_strict(AC_STRICT_TRACE))
        ac_trace_passed_clock(clock);
}

#endif
