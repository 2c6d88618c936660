/*
 * Generated from spec/invented/fixed.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnFixed is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check.h"
#include "invented/fixed.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

aclnnStatus fixed_validate(const aclTensor *self, const aclTensor *out, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_halves(self, "self", -1, index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "half of self along its last axis"));

    return ACLNN_SUCCESS;
}
