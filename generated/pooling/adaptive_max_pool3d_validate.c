/*
 * Generated from spec/pooling/adaptive_max_pool3d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnAdaptiveMaxPool3d is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "pooling/adaptive_max_pool3d.h"

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
static bool adaptive_max_pool3d_requires_1(const ac_given *given_values)
{
    const double rank_of_self = given_values[0].value;

    return rank_of_self >= 4.0;
}

/* rank(self) <= 5. */
static bool adaptive_max_pool3d_requires_2(const ac_given *given_values)
{
    const double rank_of_self = given_values[0].value;

    return rank_of_self <= 5.0;
}

aclnnStatus ac_adaptive_max_pool3d_validate(const ac_tensor *self, const ac_array *outputSize,
                                            const ac_tensor *outputOut, const ac_tensor *indicesOut,
                                            ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_int_array(outputSize, "outputSize"));
    AC_TRY(ac_check_tensor(outputOut, "outputOut"));
    AC_TRY(ac_check_tensor(indicesOut, "indicesOut"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(outputOut, "outputOut", self, "self"));
    AC_TRY(ac_check_dtype_in(indicesOut, "indicesOut", dtypes_I));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(outputOut, "outputOut"));
    AC_TRY(ac_check_rank(indicesOut, "indicesOut"));

    AC_TRY(ac_check_shared(self, "self", 3, "3", outputSize, "outputSize", index_space));
    AC_TRY(ac_check_shape_is(outputOut, "outputOut", index_space, "self as shared(3, outputSize)"));
    AC_TRY(
        ac_check_shape_is(indicesOut, "indicesOut", index_space, "self as shared(3, outputSize)"));

    AC_TRY(ac_check_require(adaptive_max_pool3d_requires_1, "rank(self) >= 4",
                            (const ac_given[]){{"rank(self)", (double)self->shape.rank, false}},
                            1));
    AC_TRY(ac_check_require(adaptive_max_pool3d_requires_2, "rank(self) <= 5",
                            (const ac_given[]){{"rank(self)", (double)self->shape.rank, false}},
                            1));

    return ACLNN_SUCCESS;
}
