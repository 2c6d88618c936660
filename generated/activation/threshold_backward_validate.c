/*
 * Generated from spec/activation/threshold_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnThresholdBackward is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "activation/threshold_backward.h"
#include "check/check.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BF16 | AC_SET_I64,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BF16 | AC_SET_I64,
};

aclnnStatus ac_threshold_backward_validate(const ac_tensor *gradOutput, const ac_tensor *self,
                                           const ac_scalar *threshold, const ac_tensor *out,
                                           ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(gradOutput, "gradOutput"));
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_scalar(threshold, "threshold"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(gradOutput, "gradOutput", dtypes_T));
    AC_TRY(ac_check_dtype_same(self, "self", gradOutput, "gradOutput"));
    AC_TRY(ac_check_scalar_dtype(threshold, "threshold", AC_SET_REAL));
    AC_TRY(ac_check_dtype_same(out, "out", gradOutput, "gradOutput"));

    AC_TRY(ac_check_rank(gradOutput, "gradOutput"));
    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_broadcast(gradOutput, "gradOutput", self, "self", index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "the broadcast of gradOutput and self"));

    return ACLNN_SUCCESS;
}
