/*
 * An index map that a list takes part in: its tensors are indices along the first axes of a whole,
 * one for each axis, and broadcast together. One without elements leaves its axis as it is.
 *
 * The part has the axes that all tensors have together in the place of those that are indexed; in
 * front, if these are not side by side. codegen/language/index_maps.py says the same of indices.
 */
#ifndef AC_PICKED_H
#define AC_PICKED_H

#include "handles/indexed.h"
#include "handles/members.h"

/* The tensors of a list that have elements. */
typedef struct ac_picked {
    size_t count;
    uint8_t numbers[AC_RANK_MAX]; /* in the list: the axes of the whole that they index */
    const ac_tensor *of[AC_RANK_MAX];
    ac_shape met; /* that they broadcast to */
    size_t at;    /* the axis of the part from which on it has these extents */
} ac_picked;

/* The tensors of a list, of which there are at most 8; false if they do not broadcast together, and
 * *wrong is the first one in the list that does not. */
bool ac_picked_of(const ac_array *list, ac_picked *picked, uint64_t *wrong);

/* The shape of the part of a whole that has these axes; its rank alone, if that is above 8. */
ac_shape ac_picked_shape(const ac_picked *picked, const ac_shape *whole);

/* The whole with the axes that are indexed in front, and the map of the part from that. */
ac_tensor ac_picked_turned(const ac_picked *picked, const ac_tensor *whole);
ac_indexed ac_picked_map(const ac_picked *picked, const ac_shape *whole);

#endif
