/*
 * Generated from spec/norm/batch_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnBatchNorm is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "norm/batch_norm.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types A may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_A[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types B may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_B[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types C may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_C[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types D may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_D[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types O may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* rank(input) >= 2. */
static bool batch_norm_requires_1(const ac_given *given_values)
{
    const double rank_of_input = given_values[0].value;

    return rank_of_input >= 2.0;
}

aclnnStatus ac_batch_norm_validate(const ac_tensor *input, const ac_tensor *weight,
                                   const ac_tensor *bias, const ac_tensor *runningMean,
                                   const ac_tensor *runningVar, bool training,
                                   const ac_tensor *output, const ac_tensor *saveMean,
                                   const ac_tensor *saveInvstd, size_t *kernel_mode)
{
    AC_TRY(ac_check_tensor(input, "input"));
    AC_TRY(ac_check_tensor_optional(weight, "weight"));
    AC_TRY(ac_check_tensor_optional(bias, "bias"));
    AC_TRY(ac_check_tensor_optional(runningMean, "runningMean"));
    AC_TRY(ac_check_tensor_optional(runningVar, "runningVar"));
    AC_TRY(ac_check_tensor(output, "output"));
    AC_TRY(ac_check_tensor_optional(saveMean, "saveMean"));
    AC_TRY(ac_check_tensor_optional(saveInvstd, "saveInvstd"));
    AC_TRY(ac_check_wanted(training, saveMean, "saveMean"));
    AC_TRY(ac_check_wanted(training, saveInvstd, "saveInvstd"));

    AC_TRY(ac_check_dtype_in(input, "input", dtypes_X));
    AC_TRY(ac_check_dtype_in(weight, "weight", dtypes_A));
    AC_TRY(ac_check_dtype_in(bias, "bias", dtypes_B));
    AC_TRY(ac_check_dtype_in(runningMean, "runningMean", dtypes_C));
    AC_TRY(ac_check_dtype_in(runningVar, "runningVar", dtypes_D));
    AC_TRY(ac_check_dtype_in(output, "output", dtypes_O));
    AC_TRY(ac_check_dtype_in(saveMean, "saveMean", dtypes_O));
    AC_TRY(ac_check_dtype_in(saveInvstd, "saveInvstd", dtypes_O));

    AC_TRY(ac_check_rank(input, "input"));
    AC_TRY(ac_check_rank(weight, "weight"));
    AC_TRY(ac_check_rank(bias, "bias"));
    AC_TRY(ac_check_rank(runningMean, "runningMean"));
    AC_TRY(ac_check_rank(runningVar, "runningVar"));
    AC_TRY(ac_check_rank(output, "output"));
    AC_TRY(ac_check_rank(saveMean, "saveMean"));
    AC_TRY(ac_check_rank(saveInvstd, "saveInvstd"));

    AC_TRY(ac_check_shape_reduced(weight, "weight", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));
    AC_TRY(ac_check_shape_reduced(bias, "bias", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));
    AC_TRY(ac_check_shape_reduced(runningMean, "runningMean", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));
    AC_TRY(ac_check_shape_reduced(runningVar, "runningVar", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));
    AC_TRY(ac_check_shape_same(output, "output", input, "input"));
    AC_TRY(ac_check_shape_reduced(saveMean, "saveMean", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));
    AC_TRY(ac_check_shape_reduced(saveInvstd, "saveInvstd", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));

    AC_TRY(ac_check_require(batch_norm_requires_1, "rank(input) >= 2",
                            (const ac_given[]){{"rank(input)", (double)input->shape.rank, false}},
                            1));

    *kernel_mode = training ? BATCH_NORM_TRAINING_TRUE : BATCH_NORM_TRAINING_FALSE;

    return ACLNN_SUCCESS;
}
