/*
 * Generated from spec/norm/deep_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnDeepNorm is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "norm/deep_norm.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

aclnnStatus ac_deep_norm_validate(const ac_tensor *x, const ac_tensor *gx, const ac_tensor *beta,
                                  const ac_tensor *gamma, const ac_tensor *meanOut,
                                  const ac_tensor *rstdOut, const ac_tensor *yOut)
{
    AC_TRY(ac_check_tensor(x, "x"));
    AC_TRY(ac_check_tensor(gx, "gx"));
    AC_TRY(ac_check_tensor(beta, "beta"));
    AC_TRY(ac_check_tensor(gamma, "gamma"));
    AC_TRY(ac_check_tensor(meanOut, "meanOut"));
    AC_TRY(ac_check_tensor(rstdOut, "rstdOut"));
    AC_TRY(ac_check_tensor(yOut, "yOut"));

    AC_TRY(ac_check_dtype_in(x, "x", dtypes_X));
    AC_TRY(ac_check_dtype_same(gx, "gx", x, "x"));
    AC_TRY(ac_check_dtype_same(beta, "beta", x, "x"));
    AC_TRY(ac_check_dtype_same(gamma, "gamma", x, "x"));
    const int dtype_T = AC_F32;
    AC_TRY(ac_check_dtype_is(meanOut, "meanOut", dtype_T, "the dtype that is computed in"));
    AC_TRY(ac_check_dtype_is(rstdOut, "rstdOut", dtype_T, "the dtype that is computed in"));
    AC_TRY(ac_check_dtype_same(yOut, "yOut", x, "x"));

    ac_refuse_late(ACLNN_ERR_INNER_TILING);
    AC_TRY(ac_check_rank(x, "x"));
    AC_TRY(ac_check_rank(gx, "gx"));
    AC_TRY(ac_check_rank(beta, "beta"));
    AC_TRY(ac_check_rank(gamma, "gamma"));
    AC_TRY(ac_check_rank(meanOut, "meanOut"));
    AC_TRY(ac_check_rank(rstdOut, "rstdOut"));
    AC_TRY(ac_check_rank(yOut, "yOut"));

    AC_TRY(ac_check_shape_same(gx, "gx", x, "x"));
    AC_TRY(ac_check_view_row(beta, "beta", x, "x"));
    AC_TRY(ac_check_view_row(gamma, "gamma", x, "x"));
    AC_TRY(ac_check_shape_reduced(meanOut, "meanOut", x, "x",
                                  ac_shape_last_axes(&x->shape, gamma->shape.rank), true, false));
    AC_TRY(ac_check_shape_reduced(rstdOut, "rstdOut", x, "x",
                                  ac_shape_last_axes(&x->shape, gamma->shape.rank), true, false));
    AC_TRY(ac_check_shape_same(yOut, "yOut", x, "x"));

    return ACLNN_SUCCESS;
}
