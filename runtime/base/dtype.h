/*
 * Data types as the runtime sees them.
 *
 * A dtype is its acl number (aclDataType). AC_F32 and the other short names for these numbers, and
 * the set macros (AC_SET_F32, ...), are generated from spec/dtypes.yaml.
 */
#ifndef AC_DTYPE_H
#define AC_DTYPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/dtypes.h"
#include "common/products.h"

/* A set of dtypes: bit n stands for the dtype with acl number n. */
typedef uint64_t ac_dtype_set;

/* The 16 raw bits of one element; arithmetic happens in float. */
typedef uint16_t ac_f16;
typedef uint16_t ac_bf16;

/* The memory layout of a complex element. */
typedef struct ac_c64 {
    float re;
    float im;
} ac_c64;

typedef struct ac_c128 {
    double re;
    double im;
} ac_c128;

static inline bool ac_dtype_in(int dtype, ac_dtype_set set)
{
    return dtype >= 0 && dtype < AC_DTYPE_COUNT && (set >> dtype & 1) != 0;
}

/* "f32"; "undefined" for a number that is no dtype. Never null. */
const char *ac_dtype_name(int dtype);

/* "ACL_FLOAT"; "ACL_DT_UNDEFINED" for a number that is no dtype. Never null. */
const char *ac_dtype_acl_name(int dtype);

/* Whether two elements share a byte, the first one in its low half. Of such a dtype the size of an
 * element is 1, which is that of two. */
static inline bool ac_dtype_halved(int dtype)
{
    return dtype == AC_I4;
}

/* Bytes of one element, 0 for a number that is no dtype. */
size_t ac_dtype_size(int dtype);

/* The dtype of an absent tensor; promote and widen return the other dtype then. */
enum { AC_DTYPE_ABSENT = -2 };

/* The dtype that `a` and `b` promote to; AC_DTYPE_NONE (-1) if they do not combine. */
int ac_dtype_promote(int a, int b);

/* The rule `widen`: equal dtypes stay; otherwise f64 if one of them is f64, else f32. */
int ac_dtype_widen(int a, int b);

/* The dtype of a tensor with a scalar, AC_DTYPE_NONE if they do not combine. */
int ac_dtype_with_scalar(int tensor, int scalar);

/* The rule `float`: a float or complex dtype stays; otherwise f32. */
int ac_dtype_float(int dtype);

/* The rule `part`: what the parts of a complex dtype are; any other stays. The rule `complex`: the
 * complex dtype with parts of this one, AC_DTYPE_NONE if there is none. */
int ac_dtype_part(int dtype);
int ac_dtype_complex(int part);

/* The ends of an integer dtype; those of u64 as the i64 with the same bits. */
int64_t ac_dtype_least(int dtype);
int64_t ac_dtype_greatest(int dtype);

/* Whether a value of dtype `from` may be converted to `to`: not complex to real, not float to
 * integer, and only bool to bool. */
bool ac_dtype_castable(int from, int to);

#endif
