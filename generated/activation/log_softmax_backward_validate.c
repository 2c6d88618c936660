/*
 * Generated from spec/activation/log_softmax_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnLogSoftmaxBackward is well formed. The order is the same for every
 * operator: presence, data types, ranks, axes, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "activation/log_softmax_backward.h"
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

aclnnStatus ac_log_softmax_backward_validate(const ac_tensor *gradOutput, const ac_tensor *output,
                                             int64_t dim, const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(gradOutput, "gradOutput"));
    AC_TRY(ac_check_tensor(output, "output"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(output, "output", dtypes_T));
    AC_TRY(ac_check_dtype_same(gradOutput, "gradOutput", output, "output"));
    AC_TRY(ac_check_dtype_cast(output->dtype, out, "out"));

    AC_TRY(ac_check_rank(gradOutput, "gradOutput"));
    AC_TRY(ac_check_rank(output, "output"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_axis(dim, "dim", output, "output"));

    AC_TRY(ac_check_shape_same(gradOutput, "gradOutput", output, "output"));
    AC_TRY(ac_check_shape_same(out, "out", output, "output"));

    return ACLNN_SUCCESS;
}
