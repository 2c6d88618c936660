/*
 * Generated from spec/arithmetic/masked_scale.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnMaskedScale is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "arithmetic/masked_scale.h"
#include "check/check.h"

/* The data types A may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_A[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types M may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_M[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8,
};

aclnnStatus ac_masked_scale_validate(const ac_tensor *self, const ac_tensor *mask,
                                     const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(mask, "mask"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_A));
    AC_TRY(ac_check_dtype_in(mask, "mask", dtypes_M));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(mask, "mask"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_shape_same(mask, "mask", self, "self"));
    AC_TRY(ac_check_shape_same(out, "out", self, "self"));

    return ACLNN_SUCCESS;
}
