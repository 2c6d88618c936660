/*
 * Boxes of tensors, and walks that move the elements of one to another of the same shape, or fill
 * one.
 */
#ifndef AC_BOXES_H
#define AC_BOXES_H

#include "contract/call.h"

/* A box of a tensor whose element at index zero is at `address`. */
ac_tensor ac_box_at(const ac_tensor *of, const void *address);

/* Moves the origin of a box by `count` indices along an axis. */
void ac_box_origin(ac_tensor *box, size_t axis, int64_t count);

/* Walks over the points of `out`, which `in` has the elements of; with no `in`, they are filled. */
aclnnStatus ac_box_move(const ac_operator *op, ac_kernel *kernel, const ac_tensor *in,
                        const ac_tensor *out, const void *attrs);

#endif
