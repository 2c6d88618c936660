/*
 * Generated from spec/movement/repeat_interleave.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnRepeatInterleave is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/repeat_interleave.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                      AC_SET_F16 | AC_SET_BF16 | AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                        AC_SET_F16 | AC_SET_BF16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                     AC_SET_F16 | AC_SET_F32 | AC_SET_BF16 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_HOST] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

/* The data types I may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_I[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

aclnnStatus ac_repeat_interleave_validate(const ac_tensor *self, const ac_tensor *repeats,
                                          int64_t outputSize, const ac_tensor *out,
                                          ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(repeats, "repeats"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_in(repeats, "repeats", dtypes_I));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(repeats, "repeats"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_all_copied(self, "self", repeats, "repeats", outputSize, "outputSize",
                               index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "self as all_copied(repeats, outputSize)"));

    return ACLNN_SUCCESS;
}
