/*
 * Generated from spec/mathematics/angle_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnAngleV2 is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "mathematics/angle_v2.h"

/* The data types A may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_A[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_BOOL | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_BF16 | AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_BOOL | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_BF16 | AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_BOOL | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_BF16 | AC_SET_F16 | AC_SET_F32,
    [AC_HOST] = AC_SET_BOOL | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_BF16 | AC_SET_F16 | AC_SET_F32,
};

aclnnStatus ac_angle_v2_validate(const ac_tensor *x, const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(x, "x"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(x, "x", dtypes_A));
    const int dtype_T = ac_dtype_float(x->dtype);
    AC_TRY(ac_check_dtype_is(out, "out", dtype_T, "the float dtype of x"));

    AC_TRY(ac_check_rank(x, "x"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_shape_same(out, "out", x, "x"));

    return ACLNN_SUCCESS;
}
