/*
 * Generated from spec/pooling/max_pool3d_with_argmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnMaxPool3dWithArgmax is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "pooling/max_pool3d_with_argmax.h"

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

/* rank(self) >= 4. */
static bool max_pool3d_with_argmax_requires_1(const ac_given *given_values)
{
    const double rank_of_self = given_values[0].value;

    return rank_of_self >= 4.0;
}

/* rank(self) <= 5. */
static bool max_pool3d_with_argmax_requires_2(const ac_given *given_values)
{
    const double rank_of_self = given_values[0].value;

    return rank_of_self <= 5.0;
}

aclnnStatus ac_max_pool3d_with_argmax_validate(const ac_tensor *self, const ac_array *kernelSize,
                                               const ac_array *stride, const ac_array *padding,
                                               const ac_array *dilation, bool ceilMode,
                                               const ac_tensor *out, const ac_tensor *indices,
                                               ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_int_array(kernelSize, "kernelSize"));
    AC_TRY(ac_check_int_array(stride, "stride"));
    AC_TRY(ac_check_int_array(padding, "padding"));
    AC_TRY(ac_check_int_array(dilation, "dilation"));
    AC_TRY(ac_check_tensor(out, "out"));
    AC_TRY(ac_check_tensor(indices, "indices"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));
    AC_TRY(ac_check_dtype_in(indices, "indices", dtypes_I));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(out, "out"));
    AC_TRY(ac_check_rank(indices, "indices"));

    AC_TRY(ac_check_pooled(self, "self", 3, "3", kernelSize, "kernelSize", stride, "stride", 0, "0",
                           padding, "padding", dilation, "dilation", (int64_t)ceilMode, "ceilMode",
                           index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "self as pooled(...)"));
    AC_TRY(ac_check_shape_is(indices, "indices", index_space, "self as pooled(...)"));

    AC_TRY(ac_check_require(max_pool3d_with_argmax_requires_1, "rank(self) >= 4",
                            (const ac_given[]){{"rank(self)", (double)self->shape.rank, false}},
                            1));
    AC_TRY(ac_check_require(max_pool3d_with_argmax_requires_2, "rank(self) <= 5",
                            (const ac_given[]){{"rank(self)", (double)self->shape.rank, false}},
                            1));

    return ACLNN_SUCCESS;
}
