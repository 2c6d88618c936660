/*
 * Generated from spec/norm/batch_norm_reduce_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnBatchNormReduceBackward is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "norm/batch_norm_reduce_backward.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types A may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_A[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types B may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_B[AC_PRODUCT_COUNT] = {
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

/* rank(input) >= 2. */
static bool batch_norm_reduce_backward_requires_1(const ac_given *given_values)
{
    const double rank_of_input = given_values[0].value;

    return rank_of_input >= 2.0;
}

aclnnStatus ac_batch_norm_reduce_backward_validate(
    const ac_tensor *gradOut, const ac_tensor *input, const ac_tensor *mean,
    const ac_tensor *invstd, bool inputG, bool weightG, bool biasG, const ac_tensor *sumDy,
    const ac_tensor *sumDyXmu, const ac_tensor *gradWeight, const ac_tensor *gradBias)
{
    AC_TRY(ac_check_tensor(gradOut, "gradOut"));
    AC_TRY(ac_check_tensor(input, "input"));
    AC_TRY(ac_check_tensor(mean, "mean"));
    AC_TRY(ac_check_tensor(invstd, "invstd"));
    AC_TRY(ac_check_tensor_optional(sumDy, "sumDy"));
    AC_TRY(ac_check_tensor_optional(sumDyXmu, "sumDyXmu"));
    AC_TRY(ac_check_tensor_optional(gradWeight, "gradWeight"));
    AC_TRY(ac_check_tensor_optional(gradBias, "gradBias"));
    AC_TRY(ac_check_wanted(inputG, sumDy, "sumDy"));
    AC_TRY(ac_check_wanted(inputG, sumDyXmu, "sumDyXmu"));
    AC_TRY(ac_check_wanted(weightG, gradWeight, "gradWeight"));
    AC_TRY(ac_check_wanted(biasG, gradBias, "gradBias"));

    AC_TRY(ac_check_dtype_in(input, "input", dtypes_X));
    AC_TRY(ac_check_dtype_in(mean, "mean", dtypes_A));
    AC_TRY(ac_check_dtype_in(invstd, "invstd", dtypes_B));
    AC_TRY(ac_check_dtype_same(gradOut, "gradOut", input, "input"));
    AC_TRY(ac_check_dtype_in(sumDy, "sumDy", dtypes_O));
    AC_TRY(ac_check_dtype_in(sumDyXmu, "sumDyXmu", dtypes_O));
    AC_TRY(ac_check_dtype_in(gradWeight, "gradWeight", dtypes_O));
    AC_TRY(ac_check_dtype_in(gradBias, "gradBias", dtypes_O));

    AC_TRY(ac_check_rank(gradOut, "gradOut"));
    AC_TRY(ac_check_rank(input, "input"));
    AC_TRY(ac_check_rank(mean, "mean"));
    AC_TRY(ac_check_rank(invstd, "invstd"));
    AC_TRY(ac_check_rank(sumDy, "sumDy"));
    AC_TRY(ac_check_rank(sumDyXmu, "sumDyXmu"));
    AC_TRY(ac_check_rank(gradWeight, "gradWeight"));
    AC_TRY(ac_check_rank(gradBias, "gradBias"));

    AC_TRY(ac_check_shape_same(gradOut, "gradOut", input, "input"));
    AC_TRY(ac_check_shape_reduced(mean, "mean", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));
    AC_TRY(ac_check_shape_reduced(invstd, "invstd", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));
    AC_TRY(ac_check_shape_reduced(sumDy, "sumDy", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));
    AC_TRY(ac_check_shape_reduced(sumDyXmu, "sumDyXmu", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));
    AC_TRY(ac_check_shape_reduced(gradWeight, "gradWeight", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));
    AC_TRY(ac_check_shape_reduced(gradBias, "gradBias", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));

    AC_TRY(ac_check_require(batch_norm_reduce_backward_requires_1, "rank(input) >= 2",
                            (const ac_given[]){{"rank(input)", (double)input->shape.rank, false}},
                            1));

    return ACLNN_SUCCESS;
}
