/*
 * Generated from spec/invented/switch.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnSwitch is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "invented/switch.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

aclnnStatus ac_switch_validate(const ac_tensor *space, bool mode, const ac_tensor *op,
                               size_t *kernel_mode)
{
    AC_TRY(ac_check_tensor(space, "space"));
    AC_TRY(ac_check_tensor(op, "op"));

    AC_TRY(ac_check_dtype_in(space, "space", dtypes_T));
    AC_TRY(ac_check_dtype_same(op, "op", space, "space"));

    AC_TRY(ac_check_rank(space, "space"));
    AC_TRY(ac_check_rank(op, "op"));

    AC_TRY(ac_check_shape_same(op, "op", space, "space"));

    *kernel_mode = mode ? SWITCH_MODE_TRUE : SWITCH_MODE_FALSE;

    return ACLNN_SUCCESS;
}
