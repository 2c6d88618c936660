/*
 * Generated from spec/reduction/topk.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnTopk is well formed. The order is the same for every operator:
 * presence, data types, ranks, axes, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "reduction/topk.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 |
                     AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 |
                      AC_SET_F32 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 |
                        AC_SET_F32 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 |
                      AC_SET_F32 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 |
                     AC_SET_F32 | AC_SET_F64 | AC_SET_BF16 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 |
                AC_SET_F32 | AC_SET_F64 | AC_SET_BF16 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

/* The data types I may take on each product. A product without a row lacks the operator. */
/* clang-format off */
static const ac_dtype_set dtypes_I[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I64,
    [AC_HOST] = AC_SET_I64,
};
/* clang-format on */

aclnnStatus ac_topk_validate(const ac_tensor *self, int64_t k, int64_t dim,
                             const ac_tensor *valuesOut, const ac_tensor *indicesOut)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(valuesOut, "valuesOut"));
    AC_TRY(ac_check_tensor(indicesOut, "indicesOut"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(valuesOut, "valuesOut", self, "self"));
    AC_TRY(ac_check_dtype_in(indicesOut, "indicesOut", dtypes_I));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(valuesOut, "valuesOut"));
    AC_TRY(ac_check_rank(indicesOut, "indicesOut"));

    AC_TRY(ac_check_axis(dim, "dim", self, "self"));

    AC_TRY(ac_check_ranks(k, "k", 0, self, "self", dim));
    AC_TRY(ac_check_shape_first(valuesOut, "valuesOut", self, "self", dim, k, "k"));
    AC_TRY(ac_check_shape_first(indicesOut, "indicesOut", self, "self", dim, k, "k"));

    return ACLNN_SUCCESS;
}
