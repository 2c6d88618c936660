/*
 * The scalars behind the opaque type of aclnn/acl_meta.h.
 */
#ifndef AC_SCALAR_H
#define AC_SCALAR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "aclnn/acl_meta.h"
#include "base/tag.h"

/* What the handle of a scalar leads to. */
typedef struct ac_scalar {
    uint64_t handle; /* see base/tag.h; 0 where there is no scalar */
    int dtype;
    union {
        double f64;
        float f32;
        uint16_t bits16; /* f16, bf16 */
        int64_t i64;     /* i8 ... i64, sign extended */
        uint64_t u64;    /* u8 ... u64 */
        bool boolean;
        double complex_parts[2]; /* c64, c128 */
        uint8_t byte;            /* 8-bit and smaller floats, raw */
    } value;
} ac_scalar;

extern ac_pool ac_scalars;

/* What stands for a handle that leads nowhere, null for null: `handle` is 0, and `dtype` is the
 * ac_fault that says why. */
const ac_scalar *ac_scalar_missing(const aclScalar *handle);

/* What a handle leads to. Safe for any value: it is not followed. */
static inline const ac_scalar *ac_scalar_of(const aclScalar *handle)
{
    const ac_scalar *const scalar = ac_tag_find(&ac_scalars, handle);

    return __builtin_expect(scalar != NULL, 1) ? scalar : ac_scalar_missing(handle);
}

/* Whether there is a scalar: not null, and not missing. */
static inline bool ac_scalar_live(const ac_scalar *scalar)
{
    return scalar && ac_tag_word(scalar) != 0;
}

/* The dtype of a scalar; AC_DTYPE_ABSENT of none. */
int ac_scalar_dtype(const ac_scalar *scalar);

/* Scalars that exist now, for the leak tests. */
size_t ac_scalars_live(void);

/* The value of a real scalar, rounded once to `compute` (AC_F32 or AC_F64) and returned as a
 * double. Conversions follow the table in spec/README.md (an f16 goes through double, a bool is 0
 * or 1). */
double ac_scalar_real(const ac_scalar *scalar, int compute);

/* The value of a real scalar as an integer: truncated towards zero, the nearest one where it is out
 * of range, 0 for nan; u64 wraps. */
int64_t ac_scalar_integer(const ac_scalar *scalar);

#endif
