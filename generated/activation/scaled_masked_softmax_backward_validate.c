/*
 * Generated from spec/activation/scaled_masked_softmax_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnScaledMaskedSoftmaxBackward is well formed. The order is the same
 * for every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure
 * is the one reported.
 */
#include "activation/scaled_masked_softmax_backward.h"
#include "check/check.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types M may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_M[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_BOOL,
    [AC_HOST] = AC_SET_BOOL,
};

/* extent(y, -1) <= 4096. */
static bool scaled_masked_softmax_backward_requires_1(const ac_given *given_values)
{
    const double last_extent_of_y = given_values[0].value;

    return last_extent_of_y <= 4096.0;
}

aclnnStatus ac_scaled_masked_softmax_backward_validate(const ac_tensor *gradOutput,
                                                       const ac_tensor *y, const ac_tensor *mask,
                                                       bool fixTriuMask, const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(gradOutput, "gradOutput"));
    AC_TRY(ac_check_tensor(y, "y"));
    AC_TRY(ac_check_tensor(mask, "mask"));
    AC_TRY(ac_check_absent_flag(fixTriuMask, "fixTriuMask"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(y, "y", dtypes_X));
    AC_TRY(ac_check_dtype_in(mask, "mask", dtypes_M));
    AC_TRY(ac_check_dtype_same(gradOutput, "gradOutput", y, "y"));
    AC_TRY(ac_check_dtype_same(out, "out", gradOutput, "gradOutput"));

    AC_TRY(ac_check_rank(gradOutput, "gradOutput"));
    AC_TRY(ac_check_rank_is(y, "y", 4));
    AC_TRY(ac_check_rank(mask, "mask"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_shape_same(gradOutput, "gradOutput", y, "y"));
    AC_TRY(ac_check_view_broadcast(mask, "mask", y, "y"));
    AC_TRY(ac_check_shape_same(out, "out", y, "y"));

    AC_TRY(ac_check_require(
        scaled_masked_softmax_backward_requires_1, "extent(y, -1) <= 4096",
        (const ac_given[]){{"extent(y, -1)", (double)ac_shape_extent(&y->shape, -1), false}}, 1));

    return ACLNN_SUCCESS;
}
