/*
 * Generated from spec/movement/eye.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnEye is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "movement/eye.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND310P] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_I64 | AC_SET_BF16,
};

aclnnStatus ac_eye_validate(int64_t n, int64_t m, const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(out, "out", dtypes_T));

    AC_TRY(ac_check_rank_is(out, "out", 2));

    AC_TRY(ac_check_extent(n, "n", out, "out", 0, false));
    AC_TRY(ac_check_extent(m, "m", out, "out", 1, false));

    return ACLNN_SUCCESS;
}
