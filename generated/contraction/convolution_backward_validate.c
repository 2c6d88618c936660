/*
 * Generated from spec/contraction/convolution_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnConvolutionBackward is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "contraction/convolution_backward.h"

/* The data types G may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_G[AC_PRODUCT_COUNT] = {
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

/* The data types O may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const int64_t cube_math_type_values[] = {1, 0, 2, 3};

aclnnStatus ac_convolution_backward_validate(const ac_tensor *gradOutput, const ac_tensor *input,
                                             const ac_tensor *weight, const ac_array *stride,
                                             const ac_array *padding, const ac_array *dilation,
                                             bool transposed, const ac_array *outputPadding,
                                             int groups, const ac_array *outputMask,
                                             int8_t cubeMathType, const ac_tensor *gradInput,
                                             const ac_tensor *gradWeight, const ac_tensor *gradBias,
                                             ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(gradOutput, "gradOutput"));
    AC_TRY(ac_check_tensor(input, "input"));
    AC_TRY(ac_check_tensor(weight, "weight"));
    AC_TRY(ac_check_int_array(stride, "stride"));
    AC_TRY(ac_check_int_array(padding, "padding"));
    AC_TRY(ac_check_int_array(dilation, "dilation"));
    AC_TRY(transposed ? ac_check_int_array(outputPadding, "outputPadding") : ACLNN_SUCCESS);
    AC_TRY(ac_check_bool_array(outputMask, "outputMask"));
    AC_TRY(ac_check_tensor_optional(gradInput, "gradInput"));
    AC_TRY(ac_check_tensor_optional(gradWeight, "gradWeight"));
    AC_TRY(ac_check_tensor_optional(gradBias, "gradBias"));
    AC_TRY(ac_check_flags(outputMask, "outputMask", 3));
    AC_TRY(ac_check_wanted(ac_flag(outputMask, 0), gradInput, "gradInput"));
    AC_TRY(ac_check_wanted(ac_flag(outputMask, 1), gradWeight, "gradWeight"));
    AC_TRY(ac_check_wanted(ac_flag(outputMask, 2), gradBias, "gradBias"));

    AC_TRY(ac_check_dtype_in(gradOutput, "gradOutput", dtypes_G));
    AC_TRY(ac_check_dtype_in(input, "input", dtypes_A));
    AC_TRY(ac_check_dtype_in(weight, "weight", dtypes_B));
    AC_TRY(ac_check_dtype_in(gradInput, "gradInput", dtypes_O));
    AC_TRY(ac_check_dtype_in(gradWeight, "gradWeight", dtypes_O));
    AC_TRY(ac_check_dtype_in(gradBias, "gradBias", dtypes_O));

    AC_TRY(ac_check_rank_within(gradOutput, "gradOutput", 3, 5));
    AC_TRY(ac_check_rank_within(input, "input", 3, 5));
    AC_TRY(ac_check_rank_within(weight, "weight", 3, 5));
    AC_TRY(ac_check_rank(gradInput, "gradInput"));
    AC_TRY(ac_check_rank(gradWeight, "gradWeight"));
    AC_TRY(ac_check_rank_is(gradBias, "gradBias", 1));

    if (transposed)
        AC_TRY(ac_check_joined_spread(input, "input", "n(gc)[p.q.]", weight, "weight", "(gc)oq.",
                                      "n(go)p.", 'g', (int64_t)groups, "groups", stride, 0,
                                      "stride", padding, 0, "padding", dilation, 0, "dilation",
                                      outputPadding, 0, "outputPadding", index_space));
    if (!transposed)
        AC_TRY(ac_check_joined_windows(input, "input", "n(gc)[p.q.]", weight, "weight", "(go)cq.",
                                       "n(go)p.", 'g', (int64_t)groups, "groups", stride, 0,
                                       "stride", padding, 0, "padding", dilation, 0, "dilation",
                                       index_space));
    AC_TRY(ac_check_shape_is(gradOutput, "gradOutput", index_space,
                             "the product of input and weight"));
    AC_TRY(ac_check_shape_same(gradInput, "gradInput", input, "input"));
    AC_TRY(ac_check_shape_same(gradWeight, "gradWeight", weight, "weight"));
    AC_TRY(ac_check_along(gradBias, "gradBias", index_space, 1, "the product of input and weight"));

    size_t cube_math_type_index = 0;
    AC_TRY(ac_check_mode_int(cubeMathType, "cubeMathType", cube_math_type_values, 4,
                             &cube_math_type_index));

    return ACLNN_SUCCESS;
}
