/*
 * Generated from spec/arithmetic/divs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnDivs or aclnnInplaceDivs is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "arithmetic/divs.h"
#include "check/check.h"

/* The data types A may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_A[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_C64 |
                        AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* The data types P may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_P[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_C64 | AC_SET_F16 | AC_SET_F64 | AC_SET_C128 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_C64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 |
                      AC_SET_C128 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_C64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 |
                        AC_SET_C128 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_C64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_C128 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_C64 | AC_SET_F16 | AC_SET_F64 | AC_SET_C128 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

/* The data types A may take on each product in aclnnInplaceDivs. A product without a row lacks the
 * operator. */
static const ac_dtype_set self_ref_dtypes_A[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_C64 |
                        AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* The data types P may take on each product in aclnnInplaceDivs. A product without a row lacks the
 * operator. */
static const ac_dtype_set self_ref_dtypes_P[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_C64 | AC_SET_F16 | AC_SET_F64 | AC_SET_C128 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_C64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 |
                      AC_SET_C128 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_C64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 |
                        AC_SET_C128 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_C64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_C128 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_C64 | AC_SET_F16 | AC_SET_F64 | AC_SET_C128 | AC_SET_BF16,
};

aclnnStatus ac_divs_validate(const ac_tensor *self, const ac_scalar *other, const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_scalar(other, "other"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_A));
    AC_TRY(ac_check_scalar_dtype(other, "other", AC_SET_REAL | AC_SET_C64 | AC_SET_C128));
    const int dtype_P = ac_dtype_with_scalar(self->dtype, other->dtype);
    AC_TRY(ac_check_dtype_derived(dtype_P, "the dtype of self with the scalar other", dtypes_P));
    const int dtype_T = ac_dtype_float(dtype_P);
    AC_TRY(ac_check_dtype_cast(dtype_T, out, "out"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_shape_same(out, "out", self, "self"));

    return ACLNN_SUCCESS;
}

aclnnStatus ac_inplace_divs_validate(const ac_tensor *selfRef, const ac_scalar *other)
{
    AC_TRY(ac_check_tensor(selfRef, "selfRef"));
    AC_TRY(ac_check_scalar(other, "other"));

    AC_TRY(ac_check_dtype_in(selfRef, "selfRef", self_ref_dtypes_A));
    AC_TRY(ac_check_scalar_dtype(other, "other", AC_SET_REAL | AC_SET_C64 | AC_SET_C128));
    const int dtype_P = ac_dtype_with_scalar(selfRef->dtype, other->dtype);
    AC_TRY(ac_check_dtype_derived(dtype_P, "the dtype of selfRef with the scalar other",
                                  self_ref_dtypes_P));
    const int dtype_T = ac_dtype_float(dtype_P);
    AC_TRY(ac_check_dtype_cast(dtype_T, selfRef, "selfRef"));

    AC_TRY(ac_check_rank(selfRef, "selfRef"));

    return ACLNN_SUCCESS;
}
