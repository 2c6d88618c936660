/*
 * The axes of an index space, and the strides of an operand along them.
 *
 * Axes are listed innermost first, without those of extent 1. The channel axis is split where a
 * channel operand has a shape of its own that no single stride describes.
 */
#ifndef AC_AXES_H
#define AC_AXES_H

#include "walk/walk.h"

typedef struct ac_axes {
    size_t rank;
    size_t extents[AC_AXES_MAX];
    int dims[AC_AXES_MAX];     /* the axis of the space it comes from */
    size_t below[AC_AXES_MAX]; /* channels: elements of the axis within one step of this part */
} ac_axes;

/* False if the channel operands cut the channels at places that do not fit together. */
bool ac_axes_list(const ac_call *call, ac_axes *list);

/* In elements; 0 where the operand repeats along the axis. */
int64_t ac_axes_stride(const ac_operand *operand, const ac_shape *space, const ac_axes *list,
                       size_t axis);

/* Whether a folding output keeps the axis. */
bool ac_axes_keeps(const ac_operand *operand, const ac_shape *space, const ac_axes *list,
                   size_t axis);

/* Whether the tensor holds the space's elements in index order without gaps. */
bool ac_axes_whole(const ac_tensor *tensor, const ac_shape *space);

#endif
