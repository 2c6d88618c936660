/*
 * Generated from spec/movement/normal_tensor_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnNormalTensorTensor is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/normal_tensor_tensor.h"

/* The data types A may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_A[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64,
};

/* The data types B may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_B[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64,
};

/* The data types O may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64,
};

aclnnStatus ac_normal_tensor_tensor_validate(const ac_tensor *mean, const ac_tensor *std,
                                             const ac_tensor *out, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(mean, "mean"));
    AC_TRY(ac_check_tensor(std, "std"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(mean, "mean", dtypes_A));
    AC_TRY(ac_check_dtype_in(std, "std", dtypes_B));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_O));

    AC_TRY(ac_check_rank(mean, "mean"));
    AC_TRY(ac_check_rank(std, "std"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_broadcast(mean, "mean", std, "std", index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "the broadcast of mean and std"));

    return ACLNN_SUCCESS;
}
