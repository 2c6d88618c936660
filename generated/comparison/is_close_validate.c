/*
 * Generated from spec/comparison/is_close.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnIsClose is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "comparison/is_close.h"

/* The data types A may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_A[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

/* The data types O may take on each product. A product without a row lacks the operator. */
/* clang-format off */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_BOOL,
    [AC_HOST] = AC_SET_BOOL,
};
/* clang-format on */

aclnnStatus ac_is_close_validate(const ac_tensor *self, const ac_tensor *other, bool equalNan,
                                 const ac_tensor *out, size_t *kernel_mode, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(other, "other"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_A));
    AC_TRY(ac_check_dtype_same(other, "other", self, "self"));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_O));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(other, "other"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_broadcast(self, "self", other, "other", index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "the broadcast of self and other"));

    *kernel_mode = equalNan ? IS_CLOSE_EQUAL_NAN_TRUE : IS_CLOSE_EQUAL_NAN_FALSE;

    return ACLNN_SUCCESS;
}
