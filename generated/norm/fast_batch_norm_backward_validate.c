/*
 * Generated from spec/norm/fast_batch_norm_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnFastBatchNormBackward is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "norm/fast_batch_norm_backward.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types A may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_A[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types B may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_B[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types C may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_C[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types D may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_D[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types E may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_E[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types O may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const int64_t version_values[] = {0, 1};

/* rank(input) >= 2. */
static bool fast_batch_norm_backward_requires_1(const ac_given *given_values)
{
    const double rank_of_input = given_values[0].value;

    return rank_of_input >= 2.0;
}

aclnnStatus ac_fast_batch_norm_backward_validate(
    const ac_tensor *gradOut, const ac_tensor *input, const ac_tensor *weight,
    const ac_tensor *runningMean, const ac_tensor *runningVar, const ac_tensor *saveMean,
    const ac_tensor *saveInvstd, bool training, const ac_array *outputMask, int version,
    const ac_tensor *gradInput, const ac_tensor *gradWeight, const ac_tensor *gradBias,
    size_t *kernel_mode)
{
    AC_TRY(ac_check_tensor(gradOut, "gradOut"));
    AC_TRY(ac_check_tensor(input, "input"));
    AC_TRY(ac_check_tensor_optional(weight, "weight"));
    AC_TRY(ac_check_tensor_optional(runningMean, "runningMean"));
    AC_TRY(ac_check_tensor_optional(runningVar, "runningVar"));
    AC_TRY(ac_check_tensor_optional(saveMean, "saveMean"));
    AC_TRY(ac_check_tensor_optional(saveInvstd, "saveInvstd"));
    AC_TRY(ac_check_bool_array(outputMask, "outputMask"));
    AC_TRY(ac_check_tensor_optional(gradInput, "gradInput"));
    AC_TRY(ac_check_tensor_optional(gradWeight, "gradWeight"));
    AC_TRY(ac_check_tensor_optional(gradBias, "gradBias"));
    AC_TRY(ac_check_flags(outputMask, "outputMask", 3));
    AC_TRY(ac_check_wanted(ac_flag(outputMask, 0), gradInput, "gradInput"));
    AC_TRY(ac_check_wanted(ac_flag(outputMask, 1), gradWeight, "gradWeight"));
    AC_TRY(ac_check_wanted(ac_flag(outputMask, 2), gradBias, "gradBias"));

    AC_TRY(ac_check_dtype_in(input, "input", dtypes_X));
    AC_TRY(ac_check_dtype_in(weight, "weight", dtypes_A));
    AC_TRY(ac_check_dtype_in(runningMean, "runningMean", dtypes_B));
    AC_TRY(ac_check_dtype_in(runningVar, "runningVar", dtypes_C));
    AC_TRY(ac_check_dtype_in(saveMean, "saveMean", dtypes_D));
    AC_TRY(ac_check_dtype_in(saveInvstd, "saveInvstd", dtypes_E));
    AC_TRY(ac_check_dtype_same(gradOut, "gradOut", input, "input"));
    AC_TRY(ac_check_dtype_same(gradInput, "gradInput", input, "input"));
    AC_TRY(ac_check_dtype_in(gradWeight, "gradWeight", dtypes_O));
    AC_TRY(ac_check_dtype_in(gradBias, "gradBias", dtypes_O));

    AC_TRY(ac_check_rank(gradOut, "gradOut"));
    AC_TRY(ac_check_rank(input, "input"));
    AC_TRY(ac_check_rank(weight, "weight"));
    AC_TRY(ac_check_rank(runningMean, "runningMean"));
    AC_TRY(ac_check_rank(runningVar, "runningVar"));
    AC_TRY(ac_check_rank(saveMean, "saveMean"));
    AC_TRY(ac_check_rank(saveInvstd, "saveInvstd"));
    AC_TRY(ac_check_rank(gradInput, "gradInput"));
    AC_TRY(ac_check_rank(gradWeight, "gradWeight"));
    AC_TRY(ac_check_rank(gradBias, "gradBias"));

    AC_TRY(ac_check_shape_same(gradOut, "gradOut", input, "input"));
    AC_TRY(ac_check_shape_reduced(weight, "weight", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));
    AC_TRY(ac_check_shape_reduced(runningMean, "runningMean", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));
    AC_TRY(ac_check_shape_reduced(runningVar, "runningVar", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));
    AC_TRY(ac_check_shape_reduced(saveMean, "saveMean", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));
    AC_TRY(ac_check_shape_reduced(saveInvstd, "saveInvstd", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));
    AC_TRY(ac_check_shape_same(gradInput, "gradInput", input, "input"));
    AC_TRY(ac_check_shape_reduced(gradWeight, "gradWeight", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));
    AC_TRY(ac_check_shape_reduced(gradBias, "gradBias", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));

    AC_TRY(ac_check_require(fast_batch_norm_backward_requires_1, "rank(input) >= 2",
                            (const ac_given[]){{"rank(input)", (double)input->shape.rank, false}},
                            1));

    size_t version_index = 0;
    AC_TRY(ac_check_mode_int(version, "version", version_values, 2, &version_index));

    *kernel_mode =
        training ? FAST_BATCH_NORM_BACKWARD_TRAINING_TRUE : FAST_BATCH_NORM_BACKWARD_TRAINING_FALSE;

    return ACLNN_SUCCESS;
}
