/*
 * Generated from spec/movement/dropout_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnDropoutBackward is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/dropout_backward.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types O may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types M may take on each product. A product without a row lacks the operator. */
/* clang-format off */
static const ac_dtype_set dtypes_M[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_U8,
    [AC_ASCEND950] = AC_SET_U8,
    [AC_HOST] = AC_SET_U8,
};
/* clang-format on */

/* scale == 0 or scale >= 1. */
static bool dropout_backward_requires_1(const ac_given *given_values)
{
    const double scale = given_values[0].value;

    return scale == 0.0 || scale >= 1.0;
}

aclnnStatus ac_dropout_backward_validate(const ac_tensor *gradOutput, const ac_tensor *mask,
                                         double scale, const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(gradOutput, "gradOutput"));
    AC_TRY(ac_check_tensor(mask, "mask"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(gradOutput, "gradOutput", dtypes_T));
    AC_TRY(ac_check_dtype_in(mask, "mask", dtypes_M));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_O));

    AC_TRY(ac_check_rank(gradOutput, "gradOutput"));
    AC_TRY(ac_check_rank(mask, "mask"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_view_bits(mask, "mask", gradOutput, "gradOutput"));
    AC_TRY(ac_check_shape_same(out, "out", gradOutput, "gradOutput"));

    AC_TRY(ac_check_require(dropout_backward_requires_1, "scale == 0 or scale >= 1",
                            (const ac_given[]){{"scale", scale, false}}, 1));

    return ACLNN_SUCCESS;
}
