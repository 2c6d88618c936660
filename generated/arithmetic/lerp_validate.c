/*
 * Generated from spec/arithmetic/lerp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnLerp or aclnnInplaceLerp is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "arithmetic/lerp.h"
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

aclnnStatus ac_lerp_validate(const ac_tensor *self, const ac_tensor *end, const ac_tensor *weight,
                             const ac_tensor *out, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(end, "end"));
    AC_TRY(ac_check_tensor(weight, "weight"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(end, "end", self, "self"));
    AC_TRY(ac_check_dtype_same(weight, "weight", self, "self"));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(end, "end"));
    AC_TRY(ac_check_rank(weight, "weight"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_broadcast(self, "self", end, "end", index_space));
    AC_TRY(ac_check_broadcast_with(weight, "weight", index_space, "the broadcast of self and end"));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "the broadcast of self, end and weight"));

    return ACLNN_SUCCESS;
}

aclnnStatus ac_inplace_lerp_validate(const ac_tensor *selfRef, const ac_tensor *end,
                                     const ac_tensor *weight, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(selfRef, "selfRef"));
    AC_TRY(ac_check_tensor(end, "end"));
    AC_TRY(ac_check_tensor(weight, "weight"));

    AC_TRY(ac_check_dtype_in(selfRef, "selfRef", dtypes_T));
    AC_TRY(ac_check_dtype_same(end, "end", selfRef, "selfRef"));
    AC_TRY(ac_check_dtype_same(weight, "weight", selfRef, "selfRef"));

    AC_TRY(ac_check_rank(selfRef, "selfRef"));
    AC_TRY(ac_check_rank(end, "end"));
    AC_TRY(ac_check_rank(weight, "weight"));

    AC_TRY(ac_check_broadcast(selfRef, "selfRef", end, "end", index_space));
    AC_TRY(
        ac_check_broadcast_with(weight, "weight", index_space, "the broadcast of selfRef and end"));
    AC_TRY(ac_check_shape_is(selfRef, "selfRef", index_space,
                             "the broadcast of selfRef, end and weight"));

    return ACLNN_SUCCESS;
}
