/*
 * Generated from spec/movement/one_hot.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnOneHot is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "movement/one_hot.h"

/* The data types I may take on each product. A product without a row lacks the operator. */
/* clang-format off */
static const ac_dtype_set dtypes_I[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};
/* clang-format on */

/* The data types V may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_V[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 | AC_SET_U8,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 | AC_SET_U8,
};

aclnnStatus ac_one_hot_validate(const ac_tensor *self, int numClasses, const ac_tensor *onValue,
                                const ac_tensor *offValue, int64_t axis, const ac_tensor *out,
                                ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(onValue, "onValue"));
    AC_TRY(ac_check_tensor(offValue, "offValue"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_I));
    AC_TRY(ac_check_dtype_in(onValue, "onValue", dtypes_V));
    AC_TRY(ac_check_dtype_same(offValue, "offValue", onValue, "onValue"));
    AC_TRY(ac_check_dtype_same(out, "out", onValue, "onValue"));
    const int dtype_T = ac_dtype_promote(self->dtype, onValue->dtype);
    AC_TRY(ac_check_dtype_cast(dtype_T, out, "out"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(onValue, "onValue"));
    AC_TRY(ac_check_rank(offValue, "offValue"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_spaced(self, "self", axis, "axis", (int64_t)numClasses, "numClasses",
                           index_space));
    AC_TRY(ac_check_view_single(onValue, "onValue"));
    AC_TRY(ac_check_view_single(offValue, "offValue"));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "self as spaced(axis, numClasses)"));

    return ACLNN_SUCCESS;
}
