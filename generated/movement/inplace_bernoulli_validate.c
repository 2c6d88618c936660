/*
 * Generated from spec/movement/inplace_bernoulli.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnInplaceBernoulli is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/inplace_bernoulli.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BF16,
};

/* The dtypes allowed for prob, on every product. */
static const ac_dtype_set dtypes_prob = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64;

/* prob >= 0. */
static bool inplace_bernoulli_requires_1(const ac_given *given_values)
{
    const double prob = given_values[0].value;

    return prob >= 0.0;
}

/* prob <= 1. */
static bool inplace_bernoulli_requires_2(const ac_given *given_values)
{
    const double prob = given_values[0].value;

    return prob <= 1.0;
}

aclnnStatus ac_inplace_bernoulli_validate(const ac_tensor *selfRef, const ac_scalar *prob)
{
    AC_TRY(ac_check_tensor(selfRef, "selfRef"));
    AC_TRY(ac_check_scalar(prob, "prob"));

    AC_TRY(ac_check_scalar_dtype(prob, "prob", dtypes_prob));
    AC_TRY(ac_check_dtype_in(selfRef, "selfRef", dtypes_T));

    AC_TRY(ac_check_rank(selfRef, "selfRef"));

    AC_TRY(ac_check_require(inplace_bernoulli_requires_1, "prob >= 0",
                            (const ac_given[]){{"prob", ac_scalar_real(prob, AC_F64), false}}, 1));
    AC_TRY(ac_check_require(inplace_bernoulli_requires_2, "prob <= 1",
                            (const ac_given[]){{"prob", ac_scalar_real(prob, AC_F64), false}}, 1));

    return ACLNN_SUCCESS;
}
