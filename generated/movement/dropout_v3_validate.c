/*
 * Generated from spec/movement/dropout_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnDropoutV3 is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/dropout_v3.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types O may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types M may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_M[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_U8,
    [AC_HOST] = AC_SET_U8,
};

/* p >= 0. */
static bool dropout_v3_requires_1(const ac_given *given_values)
{
    const double p = given_values[0].value;

    return p >= 0.0;
}

/* p <= 1. */
static bool dropout_v3_requires_2(const ac_given *given_values)
{
    const double p = given_values[0].value;

    return p <= 1.0;
}

aclnnStatus ac_dropout_v3_validate(const ac_tensor *input, const ac_tensor *optionalNoiseShape,
                                   double p, const ac_tensor *out, const ac_tensor *maskOut)
{
    AC_TRY(ac_check_tensor(input, "input"));
    AC_TRY(ac_check_absent_tensor(optionalNoiseShape, "optionalNoiseShape"));
    AC_TRY(ac_check_tensor(out, "out"));
    AC_TRY(ac_check_tensor(maskOut, "maskOut"));

    AC_TRY(ac_check_dtype_in(input, "input", dtypes_T));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_O));
    AC_TRY(ac_check_dtype_in(maskOut, "maskOut", dtypes_M));

    AC_TRY(ac_check_rank(input, "input"));
    AC_TRY(ac_check_rank(out, "out"));
    AC_TRY(ac_check_rank(maskOut, "maskOut"));

    AC_TRY(ac_check_shape_same(out, "out", input, "input"));
    AC_TRY(ac_check_view_bits(maskOut, "maskOut", input, "input"));

    AC_TRY(
        ac_check_require(dropout_v3_requires_1, "p >= 0", (const ac_given[]){{"p", p, false}}, 1));
    AC_TRY(
        ac_check_require(dropout_v3_requires_2, "p <= 1", (const ac_given[]){{"p", p, false}}, 1));

    return ACLNN_SUCCESS;
}
