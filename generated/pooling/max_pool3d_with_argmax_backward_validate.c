/*
 * Generated from spec/pooling/max_pool3d_with_argmax_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnMaxPool3dWithArgmaxBackward is well formed. The order is the same
 * for every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure
 * is the one reported.
 */
#include "check/check.h"
#include "pooling/max_pool3d_with_argmax_backward.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types I may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_I[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

/* rank(gradOutput) >= 4. */
static bool max_pool3d_with_argmax_backward_requires_1(const ac_given *given_values)
{
    const double rank_of_gradOutput = given_values[0].value;

    return rank_of_gradOutput >= 4.0;
}

/* rank(gradOutput) <= 5. */
static bool max_pool3d_with_argmax_backward_requires_2(const ac_given *given_values)
{
    const double rank_of_gradOutput = given_values[0].value;

    return rank_of_gradOutput <= 5.0;
}

aclnnStatus ac_max_pool3d_with_argmax_backward_validate(
    const ac_tensor *gradOutput, const ac_tensor *self, const ac_tensor *indices,
    const ac_array *kernelSize, const ac_array *stride, const ac_array *padding,
    const ac_array *dilation, bool ceilMode, const ac_tensor *gradInput)
{
    AC_TRY(ac_check_tensor(gradOutput, "gradOutput"));
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(indices, "indices"));
    AC_TRY(ac_check_int_array(kernelSize, "kernelSize"));
    AC_TRY(ac_check_int_array(stride, "stride"));
    AC_TRY(ac_check_int_array(padding, "padding"));
    AC_TRY(ac_check_int_array(dilation, "dilation"));
    AC_TRY(ac_check_tensor(gradInput, "gradInput"));

    AC_TRY(ac_check_dtype_in(gradOutput, "gradOutput", dtypes_T));
    AC_TRY(ac_check_dtype_in(indices, "indices", dtypes_I));
    AC_TRY(ac_check_dtype_same(self, "self", gradOutput, "gradOutput"));
    AC_TRY(ac_check_dtype_same(gradInput, "gradInput", gradOutput, "gradOutput"));

    AC_TRY(ac_check_rank(gradOutput, "gradOutput"));
    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(indices, "indices"));
    AC_TRY(ac_check_rank(gradInput, "gradInput"));

    AC_TRY(ac_check_shape_same(gradInput, "gradInput", self, "self"));
    AC_TRY(ac_check_put_chosen(gradInput, "gradInput", 3, "3", indices, "indices", kernelSize,
                               "kernelSize", stride, "stride", 0, "0", padding, "padding", dilation,
                               "dilation", (int64_t)ceilMode, "ceilMode", gradOutput, "gradOutput",
                               "gradInput as chosen(...)"));

    AC_TRY(ac_check_require(
        max_pool3d_with_argmax_backward_requires_1, "rank(gradOutput) >= 4",
        (const ac_given[]){{"rank(gradOutput)", (double)gradOutput->shape.rank, false}}, 1));
    AC_TRY(ac_check_require(
        max_pool3d_with_argmax_backward_requires_2, "rank(gradOutput) <= 5",
        (const ac_given[]){{"rank(gradOutput)", (double)gradOutput->shape.rank, false}}, 1));

    return ACLNN_SUCCESS;
}
