/*
 * The innermost part of a contraction: a packed block of left times packed strips of right.
 * Compiled once for each instruction set.
 */
#ifndef AC_MULTIPLY_H
#define AC_MULTIPLY_H

#include <stdbool.h>
#include <stddef.h>

#include "base/dtype.h"
#include "base/isa.h"
#include "contract/contraction.h"

/* Elements between two rows of a packed block of left. Constant, so that addresses of all rows are
 * one register apart; not a multiple of 1 KiB, so that rows do not compete for the same sets of the
 * cache. */
enum { AC_MULTIPLY_PITCH = AC_CONTRACTION_BLOCK + 16 };

/* Rows of left that taps are for, at most. */
enum { AC_MULTIPLY_TAPPED = 4 };

/* Lines that slide past each other, at most, and sums of each. */
enum { AC_MULTIPLY_SLIDES = 8, AC_MULTIPLY_SLIDE = 16 };

/* Rows of left that right is swept over for without packing, at most. */
enum { AC_MULTIPLY_SWEPT = 4 };

/* Sums that a product of two vectors interleaves. */
enum { AC_MULTIPLY_SUMS = 16 };

/*
 * Elements are floats, or doubles of ac_multiply_current(true).
 *
 * Element k of row r is left[r * AC_MULTIPLY_PITCH + k]. Strip s of `right` has columns s * width
 * and on, where `width` is that of ac_multiply: for each of `depth` indices k, one element of each
 * column; the next strip is `strip_step` elements behind it. Beyond `columns` are zeros.
 *
 * Element (r, c) of `sums`, whose rows are `step` elements apart, becomes the sum of its products
 * if `first`, and takes it in one addition otherwise. With `last` every nan becomes the canonical
 * one. With `carries` they are sums of a block that has begun: they take its next products one by
 * one; `columns` are whole strips then.
 */
typedef struct ac_multiply_block {
    const void *left;
    const void *right;
    void *sums;
    size_t strip_step;
    size_t step;
    size_t depth;
    size_t rows;
    size_t columns;
    bool first;
    bool last;
    bool carries;
} ac_multiply_block;

/* Fills a strip: element (k, c), of the dtype that the function is for, is `from` + k * stride
 * bytes
 * + c elements. */
typedef void ac_multiply_strip(void *strip, const void *from, ptrdiff_t stride, size_t depth,
                               size_t columns);

/* A few rows of left, AC_MULTIPLY_SWEPT at most and AC_MULTIPLY_PITCH apart, times rows of right,
 * without packing: sum (r, c), whose rows are `step` elements apart, takes the products of
 * left[r][k] with element (k, c), of the dtype that the function is for, at `from` + k * stride
 * bytes + c elements, for each of `depth` indices k in their order, starting at +0. `sums` has room
 * for columns up to a whole vector. */
typedef void ac_multiply_sweep(void *sums, size_t step, const void *left, size_t rows,
                               const void *from, ptrdiff_t stride, size_t depth, size_t columns);

/* One row of left times columns whose elements are adjacent: element (k, c) is at `from` + c *
 * stride bytes + k elements. `depth` has whole blocks of AC_CONTRACTION_BLOCK, but for the last
 * one; sums[c] becomes the first block's sum if `first`, and takes that of each other block in one
 * addition. `sums` has room for columns up to a multiple of 64 bytes. */
typedef void ac_multiply_lines(void *sums, const void *left, const void *from, ptrdiff_t stride,
                               size_t depth, size_t columns, bool first);

/* Few rows of left, as they lie in a packed block, times right, without packing: `depth` indices of
 * one block. What is read ahead may lie behind right. */
typedef struct ac_multiply_few {
    const float *left;
    const void *from;
    float *sums;
    ptrdiff_t stride;
    size_t step; /* elements from one row of sums to the next */
    size_t rows;
    size_t depth;
    size_t columns;
    bool first; /* sums begin with those of this block, which they take in one addition otherwise */
} ac_multiply_few;

/* Element (k, c) of right is at `from` + c * stride bytes + k elements for few_lines, whose sums
 * have room for columns up to a multiple of 64 bytes; for few_sweep at `from` + k * stride bytes +
 * c elements, with room up to a whole vector, and sums always begin. */
typedef void ac_multiply_few_rows(const ac_multiply_few *of);

/* What one element of left is multiplied by: elements that lie beside each other, those of the
 * columns [first, end), from `from` on; of all other columns it is 0. Null: of all columns. */
typedef struct ac_multiply_tap {
    const void *from;
    size_t first;
    size_t end;
} ac_multiply_tap;

/* A few rows of left, AC_MULTIPLY_PITCH apart, times taps: a block's sum (r, c) takes the products
 * of left[r][k] with column c of tap k, for each of `depth` taps in their order, starting at +0.
 * Sums, whose rows are `step` apart, become that if `first`, and take it in one addition otherwise;
 * every nan becomes the canonical one. */
typedef void ac_multiply_taps(void *sums, size_t step, const void *left, size_t rows,
                              const ac_multiply_tap *taps, size_t depth, size_t columns,
                              bool first);

/* Lines that slide past each other, AC_MULTIPLY_SLIDES at most and `pitch` elements apart: sum (l,
 * j), for each j below AC_MULTIPLY_SLIDE, takes the products of factors[k] with element k * step +
 * j of line l, for each of `depth` indices k in their order. Of the sums of a line the first
 * `wanted` are wanted. */
typedef void ac_multiply_slide(void *sums, const void *factors, const void *lines, size_t pitch,
                               size_t count, size_t wanted, size_t step, size_t depth);

/* Whole numbers that are made elements of right, (from + offset) * scale, each operation rounded:
 * `depth` indices k of the first `columns` columns of a strip, from rows of bytes that are `pitch`
 * bytes apart. All of a strip's columns have an offset and a scale, in which those beyond are 0, as
 * the strip's elements there become. */
typedef void ac_multiply_weigh(void *strip, const void *from, ptrdiff_t pitch, const void *offset,
                               const void *scale, size_t depth, size_t columns);

/* One row of left times such elements, without a strip: sums[c], which starts at +0 if `first`,
 * takes the products of left[k] with element (k, c) for each of `depth` indices k in their order.
 * `from` has rows of `stride` bytes. A null offset stands for zeros. Sums, offset and scale have
 * room for columns up to a whole strip. */
typedef void ac_multiply_weigh_row(void *sums, const void *left, const void *from, ptrdiff_t stride,
                                   const void *offset, const void *scale, size_t depth,
                                   size_t columns, bool first);

/* How whole numbers lie: a byte each; or half a byte each, where a byte has those of two adjacent
 * columns, or those of two adjacent indices k, the first one in its low half. Rows of bytes follow
 * each other along k; of the last kind each is two indices, whose number is even. */
enum { AC_WEIGHTS_BYTES, AC_WEIGHTS_ACROSS, AC_WEIGHTS_ALONG, AC_WEIGHTS_KINDS };

typedef struct ac_multiply {
    size_t height; /* rows of a register tile, */
    size_t width;  /* and columns */
    void (*block)(const ac_multiply_block *block);
    /* to[i] = alpha * sums[i], then beta * addend[i] + that in one fused multiply-add, where
     * `addend` is not null. `to` may be `sums`. Every nan becomes the canonical one. */
    void (*finish)(void *to, const void *sums, double alpha, const void *addend, double beta,
                   size_t count);
    /* Two vectors: part j of AC_MULTIPLY_SUMS starts at 0 and takes the products of elements j,
     * j + AC_MULTIPLY_SUMS and so on, of `depth`; sums[j] becomes that if `first`, and takes it in
     * one addition otherwise. */
    void (*dot)(void *sums, const void *left, const void *right, size_t depth, bool first);
    /* sums[0] becomes their sum: the lower half takes the upper half, again and again. */
    void (*join)(void *sums);
    /* The greatest of elements, of at least one; anything if there is a nan. Null for f64. */
    float (*greatest)(const float *elements, size_t count);
    /* Each element becomes exp(element - greatest), of the difference as it is, within 0.88 ulp; of
     * -inf 0, of the difference of equal infinities nan. Their sums are made as `dot` makes those
     * of their products with ones. Null for f64. */
    void (*exps)(float *elements, float greatest, size_t count, float *sums, bool first);
    /* weights[i] becomes exp(weights[i] - greatest) as above, times `factor`; leans[i] becomes
     * weights[i] * (leans[i] - differ), each operation rounded. Null for f64. */
    void (*leans)(float *weights, float *leans, float greatest, float factor, float differ,
                  size_t count);
    /* log(total) + greatest, of a pair, rounded once; -inf where the total is 0, nan where it is
     * nan. Others are 1 and more. Null for f64. */
    float (*log_total)(float greatest, float total);
    /* sums[i] takes part[i] in one addition. */
    void (*add)(void *sums, const void *part, size_t count);
    ac_multiply_slide *slide;
    ac_multiply_weigh *weigh[AC_WEIGHTS_KINDS];         /* of f64 that of bytes alone */
    ac_multiply_weigh_row *weigh_row[AC_WEIGHTS_KINDS]; /* null for f64 */
    /* Byte (r, b) at `from` + r * from_step + b of so many rows goes to `to` + b * to_step + r. */
    void (*turn)(void *to, ptrdiff_t to_step, const void *from, ptrdiff_t from_step, size_t rows,
                 size_t bytes);
    /* to[i] is element `first` + i of numbers that are half a byte each, the first one of a byte in
     * its low half; `first` may be negative. */
    void (*halves)(int8_t *to, const unsigned char *from, int64_t first, size_t count);
    /* Null where elements have to be converted. */
    ac_multiply_strip *strip[AC_DTYPE_COUNT];
    ac_multiply_sweep *sweep[AC_DTYPE_COUNT];
    ac_multiply_lines *lines[AC_DTYPE_COUNT];
    ac_multiply_taps *taps[AC_DTYPE_COUNT];
    ac_multiply_few_rows *few_lines[AC_DTYPE_COUNT]; /* null for f64 */
    ac_multiply_few_rows *few_sweep[AC_DTYPE_COUNT];
} ac_multiply;

/* The copy for the instruction set in use, for f32 or for f64. */
const ac_multiply *ac_multiply_current(bool wide);

#endif
