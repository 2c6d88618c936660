/*
 * Generated from spec/invented/whittle.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnWhittle or aclnnInplaceWhittle is well formed. The order is the
 * same for every operator: presence, data types, ranks, shapes, preconditions, modes. The first
 * failure is the one reported.
 */
#include "check/check.h"
#include "invented/whittle.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32,
};

/* The data types O may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_U32,
    [AC_NANO] = AC_SET_F32 | AC_SET_I32,
    [AC_HOST] = AC_SET_F32 | AC_SET_U32 | AC_SET_I32,
};

aclnnStatus ac_whittle_validate(const ac_tensor *self, const ac_tensor *share, const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(share, "share"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(share, "share", self, "self"));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_O));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(share, "share"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_view_channel(share, "share", self, "self"));
    AC_TRY(ac_check_shape_same(out, "out", self, "self"));

    return ACLNN_SUCCESS;
}

aclnnStatus ac_inplace_whittle_validate(const ac_tensor *selfRef, const ac_tensor *share)
{
    AC_TRY(ac_check_tensor(selfRef, "selfRef"));
    AC_TRY(ac_check_tensor(share, "share"));

    AC_TRY(ac_check_dtype_in(selfRef, "selfRef", dtypes_T));
    AC_TRY(ac_check_dtype_same(share, "share", selfRef, "selfRef"));
    AC_TRY(ac_check_dtype_in(selfRef, "selfRef", dtypes_O));

    AC_TRY(ac_check_rank(selfRef, "selfRef"));
    AC_TRY(ac_check_rank(share, "share"));

    AC_TRY(ac_check_view_channel(share, "share", selfRef, "selfRef"));

    return ACLNN_SUCCESS;
}
