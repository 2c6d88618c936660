/*
 * Generated from spec/norm/batch_norm_elemt.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnBatchNormElemt is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "norm/batch_norm_elemt.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types A may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_A[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types B may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_B[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types C may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_C[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types D may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_D[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types O may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

aclnnStatus ac_batch_norm_elemt_validate(const ac_tensor *input, const ac_tensor *weight,
                                         const ac_tensor *bias, const ac_tensor *mean,
                                         const ac_tensor *invstd, const ac_tensor *output)
{
    AC_TRY(ac_check_tensor(input, "input"));
    AC_TRY(ac_check_tensor_optional(weight, "weight"));
    AC_TRY(ac_check_tensor_optional(bias, "bias"));
    AC_TRY(ac_check_tensor(mean, "mean"));
    AC_TRY(ac_check_tensor(invstd, "invstd"));
    AC_TRY(ac_check_tensor(output, "output"));

    AC_TRY(ac_check_dtype_in(input, "input", dtypes_X));
    AC_TRY(ac_check_dtype_in(weight, "weight", dtypes_A));
    AC_TRY(ac_check_dtype_in(bias, "bias", dtypes_B));
    AC_TRY(ac_check_dtype_in(mean, "mean", dtypes_C));
    AC_TRY(ac_check_dtype_in(invstd, "invstd", dtypes_D));
    AC_TRY(ac_check_dtype_in(output, "output", dtypes_O));

    AC_TRY(ac_check_rank(input, "input"));
    AC_TRY(ac_check_rank(weight, "weight"));
    AC_TRY(ac_check_rank(bias, "bias"));
    AC_TRY(ac_check_rank(mean, "mean"));
    AC_TRY(ac_check_rank(invstd, "invstd"));
    AC_TRY(ac_check_rank(output, "output"));

    AC_TRY(ac_check_view_channel(weight, "weight", input, "input"));
    AC_TRY(ac_check_view_channel(bias, "bias", input, "input"));
    AC_TRY(ac_check_view_channel(mean, "mean", input, "input"));
    AC_TRY(ac_check_view_channel(invstd, "invstd", input, "input"));
    AC_TRY(ac_check_shape_same(output, "output", input, "input"));

    return ACLNN_SUCCESS;
}
