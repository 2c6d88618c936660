/*
 * Generated from spec/dtypes.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef AC_COMMON_DTYPES_H
#define AC_COMMON_DTYPES_H

#include <stdint.h>

enum {
    AC_DTYPE_NONE = -1,
    AC_F32 = 0,
    AC_F16 = 1,
    AC_I32 = 3,
    AC_U32 = 8,
    AC_F64 = 11,
    AC_BOOL = 12,
    AC_C64 = 16,
    AC_I4 = 29,
    AC_DTYPE_COUNT = 30,
};

#define AC_SET_F32 (UINT64_C(1) << AC_F32)
#define AC_SET_F16 (UINT64_C(1) << AC_F16)
#define AC_SET_I32 (UINT64_C(1) << AC_I32)
#define AC_SET_U32 (UINT64_C(1) << AC_U32)
#define AC_SET_F64 (UINT64_C(1) << AC_F64)
#define AC_SET_BOOL (UINT64_C(1) << AC_BOOL)
#define AC_SET_C64 (UINT64_C(1) << AC_C64)
#define AC_SET_I4 (UINT64_C(1) << AC_I4)

/* The dtypes of real numbers: floats, integers and bool. */
#define AC_SET_REAL (AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F64 | AC_SET_BOOL)

/* One dtype: its short name, its acl name, the bytes of one element, and `part`: the dtype of the
 * real and the imaginary part of a complex dtype, otherwise the dtype itself. */
struct ac_dtype_fact {
    const char *name;
    const char *acl_name;
    uint8_t bytes;
    uint8_t class_;
    uint8_t part;
};

enum {
    AC_CLASS_NONE,
    AC_CLASS_FLOAT,
    AC_CLASS_INT,
    AC_CLASS_BOOL,
    AC_CLASS_COMPLEX,
    AC_CLASS_OTHER,
};

/* Indexed by acl number; numbers without a dtype have a null name. */
extern const struct ac_dtype_fact ac_dtype_facts[AC_DTYPE_COUNT];

/* promote(row, column); AC_DTYPE_NONE if the two dtypes have no common dtype. */
extern const int8_t ac_dtype_promotions[AC_DTYPE_COUNT][AC_DTYPE_COUNT];

/* with_scalar(column, row): a column for each dtype of the tensor, a row for each of the scalar;
 * AC_DTYPE_NONE if the two have no common dtype. */
extern const int8_t ac_dtype_with_scalars[AC_DTYPE_COUNT][AC_DTYPE_COUNT];

#endif
