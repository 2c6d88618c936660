/*
 * Generated from spec/movement/im2col.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnIm2col is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "movement/im2col.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                     AC_SET_BOOL | AC_SET_C64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                AC_SET_BOOL | AC_SET_C64,
};

/* rank(self) <= 4. */
static bool im2col_requires_1(const ac_given *given_values)
{
    const double rank_of_self = given_values[0].value;

    return rank_of_self <= 4.0;
}

/* extent(self, -3) > 0. */
static bool im2col_requires_2(const ac_given *given_values)
{
    const double extent_3_from_end_of_self = given_values[0].value;

    return extent_3_from_end_of_self > 0.0;
}

aclnnStatus ac_im2col_validate(const ac_tensor *self, const ac_array *kernelSize,
                               const ac_array *dilation, const ac_array *padding,
                               const ac_array *stride, const ac_tensor *out, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_int_array(kernelSize, "kernelSize"));
    AC_TRY(ac_check_int_array(dilation, "dilation"));
    AC_TRY(ac_check_int_array(padding, "padding"));
    AC_TRY(ac_check_int_array(stride, "stride"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_windows(self, "self", 2, "2", kernelSize, "kernelSize", dilation, "dilation",
                            padding, "padding", stride, "stride", index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space,
                             "self as windows(2, kernelSize, dilation, padding, stride)"));

    AC_TRY(ac_check_require(im2col_requires_1, "rank(self) <= 4",
                            (const ac_given[]){{"rank(self)", (double)self->shape.rank, false}},
                            1));
    AC_TRY(ac_check_require(
        im2col_requires_2, "extent(self, -3) > 0",
        (const ac_given[]){{"extent(self, -3)", (double)ac_shape_extent(&self->shape, -3), false}},
        1));

    return ACLNN_SUCCESS;
}
