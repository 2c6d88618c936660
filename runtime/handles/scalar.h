/*
 * Scalars of calls that compute in integers. tensor.h has the ones that are real numbers.
 */
#ifndef AC_SCALAR_H
#define AC_SCALAR_H

#include "handles/tensor.h"

/* The value of a real scalar as an integer: truncated towards zero, the nearest one where it is out
 * of range, 0 for nan; u64 wraps. */
int64_t ac_scalar_integer(const aclScalar *scalar);

#endif
