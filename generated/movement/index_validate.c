/*
 * Generated from spec/movement/index.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnIndex is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "movement/index.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_BOOL | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64 | AC_SET_I16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_BOOL | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_BOOL |
                        AC_SET_I8 | AC_SET_U8 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_BOOL | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_I16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_BOOL | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_I16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_BOOL | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I16 | AC_SET_C64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_BOOL | AC_SET_I8 |
                AC_SET_U8 | AC_SET_F64 | AC_SET_I16 | AC_SET_BF16 | AC_SET_C64,
};

/* The data types I may take on each product. A product without a row lacks the operator. */
/* clang-format off */
static const ac_dtype_set dtypes_I[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};
/* clang-format on */

aclnnStatus ac_index_validate(const ac_tensor *self, const ac_array *indices, const ac_tensor *out,
                              ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor_list(indices, "indices"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_members_dtype_in(indices, "indices", AC_LAID_INDICES, dtypes_I));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_members_rank(indices, "indices", AC_LAID_INDICES));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_picked(self, "self", indices, "indices", index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "self as picked(indices)"));

    return ACLNN_SUCCESS;
}
