/*
 * What moves elements between the caller's memory and the blocks a kernel works on: strided copies,
 * conversions and stores that bypass the caches. Compiled once for each instruction set.
 */
#ifndef AC_STAGE_H
#define AC_STAGE_H

#include "contract/kernel.h"

/* Memory that will be read soon: `rows` rows of `bytes` bytes each, `stride` bytes apart, and what
 * comes after them, null for nothing. Whoever writes asks for some lines of it with each line that
 * it writes, and takes them off: a memory that only writes is half idle. */
typedef struct ac_ahead {
    const unsigned char *from;
    ptrdiff_t stride;
    size_t bytes;
    size_t rows;
    size_t pace; /* lines for each line that is written */
    size_t done; /* bytes of the first row */
    const struct ac_ahead *then;
} ac_ahead;

/* Moves a plane of nx times ny elements: element (x, y) is at x * x_stride + y * y_stride bytes in
 * the caller's memory and at x + y * row elements in the block. */
typedef void ac_gather(void *block, size_t row, const void *from, ptrdiff_t x_stride,
                       ptrdiff_t y_stride, size_t nx, size_t ny);
typedef void ac_scatter(void *to, ptrdiff_t x_stride, ptrdiff_t y_stride, const void *block,
                        size_t row, size_t nx, size_t ny, ac_ahead *ahead);

enum {
    AC_STAGE_SIZES = 5, /* of elements */
    AC_SUM_MAX = 1024,  /* numbers of one run */
    AC_RUNS_MAX = 4096, /* of all runs */
};

typedef struct ac_stage {
    /* Indexed by the binary logarithm of the element's size: 1, 2, 4, 8 or 16 bytes. */
    ac_gather *gather[AC_STAGE_SIZES];
    ac_scatter *scatter[AC_STAGE_SIZES];
    /* The same, past the caches (see stream) where rows are long enough. */
    ac_scatter *stream_scatter[AC_STAGE_SIZES];
    /* Each of `period` elements of 4 bytes, `stride` bytes apart, `run` times, and then again from
     * the first, `count` in all. Writes whole vectors: up to a line behind the last. */
    void (*repeat)(float *to, const unsigned char *from, ptrdiff_t stride, size_t run,
                   size_t period, size_t count);
    /* The lanes of a sum, likewise. */
    void (*clear)(double *lanes, size_t count);
    /* Converts a contiguous run of any real dtype or bool: to a floating one, rounded once, to
     * nearest even, each nan becoming the canonical one; to an integer one, of integers those that
     * wrap, of floats those that truncate.h says. To and from a complex dtype part by part: a real
     * number has the imaginary part +0, and what becomes real keeps its real part. */
    void (*convert)(int to, void *target, int from, const void *source, size_t count);
    /* Copies to memory that will not be read soon, past the caches; fence makes it visible to other
     * threads. Asks for memory ahead, null for none. */
    void (*stream)(void *to, const void *from, size_t bytes, ac_ahead *next);
    void (*fence)(void);
    /* What falls to so many bytes that somebody else writes; null for nothing. */
    void (*ask)(ac_ahead *next, size_t bytes);
    /* The tree of fold.h, in place. Rows: the first of `count` rows of `width` numbers, `stride`
     * apart, becomes the sum of all. Runs: the sums of `count` runs of `length` numbers, one behind
     * the other, move to the front. Lanes: the sums of `count` sets of AC_SUM_LANES numbers, each
     * halved until one is left. */
    void (*sum_rows)(double *x, size_t count, size_t width, size_t stride);
    void (*sum_lanes)(double *to, const double *lanes, size_t count);
    void (*sum_runs)(double *x, size_t count, size_t length);
} ac_stage;

/* The copy for the instruction set in use. */
const ac_stage *ac_stage_current(void);

/* Whether ac_stage.convert knows the pair. */
bool ac_stage_converts(int to, int from);

#endif
