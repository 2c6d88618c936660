/*
 * What tasks read and write, in the order in which streams, events and synchronisations put them:
 * whether two uses of one byte are in no order (races), whether somebody wrote what is read (init),
 * and whether memory is freed before its uses are over (memory).
 *
 * All of this is looked at when the work is given to a stream, so a finding does not depend on how
 * fast anything runs. What a recording holds is looked at each time it is executed.
 */
#ifndef AC_TRACE_H
#define AC_TRACE_H

#include "strict/clock.h"
#include "strict/extent.h"
#include "strict/stack.h"
#include "strict/zone.h"

typedef enum ac_use_kind {
    AC_USE_READ,
    AC_USE_TAKE, /* read, and nobody has to have written it: a copy on the device */
    AC_USE_WRITE,
    AC_USE_COPY,    /* written, as the use before it was */
    AC_USE_SCRATCH, /* written, and worth nothing afterwards: a workspace */
} ac_use_kind;

typedef struct ac_use {
    ac_use_kind kind;
    uintptr_t address; /* of its tensor */
    ac_extent extent;  /* has the name of the argument */
} ac_use;

enum { AC_USES_MAX = 20 };

/* The uses of one task. */
typedef struct ac_uses {
    const char *call;
    const void *stream; /* null for the program itself */
    int status;         /* of a refusal */
    ac_stack queued;
    size_t count;
    ac_use of[AC_USES_MAX];
} ac_uses;

/* Rows of bytes as an extent: as copies have them. */
ac_extent ac_extent_of_rows(size_t pitch, size_t width, size_t height);

/* A line of work: AC_LINE_HOST is the program's own; the others are streams, by their numbers. */
enum { AC_LINE_HOST = 0 };
static inline size_t ac_line_of(size_t stream_number)
{
    return stream_number + 1;
}

/* A line does something: the status of a finding, or 0, after which the uses are known. */
int ac_trace_uses(size_t line, const ac_uses *uses);

/* Memory is new: nobody wrote it. */
void ac_trace_made(const void *start, size_t size);

/* Memory is to be freed: the finding of uses that nothing waited for, or 0. */
int ac_trace_freed(const void *start, const ac_claim *claim);

/* An event is recorded on a line: the clock knows what the line has been given. */
void ac_trace_record(size_t line, ac_clock *clock);

/* What the line is given from now on comes after what a clock knows. */
void ac_trace_wait(size_t line, const ac_clock *clock);

/* The program has waited for all that the line was given, or for what a clock knows. */
void ac_trace_passed(size_t line);
void ac_trace_passed_clock(const ac_clock *clock);

/* A line waits for something that this file knows nothing of: it is in no race until the program
 * has waited for it. */
void ac_trace_unknown(size_t line);

/* The library stops: nothing is under way. */
void ac_trace_passed_all(void);

#endif
