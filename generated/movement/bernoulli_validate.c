/*
 * Generated from spec/movement/bernoulli.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnBernoulli is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/bernoulli.h"

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
static bool bernoulli_requires_1(const ac_given *given_values)
{
    const double prob = given_values[0].value;

    return prob >= 0.0;
}

/* prob <= 1. */
static bool bernoulli_requires_2(const ac_given *given_values)
{
    const double prob = given_values[0].value;

    return prob <= 1.0;
}

aclnnStatus ac_bernoulli_validate(const ac_tensor *self, const ac_scalar *prob,
                                  const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_scalar(prob, "prob"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_scalar_dtype(prob, "prob", dtypes_prob));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_T));

    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_require(bernoulli_requires_1, "prob >= 0",
                            (const ac_given[]){{"prob", ac_scalar_real(prob, AC_F64), false}}, 1));
    AC_TRY(ac_check_require(bernoulli_requires_2, "prob <= 1",
                            (const ac_given[]){{"prob", ac_scalar_real(prob, AC_F64), false}}, 1));

    return ACLNN_SUCCESS;
}
