/*
 * Generated from spec/contraction/trans_matmul_weight.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnTransMatmulWeight is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "contraction/trans_matmul_weight.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_I8,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F32,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F32,
};

/* rank(weight) >= 2. */
static bool trans_matmul_weight_requires_1(const ac_given *given_values)
{
    const double rank_of_weight = given_values[0].value;

    return rank_of_weight >= 2.0;
}

/* rank(weight) <= 6. */
static bool trans_matmul_weight_requires_2(const ac_given *given_values)
{
    const double rank_of_weight = given_values[0].value;

    return rank_of_weight <= 6.0;
}

aclnnStatus ac_trans_matmul_weight_validate(const ac_tensor *mmWeightRef)
{
    AC_TRY(ac_check_tensor(mmWeightRef, "mmWeightRef"));

    AC_TRY(ac_check_dtype_in(mmWeightRef, "mmWeightRef", dtypes_T));

    AC_TRY(ac_check_rank(mmWeightRef, "mmWeightRef"));

    AC_TRY(ac_check_require(
        trans_matmul_weight_requires_1, "rank(weight) >= 2",
        (const ac_given[]){{"rank(weight)", (double)mmWeightRef->shape.rank, false}}, 1));
    AC_TRY(ac_check_require(
        trans_matmul_weight_requires_2, "rank(weight) <= 6",
        (const ac_given[]){{"rank(weight)", (double)mmWeightRef->shape.rank, false}}, 1));

    return ACLNN_SUCCESS;
}
