/*
 * Generated from spec/pooling/avg_pool3d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnAvgPool3dBackward is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "pooling/avg_pool3d_backward.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* rank(gradOutput) >= 4. */
static bool avg_pool3d_backward_requires_1(const ac_given *given_values)
{
    const double rank_of_gradOutput = given_values[0].value;

    return rank_of_gradOutput >= 4.0;
}

/* rank(gradOutput) <= 5. */
static bool avg_pool3d_backward_requires_2(const ac_given *given_values)
{
    const double rank_of_gradOutput = given_values[0].value;

    return rank_of_gradOutput <= 5.0;
}

aclnnStatus ac_avg_pool3d_backward_validate(const ac_tensor *gradOutput, const ac_tensor *self,
                                            const ac_array *kernelSize, const ac_array *stride,
                                            const ac_array *padding, bool ceilMode,
                                            bool countIncludePad, int64_t divisorOverride,
                                            const ac_tensor *output)
{
    AC_TRY(ac_check_tensor(gradOutput, "gradOutput"));
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_int_array(kernelSize, "kernelSize"));
    AC_TRY(ac_check_int_array(stride, "stride"));
    AC_TRY(ac_check_int_array(padding, "padding"));
    AC_TRY(ac_check_tensor(output, "output"));

    AC_TRY(ac_check_dtype_in(gradOutput, "gradOutput", dtypes_T));
    AC_TRY(ac_check_dtype_same(self, "self", gradOutput, "gradOutput"));
    AC_TRY(ac_check_dtype_same(output, "output", gradOutput, "gradOutput"));

    AC_TRY(ac_check_rank(gradOutput, "gradOutput"));
    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(output, "output"));

    AC_TRY(ac_check_shape_same(output, "output", self, "self"));
    ac_shape put_space = {0};
    AC_TRY(ac_check_averaged(output, "output", 3, "3", kernelSize, "kernelSize", stride, "stride",
                             padding, "padding", (int64_t)ceilMode, "ceilMode",
                             (int64_t)countIncludePad, "countIncludePad", divisorOverride,
                             "divisorOverride", &put_space));
    AC_TRY(ac_check_shape_is(gradOutput, "gradOutput", &put_space, "output as averaged(...)"));

    AC_TRY(ac_check_require(
        avg_pool3d_backward_requires_1, "rank(gradOutput) >= 4",
        (const ac_given[]){{"rank(gradOutput)", (double)gradOutput->shape.rank, false}}, 1));
    AC_TRY(ac_check_require(
        avg_pool3d_backward_requires_2, "rank(gradOutput) <= 5",
        (const ac_given[]){{"rank(gradOutput)", (double)gradOutput->shape.rank, false}}, 1));

    return ACLNN_SUCCESS;
}
