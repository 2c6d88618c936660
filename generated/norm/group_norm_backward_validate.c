/*
 * Generated from spec/norm/group_norm_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnGroupNormBackward is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "norm/group_norm_backward.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types S may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_S[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

aclnnStatus ac_group_norm_backward_validate(const ac_tensor *gradOut, const ac_tensor *input,
                                            const ac_tensor *mean, const ac_tensor *rstd,
                                            const ac_tensor *gamma, int64_t N, int64_t C,
                                            int64_t HxW, int64_t group, const ac_array *outputMask,
                                            const ac_tensor *gradInput,
                                            const ac_tensor *gradGammaOut,
                                            const ac_tensor *gradBetaOut)
{
    AC_TRY(ac_check_tensor(gradOut, "gradOut"));
    AC_TRY(ac_check_tensor(input, "input"));
    AC_TRY(ac_check_tensor(mean, "mean"));
    AC_TRY(ac_check_tensor(rstd, "rstd"));
    AC_TRY(ac_check_tensor_optional(gamma, "gamma"));
    AC_TRY(ac_check_bool_array(outputMask, "outputMask"));
    AC_TRY(ac_check_tensor_optional(gradInput, "gradInput"));
    AC_TRY(ac_check_tensor_optional(gradGammaOut, "gradGammaOut"));
    AC_TRY(ac_check_tensor_optional(gradBetaOut, "gradBetaOut"));
    AC_TRY(ac_check_flags(outputMask, "outputMask", 3));
    AC_TRY(ac_check_wanted(ac_flag(outputMask, 0), gradInput, "gradInput"));
    AC_TRY(ac_check_wanted(ac_flag(outputMask, 1), gradGammaOut, "gradGammaOut"));
    AC_TRY(ac_check_wanted(ac_flag(outputMask, 2), gradBetaOut, "gradBetaOut"));

    AC_TRY(ac_check_dtype_in(input, "input", dtypes_X));
    AC_TRY(ac_check_dtype_in(mean, "mean", dtypes_S));
    AC_TRY(ac_check_dtype_same(gradOut, "gradOut", input, "input"));
    AC_TRY(ac_check_dtype_same(rstd, "rstd", mean, "mean"));
    AC_TRY(ac_check_dtype_same(gamma, "gamma", mean, "mean"));
    AC_TRY(ac_check_dtype_beside(mean, "mean", input, "input"));
    AC_TRY(ac_check_dtype_beside(rstd, "rstd", input, "input"));
    AC_TRY(ac_check_dtype_beside(gamma, "gamma", input, "input"));
    AC_TRY(ac_check_dtype_same(gradInput, "gradInput", input, "input"));
    AC_TRY(ac_check_dtype_same(gradGammaOut, "gradGammaOut", mean, "mean"));
    AC_TRY(ac_check_dtype_same(gradBetaOut, "gradBetaOut", mean, "mean"));

    AC_TRY(ac_check_rank(gradOut, "gradOut"));
    AC_TRY(ac_check_rank(input, "input"));
    AC_TRY(ac_check_rank(mean, "mean"));
    AC_TRY(ac_check_rank(rstd, "rstd"));
    AC_TRY(ac_check_rank(gamma, "gamma"));
    AC_TRY(ac_check_rank(gradInput, "gradInput"));
    AC_TRY(ac_check_rank(gradGammaOut, "gradGammaOut"));
    AC_TRY(ac_check_rank(gradBetaOut, "gradBetaOut"));

    AC_TRY(ac_check_channel_groups(group, "group", input, "input"));

    AC_TRY(ac_check_extent(N, "N", input, "input", 0, false));
    AC_TRY(ac_check_extent(C, "C", input, "input", 1, false));
    AC_TRY(ac_check_extent(HxW, "HxW", input, "input", 2, true));
    AC_TRY(ac_check_shape_same(gradOut, "gradOut", input, "input"));
    AC_TRY(ac_check_shape_of_groups(mean, "mean", input, "input", group));
    AC_TRY(ac_check_shape_of_groups(rstd, "rstd", input, "input", group));
    AC_TRY(ac_check_shape_reduced(gamma, "gamma", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));
    AC_TRY(ac_check_shape_same(gradInput, "gradInput", input, "input"));
    AC_TRY(ac_check_shape_reduced(gradGammaOut, "gradGammaOut", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));
    AC_TRY(ac_check_shape_reduced(gradBetaOut, "gradBetaOut", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));

    return ACLNN_SUCCESS;
}
