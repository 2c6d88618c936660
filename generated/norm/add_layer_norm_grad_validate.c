/*
 * Generated from spec/norm/add_layer_norm_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnAddLayerNormGrad is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "norm/add_layer_norm_grad.h"

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

aclnnStatus ac_add_layer_norm_grad_validate(const ac_tensor *dy, const ac_tensor *x1,
                                            const ac_tensor *x2, const ac_tensor *rstd,
                                            const ac_tensor *mean, const ac_tensor *gamma,
                                            const ac_tensor *dsumOptional, const ac_tensor *dxOut,
                                            const ac_tensor *dgammaOut, const ac_tensor *dbetaOut)
{
    AC_TRY(ac_check_tensor(dy, "dy"));
    AC_TRY(ac_check_tensor(x1, "x1"));
    AC_TRY(ac_check_tensor(x2, "x2"));
    AC_TRY(ac_check_tensor(rstd, "rstd"));
    AC_TRY(ac_check_tensor(mean, "mean"));
    AC_TRY(ac_check_tensor(gamma, "gamma"));
    AC_TRY(ac_check_tensor_optional(dsumOptional, "dsumOptional"));
    AC_TRY(ac_check_tensor(dxOut, "dxOut"));
    AC_TRY(ac_check_tensor(dgammaOut, "dgammaOut"));
    AC_TRY(ac_check_tensor(dbetaOut, "dbetaOut"));

    AC_TRY(ac_check_dtype_in(x1, "x1", dtypes_X));
    AC_TRY(ac_check_dtype_in(rstd, "rstd", dtypes_F));
    AC_TRY(ac_check_dtype_same(dy, "dy", x1, "x1"));
    AC_TRY(ac_check_dtype_same(x2, "x2", x1, "x1"));
    AC_TRY(ac_check_dtype_same(mean, "mean", rstd, "rstd"));
    AC_TRY(ac_check_dtype_same(gamma, "gamma", x1, "x1"));
    AC_TRY(ac_check_dtype_same(dsumOptional, "dsumOptional", x1, "x1"));
    AC_TRY(ac_check_dtype_same(dxOut, "dxOut", x1, "x1"));
    const int dtype_T = AC_F32;
    AC_TRY(ac_check_dtype_is(dgammaOut, "dgammaOut", dtype_T, "the dtype that is computed in"));
    AC_TRY(ac_check_dtype_is(dbetaOut, "dbetaOut", dtype_T, "the dtype that is computed in"));

    ac_refuse_late(ACLNN_ERR_INNER_TILING);
    AC_TRY(ac_check_rank(dy, "dy"));
    AC_TRY(ac_check_rank(x1, "x1"));
    AC_TRY(ac_check_rank(x2, "x2"));
    AC_TRY(ac_check_rank(rstd, "rstd"));
    AC_TRY(ac_check_rank(mean, "mean"));
    AC_TRY(ac_check_rank(gamma, "gamma"));
    AC_TRY(ac_check_rank(dsumOptional, "dsumOptional"));
    AC_TRY(ac_check_rank(dxOut, "dxOut"));
    AC_TRY(ac_check_rank(dgammaOut, "dgammaOut"));
    AC_TRY(ac_check_rank(dbetaOut, "dbetaOut"));

    AC_TRY(ac_check_view_row(gamma, "gamma", x1, "x1"));
    AC_TRY(ac_check_shape_same(dy, "dy", x1, "x1"));
    AC_TRY(ac_check_shape_same(x2, "x2", x1, "x1"));
    AC_TRY(ac_check_shape_reduced(rstd, "rstd", x1, "x1",
                                  ac_shape_last_axes(&x1->shape, gamma->shape.rank), true, false));
    AC_TRY(ac_check_shape_reduced(mean, "mean", x1, "x1",
                                  ac_shape_last_axes(&x1->shape, gamma->shape.rank), true, false));
    AC_TRY(ac_check_view_broadcast(dsumOptional, "dsumOptional", x1, "x1"));
    AC_TRY(ac_check_shape_same(dxOut, "dxOut", x1, "x1"));
    AC_TRY(ac_check_shape_same(dgammaOut, "dgammaOut", gamma, "gamma"));
    AC_TRY(ac_check_shape_same(dbetaOut, "dbetaOut", gamma, "gamma"));

    return ACLNN_SUCCESS;
}
