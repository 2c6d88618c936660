/*
 * What tasks read and write, in the order that streams, events and synchronisations give them:
 * whether two uses of one byte are unordered (races), whether a byte that is read was written
 * (init), and whether memory is freed before its uses are over (memory).
 *
 * All checks are made when the work is given to a stream, so findings do not depend on timing. The
 * work of a recording is checked each time it is executed.
 */
#ifndef AC_TRACE_H
#define AC_TRACE_H

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "strict/clock.h"
#include "strict/extent.h"
#include "strict/stack.h"
#include "strict/zone.h"

typedef enum ac_use_kind {
    AC_USE_READ,
    AC_USE_TAKE, /* read, but may be uninitialised: the source of a copy on the device */
    AC_USE_WRITE,
    AC_USE_COPY,    /* written; as initialised as the use before it */
    AC_USE_SCRATCH, /* written, uninitialised afterwards: a workspace */
} ac_use_kind;

typedef struct ac_use {
    ac_use_kind kind;
    uintptr_t address; /* of its tensor */
    ac_extent extent;  /* has the name of the argument */
} ac_use;

enum { AC_USES_MAX = 20 };

/* The uses of one task, or some of them. */
typedef struct ac_uses {
    struct ac_uses *more; /* the others of the same task; null for none */
    const char *call;
    ac_stack queued;
    size_t count;
    ac_use of[AC_USES_MAX]; /* kilobytes: those beyond `count` are neither set nor copied */
} ac_uses;

static inline void ac_uses_begin(ac_uses *uses, const char *call)
{
    uses->more = NULL;
    uses->call = call;
    uses->queued = 0;
    uses->count = 0;
}

/* All uses of a task, to be freed; null where memory runs out. */
ac_uses *ac_uses_keep(const ac_uses *uses);

/* Frees uses that were allocated, and those behind them. */
static inline void ac_uses_free(ac_uses *uses)
{
    while (uses) {
        ac_uses *const more = uses->more;

        free(uses);
        uses = more;
    }
}

/* The extent of `height` rows of `width` bytes, `pitch` bytes apart, as copies have them. */
ac_extent ac_extent_of_rows(size_t pitch, size_t width, size_t height);

/* A line is a sequence of work: the program's own (AC_LINE_HOST) or that of a stream. */
enum { AC_LINE_HOST = 0 };
static inline size_t ac_line_of(size_t stream_number)
{
    return stream_number + 1;
}

/* Lists the parts of a task's uses for ac_trace_tasks, unless `list` is null; returns their number.
 */
size_t ac_uses_list(const ac_uses *uses, const ac_uses **list);

/* Checks the uses of tasks that follow each other on a line, which is that of the stream, or the
 * program's own if the stream is null. Returns `status` for a finding, the status of a shortage of
 * memory, or 0 after recording them all. What is refused leaves nothing recorded, so a caller that
 * may still be refused otherwise asks last. */
int ac_trace_tasks(size_t line, const void *stream, int status, const ac_uses *const tasks[],
                   size_t count);

/* The same for one task. */
int ac_trace_uses(size_t line, const void *stream, int status, const ac_uses *uses);

/* Refuses work because memory ran out that strict mode needs to follow it. */
int ac_trace_refuse(const char *call, int status);

/* Records new memory, which is uninitialised. */
void ac_trace_made(const void *start, size_t size);

/* Forgets memory that was made for a call that fails after all, so that nobody ever had it. */
void ac_trace_unmade(const void *start);

/* Checks memory that is to be freed. Returns the finding of uses that may still run, or 0. */
int ac_trace_freed(const void *start, const ac_claim *claim);

/* An event is recorded on a line: sets the clock to all that the line has been given. False where
 * memory runs out. */
bool ac_trace_record(size_t line, ac_clock *clock);

/* Makes room for a line, so that ac_trace_wait does not fail. False where memory runs out. */
bool ac_trace_begin(size_t line);

/* Further work of the line comes after all that the clock includes. False where memory runs out. */
bool ac_trace_wait(size_t line, const ac_clock *clock);

/* The program has waited for all that the line was given, or for all that the clock includes. */
void ac_trace_passed(size_t line);
void ac_trace_passed_clock(const ac_clock *clock);

/* A line waits for something that is not traced: it reports no races until the program has waited
 * for the line. */
void ac_trace_unknown(size_t line);

/* All work is complete. */
void ac_trace_passed_all(void);

#endif
