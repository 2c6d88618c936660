/*
 * Generated from spec/norm/batch_norm_reduce.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnBatchNormReduce is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "norm/batch_norm_reduce.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

aclnnStatus ac_batch_norm_reduce_validate(const ac_tensor *x, const ac_tensor *sum,
                                          const ac_tensor *squareSum)
{
    AC_TRY(ac_check_tensor(x, "x"));
    AC_TRY(ac_check_tensor(sum, "sum"));
    AC_TRY(ac_check_tensor(squareSum, "squareSum"));

    AC_TRY(ac_check_dtype_in(x, "x", dtypes_X));
    const int dtype_T = AC_F32;
    AC_TRY(ac_check_dtype_is(sum, "sum", dtype_T, "the dtype that is computed in"));
    AC_TRY(ac_check_dtype_is(squareSum, "squareSum", dtype_T, "the dtype that is computed in"));

    AC_TRY(ac_check_rank(x, "x"));
    AC_TRY(ac_check_rank(sum, "sum"));
    AC_TRY(ac_check_rank(squareSum, "squareSum"));

    AC_TRY(
        ac_check_shape_reduced(sum, "sum", x, "x", ac_shape_channel_axes(&x->shape), false, false));
    AC_TRY(ac_check_shape_reduced(squareSum, "squareSum", x, "x", ac_shape_channel_axes(&x->shape),
                                  false, false));

    return ACLNN_SUCCESS;
}
