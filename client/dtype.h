/*
 * Data types by number and by name, from the facts that spec/dtypes.yaml states.
 *
 * A dtype is its acl number (aclDataType); AC_F32 and its kin are short names for the numbers.
 */
#ifndef AC_CLIENT_DTYPE_H
#define AC_CLIENT_DTYPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/dtypes.h"

/* "f32", "ACL_FLOAT" or "float32"; AC_DTYPE_NONE for a name that is no dtype. */
int dtype_named(const char *name);

/* "f32"; "undefined" for a number that is none. */
const char *dtype_name(int dtype);

/* Bytes of one element, 0 for a number that is no dtype. */
size_t dtype_size(int dtype);

/* Whether a set has the dtype: bit n stands for acl number n. */
bool dtype_in(int dtype, uint64_t set);

/* f16, bf16, f32 or f64. */
bool dtype_is_float(int dtype);

/* The integers of 8 to 64 bits, without bool. */
bool dtype_is_integer(int dtype);

/* i4: two elements share a byte in a tensor. An array has one in each byte, as of i8. */
bool dtype_is_halved(int dtype);

/* c32, c64 or c128. */
bool dtype_is_complex(int dtype);

/* An element is made of one part, one of a complex dtype of two: the real, then the imaginary one.
 * The dtype of the parts is the dtype itself, or f16, f32 or f64. */
size_t dtype_parts(int dtype);
int dtype_part(int dtype);

/* Whether elements of the dtype can be read, made and printed. */
bool dtype_is_known(int dtype);

#endif
