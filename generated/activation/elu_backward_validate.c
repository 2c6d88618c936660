/*
 * Generated from spec/activation/elu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnEluBackward is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "activation/elu_backward.h"
#include "check/check.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* not (isResult and alpha < 0). */
static bool elu_backward_requires_1(const ac_given *given_values)
{
    const double alpha = given_values[0].value;
    const bool isResult = given_values[1].value != 0;

    return !(isResult && alpha < 0.0);
}

aclnnStatus ac_elu_backward_validate(const ac_tensor *gradOutput, const ac_scalar *alpha,
                                     const ac_scalar *scale, const ac_scalar *inputScale,
                                     bool isResult, const ac_tensor *selfOrResult,
                                     const ac_tensor *gradInput, size_t *kernel_mode)
{
    AC_TRY(ac_check_tensor(gradOutput, "gradOutput"));
    AC_TRY(ac_check_scalar(alpha, "alpha"));
    AC_TRY(ac_check_scalar(scale, "scale"));
    AC_TRY(ac_check_scalar(inputScale, "inputScale"));
    AC_TRY(ac_check_tensor(selfOrResult, "selfOrResult"));
    AC_TRY(ac_check_tensor(gradInput, "gradInput"));

    AC_TRY(ac_check_dtype_in(gradOutput, "gradOutput", dtypes_T));
    AC_TRY(ac_check_dtype_same(selfOrResult, "selfOrResult", gradOutput, "gradOutput"));
    AC_TRY(ac_check_scalar_dtype(alpha, "alpha", AC_SET_REAL));
    AC_TRY(ac_check_scalar_dtype(scale, "scale", AC_SET_REAL));
    AC_TRY(ac_check_scalar_dtype(inputScale, "inputScale", AC_SET_REAL));
    AC_TRY(ac_check_dtype_cast(gradOutput->dtype, gradInput, "gradInput"));

    AC_TRY(ac_check_rank(gradOutput, "gradOutput"));
    AC_TRY(ac_check_rank(selfOrResult, "selfOrResult"));
    AC_TRY(ac_check_rank(gradInput, "gradInput"));

    AC_TRY(ac_check_shape_same(selfOrResult, "selfOrResult", gradOutput, "gradOutput"));
    AC_TRY(ac_check_shape_same(gradInput, "gradInput", gradOutput, "gradOutput"));

    AC_TRY(ac_check_require(elu_backward_requires_1, "not (isResult and alpha < 0)",
                            (const ac_given[]){{"alpha", ac_scalar_real(alpha, AC_F64), false},
                                               {"isResult", (double)isResult, true}},
                            2));

    *kernel_mode = isResult ? ELU_BACKWARD_IS_RESULT_TRUE : ELU_BACKWARD_IS_RESULT_FALSE;

    return ACLNN_SUCCESS;
}
