/*
 * Elements for which a truth value holds, in row-major order: themselves, their indices, or the
 * elements of a list that take their places.
 *
 * Points are taken in pieces of AC_FORK_PIECE. Truth values are counted in each piece; the sums of
 * these counts say where the elements of a piece go. So nothing depends on the number of threads.
 * An element is true if it is not zero: -0 is false, a nan is true.
 */
#ifndef AC_FOUND_COMPACT_H
#define AC_FOUND_COMPACT_H

#include <stddef.h>
#include <stdint.h>

#include "found/view.h"

/* What is true: elements of a dtype. */
typedef struct ac_truths {
    ac_found_view view;
    int dtype;
    size_t count;    /* points */
    size_t pieces;   /* of them; */
    int64_t *before; /* true ones before each piece, and behind the last: pieces + 1 numbers */
} ac_truths;

/* Bytes of room for `before`. */
size_t ac_truths_room(const ac_shape *space);

/* Counts them; returns how many there are. */
int64_t ac_truths_count(ac_truths *t, const ac_tensor *tensor, const ac_shape *space, void *room);

/* Writes the elements of `values` that are true to a line, converted to its dtype. */
void ac_found_select(const ac_truths *t, const ac_tensor *values, const ac_shape *space,
                     const ac_tensor *line);

/* Writes the indices of true points, i64: that along axis d of point k is at k * point + d * axis,
 * in bytes. */
void ac_found_places(const ac_truths *t, const ac_shape *space, unsigned char *out, int64_t point,
                     int64_t axis);

/* Writes to each point of `out` the next element of a list where it is true, and else its own of
 * `values`, which may be `out`. The list has the size of their elements, lies in order, and has at
 * least as many as are true, unless there is none. */
void ac_found_deal(const ac_truths *t, const unsigned char *list, const ac_tensor *values,
                   const ac_shape *space, const ac_tensor *out);

#endif
