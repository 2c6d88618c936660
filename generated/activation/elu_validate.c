/*
 * Generated from spec/activation/elu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnElu or aclnnInplaceElu is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "activation/elu.h"
#include "check/check.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

aclnnStatus ac_elu_validate(const ac_tensor *self, const ac_scalar *alpha, const ac_scalar *scale,
                            const ac_scalar *inputScale, const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_scalar(alpha, "alpha"));
    AC_TRY(ac_check_scalar(scale, "scale"));
    AC_TRY(ac_check_scalar(inputScale, "inputScale"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_scalar_dtype(alpha, "alpha", AC_SET_REAL));
    AC_TRY(ac_check_scalar_dtype(scale, "scale", AC_SET_REAL));
    AC_TRY(ac_check_scalar_dtype(inputScale, "inputScale", AC_SET_REAL));
    AC_TRY(ac_check_dtype_cast(self->dtype, out, "out"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_shape_same(out, "out", self, "self"));

    return ACLNN_SUCCESS;
}

aclnnStatus ac_inplace_elu_validate(const ac_tensor *selfRef, const ac_scalar *alpha,
                                    const ac_scalar *scale, const ac_scalar *inputScale)
{
    AC_TRY(ac_check_tensor(selfRef, "selfRef"));
    AC_TRY(ac_check_scalar(alpha, "alpha"));
    AC_TRY(ac_check_scalar(scale, "scale"));
    AC_TRY(ac_check_scalar(inputScale, "inputScale"));

    AC_TRY(ac_check_dtype_in(selfRef, "selfRef", dtypes_T));
    AC_TRY(ac_check_scalar_dtype(alpha, "alpha", AC_SET_REAL));
    AC_TRY(ac_check_scalar_dtype(scale, "scale", AC_SET_REAL));
    AC_TRY(ac_check_scalar_dtype(inputScale, "inputScale", AC_SET_REAL));

    AC_TRY(ac_check_rank(selfRef, "selfRef"));

    return ACLNN_SUCCESS;
}
