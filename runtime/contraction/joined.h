/*
 * Contractions whose summed axes are joined (contraction.h): which axes are rows, columns and
 * batches, and how blocks are packed.
 */
#ifndef AC_CONTRACTION_JOINED_H
#define AC_CONTRACTION_JOINED_H

#include "kernel/multiply.h"
#include "walk/walk.h"

/* Finds the axes of the walk; its operands have been described, and the space is not empty. */
void ac_joined_build(ac_walk *walk, const ac_call *call, const ac_contraction *form);

/* Where the parts of joined axes are at an index: the offset of an operand's elements, and what
 * they add along each window. */
typedef struct ac_joined_place {
    int64_t offset;
    int64_t number[AC_RUN_MOST];
} ac_joined_place;

/* The place of a batch, without strides: those of axes of the walk are added by the caller. */
void ac_joined_batch(const ac_walk *walk, size_t batch, ac_joined_place *place);

/* Elements of left for rows, along a part of the joined axis: each run of it is evenly spaced. */
typedef struct ac_joined_run {
    int64_t offset; /* of its first element */
    int64_t stride;
    size_t first; /* its index, from the beginning of the part */
    size_t count;
} ac_joined_run;

/* The run of left's elements at index k that ends before `end`. */
ac_joined_run ac_joined_left(const ac_walk *walk, size_t k, size_t end);

/* Where results are at the strides of parts: the bytes of an operand to a row and a column, and how
 * many columns lie evenly from there on. */
int64_t ac_joined_way(const ac_walk *walk, size_t operand, size_t row, size_t column);
size_t ac_joined_even(const ac_walk *walk, size_t column, size_t columns);

/* The stride of an operand along such columns. */
int64_t ac_joined_step(const ac_walk *walk, size_t operand);

/* A rectangle of a strip that is one of the operand: rows are indices k, `pitch` rows apart in the
 * strip. All else of the strip is zeros. */
typedef struct ac_joined_box {
    size_t row;
    size_t pitch;
    size_t rows;
    size_t column;
    size_t columns;
    int64_t offset;
    int64_t row_stride;
    int64_t column_stride;
} ac_joined_box;

typedef void ac_joined_each(void *context, const ac_joined_box *box);

/* Calls `each` for every rectangle of a strip: columns [first_column, + columns) at the indices
 * [first, + depth) of k, in the batch whose place it is. */
void ac_joined_strip(const ac_walk *walk, const ac_joined_place *place, size_t first_column,
                     size_t columns, size_t first, size_t depth, ac_joined_each *each,
                     void *context);

/* Where left is seen: indices of k that differ along the last summed axis alone, counted from the
 * beginning of a part of them, and where the first one is. */
typedef struct ac_joined_span {
    ac_joined_place place;
    size_t first;
    size_t count;
} ac_joined_span;

/* The spans of the indices [first, + depth) of k, at most `depth` of them: how many there are. */
size_t ac_joined_spans(const ac_walk *walk, size_t first, size_t depth, ac_joined_span *spans);

/* Calls `each` for the elements of a row of left in spans, in the batch whose place it is: boxes of
 * one row, whose columns are indices k. All others of the row are zeros. */
void ac_joined_row(const ac_walk *walk, const ac_joined_place *place, size_t row,
                   const ac_joined_span *spans, size_t count, ac_joined_each *each, void *context);

/* Whether left's rows are at so few taps of a line each, whose elements lie beside each other, that
 * they can slide along lines of positions. */
bool ac_joined_slides_fit(const ac_walk *walk);

/* Taps of a line of such rows, lines of rows, and how far a line moves with each index of k. */
size_t ac_joined_slide_taps(const ac_walk *walk);
size_t ac_joined_slide_lines(const ac_walk *walk);
size_t ac_joined_slide_step(const ac_walk *walk);

/* The elements that a line of rows meets in a span: from the number *first on, which may be
 * outside, of so many as the result says, of which the first is *offset behind left's; 0 outside
 * all. */
size_t ac_joined_slide(const ac_walk *walk, const ac_joined_place *place, size_t line,
                       const ac_joined_span *span, int64_t *first, int64_t *offset);

/* Whether lines of windows can be read as they lie: right is seen through windows along the last
 * part of the columns. */
bool ac_joined_taps_fit(const ac_walk *walk);

/* Whether sums go along taps of windows alone. */
bool ac_joined_taps_alone(const ac_walk *walk);

/* The bytes from what a tap has of one column to that of the next. */
int64_t ac_joined_tap_stride(const ac_walk *walk);

typedef void ac_joined_tapped(void *context, size_t column, size_t columns);

/* Calls `each` for columns that lie in one line of windows, with what the indices [first, + depth)
 * of k, a block at most, have there: columns [first_column, + columns) in the batch whose place it
 * is, of right's elements at `base`. */
void ac_joined_lines(const ac_walk *walk, const ac_joined_place *place, const unsigned char *base,
                     size_t first_column, size_t columns, size_t first, size_t depth,
                     ac_multiply_tap *taps, ac_joined_tapped *each, void *context);

#endif
