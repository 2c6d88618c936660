/*
 * Generated from spec/movement/cat.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnCat is well formed. The order is the same for every operator:
 * presence, data types, ranks, axes, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/cat.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_BF16 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                        AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_BF16 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                     AC_SET_BF16 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_BOOL | AC_SET_BF16 | AC_SET_U16 |
                AC_SET_U32 | AC_SET_U64,
};

aclnnStatus ac_cat_validate(const ac_array *tensors, int64_t dim, const ac_tensor *out,
                            ac_shape *index_space)
{
    AC_TRY(ac_check_tensor_list(tensors, "tensors"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_members_dtype_in(tensors, "tensors", AC_LAID_JOINED, dtypes_T));
    AC_TRY(ac_check_dtype_members(out, "out", tensors, "tensors", AC_LAID_JOINED));

    AC_TRY(ac_check_members_rank(tensors, "tensors", AC_LAID_JOINED));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_members_axis(dim, "dim", tensors, "tensors", AC_LAID_JOINED));

    AC_TRY(ac_check_joined(tensors, "tensors", dim, "dim", index_space));
    AC_TRY(ac_check_shape_whole(out, "out", index_space, "tensors as joined(dim)"));

    return ACLNN_SUCCESS;
}
