/*
 * Generated from spec/norm/deep_norm_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnDeepNormGrad is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "norm/deep_norm_grad.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types F may take on each product. A product without a row lacks the operator. */
/* clang-format off */
static const ac_dtype_set dtypes_F[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

aclnnStatus ac_deep_norm_grad_validate(const ac_tensor *dy, const ac_tensor *x, const ac_tensor *gx,
                                       const ac_tensor *gamma, const ac_tensor *mean,
                                       const ac_tensor *rstd, const ac_tensor *dxOut,
                                       const ac_tensor *dgxOut, const ac_tensor *dbetaOut,
                                       const ac_tensor *dgammaOut)
{
    AC_TRY(ac_check_tensor(dy, "dy"));
    AC_TRY(ac_check_tensor(x, "x"));
    AC_TRY(ac_check_tensor(gx, "gx"));
    AC_TRY(ac_check_tensor(gamma, "gamma"));
    AC_TRY(ac_check_tensor(mean, "mean"));
    AC_TRY(ac_check_tensor(rstd, "rstd"));
    AC_TRY(ac_check_tensor(dxOut, "dxOut"));
    AC_TRY(ac_check_tensor(dgxOut, "dgxOut"));
    AC_TRY(ac_check_tensor(dbetaOut, "dbetaOut"));
    AC_TRY(ac_check_tensor(dgammaOut, "dgammaOut"));

    AC_TRY(ac_check_dtype_in(x, "x", dtypes_X));
    AC_TRY(ac_check_dtype_in(mean, "mean", dtypes_F));
    AC_TRY(ac_check_dtype_same(dy, "dy", x, "x"));
    AC_TRY(ac_check_dtype_same(gx, "gx", x, "x"));
    AC_TRY(ac_check_dtype_same(gamma, "gamma", x, "x"));
    AC_TRY(ac_check_dtype_same(rstd, "rstd", mean, "mean"));
    AC_TRY(ac_check_dtype_same(dxOut, "dxOut", x, "x"));
    AC_TRY(ac_check_dtype_same(dgxOut, "dgxOut", x, "x"));
    const int dtype_T = AC_F32;
    AC_TRY(ac_check_dtype_is(dbetaOut, "dbetaOut", dtype_T, "the dtype that is computed in"));
    AC_TRY(ac_check_dtype_is(dgammaOut, "dgammaOut", dtype_T, "the dtype that is computed in"));

    ac_refuse_late(ACLNN_ERR_INNER_TILING);
    AC_TRY(ac_check_rank(dy, "dy"));
    AC_TRY(ac_check_rank(x, "x"));
    AC_TRY(ac_check_rank(gx, "gx"));
    AC_TRY(ac_check_rank(gamma, "gamma"));
    AC_TRY(ac_check_rank(mean, "mean"));
    AC_TRY(ac_check_rank(rstd, "rstd"));
    AC_TRY(ac_check_rank(dxOut, "dxOut"));
    AC_TRY(ac_check_rank(dgxOut, "dgxOut"));
    AC_TRY(ac_check_rank(dbetaOut, "dbetaOut"));
    AC_TRY(ac_check_rank(dgammaOut, "dgammaOut"));

    AC_TRY(ac_check_view_row(gamma, "gamma", x, "x"));
    AC_TRY(ac_check_shape_same(dy, "dy", x, "x"));
    AC_TRY(ac_check_shape_same(gx, "gx", x, "x"));
    AC_TRY(ac_check_shape_reduced(mean, "mean", x, "x",
                                  ac_shape_last_axes(&x->shape, gamma->shape.rank), true, false));
    AC_TRY(ac_check_shape_reduced(rstd, "rstd", x, "x",
                                  ac_shape_last_axes(&x->shape, gamma->shape.rank), true, false));
    AC_TRY(ac_check_shape_same(dxOut, "dxOut", x, "x"));
    AC_TRY(ac_check_shape_same(dgxOut, "dgxOut", x, "x"));
    AC_TRY(ac_check_shape_same(dbetaOut, "dbetaOut", gamma, "gamma"));
    AC_TRY(ac_check_shape_same(dgammaOut, "dgammaOut", gamma, "gamma"));

    return ACLNN_SUCCESS;
}
