/*
 * Classes of rows: a tensor with rows and classes has these along axis 1, or along its only axis;
 * its other axes are those of rows. The class of a row is known when a plan runs, which puts memory
 * of its own in the place of what is seen by it (plan/classed.h).
 */
#ifndef AC_CLASSES_H
#define AC_CLASSES_H

#include "handles/tensor.h"

/* The axis of classes of a shape that has one. */
static inline size_t ac_class_axis(const ac_shape *shape)
{
    return shape->rank > 1 ? 1 : 0;
}

/* The number of classes; 0 without axes. */
int64_t ac_class_count(const ac_shape *shape);

/* Whether `rows` are the axes of `shape`, which has an axis of classes more. */
bool ac_class_fits(const ac_shape *shape, const ac_shape *rows);

/* Whether each point of a space is of the class of its row, or, where the space is rows, whether
 * its row has one: a contiguous tensor of truth values with the address of the numbers. */
ac_tensor ac_tensor_class(const ac_tensor *numbers, const ac_shape *space);

/* The element that the class of a row has, for each of `rows`, as a contiguous tensor with the axes
 * of a space, which has the extent 1 along an axis of classes. */
ac_tensor ac_tensor_of_class(const ac_tensor *whole, const ac_shape *rows, const ac_shape *space);

/* A contiguous tensor with the shape of a space, which has no memory yet. */
ac_tensor ac_tensor_spare(int dtype, const ac_shape *space);

/* A view with the axes of a space with classes: of a tensor with an element for each row, where
 * `rows` is true, or else of a single element. */
ac_tensor ac_tensor_of_rows(const ac_tensor *tensor, const ac_shape *space, bool rows);

#endif
