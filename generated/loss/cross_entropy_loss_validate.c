/*
 * Generated from spec/loss/cross_entropy_loss.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnCrossEntropyLoss is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "loss/cross_entropy_loss.h"

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
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_I32,
    [AC_HOST] = AC_SET_I64 | AC_SET_I32,
};

/* The data types W may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_W[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const char *const reduction_optional_values[] = {"none", "mean", "sum"};

/* extent(input, -1) > 0. */
static bool cross_entropy_loss_requires_1(const ac_given *given_values)
{
    const double last_extent_of_input = given_values[0].value;

    return last_extent_of_input > 0.0;
}

/* labelSmoothing >= 0. */
static bool cross_entropy_loss_requires_2(const ac_given *given_values)
{
    const double labelSmoothing = given_values[0].value;

    return labelSmoothing >= 0.0;
}

/* labelSmoothing <= 1. */
static bool cross_entropy_loss_requires_3(const ac_given *given_values)
{
    const double labelSmoothing = given_values[0].value;

    return labelSmoothing <= 1.0;
}

aclnnStatus ac_cross_entropy_loss_validate(const ac_tensor *input, const ac_tensor *target,
                                           const ac_tensor *weightOptional,
                                           const char *reductionOptional, double labelSmoothing,
                                           const ac_tensor *lossOut, const ac_tensor *logProbOut,
                                           const ac_tensor *zlossOut,
                                           const ac_tensor *lseForZlossOut)
{
    AC_TRY(ac_check_tensor(input, "input"));
    AC_TRY(ac_check_tensor(target, "target"));
    AC_TRY(ac_check_tensor_optional(weightOptional, "weightOptional"));
    AC_TRY(ac_check_tensor(lossOut, "lossOut"));
    AC_TRY(ac_check_tensor(logProbOut, "logProbOut"));
    AC_TRY(ac_check_tensor(zlossOut, "zlossOut"));
    AC_TRY(ac_check_tensor(lseForZlossOut, "lseForZlossOut"));

    AC_TRY(ac_check_dtype_in(input, "input", dtypes_X));
    AC_TRY(ac_check_dtype_in(target, "target", dtypes_I));
    AC_TRY(ac_check_dtype_in(weightOptional, "weightOptional", dtypes_W));
    AC_TRY(ac_check_dtype_beside(weightOptional, "weightOptional", input, "input"));
    AC_TRY(ac_check_dtype_same(lossOut, "lossOut", input, "input"));
    AC_TRY(ac_check_dtype_same(logProbOut, "logProbOut", input, "input"));

    ac_refuse_late(ACLNN_ERR_INNER_TILING);
    size_t reduction_optional_index = 0;
    AC_TRY(ac_check_mode_string(reductionOptional ? reductionOptional : "mean", "reductionOptional",
                                reduction_optional_values, 3, &reduction_optional_index));

    AC_TRY(ac_check_rank_is(input, "input", 2));
    AC_TRY(ac_check_rank(target, "target"));
    AC_TRY(ac_check_rank(weightOptional, "weightOptional"));
    AC_TRY(ac_check_rank(lossOut, "lossOut"));
    AC_TRY(ac_check_rank(logProbOut, "logProbOut"));

    AC_TRY(ac_check_class_rows(target, "target", input, "input"));
    AC_TRY(ac_check_view_channel(weightOptional, "weightOptional", input, "input"));
    AC_TRY(ac_check_class_reduced(lossOut, "lossOut", target, "target",
                                  reduction_optional_index == 0));
    AC_TRY(ac_check_shape_same(logProbOut, "logProbOut", input, "input"));

    AC_TRY(ac_check_require(cross_entropy_loss_requires_1, "extent(input, -1) > 0",
                            (const ac_given[]){{"extent(input, -1)",
                                                (double)ac_shape_extent(&input->shape, -1), false}},
                            1));
    AC_TRY(ac_check_require(cross_entropy_loss_requires_2, "labelSmoothing >= 0",
                            (const ac_given[]){{"labelSmoothing", labelSmoothing, false}}, 1));
    AC_TRY(ac_check_require(cross_entropy_loss_requires_3, "labelSmoothing <= 1",
                            (const ac_given[]){{"labelSmoothing", labelSmoothing, false}}, 1));

    return ACLNN_SUCCESS;
}
