/*
 * Generated from spec/contraction/weight_quant_batch_matmul_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnWeightQuantBatchMatmulV3 is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "contraction/weight_quant_batch_matmul_v3.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
/* clang-format off */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};
/* clang-format on */

/* The data types W may take on each product. A product without a row lacks the operator. */
/* clang-format off */
static const ac_dtype_set dtypes_W[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_I4,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_I4,
    [AC_ASCEND310P] = AC_SET_I8,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_I4,
    [AC_HOST] = AC_SET_I8 | AC_SET_I4,
};
/* clang-format on */

/* The data types B may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_B[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16 | AC_SET_F32,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const int64_t inner_precise_values[] = {0, 1};

aclnnStatus ac_weight_quant_batch_matmul_v3_validate(
    const ac_tensor *x, const ac_tensor *weight, const ac_tensor *antiquantScale,
    const ac_tensor *antiquantOffsetOptional, const ac_tensor *quantScaleOptional,
    const ac_tensor *quantOffsetOptional, const ac_tensor *biasOptional, int antiquantGroupSize,
    int innerPrecise, const ac_tensor *y, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(x, "x"));
    AC_TRY(ac_check_tensor(weight, "weight"));
    AC_TRY(ac_check_tensor(antiquantScale, "antiquantScale"));
    AC_TRY(ac_check_tensor_optional(antiquantOffsetOptional, "antiquantOffsetOptional"));
    AC_TRY(ac_check_absent_tensor(quantScaleOptional, "quantScaleOptional"));
    AC_TRY(ac_check_absent_tensor(quantOffsetOptional, "quantOffsetOptional"));
    AC_TRY(ac_check_tensor_optional(biasOptional, "biasOptional"));
    AC_TRY(ac_check_tensor(y, "y"));

    AC_TRY(ac_check_dtype_in(x, "x", dtypes_T));
    AC_TRY(ac_check_dtype_in(weight, "weight", dtypes_W));
    AC_TRY(ac_check_dtype_in(biasOptional, "biasOptional", dtypes_B));
    AC_TRY(ac_check_dtype_same(antiquantScale, "antiquantScale", x, "x"));
    AC_TRY(ac_check_dtype_same(antiquantOffsetOptional, "antiquantOffsetOptional", x, "x"));
    AC_TRY(ac_check_dtype_same(y, "y", x, "x"));

    AC_TRY(ac_check_rank_is(x, "x", 2));
    AC_TRY(ac_check_rank_is(weight, "weight", 2));
    AC_TRY(ac_check_rank_within(antiquantScale, "antiquantScale", 1, 2));
    AC_TRY(ac_check_rank_within(antiquantOffsetOptional, "antiquantOffsetOptional", 1, 2));
    AC_TRY(ac_check_rank_within(biasOptional, "biasOptional", 0, 2));
    AC_TRY(ac_check_rank(y, "y"));

    AC_TRY(ac_check_contracted(x, "x", "mk", weight, "weight", "kn", "mn", index_space));
    AC_TRY(ac_check_groups(antiquantScale, "antiquantScale", weight, "weight", "kn",
                           (int64_t)antiquantGroupSize, "antiquantGroupSize"));
    AC_TRY(ac_check_groups(antiquantOffsetOptional, "antiquantOffsetOptional", weight, "weight",
                           "kn", (int64_t)antiquantGroupSize, "antiquantGroupSize"));
    const ac_tensor whole_space = {.shape = *index_space};
    AC_TRY(ac_check_view_broadcast(biasOptional, "biasOptional", &whole_space,
                                   "the product of x and weight"));
    AC_TRY(ac_check_shape_is(y, "y", index_space, "the product of x and weight"));

    size_t inner_precise_index = 0;
    AC_TRY(ac_check_mode_int(innerPrecise, "innerPrecise", inner_precise_values, 2,
                             &inner_precise_index));

    return ACLNN_SUCCESS;
}
