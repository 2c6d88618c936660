/*
 * The scalars behind the opaque type of aclnn/acl_meta.h.
 */
#ifndef AC_SCALAR_H
#define AC_SCALAR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "aclnn/acl_meta.h"
#include "base/dtype.h"
#include "base/tag.h"

/* The object behind the handle of a scalar. */
typedef struct ac_scalar {
    uint64_t handle; /* see base/tag.h; 0 if there is no scalar */
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

/* A placeholder for an invalid handle: its `handle` is 0, and its `dtype` is the ac_fault that says
 * why. Null for null. */
const ac_scalar *ac_scalar_missing(const aclScalar *handle);

/* The scalar behind a handle. Safe for any value, because it is never dereferenced. */
static inline const ac_scalar *ac_scalar_of(const aclScalar *handle)
{
    const ac_scalar *const scalar = ac_tag_find(&ac_scalars, handle);

    return __builtin_expect(scalar != NULL, 1) ? scalar : ac_scalar_missing(handle);
}

/* Whether there is a scalar: neither null nor a placeholder. */
static inline bool ac_scalar_live(const ac_scalar *scalar)
{
    return scalar && ac_tag_word(scalar) != 0;
}

/* The dtype of a scalar; AC_DTYPE_ABSENT of none. */
int ac_scalar_dtype(const ac_scalar *scalar);

/* The number of scalars alive, for the leak tests. */
size_t ac_scalars_live(void);

/* The value of a real scalar, rounded once to `compute` (AC_F32 or AC_F64), as a double.
 * Conversions follow the table in spec/types.md. */
double ac_scalar_real(const ac_scalar *scalar, int compute);

/* The same of a plain C float. */
double ac_float_real(float value);

/* What a call that computes in `dtype` converts a real scalar to: an integer, f64, or else f32. */
double ac_scalar_converted(const ac_scalar *scalar, int dtype);

/* The value of a real scalar as an integer: truncated towards zero and clamped to the range; 0 for
 * nan; u64 wraps. */
int64_t ac_scalar_integer(const ac_scalar *scalar);

/* The value of a scalar as a complex number, of which each part is rounded once to those of
 * `dtype`: floats for AC_C64, doubles for AC_C128. A real one has the imaginary part 0. It is 0 for
 * other dtypes: calls that compute in them do not pay for it. */
ac_c128 ac_scalar_complex(const ac_scalar *scalar, int dtype);

/* Makes an element of a dtype from a scalar. From a float to an integer it is truncated towards
 * zero and clamped to the range of i64, and from there wrapped; a real number other than 0 is true;
 * a complex number gives 0 where the dtype is real. */
enum { AC_SCALAR_ELEMENT_MAX = 16 }; /* bytes */

void ac_scalar_element(const ac_scalar *scalar, int dtype, unsigned char *element);

#endif
