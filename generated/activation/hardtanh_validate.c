/*
 * Generated from spec/activation/hardtanh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnHardtanh or aclnnInplaceHardtanh is well formed. The order is the
 * same for every operator: presence, data types, ranks, shapes, preconditions, modes. The first
 * failure is the one reported.
 */
#include "activation/hardtanh.h"
#include "check/check.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

/* The dtypes allowed for clipValueMin, on every product. */
static const ac_dtype_set dtypes_clipValueMin = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 |
                                                AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                                                AC_SET_BF16;

/* The dtypes allowed for clipValueMax, on every product. */
static const ac_dtype_set dtypes_clipValueMax = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_I8 |
                                                AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                                                AC_SET_BF16;

/* not clipValueMin > clipValueMax. */
static bool hardtanh_requires_1(const ac_given *given_values)
{
    const double clipValueMin = given_values[0].value;
    const double clipValueMax = given_values[1].value;

    return !(clipValueMin > clipValueMax);
}

aclnnStatus ac_hardtanh_validate(const ac_tensor *self, const ac_scalar *clipValueMin,
                                 const ac_scalar *clipValueMax, const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_scalar(clipValueMin, "clipValueMin"));
    AC_TRY(ac_check_scalar(clipValueMax, "clipValueMax"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_scalar_dtype(clipValueMin, "clipValueMin", dtypes_clipValueMin));
    AC_TRY(ac_check_scalar_dtype(clipValueMax, "clipValueMax", dtypes_clipValueMax));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_shape_same(out, "out", self, "self"));

    AC_TRY(ac_check_require(
        hardtanh_requires_1, "not clipValueMin > clipValueMax",
        (const ac_given[]){{"clipValueMin", ac_scalar_real(clipValueMin, AC_F64), false},
                           {"clipValueMax", ac_scalar_real(clipValueMax, AC_F64), false}},
        2));

    return ACLNN_SUCCESS;
}

aclnnStatus ac_inplace_hardtanh_validate(const ac_tensor *selfRef, const ac_scalar *clipValueMin,
                                         const ac_scalar *clipValueMax)
{
    AC_TRY(ac_check_tensor(selfRef, "selfRef"));
    AC_TRY(ac_check_scalar(clipValueMin, "clipValueMin"));
    AC_TRY(ac_check_scalar(clipValueMax, "clipValueMax"));

    AC_TRY(ac_check_dtype_in(selfRef, "selfRef", dtypes_T));
    AC_TRY(ac_check_scalar_dtype(clipValueMin, "clipValueMin", dtypes_clipValueMin));
    AC_TRY(ac_check_scalar_dtype(clipValueMax, "clipValueMax", dtypes_clipValueMax));

    AC_TRY(ac_check_rank(selfRef, "selfRef"));

    AC_TRY(ac_check_require(
        hardtanh_requires_1, "not clipValueMin > clipValueMax",
        (const ac_given[]){{"clipValueMin", ac_scalar_real(clipValueMin, AC_F64), false},
                           {"clipValueMax", ac_scalar_real(clipValueMax, AC_F64), false}},
        2));

    return ACLNN_SUCCESS;
}
