/*
 * The axes of an index space, and the strides of an operand along them.
 *
 * Axes are listed innermost first, without those of extent 1. The channel axis is split if a
 * channel operand has a shape that no single stride describes.
 */
#ifndef AC_AXES_H
#define AC_AXES_H

#include "walk/walk.h"

typedef struct ac_axes {
    size_t rank;
    size_t extents[AC_AXES_MAX];
    int dims[AC_AXES_MAX];     /* the axis of the space that it is, or is a part of */
    size_t below[AC_AXES_MAX]; /* of a part: elements of the whole axis in one step along it */
} ac_axes;

/* False if the channel operands divide the channels at incompatible places. */
bool ac_axes_list(const ac_call *call, ac_axes *list);

/* The stride of an operand along an axis, in elements; 0 if it repeats. */
int64_t ac_axes_stride(const ac_operand *operand, const ac_shape *space, const ac_axes *list,
                       size_t axis);

/* Whether a folding output keeps the axis. */
bool ac_axes_keeps(const ac_operand *operand, const ac_shape *space, const ac_axes *list,
                   size_t axis);

/* Whether the tensor holds the space's elements in index order without gaps. */
static inline bool ac_axes_whole(const ac_tensor *tensor, const ac_shape *space)
{
    /* Unsigned, to avoid overflow: with an extent of 0 the others may have any product. */
    uint64_t expected = 1;

    if (tensor->shape.rank != space->rank)
        return false;
    for (size_t d = space->rank; d-- > 0;) {
        const int64_t extent = space->dims[d];

        if (tensor->shape.dims[d] != extent)
            return false;
        if (extent != 1 && (uint64_t)tensor->strides[d] != expected)
            return false;
        expected *= (uint64_t)extent;
    }
    return true;
}

#endif
