/*
 * Generated from spec/activation/gelu_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnGeluV2 is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "activation/gelu_v2.h"
#include "check/check.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const int64_t approximate_values[] = {1};

aclnnStatus ac_gelu_v2_validate(const ac_tensor *x, int64_t approximate, const ac_tensor *y,
                                size_t *kernel_mode)
{
    AC_TRY(ac_check_tensor(x, "x"));
    AC_TRY(ac_check_tensor(y, "y"));

    AC_TRY(ac_check_dtype_in(x, "x", dtypes_T));
    AC_TRY(ac_check_dtype_same(y, "y", x, "x"));

    AC_TRY(ac_check_rank(x, "x"));
    AC_TRY(ac_check_rank(y, "y"));

    AC_TRY(ac_check_shape_same(y, "y", x, "x"));

    *kernel_mode = ac_mode_find(approximate, approximate_values, 1);

    return ACLNN_SUCCESS;
}
