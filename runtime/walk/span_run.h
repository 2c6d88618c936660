/*
 * Spans of a kernel call: which memory each operand has there, and how a span runs.
 *
 * A span is a part of the space that all operands see as elements start to start + count - 1 of a
 * box, each at an address of its own. It runs in steps so small that reading, computing and storing
 * take turns within what the machine overlaps: a memory that is only read, then only written, is
 * half idle. What each operand has to do with a step:
 *
 *   contiguous   its own memory, or, where it is converted, a block of one step, and so an output
 *                that is streamed past the caches, if the kernel cannot do that itself
 *   still        one element for the whole span: a block of one step, filled before the first
 *   a channel's  where each element serves many points in a row (kernel.h): its own memory
 *   any other    a block of the whole span, gathered before the first step or scattered after the
 *                last
 */
#ifndef AC_SPAN_H
#define AC_SPAN_H

#include "kernel/stage.h"
#include "walk/walk.h"

/* A walk with the addresses of one run. */
typedef struct ac_job {
    const ac_walk *walk;
    const ac_stage *stage;
    ac_kernel *kernel;
    const void *attrs;
    unsigned char *base[AC_OPERANDS_MAX]; /* the first element of each operand */
    uint32_t streamed;                    /* bit i: operand i is written past the caches */
    double *partial;                      /* the sums of all pieces (fold.h) */
    bool alone;                           /* one thread takes all pieces, in their order */
} ac_job;

typedef struct ac_span {
    size_t rank;
    const size_t *extents;
    size_t start;
    size_t count;
} ac_span;

/* Where the outputs that fold add their elements up: `lanes` of the first, `each` lanes further
 * those of the next. Element i of the span goes to lane i & mask; `fresh` lanes hold nothing yet.
 */
typedef struct ac_span_sums {
    double *lanes;
    size_t each;
    size_t mask;
    bool fresh;
} ac_span_sums;

/* Fills the block of input i, if it has one that is filled before the first step. */
void ac_span_load(const ac_job *job, size_t i, const ac_span *span, const unsigned char *from,
                  unsigned char *scratch);

/* Runs the kernel over the span, whose inputs are loaded, and stores its outputs. `from` holds the
 * address of each operand's box. `sums` is null where no output folds; `ahead` is what the next
 * span's loads will read, null for nothing. */
void ac_span_run(const ac_job *job, const ac_span *span, unsigned char *const from[],
                 unsigned char *scratch, const ac_span_sums *sums, ac_ahead *ahead);

#endif
