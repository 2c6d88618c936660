/*
 * Generated from spec/norm/add_layer_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnAddLayerNorm is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "norm/add_layer_norm.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types G may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_G[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

aclnnStatus ac_add_layer_norm_validate(const ac_tensor *x1, const ac_tensor *x2,
                                       const ac_tensor *gamma, const ac_tensor *beta,
                                       const ac_tensor *biasOptional, bool additionalOutput,
                                       const ac_tensor *yOut, const ac_tensor *meanOut,
                                       const ac_tensor *rstdOut, const ac_tensor *xOut)
{
    AC_TRY(ac_check_tensor(x1, "x1"));
    AC_TRY(ac_check_tensor(x2, "x2"));
    AC_TRY(ac_check_tensor(gamma, "gamma"));
    AC_TRY(ac_check_tensor(beta, "beta"));
    AC_TRY(ac_check_tensor_optional(biasOptional, "biasOptional"));
    AC_TRY(ac_check_tensor(yOut, "yOut"));
    AC_TRY(ac_check_tensor(meanOut, "meanOut"));
    AC_TRY(ac_check_tensor(rstdOut, "rstdOut"));
    AC_TRY(ac_check_tensor_optional(xOut, "xOut"));
    AC_TRY(ac_check_wanted(additionalOutput, xOut, "xOut"));

    AC_TRY(ac_check_dtype_in(x1, "x1", dtypes_X));
    AC_TRY(ac_check_dtype_in(gamma, "gamma", dtypes_G));
    AC_TRY(ac_check_dtype_same(x2, "x2", x1, "x1"));
    AC_TRY(ac_check_dtype_same(beta, "beta", gamma, "gamma"));
    AC_TRY(ac_check_dtype_same(biasOptional, "biasOptional", x1, "x1"));
    AC_TRY(ac_check_dtype_beside(gamma, "gamma", x1, "x1"));
    AC_TRY(ac_check_dtype_beside(beta, "beta", x1, "x1"));
    AC_TRY(ac_check_dtype_same(yOut, "yOut", x1, "x1"));
    const int dtype_T = AC_F32;
    AC_TRY(ac_check_dtype_is(meanOut, "meanOut", dtype_T, "the dtype that is computed in"));
    AC_TRY(ac_check_dtype_is(rstdOut, "rstdOut", dtype_T, "the dtype that is computed in"));
    AC_TRY(ac_check_dtype_same(xOut, "xOut", x1, "x1"));

    ac_refuse_late(ACLNN_ERR_INNER_TILING);
    AC_TRY(ac_check_rank(x1, "x1"));
    AC_TRY(ac_check_rank(x2, "x2"));
    AC_TRY(ac_check_rank(gamma, "gamma"));
    AC_TRY(ac_check_rank(beta, "beta"));
    AC_TRY(ac_check_rank(biasOptional, "biasOptional"));
    AC_TRY(ac_check_rank(yOut, "yOut"));
    AC_TRY(ac_check_rank(meanOut, "meanOut"));
    AC_TRY(ac_check_rank(rstdOut, "rstdOut"));
    AC_TRY(ac_check_rank(xOut, "xOut"));

    AC_TRY(ac_check_shape_same(x2, "x2", x1, "x1"));
    AC_TRY(ac_check_view_row(gamma, "gamma", x1, "x1"));
    AC_TRY(ac_check_view_row(beta, "beta", x1, "x1"));
    AC_TRY(ac_check_view_broadcast(biasOptional, "biasOptional", x1, "x1"));
    AC_TRY(ac_check_shape_same(yOut, "yOut", x1, "x1"));
    AC_TRY(ac_check_shape_reduced(meanOut, "meanOut", x1, "x1",
                                  ac_shape_last_axes(&x1->shape, gamma->shape.rank), true, false));
    AC_TRY(ac_check_shape_reduced(rstdOut, "rstdOut", x1, "x1",
                                  ac_shape_last_axes(&x1->shape, gamma->shape.rank), true, false));
    AC_TRY(ac_check_shape_same(xOut, "xOut", x1, "x1"));

    return ACLNN_SUCCESS;
}
