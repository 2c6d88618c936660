/*
 * Generated from spec/movement/inplace_normal.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnInplaceNormal is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/inplace_normal.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_I8 | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_I8 | AC_SET_U8 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_I8 | AC_SET_U8 | AC_SET_BF16,
};

/* std >= 0. */
static bool inplace_normal_requires_1(const ac_given *given_values)
{
    const double std = given_values[0].value;

    return std >= 0.0;
}

aclnnStatus ac_inplace_normal_validate(const ac_tensor *selfRef, float std)
{
    AC_TRY(ac_check_tensor(selfRef, "selfRef"));

    AC_TRY(ac_check_dtype_in(selfRef, "selfRef", dtypes_T));

    AC_TRY(ac_check_rank(selfRef, "selfRef"));

    AC_TRY(ac_check_require(inplace_normal_requires_1, "std >= 0",
                            (const ac_given[]){{"std", ac_float_real(std), false}}, 1));

    return ACLNN_SUCCESS;
}
