/*
 * Generated from spec/norm/layer_norm_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnLayerNormBackward is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "norm/layer_norm_backward.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types S may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_S[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types O may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types G may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_G[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

aclnnStatus ac_layer_norm_backward_validate(const ac_tensor *gradOut, const ac_tensor *input,
                                            const ac_array *normalizedShape, const ac_tensor *mean,
                                            const ac_tensor *rstd, const ac_tensor *weightOptional,
                                            const ac_array *outputMask,
                                            const ac_tensor *gradInputOut,
                                            const ac_tensor *gradWeightOut,
                                            const ac_tensor *gradBiasOut)
{
    AC_TRY(ac_check_tensor(gradOut, "gradOut"));
    AC_TRY(ac_check_tensor(input, "input"));
    AC_TRY(ac_check_int_array(normalizedShape, "normalizedShape"));
    AC_TRY(ac_check_tensor(mean, "mean"));
    AC_TRY(ac_check_tensor(rstd, "rstd"));
    AC_TRY(ac_check_tensor_optional(weightOptional, "weightOptional"));
    AC_TRY(ac_check_bool_array(outputMask, "outputMask"));
    AC_TRY(ac_check_tensor_optional(gradInputOut, "gradInputOut"));
    AC_TRY(ac_check_tensor_optional(gradWeightOut, "gradWeightOut"));
    AC_TRY(ac_check_tensor_optional(gradBiasOut, "gradBiasOut"));
    AC_TRY(ac_check_flags(outputMask, "outputMask", 3));
    AC_TRY(ac_check_wanted(ac_flag(outputMask, 0), gradInputOut, "gradInputOut"));
    AC_TRY(ac_check_wanted(ac_flag(outputMask, 1), gradWeightOut, "gradWeightOut"));
    AC_TRY(ac_check_wanted(ac_flag(outputMask, 2), gradBiasOut, "gradBiasOut"));

    AC_TRY(ac_check_dtype_in(input, "input", dtypes_X));
    AC_TRY(ac_check_dtype_in(mean, "mean", dtypes_S));
    AC_TRY(ac_check_dtype_in(weightOptional, "weightOptional", dtypes_G));
    AC_TRY(ac_check_dtype_same(gradOut, "gradOut", input, "input"));
    AC_TRY(ac_check_dtype_same(rstd, "rstd", mean, "mean"));
    AC_TRY(ac_check_dtype_beside(weightOptional, "weightOptional", input, "input"));
    AC_TRY(ac_check_dtype_in(gradInputOut, "gradInputOut", dtypes_O));
    AC_TRY(ac_check_dtype_in(gradWeightOut, "gradWeightOut", dtypes_O));
    AC_TRY(ac_check_dtype_in(gradBiasOut, "gradBiasOut", dtypes_O));

    AC_TRY(ac_check_rank(gradOut, "gradOut"));
    AC_TRY(ac_check_rank(input, "input"));
    AC_TRY(ac_check_rank(mean, "mean"));
    AC_TRY(ac_check_rank(rstd, "rstd"));
    AC_TRY(ac_check_rank(weightOptional, "weightOptional"));
    AC_TRY(ac_check_rank(gradInputOut, "gradInputOut"));
    AC_TRY(ac_check_rank(gradWeightOut, "gradWeightOut"));
    AC_TRY(ac_check_rank(gradBiasOut, "gradBiasOut"));

    AC_TRY(ac_check_extents(normalizedShape, "normalizedShape", input, "input"));
    AC_TRY(ac_check_shape_same(gradOut, "gradOut", input, "input"));
    AC_TRY(ac_check_shape_reduced(mean, "mean", input, "input",
                                  ac_shape_last_axes(&input->shape, normalizedShape->size), true,
                                  false));
    AC_TRY(ac_check_shape_reduced(rstd, "rstd", input, "input",
                                  ac_shape_last_axes(&input->shape, normalizedShape->size), true,
                                  false));
    AC_TRY(ac_check_shape_listed(weightOptional, "weightOptional", normalizedShape,
                                 "normalizedShape"));
    AC_TRY(ac_check_shape_same(gradInputOut, "gradInputOut", input, "input"));
    AC_TRY(
        ac_check_shape_listed(gradWeightOut, "gradWeightOut", normalizedShape, "normalizedShape"));
    AC_TRY(ac_check_shape_listed(gradBiasOut, "gradBiasOut", normalizedShape, "normalizedShape"));

    return ACLNN_SUCCESS;
}
