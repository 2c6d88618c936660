/*
 * Runs a span: the memory of each operand, and the steps.
 *
 * A span is a part of the space that is elements start to start + count - 1 of a box for every
 * operand, each at its own address. It runs in steps so small that the machine overlaps reading,
 * computing and storing; memory that is only read and then only written is half idle. The memory of
 * an operand:
 *
 *   contiguous   in place; a block of one step if it is converted, or if it is an output that is
 *                streamed past the caches and the kernel cannot do that
 *   still        a single element for the whole span: a block of one step, filled before the first
 *   made         numbers in a block, as for the others below: of one step where each span is a row
 *   channel      in place, if runs of points share an element (kernel.h)
 *   other        a block of the whole span, gathered before the first step or scattered after the
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
    double *partial;                      /* results of pieces (reduce/reduce.h) */
    bool alone;                           /* one thread takes all pieces, in their order */
} ac_job;

typedef struct ac_span {
    size_t rank;
    const size_t *extents;
    size_t start;
    size_t count;
} ac_span;

/* Fills the block of input i, if it has one that is filled before the first step. */
void ac_span_load(const ac_job *job, size_t i, const ac_span *span, const unsigned char *from,
                  unsigned char *scratch);

/* Runs the kernel over the span, whose inputs are loaded, and stores its outputs. `from` holds the
 * address of each operand's box. `ahead` is what the next span's loads will
 * read, null for nothing. */
void ac_span_run(const ac_job *job, const ac_span *span, unsigned char *const from[],
                 unsigned char *scratch, ac_ahead *ahead);

#endif
