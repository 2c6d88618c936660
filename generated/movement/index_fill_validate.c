/*
 * Generated from spec/movement/index_fill.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnIndexFill or aclnnInplaceIndexFill is well formed. The order is
 * the same for every operator: presence, data types, ranks, axes, shapes, preconditions, modes. The
 * first failure is the one reported.
 */
#include "check/check.h"
#include "movement/index_fill.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16 |
                AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F64,
};

/* The data types I may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_I[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

aclnnStatus ac_index_fill_validate(const ac_tensor *self, int64_t dim, const ac_tensor *index,
                                   const ac_scalar *value, const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(index, "index"));
    AC_TRY(ac_check_scalar(value, "value"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_in(index, "index", dtypes_I));
    AC_TRY(ac_check_scalar_dtype(value, "value", AC_SET_REAL));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(index, "index"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_axis(dim, "dim", self, "self"));

    AC_TRY(ac_check_shape_same(out, "out", self, "self"));

    return ACLNN_SUCCESS;
}

aclnnStatus ac_inplace_index_fill_validate(const ac_tensor *selfRef, int64_t dim,
                                           const ac_tensor *index, const ac_scalar *value)
{
    AC_TRY(ac_check_tensor(selfRef, "selfRef"));
    AC_TRY(ac_check_tensor(index, "index"));
    AC_TRY(ac_check_scalar(value, "value"));

    AC_TRY(ac_check_dtype_in(selfRef, "selfRef", dtypes_T));
    AC_TRY(ac_check_dtype_in(index, "index", dtypes_I));
    AC_TRY(ac_check_scalar_dtype(value, "value", AC_SET_REAL));

    AC_TRY(ac_check_rank(selfRef, "selfRef"));
    AC_TRY(ac_check_rank(index, "index"));

    AC_TRY(ac_check_axis(dim, "dim", selfRef, "selfRef"));

    return ACLNN_SUCCESS;
}
