/*
 * Generated from spec/movement/put.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnInplacePut is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/put.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_BF16 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 |
                        AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_F64 | AC_SET_BOOL | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
};

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

aclnnStatus ac_inplace_put_validate(const ac_tensor *selfRef, const ac_tensor *index,
                                    const ac_tensor *source)
{
    AC_TRY(ac_check_tensor(selfRef, "selfRef"));
    AC_TRY(ac_check_tensor(index, "index"));
    AC_TRY(ac_check_tensor(source, "source"));

    AC_TRY(ac_check_dtype_in(index, "index", dtypes_I));
    AC_TRY(ac_check_dtype_in(source, "source", dtypes_T));
    AC_TRY(ac_check_dtype_same(selfRef, "selfRef", source, "source"));

    AC_TRY(ac_check_rank(selfRef, "selfRef"));
    AC_TRY(ac_check_rank(index, "index"));
    AC_TRY(ac_check_rank(source, "source"));

    AC_TRY(ac_check_put_located(selfRef, "selfRef", 8, "8", index, "index", source, "source",
                                "selfRef as located(8, index)"));

    return ACLNN_SUCCESS;
}
