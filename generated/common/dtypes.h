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
    AC_I8 = 2,
    AC_I32 = 3,
    AC_U8 = 4,
    AC_I16 = 6,
    AC_U16 = 7,
    AC_U32 = 8,
    AC_I64 = 9,
    AC_U64 = 10,
    AC_F64 = 11,
    AC_BOOL = 12,
    AC_STRING = 13,
    AC_C64 = 16,
    AC_C128 = 17,
    AC_BF16 = 27,
    AC_I4 = 29,
    AC_U1 = 30,
    AC_C32 = 33,
    AC_HIF8 = 34,
    AC_F8_E5M2 = 35,
    AC_F8_E4M3 = 36,
    AC_F8_E8M0 = 37,
    AC_F6_E3M2 = 38,
    AC_F6_E2M3 = 39,
    AC_F4_E2M1 = 40,
    AC_F4_E1M2 = 41,
    AC_DTYPE_COUNT = 42,
};

#define AC_SET_F32 (UINT64_C(1) << AC_F32)
#define AC_SET_F16 (UINT64_C(1) << AC_F16)
#define AC_SET_I8 (UINT64_C(1) << AC_I8)
#define AC_SET_I32 (UINT64_C(1) << AC_I32)
#define AC_SET_U8 (UINT64_C(1) << AC_U8)
#define AC_SET_I16 (UINT64_C(1) << AC_I16)
#define AC_SET_U16 (UINT64_C(1) << AC_U16)
#define AC_SET_U32 (UINT64_C(1) << AC_U32)
#define AC_SET_I64 (UINT64_C(1) << AC_I64)
#define AC_SET_U64 (UINT64_C(1) << AC_U64)
#define AC_SET_F64 (UINT64_C(1) << AC_F64)
#define AC_SET_BOOL (UINT64_C(1) << AC_BOOL)
#define AC_SET_STRING (UINT64_C(1) << AC_STRING)
#define AC_SET_C64 (UINT64_C(1) << AC_C64)
#define AC_SET_C128 (UINT64_C(1) << AC_C128)
#define AC_SET_BF16 (UINT64_C(1) << AC_BF16)
#define AC_SET_I4 (UINT64_C(1) << AC_I4)
#define AC_SET_U1 (UINT64_C(1) << AC_U1)
#define AC_SET_C32 (UINT64_C(1) << AC_C32)
#define AC_SET_HIF8 (UINT64_C(1) << AC_HIF8)
#define AC_SET_F8_E5M2 (UINT64_C(1) << AC_F8_E5M2)
#define AC_SET_F8_E4M3 (UINT64_C(1) << AC_F8_E4M3)
#define AC_SET_F8_E8M0 (UINT64_C(1) << AC_F8_E8M0)
#define AC_SET_F6_E3M2 (UINT64_C(1) << AC_F6_E3M2)
#define AC_SET_F6_E2M3 (UINT64_C(1) << AC_F6_E2M3)
#define AC_SET_F4_E2M1 (UINT64_C(1) << AC_F4_E2M1)
#define AC_SET_F4_E1M2 (UINT64_C(1) << AC_F4_E1M2)

/* The dtypes of real numbers: floats, integers and bool. */
#define AC_SET_REAL                                                                                \
    (AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 |      \
     AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL | AC_SET_BF16)

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
