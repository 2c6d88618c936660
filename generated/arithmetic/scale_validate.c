/*
 * Generated from spec/arithmetic/scale.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnScale is well formed. The order is the same for every operator:
 * presence, data types, ranks, axes, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "arithmetic/scale.h"
#include "check/check.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

aclnnStatus ac_scale_validate(const ac_tensor *x, const ac_tensor *scale, const ac_tensor *bias,
                              int64_t axis, int64_t numAxes, bool scaleFromBlob, const ac_tensor *y)
{
    AC_TRY(ac_check_tensor(x, "x"));
    AC_TRY(ac_check_tensor(scale, "scale"));
    AC_TRY(ac_check_tensor_optional(bias, "bias"));
    AC_TRY(ac_check_tensor(y, "y"));

    AC_TRY(ac_check_dtype_in(x, "x", dtypes_T));
    AC_TRY(ac_check_dtype_same(scale, "scale", x, "x"));
    AC_TRY(ac_check_dtype_same(bias, "bias", x, "x"));
    AC_TRY(ac_check_dtype_same(y, "y", x, "x"));

    AC_TRY(ac_check_rank(x, "x"));
    AC_TRY(ac_check_rank(scale, "scale"));
    AC_TRY(ac_check_rank(bias, "bias"));
    AC_TRY(ac_check_rank(y, "y"));

    AC_TRY(ac_check_axis(axis, "axis", x, "x"));

    AC_TRY(ac_check_view_aligned(scale, "scale", x, "x", axis, numAxes, "numAxes", scaleFromBlob));
    AC_TRY(ac_check_shape_same(bias, "bias", scale, "scale"));
    AC_TRY(ac_check_shape_same(y, "y", x, "x"));

    return ACLNN_SUCCESS;
}
