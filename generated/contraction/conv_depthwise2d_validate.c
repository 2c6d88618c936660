/*
 * Generated from spec/contraction/conv_depthwise2d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnConvDepthwise2d is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "contraction/conv_depthwise2d.h"

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

aclnnStatus ac_conv_depthwise2d_validate(const ac_tensor *self, const ac_tensor *weight,
                                         const ac_array *kernelSize, const ac_tensor *bias,
                                         const ac_array *stride, const ac_array *padding,
                                         const ac_array *dilation, const ac_tensor *out,
                                         int8_t cubeMathType, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(weight, "weight"));
    AC_TRY(ac_check_int_array(kernelSize, "kernelSize"));
    AC_TRY(ac_check_tensor_optional(bias, "bias"));
    AC_TRY(ac_check_int_array(stride, "stride"));
    AC_TRY(ac_check_int_array(padding, "padding"));
    AC_TRY(ac_check_int_array(dilation, "dilation"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(weight, "weight", self, "self"));
    AC_TRY(ac_check_dtype_same(bias, "bias", self, "self"));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));

    AC_TRY(ac_check_rank_is(self, "self", 4));
    AC_TRY(ac_check_rank_within(weight, "weight", 3, 5));
    AC_TRY(ac_check_rank_is(bias, "bias", 1));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_joined_windows(self, "self", "nc[p.q.]", weight, "weight", "(cm)1q.", "n(cm)p.",
                                   0, 0, NULL, stride, 0, "stride", padding, 0, "padding", dilation,
                                   0, "dilation", index_space));
    AC_TRY(ac_check_extents(kernelSize, "kernelSize", weight, "weight"));
    AC_TRY(ac_check_along(bias, "bias", index_space, 1, "the product of self and weight"));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "the product of self and weight"));

    size_t cube_math_type_index = 0;
    AC_TRY(ac_check_mode_int(cubeMathType, "cubeMathType", cube_math_type_values, 4,
                             &cube_math_type_index));

    return ACLNN_SUCCESS;
}
