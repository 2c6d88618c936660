/*
 * Generated from spec/arithmetic/sum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnSum is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "arithmetic/sum.h"
#include "check/check.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32,
};

aclnnStatus ac_sum_validate(const ac_array *tensors, const ac_tensor *out, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor_list(tensors, "tensors"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_members_dtype_in(tensors, "tensors", AC_LAID_SPREAD, dtypes_T));
    AC_TRY(ac_check_dtype_members(out, "out", tensors, "tensors", AC_LAID_SPREAD));

    AC_TRY(ac_check_members_rank(tensors, "tensors", AC_LAID_SPREAD));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_spread(tensors, "tensors", 0, "0", index_space));
    const ac_tensor whole_space = {.shape = *index_space};
    AC_TRY(ac_check_shape_without(out, "out", &whole_space, "tensors as spread(0)", 0));

    return ACLNN_SUCCESS;
}
