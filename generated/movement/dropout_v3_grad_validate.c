/*
 * Generated from spec/movement/dropout_v3_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnDropoutV3Grad is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/dropout_v3_grad.h"

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

aclnnStatus ac_dropout_v3_grad_validate(const ac_tensor *gradY, const ac_tensor *mask,
                                        const ac_tensor *gradX)
{
    AC_TRY(ac_check_tensor(gradY, "gradY"));
    AC_TRY(ac_check_tensor(mask, "mask"));
    AC_TRY(ac_check_tensor(gradX, "gradX"));

    AC_TRY(ac_check_dtype_in(gradY, "gradY", dtypes_T));
    AC_TRY(ac_check_dtype_in(mask, "mask", dtypes_M));
    AC_TRY(ac_check_dtype_in(gradX, "gradX", dtypes_O));

    AC_TRY(ac_check_rank(gradY, "gradY"));
    AC_TRY(ac_check_rank(mask, "mask"));
    AC_TRY(ac_check_rank(gradX, "gradX"));

    AC_TRY(ac_check_view_bits(mask, "mask", gradY, "gradY"));
    AC_TRY(ac_check_shape_same(gradX, "gradX", gradY, "gradY"));

    return ACLNN_SUCCESS;
}
