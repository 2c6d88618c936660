/*
 * Generated from spec/arithmetic/add_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnAddV3 or aclnnInplaceAddV3 is well formed. The order is the same
 * for every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure
 * is the one reported.
 */
#include "arithmetic/add_v3.h"
#include "check/check.h"

/* The data types A may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_A[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I32,
};

aclnnStatus ac_add_v3_validate(const ac_scalar *self, const ac_tensor *other,
                               const ac_scalar *alpha, const ac_tensor *out)
{
    AC_TRY(ac_check_scalar(self, "self"));
    AC_TRY(ac_check_tensor(other, "other"));
    AC_TRY(ac_check_scalar(alpha, "alpha"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(other, "other", dtypes_A));
    AC_TRY(ac_check_scalar_dtype(self, "self", AC_SET_REAL));
    AC_TRY(ac_check_scalar_dtype(alpha, "alpha", AC_SET_REAL));
    const int dtype_T = ac_dtype_with_scalar(other->dtype, self->dtype);
    AC_TRY(ac_check_scalar_cast(alpha, "alpha", dtype_T));
    AC_TRY(ac_check_dtype_cast(dtype_T, out, "out"));

    AC_TRY(ac_check_rank(other, "other"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_shape_same(out, "out", other, "other"));

    return ACLNN_SUCCESS;
}

aclnnStatus ac_inplace_add_v3_validate(const ac_scalar *self, const ac_tensor *other,
                                       const ac_scalar *alpha)
{
    AC_TRY(ac_check_scalar(self, "self"));
    AC_TRY(ac_check_tensor(other, "other"));
    AC_TRY(ac_check_scalar(alpha, "alpha"));

    AC_TRY(ac_check_dtype_in(other, "other", dtypes_A));
    AC_TRY(ac_check_scalar_dtype(self, "self", AC_SET_REAL));
    AC_TRY(ac_check_scalar_dtype(alpha, "alpha", AC_SET_REAL));
    const int dtype_T = ac_dtype_with_scalar(other->dtype, self->dtype);
    AC_TRY(ac_check_scalar_cast(alpha, "alpha", dtype_T));
    AC_TRY(ac_check_dtype_cast(dtype_T, other, "other"));

    AC_TRY(ac_check_rank(other, "other"));

    return ACLNN_SUCCESS;
}
