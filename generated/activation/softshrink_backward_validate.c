/*
 * Generated from spec/activation/softshrink_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnSoftshrinkBackward is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "activation/softshrink_backward.h"
#include "check/check.h"

/* The data types G may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_G[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* The data types S may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_S[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* not lambda < 0. */
static bool softshrink_backward_requires_1(const ac_given *given_values)
{
    const double lambda = given_values[0].value;

    return !(lambda < 0.0);
}

aclnnStatus ac_softshrink_backward_validate(const ac_tensor *gradOutput, const ac_tensor *self,
                                            const ac_scalar *lambda, const ac_tensor *gradInput,
                                            ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(gradOutput, "gradOutput"));
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_scalar(lambda, "lambda"));
    AC_TRY(ac_check_tensor(gradInput, "gradInput"));

    AC_TRY(ac_check_dtype_in(gradOutput, "gradOutput", dtypes_G));
    AC_TRY(ac_check_dtype_in(self, "self", dtypes_S));
    AC_TRY(ac_check_scalar_dtype(lambda, "lambda", AC_SET_REAL));
    const int dtype_T = ac_dtype_widen(gradOutput->dtype, self->dtype);
    AC_TRY(ac_check_dtype_is(gradInput, "gradInput", dtype_T,
                             "the wider dtype of gradOutput and self"));

    AC_TRY(ac_check_rank(gradOutput, "gradOutput"));
    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(gradInput, "gradInput"));

    AC_TRY(ac_check_broadcast(gradOutput, "gradOutput", self, "self", index_space));
    AC_TRY(ac_check_shape_is(gradInput, "gradInput", index_space,
                             "the broadcast of gradOutput and self"));

    AC_TRY(ac_check_require(softshrink_backward_requires_1, "not lambda < 0",
                            (const ac_given[]){{"lambda", ac_scalar_real(lambda, AC_F64), false}},
                            1));

    return ACLNN_SUCCESS;
}
