/*
 * Generated from spec/loss/cross_entropy_loss_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnCrossEntropyLossGrad is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "loss/cross_entropy_loss_grad.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* The data types I may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_I[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I64,
    [AC_HOST] = AC_SET_I64,
};

/* The data types W may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_W[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const char *const reduction_optional_values[] = {"none", "mean", "sum"};

/* extent(logProb, -1) > 0. */
static bool cross_entropy_loss_grad_requires_1(const ac_given *given_values)
{
    const double last_extent_of_logProb = given_values[0].value;

    return last_extent_of_logProb > 0.0;
}

aclnnStatus ac_cross_entropy_loss_grad_validate(const ac_tensor *gradLoss, const ac_tensor *logProb,
                                                const ac_tensor *target,
                                                const ac_tensor *weightOptional,
                                                const char *reductionOptional,
                                                double labelSmoothing, const ac_tensor *out,
                                                size_t *kernel_mode)
{
    AC_TRY(ac_check_tensor(gradLoss, "gradLoss"));
    AC_TRY(ac_check_tensor(logProb, "logProb"));
    AC_TRY(ac_check_tensor(target, "target"));
    AC_TRY(ac_check_tensor_optional(weightOptional, "weightOptional"));
    AC_TRY(ac_check_absent_number(labelSmoothing, "labelSmoothing"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(logProb, "logProb", dtypes_X));
    AC_TRY(ac_check_dtype_in(target, "target", dtypes_I));
    AC_TRY(ac_check_dtype_in(weightOptional, "weightOptional", dtypes_W));
    AC_TRY(ac_check_dtype_same(gradLoss, "gradLoss", logProb, "logProb"));
    AC_TRY(ac_check_dtype_beside(weightOptional, "weightOptional", logProb, "logProb"));
    AC_TRY(ac_check_dtype_same(out, "out", logProb, "logProb"));

    ac_refuse_late(ACLNN_ERR_INNER_TILING);
    size_t reduction_optional_index = 0;
    AC_TRY(ac_check_mode_string(reductionOptional ? reductionOptional : "mean", "reductionOptional",
                                reduction_optional_values, 3, &reduction_optional_index));

    AC_TRY(ac_check_rank(gradLoss, "gradLoss"));
    AC_TRY(ac_check_rank_is(logProb, "logProb", 2));
    AC_TRY(ac_check_rank(target, "target"));
    AC_TRY(ac_check_rank(weightOptional, "weightOptional"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_class_reduced(gradLoss, "gradLoss", target, "target",
                                  reduction_optional_index == 0));
    AC_TRY(ac_check_class_rows(target, "target", logProb, "logProb"));
    AC_TRY(ac_check_class_each(weightOptional, "weightOptional", logProb, "logProb"));
    AC_TRY(ac_check_shape_same(out, "out", logProb, "logProb"));

    AC_TRY(
        ac_check_require(cross_entropy_loss_grad_requires_1, "extent(logProb, -1) > 0",
                         (const ac_given[]){{"extent(logProb, -1)",
                                             (double)ac_shape_extent(&logProb->shape, -1), false}},
                         1));

    *kernel_mode = reduction_optional_index;

    return ACLNN_SUCCESS;
}
