/*
 * The scalars behind the opaque type of aclnn/acl_meta.h.
 */
#ifndef AC_SCALAR_H
#define AC_SCALAR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "aclnn/acl_meta.h"

struct aclScalar {
    uint64_t live;
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
};

/* Whether the handle was made by aclCreateScalar and not destroyed yet. Safe for any pointer. */
bool ac_scalar_live(const aclScalar *scalar);

/* Scalars that exist now, for the leak tests. */
size_t ac_scalars_live(void);

/* The value of a real scalar, rounded once to `compute` (AC_F32 or AC_F64) and returned as a
 * double. Conversions follow the table in spec/README.md (an f16 goes through double, a bool is 0
 * or 1). */
double ac_scalar_real(const aclScalar *scalar, int compute);

/* The value of a real scalar as an integer: truncated towards zero, the nearest one where it is out
 * of range, 0 for nan; u64 wraps. */
int64_t ac_scalar_integer(const aclScalar *scalar);

#endif
