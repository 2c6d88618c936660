/*
 * Generated from spec/pooling/avg_pool2d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnAvgPool2dBackward is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "pooling/avg_pool2d_backward.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const int64_t cube_math_type_values[] = {0, 1, 2, 3};

/* rank(gradOutput) >= 3. */
static bool avg_pool2d_backward_requires_1(const ac_given *given_values)
{
    const double rank_of_gradOutput = given_values[0].value;

    return rank_of_gradOutput >= 3.0;
}

/* rank(gradOutput) <= 4. */
static bool avg_pool2d_backward_requires_2(const ac_given *given_values)
{
    const double rank_of_gradOutput = given_values[0].value;

    return rank_of_gradOutput <= 4.0;
}

aclnnStatus ac_avg_pool2d_backward_validate(const ac_tensor *gradOutput, const ac_tensor *self,
                                            const ac_array *kernelSize, const ac_array *stride,
                                            const ac_array *padding, bool ceilMode,
                                            bool countIncludePad, int64_t divisorOverride,
                                            int8_t cubeMathType, const ac_tensor *gradInput)
{
    AC_TRY(ac_check_tensor(gradOutput, "gradOutput"));
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_int_array(kernelSize, "kernelSize"));
    AC_TRY(ac_check_int_array(stride, "stride"));
    AC_TRY(ac_check_int_array(padding, "padding"));
    AC_TRY(ac_check_tensor(gradInput, "gradInput"));

    AC_TRY(ac_check_dtype_in(gradOutput, "gradOutput", dtypes_T));
    AC_TRY(ac_check_dtype_same(self, "self", gradOutput, "gradOutput"));
    AC_TRY(ac_check_dtype_same(gradInput, "gradInput", gradOutput, "gradOutput"));

    AC_TRY(ac_check_rank(gradOutput, "gradOutput"));
    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(gradInput, "gradInput"));

    AC_TRY(ac_check_shape_same(gradInput, "gradInput", self, "self"));
    ac_shape put_space = {0};
    AC_TRY(ac_check_averaged(gradInput, "gradInput", 2, "2", kernelSize, "kernelSize", stride,
                             "stride", padding, "padding", (int64_t)ceilMode, "ceilMode",
                             (int64_t)countIncludePad, "countIncludePad", divisorOverride,
                             "divisorOverride", &put_space));
    AC_TRY(ac_check_shape_is(gradOutput, "gradOutput", &put_space, "gradInput as averaged(...)"));

    AC_TRY(ac_check_require(
        avg_pool2d_backward_requires_1, "rank(gradOutput) >= 3",
        (const ac_given[]){{"rank(gradOutput)", (double)gradOutput->shape.rank, false}}, 1));
    AC_TRY(ac_check_require(
        avg_pool2d_backward_requires_2, "rank(gradOutput) <= 4",
        (const ac_given[]){{"rank(gradOutput)", (double)gradOutput->shape.rank, false}}, 1));

    size_t cube_math_type_index = 0;
    AC_TRY(ac_check_mode_int(cubeMathType, "cubeMathType", cube_math_type_values, 4,
                             &cube_math_type_index));

    return ACLNN_SUCCESS;
}
