/*
 * Generated from spec/movement/max_unpool3d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnMaxUnpool3dBackward is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "movement/max_unpool3d_backward.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 | AC_SET_I8 |
                        AC_SET_U8 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_F64,
};

/* The data types I may take on each product. A product without a row lacks the operator. */
/* clang-format off */
static const ac_dtype_set dtypes_I[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I64,
    [AC_HOST] = AC_SET_I64,
};
/* clang-format on */

/* rank(gradOutput) >= 4. */
static bool max_unpool3d_backward_requires_1(const ac_given *given_values)
{
    const double rank_of_gradOutput = given_values[0].value;

    return rank_of_gradOutput >= 4.0;
}

/* rank(gradOutput) <= 5. */
static bool max_unpool3d_backward_requires_2(const ac_given *given_values)
{
    const double rank_of_gradOutput = given_values[0].value;

    return rank_of_gradOutput <= 5.0;
}

aclnnStatus ac_max_unpool3d_backward_validate(const ac_tensor *gradOutput, const ac_tensor *self,
                                              const ac_tensor *indices, const ac_array *outputSize,
                                              const ac_array *stride, const ac_array *padding,
                                              const ac_tensor *out, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(gradOutput, "gradOutput"));
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(indices, "indices"));
    AC_TRY(ac_check_int_array(outputSize, "outputSize"));
    AC_TRY(ac_check_int_array(stride, "stride"));
    AC_TRY(ac_check_int_array(padding, "padding"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(gradOutput, "gradOutput", dtypes_T));
    AC_TRY(ac_check_dtype_in(indices, "indices", dtypes_I));
    AC_TRY(ac_check_dtype_same(out, "out", gradOutput, "gradOutput"));

    AC_TRY(ac_check_rank(gradOutput, "gradOutput"));
    AC_TRY(ac_check_rank(indices, "indices"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_restored(gradOutput, "gradOutput", 3, "3", indices, "indices", outputSize,
                             "outputSize", index_space));
    AC_TRY(ac_check_integers_length(stride, "stride", 3));
    AC_TRY(ac_check_integers_length(padding, "padding", 3));
    AC_TRY(ac_check_shape_is(out, "out", index_space,
                             "gradOutput as restored(3, indices, outputSize)"));

    AC_TRY(ac_check_require(
        max_unpool3d_backward_requires_1, "rank(gradOutput) >= 4",
        (const ac_given[]){{"rank(gradOutput)", (double)gradOutput->shape.rank, false}}, 1));
    AC_TRY(ac_check_require(
        max_unpool3d_backward_requires_2, "rank(gradOutput) <= 5",
        (const ac_given[]){{"rank(gradOutput)", (double)gradOutput->shape.rank, false}}, 1));

    return ACLNN_SUCCESS;
}
