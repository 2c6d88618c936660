/*
 * Generated from spec/mathematics/logit_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnLogitGrad is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "mathematics/logit_grad.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

aclnnStatus ac_logit_grad_validate(const ac_tensor *x, const ac_tensor *dy, const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(x, "x"));
    AC_TRY(ac_check_tensor(dy, "dy"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(x, "x", dtypes_T));
    AC_TRY(ac_check_dtype_same(dy, "dy", x, "x"));
    AC_TRY(ac_check_dtype_same(out, "out", x, "x"));

    AC_TRY(ac_check_rank(x, "x"));
    AC_TRY(ac_check_rank(dy, "dy"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_shape_same(dy, "dy", x, "x"));
    AC_TRY(ac_check_shape_same(out, "out", x, "x"));

    return ACLNN_SUCCESS;
}
