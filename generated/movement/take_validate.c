/*
 * Generated from spec/movement/take.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnTake is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "movement/take.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_U64 | AC_SET_I64 | AC_SET_U32 | AC_SET_F32 | AC_SET_I32 | AC_SET_U16 |
                     AC_SET_I16 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_C64 |
                     AC_SET_C128 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_U64 | AC_SET_I64 | AC_SET_U32 | AC_SET_F32 | AC_SET_I32 | AC_SET_U16 |
                      AC_SET_I16 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 |
                      AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_U64 | AC_SET_I64 | AC_SET_U32 | AC_SET_F32 | AC_SET_I32 |
                        AC_SET_U16 | AC_SET_I16 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_U64 | AC_SET_I64 | AC_SET_U32 | AC_SET_F32 | AC_SET_I32 | AC_SET_U16 |
                     AC_SET_I16 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 |
                     AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_U64 | AC_SET_I64 | AC_SET_U32 | AC_SET_F32 | AC_SET_I32 | AC_SET_U16 |
                AC_SET_I16 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_C64 |
                AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16,
};

/* The data types I may take on each product. A product without a row lacks the operator. */
/* clang-format off */
static const ac_dtype_set dtypes_I[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};
/* clang-format on */

aclnnStatus ac_take_validate(const ac_tensor *self, const ac_tensor *index, const ac_tensor *out,
                             ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(index, "index"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_in(index, "index", dtypes_I));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(index, "index"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_located(self, "self", 8, "8", index, "index", index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "self as located(8, index)"));

    return ACLNN_SUCCESS;
}
