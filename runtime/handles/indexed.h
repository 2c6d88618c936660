/*
 * Index maps that an input takes part in: along one axis of a tensor, the whole, the indices of a
 * part are elements of another tensor, the index. Which elements these are is known when a plan
 * runs; how they lie follows from shapes.
 *
 * Each map takes tensors and arguments that its check (check/indices.h) has accepted.
 * codegen/language/index_maps.py says the same of indices.
 */
#ifndef AC_INDEXED_H
#define AC_INDEXED_H

#include "handles/array.h"
#include "handles/tensor.h"

enum { AC_NO_AXIS = -1 };

/* For each axis of the part, the axis of the whole and that of the index whose coordinate a point
 * has there, or none; and the axis of the whole along which the element of the index is the
 * coordinate, none at rank 0, where only index 0 is. */
typedef struct ac_indexed {
    int8_t whole[AC_RANK_MAX];
    int8_t index[AC_RANK_MAX];
    int8_t axis;
    int8_t joined; /* if not 0: `joins` axes of the whole from `axis` on are one, in their order,
                      and `whole` counts axes as they are then; */
    int8_t joins;  /* of none it is an axis of one element */
    bool tuples;   /* the last axis of the index has an index along each of them */
    bool counts;   /* the index says how often each index along the axis is repeated */
} ac_indexed;

/* The axes of the index stand in the place of `axis`; one of rank 0 has `least` (0 or 1) of them.
 */
ac_indexed ac_indexed_taken(const ac_tensor *whole, int64_t axis, const ac_tensor *index,
                            int64_t least);

/* The part has the shape of the index: each element of it is an index along `axis`, for a point
 * that otherwise has the same coordinates in the whole. */
ac_indexed ac_indexed_gathered(const ac_tensor *whole, int64_t axis, const ac_tensor *index);

/* The part has the shape of the index, which begins with the extents in front of the last `axes` of
 * the whole: each element of it is an index along these, joined in order. */
ac_indexed ac_indexed_located(const ac_tensor *whole, int64_t axes, const ac_tensor *index);

/* As `located`, of a whole with the last extents `size`. */
static inline ac_indexed ac_indexed_restored(const ac_tensor *whole, int64_t axes,
                                             const ac_tensor *index, const ac_array *size)
{
    (void)size;
    return ac_indexed_located(whole, axes, index);
}

/* As `located`, with an element of the index for each pane (handles/panes.h). */
static inline ac_indexed ac_indexed_chosen(const ac_tensor *whole, int64_t axes,
                                           const ac_tensor *index, const ac_array *kernel,
                                           const ac_array *stride, int64_t unstrided,
                                           const ac_array *padding, const ac_array *dilation,
                                           int64_t ceil)
{
    (void)kernel;
    (void)stride;
    (void)unstrided;
    (void)padding;
    (void)dilation;
    (void)ceil;
    return ac_indexed_located(whole, axes, index);
}

/* Along its last axis the index has an index along each of the first axes of the whole; the part
 * has the other axes of both. */
ac_indexed ac_indexed_pointed(const ac_tensor *whole, const ac_tensor *index);

/* Each index along `axis`, or of all axes joined in order, as many times in a row as the index
 * says; a single element says it of all. There are `size` of them. */
ac_indexed ac_indexed_copied(const ac_tensor *whole, int64_t axis, const ac_tensor *index,
                             int64_t size);
ac_indexed ac_indexed_all_copied(const ac_tensor *whole, const ac_tensor *index, int64_t size);

/* A whole as the map sees it, some axes of which may be one; false if they do not lie so. */
bool ac_indexed_join(const ac_indexed *map, const ac_tensor *whole, ac_tensor *joined);

/* As `taken`, of a whole with `count` elements along the axis; no point is at the element
 * `left_out`.
 */
static inline ac_indexed ac_indexed_numbered(const ac_tensor *whole, int64_t axis,
                                             const ac_tensor *index, int64_t count,
                                             int64_t left_out)
{
    (void)count;
    (void)left_out;
    return ac_indexed_taken(whole, axis, index, 0);
}

#endif
