/*
 * Generated from spec/norm/batch_norm_stats.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnBatchNormStats is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "norm/batch_norm_stats.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

aclnnStatus ac_batch_norm_stats_validate(const ac_tensor *input, const ac_tensor *mean,
                                         const ac_tensor *invstd)
{
    AC_TRY(ac_check_tensor(input, "input"));
    AC_TRY(ac_check_tensor(mean, "mean"));
    AC_TRY(ac_check_tensor(invstd, "invstd"));

    AC_TRY(ac_check_dtype_in(input, "input", dtypes_X));
    const int dtype_T = AC_F32;
    AC_TRY(ac_check_dtype_is(mean, "mean", dtype_T, "the dtype that is computed in"));
    AC_TRY(ac_check_dtype_is(invstd, "invstd", dtype_T, "the dtype that is computed in"));

    AC_TRY(ac_check_rank(input, "input"));
    AC_TRY(ac_check_rank(mean, "mean"));
    AC_TRY(ac_check_rank(invstd, "invstd"));

    AC_TRY(ac_check_shape_reduced(mean, "mean", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));
    AC_TRY(ac_check_shape_reduced(invstd, "invstd", input, "input",
                                  ac_shape_channel_axes(&input->shape), false, false));

    return ACLNN_SUCCESS;
}
