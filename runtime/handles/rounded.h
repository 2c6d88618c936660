/*
 * Scalars as elements of a dtype: what comparisons compare tensors with.
 */
#ifndef AC_ROUNDED_H
#define AC_ROUNDED_H

#include "handles/scalar.h"

/* The value of a scalar, not null, in a float dtype: rounded once, to nearest even. */
double ac_scalar_rounded(const ac_scalar *scalar, int dtype);

#endif
