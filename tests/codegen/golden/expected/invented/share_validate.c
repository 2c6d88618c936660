/*
 * Generated from spec/invented/share.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnShare is well formed. The order is the same for every operator:
 * presence, data types, ranks, axes, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "invented/share.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F16,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
};

aclnnStatus ac_share_validate(const ac_tensor *self, const ac_scalar *factor, int64_t dim,
                              const ac_tensor *out, const ac_tensor *below)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_scalar(factor, "factor"));
    AC_TRY(ac_check_tensor(out, "out"));
    AC_TRY(ac_check_tensor(below, "below"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_scalar_dtype(factor, "factor", AC_SET_REAL));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));
    AC_TRY(ac_check_dtype_same(below, "below", self, "self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(out, "out"));
    AC_TRY(ac_check_rank(below, "below"));

    AC_TRY(ac_check_axis(dim, "dim", self, "self"));

    AC_TRY(ac_check_shape_same(out, "out", self, "self"));
    AC_TRY(ac_check_shape_same(below, "below", self, "self"));

    return ACLNN_SUCCESS;
}
