/*
 * Generated from spec/contraction/conv_tbc_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnConvTbcBackward is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "contraction/conv_tbc_backward.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const int64_t cube_math_type_values[] = {1, 0, 2, 3};

aclnnStatus ac_conv_tbc_backward_validate(const ac_tensor *self, const ac_tensor *input,
                                          const ac_tensor *weight, const ac_tensor *bias,
                                          int64_t pad, int8_t cubeMathType,
                                          const ac_tensor *gradInput, const ac_tensor *gradWeight,
                                          const ac_tensor *gradBias, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(input, "input"));
    AC_TRY(ac_check_tensor(weight, "weight"));
    AC_TRY(ac_check_tensor(bias, "bias"));
    AC_TRY(ac_check_tensor(gradInput, "gradInput"));
    AC_TRY(ac_check_tensor(gradWeight, "gradWeight"));
    AC_TRY(ac_check_tensor(gradBias, "gradBias"));

    AC_TRY(ac_check_dtype_in(input, "input", dtypes_T));
    AC_TRY(ac_check_dtype_same(self, "self", input, "input"));
    AC_TRY(ac_check_dtype_same(weight, "weight", input, "input"));
    AC_TRY(ac_check_dtype_same(gradInput, "gradInput", input, "input"));
    AC_TRY(ac_check_dtype_same(gradWeight, "gradWeight", input, "input"));
    AC_TRY(ac_check_dtype_same(gradBias, "gradBias", input, "input"));

    AC_TRY(ac_check_rank_is(self, "self", 3));
    AC_TRY(ac_check_rank_is(input, "input", 3));
    AC_TRY(ac_check_rank_is(weight, "weight", 3));
    AC_TRY(ac_check_rank(gradInput, "gradInput"));
    AC_TRY(ac_check_rank(gradWeight, "gradWeight"));
    AC_TRY(ac_check_rank_is(gradBias, "gradBias", 1));

    AC_TRY(ac_check_joined_windows(input, "input", "[tq]bc", weight, "weight", "qco", "tbo", 0, 0,
                                   NULL, NULL, 1, "1", NULL, pad, "pad", NULL, 1, "1",
                                   index_space));
    AC_TRY(ac_check_shape_is(self, "self", index_space, "the product of input and weight"));
    AC_TRY(ac_check_shape_same(gradInput, "gradInput", input, "input"));
    AC_TRY(ac_check_shape_same(gradWeight, "gradWeight", weight, "weight"));
    AC_TRY(ac_check_along(gradBias, "gradBias", index_space, 2, "the product of input and weight"));

    size_t cube_math_type_index = 0;
    AC_TRY(ac_check_mode_int(cubeMathType, "cubeMathType", cube_math_type_values, 4,
                             &cube_math_type_index));

    return ACLNN_SUCCESS;
}
