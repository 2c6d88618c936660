/*
 * Generated from spec/mathematics/logit.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnLogit is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "mathematics/logit.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

aclnnStatus ac_logit_validate(const ac_tensor *input, const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(input, "input"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(input, "input", dtypes_T));
    AC_TRY(ac_check_dtype_same(out, "out", input, "input"));

    AC_TRY(ac_check_rank(input, "input"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_shape_same(out, "out", input, "input"));

    return ACLNN_SUCCESS;
}
