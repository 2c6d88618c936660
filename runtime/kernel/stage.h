/*
 * Moves elements between the caller's memory and the blocks that kernels work on: strided copies,
 * conversions, and stores past the caches. Compiled once for each instruction set.
 */
#ifndef AC_STAGE_H
#define AC_STAGE_H

#include "contract/kernel.h"

/* Memory to prefetch: `rows` rows of `bytes` bytes each, `stride` bytes apart, followed by `next`,
 * which may be null. A function that writes prefetches some of its lines with each line written,
 * and advances it, because memory that is only written is half idle. */
typedef struct ac_ahead {
    const unsigned char *from;
    ptrdiff_t stride;
    size_t bytes;
    size_t rows;
    size_t pace; /* lines to prefetch for each line written */
    size_t done; /* bytes of the first row already prefetched */
    const struct ac_ahead *then;
} ac_ahead;

/* Moves a plane of nx times ny elements: element (x, y) is at byte x * x_stride + y * y_stride of
 * the caller's memory and at element x + y * row of the block. */
typedef void ac_gather(void *block, size_t row, const void *from, ptrdiff_t x_stride,
                       ptrdiff_t y_stride, size_t nx, size_t ny);
typedef void ac_scatter(void *to, ptrdiff_t x_stride, ptrdiff_t y_stride, const void *block,
                        size_t row, size_t nx, size_t ny, ac_ahead *ahead);

enum {
    AC_STAGE_SIZES = 5, /* of elements */
};

typedef struct ac_stage {
    /* Indexed by the binary logarithm of the element's size: 1, 2, 4, 8 or 16 bytes. */
    ac_gather *gather[AC_STAGE_SIZES];
    ac_scatter *scatter[AC_STAGE_SIZES];
    /* The same, past the caches (see `stream`) if rows are long enough. */
    ac_scatter *stream_scatter[AC_STAGE_SIZES];
    /* Writes each of `period` elements of 4 bytes, `stride` bytes apart, `run` times, then starts
     * again from the first, `count` elements in all. Writes whole vectors, up to a line beyond the
     * end. */
    void (*repeat)(float *to, const unsigned char *from, ptrdiff_t stride, size_t run,
                   size_t period, size_t count);
    /* Converts a contiguous run of elements. To a float dtype: rounded once, to nearest even, every
     * nan becoming the canonical one. To an integer dtype: integers wrap, floats are truncated as
     * in truncate.h. To bool: whether it is not zero, which no nan is. Complex dtypes are converted
     * part by part: a real number has the imaginary part +0, a complex number converted to real
     * keeps its real part, and is true where one of its parts is. */
    void (*convert)(int to, void *target, int from, const void *source, size_t count);
    /* Copies past the caches, to memory that will not be read soon; `fence` makes it visible to
     * other threads. Prefetches from `next`, which may be null. */
    void (*stream)(void *to, const void *from, size_t bytes, ac_ahead *next);
    void (*fence)(void);
    /* Prefetches the share of `next` (may be null) for so many bytes written by other code. */
    void (*ask)(ac_ahead *next, size_t bytes);
} ac_stage;

/* The copy for the instruction set in use. */
const ac_stage *ac_stage_current(void);

/* Whether ac_stage.convert implements a conversion. */
bool ac_stage_converts(int to, int from);

#endif
