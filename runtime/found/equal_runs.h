/*
 * Runs: neighbours that are equal, among items in a row. Items are elements, or slices of several,
 * as they stand or in their order.
 *
 * Elements are equal if they are the same number: zeros of both signs are, and a nan equals
 * nothing, so that each is a run by itself. Complex numbers are equal by both parts, truth values
 * if both are zero or neither is. Items in their order stand from the least to the greatest, nans
 * last, slices by their first elements that differ; equal ones, and nans, stay as they stood.
 *
 * Items are taken in pieces. The runs that begin are counted in each piece; the sums of these
 * counts say which numbers its runs have. So nothing depends on the number of threads.
 */
#ifndef AC_EQUAL_RUNS_H
#define AC_EQUAL_RUNS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "handles/tensor.h"

typedef struct ac_equal_runs {
    const unsigned char *elements; /* of all items, in a row */
    const int64_t *order;          /* which item stands at each place; null: as they stand */
    bool settled;                  /* elements stand in this order already */
    int dtype;                     /* of the parts of elements: of a complex number one of both */
    size_t parts;                  /* of an item */
    size_t width;                  /* elements of an item, */
    size_t bytes;                  /* and its bytes */
    size_t count;                  /* items */
    size_t piece;                  /* items of a piece */
    size_t pieces;
    int64_t *before; /* runs that begin before each piece, and in all: pieces + 1 numbers */
    int64_t *last;   /* where the last of them begins */
} ac_equal_runs;

/* Bytes of room for the items along the first axis of a shape, which is not empty. */
size_t ac_equal_runs_room(const ac_shape *shape, int dtype, bool ordered);

/* Finds the runs of the items along the first axis of a tensor, which is not empty and whose
 * elements lie in row-major order; returns how many there are. */
int64_t ac_equal_runs_find(ac_equal_runs *runs, const ac_tensor *items, bool ordered, void *room);

/* Writes the first item of each run, a number for each item, which is that of its run, and the
 * items of each run; these are i64. A null tensor is not written. The first axis of `values` is
 * that of the items. Numbers are in row-major order. */
void ac_equal_runs_write(const ac_equal_runs *runs, const ac_tensor *values,
                         const ac_tensor *numbers, const ac_tensor *lengths);

#endif
