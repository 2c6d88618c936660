/*
 * Generated from spec/movement/normal_float_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnNormalFloatTensor is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/normal_float_tensor.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64,
};

/* The data types O may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_F64,
};

aclnnStatus ac_normal_float_tensor_validate(const ac_tensor *std, const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(std, "std"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(std, "std", dtypes_T));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_O));

    AC_TRY(ac_check_rank(std, "std"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_shape_same(out, "out", std, "std"));

    return ACLNN_SUCCESS;
}
