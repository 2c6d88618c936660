/*
 * The indices of points, as an operand of a call that no memory holds: the walk makes its elements
 * where a kernel needs them (walk/span_run.h).
 */
#ifndef AC_POINT_INDEX_H
#define AC_POINT_INDEX_H

#include "handles/tensor.h"

enum { AC_ALL_POINTS = -1 };

/* The dtype that a kernel of `dtype` computes in where formulas use the indices of points of a
 * space: f64 for floats of which f32 cannot count the points, else `dtype` itself. */
int ac_point_index_dtype(int dtype, const ac_shape *space);

/* A tensor without memory whose element at offset k is k. With the strides of this one, the element
 * of a point is its index along an axis of the space, 0 where that is not there, or, for
 * AC_ALL_POINTS, the number of the point in row-major order. Its dtype is that in which kernels of
 * `dtype` take it: f32 instead of floats of 16 bits. */
ac_tensor ac_tensor_point_index(const ac_shape *space, int axis, int dtype);

#endif
