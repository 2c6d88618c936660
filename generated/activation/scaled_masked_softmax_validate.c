/*
 * Generated from spec/activation/scaled_masked_softmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnScaledMaskedSoftmax is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "activation/scaled_masked_softmax.h"
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

/* extent(x, -1) >= 1. */
static bool scaled_masked_softmax_requires_1(const ac_given *given_values)
{
    const double last_extent_of_x = given_values[0].value;

    return last_extent_of_x >= 1.0;
}

/* extent(x, -1) <= 4096. */
static bool scaled_masked_softmax_requires_2(const ac_given *given_values)
{
    const double last_extent_of_x = given_values[0].value;

    return last_extent_of_x <= 4096.0;
}

aclnnStatus ac_scaled_masked_softmax_validate(const ac_tensor *x, const ac_tensor *mask,
                                              bool fixedTriuMask, const ac_tensor *y)
{
    AC_TRY(ac_check_tensor(x, "x"));
    AC_TRY(ac_check_tensor(mask, "mask"));
    AC_TRY(ac_check_absent_flag(fixedTriuMask, "fixedTriuMask"));
    AC_TRY(ac_check_tensor(y, "y"));

    AC_TRY(ac_check_dtype_in(x, "x", dtypes_X));
    AC_TRY(ac_check_dtype_in(mask, "mask", dtypes_M));
    AC_TRY(ac_check_dtype_same(y, "y", x, "x"));

    AC_TRY(ac_check_rank_is(x, "x", 4));
    AC_TRY(ac_check_rank(mask, "mask"));
    AC_TRY(ac_check_rank(y, "y"));

    AC_TRY(ac_check_view_broadcast(mask, "mask", x, "x"));
    AC_TRY(ac_check_shape_same(y, "y", x, "x"));

    AC_TRY(ac_check_require(
        scaled_masked_softmax_requires_1, "extent(x, -1) >= 1",
        (const ac_given[]){{"extent(x, -1)", (double)ac_shape_extent(&x->shape, -1), false}}, 1));
    AC_TRY(ac_check_require(
        scaled_masked_softmax_requires_2, "extent(x, -1) <= 4096",
        (const ac_given[]){{"extent(x, -1)", (double)ac_shape_extent(&x->shape, -1), false}}, 1));

    return ACLNN_SUCCESS;
}
