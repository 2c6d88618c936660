/*
 * Generated from spec/movement/dropout_do_mask.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnDropoutDoMask is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/dropout_do_mask.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types O may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types M may take on each product. A product without a row lacks the operator. */
/* clang-format off */
static const ac_dtype_set dtypes_M[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_U8,
    [AC_ASCEND310P] = AC_SET_U8,
    [AC_ASCEND950] = AC_SET_U8,
    [AC_HOST] = AC_SET_U8,
};
/* clang-format on */

/* prob >= 0. */
static bool dropout_do_mask_requires_1(const ac_given *given_values)
{
    const double prob = given_values[0].value;

    return prob >= 0.0;
}

/* prob <= 1. */
static bool dropout_do_mask_requires_2(const ac_given *given_values)
{
    const double prob = given_values[0].value;

    return prob <= 1.0;
}

aclnnStatus ac_dropout_do_mask_validate(const ac_tensor *self, const ac_tensor *mask, double prob,
                                        const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(mask, "mask"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_in(mask, "mask", dtypes_M));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_O));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(mask, "mask"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_view_bits(mask, "mask", self, "self"));
    AC_TRY(ac_check_shape_same(out, "out", self, "self"));

    AC_TRY(ac_check_require(dropout_do_mask_requires_1, "prob >= 0",
                            (const ac_given[]){{"prob", prob, false}}, 1));
    AC_TRY(ac_check_require(dropout_do_mask_requires_2, "prob <= 1",
                            (const ac_given[]){{"prob", prob, false}}, 1));

    return ACLNN_SUCCESS;
}
