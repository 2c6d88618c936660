/*
 * Generated from spec/activation/leaky_relu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnLeakyReluBackward is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "activation/leaky_relu_backward.h"
#include "check/check.h"

/* The data types G may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_G[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* The data types S may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_S[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* The dtypes allowed for negativeSlope, on every product. */
static const ac_dtype_set dtypes_negativeSlope = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 |
                                                 AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                                                 AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL;

/* not (selfIsResult and negativeSlope < 0). */
static bool leaky_relu_backward_requires_1(const ac_given *given_values)
{
    const double negativeSlope = given_values[0].value;
    const bool selfIsResult = given_values[1].value != 0;

    return !(selfIsResult && negativeSlope < 0.0);
}

aclnnStatus ac_leaky_relu_backward_validate(const ac_tensor *gradOutput, const ac_tensor *self,
                                            const ac_scalar *negativeSlope, bool selfIsResult,
                                            const ac_tensor *out, size_t *kernel_mode,
                                            ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(gradOutput, "gradOutput"));
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_scalar(negativeSlope, "negativeSlope"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(gradOutput, "gradOutput", dtypes_G));
    AC_TRY(ac_check_dtype_in(self, "self", dtypes_S));
    AC_TRY(ac_check_scalar_dtype(negativeSlope, "negativeSlope", dtypes_negativeSlope));
    const int dtype_T = ac_dtype_promote(gradOutput->dtype, self->dtype);
    AC_TRY(ac_check_dtype_cast(dtype_T, out, "out"));

    AC_TRY(ac_check_rank(gradOutput, "gradOutput"));
    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_broadcast(gradOutput, "gradOutput", self, "self", index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "the broadcast of gradOutput and self"));

    AC_TRY(ac_check_require(
        leaky_relu_backward_requires_1, "not (selfIsResult and negativeSlope < 0)",
        (const ac_given[]){{"negativeSlope", ac_scalar_real(negativeSlope, AC_F64), false},
                           {"selfIsResult", (double)selfIsResult, true}},
        2));

    *kernel_mode = selfIsResult ? LEAKY_RELU_BACKWARD_SELF_IS_RESULT_TRUE
                                : LEAKY_RELU_BACKWARD_SELF_IS_RESULT_FALSE;

    return ACLNN_SUCCESS;
}
