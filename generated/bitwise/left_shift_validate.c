/*
 * Generated from spec/bitwise/left_shift.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnLeftShift is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "bitwise/left_shift.h"
#include "check/check.h"

/* The data types A may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_A[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                      AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                        AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                AC_SET_I64 | AC_SET_U64,
};

/* The data types B may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_B[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                      AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                        AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                AC_SET_I64 | AC_SET_U64,
};

/* The data types O may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                      AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                        AC_SET_I64 | AC_SET_U64,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                AC_SET_I64 | AC_SET_U64,
};

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                      AC_SET_U32 | AC_SET_U64,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                        AC_SET_U32 | AC_SET_U64,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                     AC_SET_U32 | AC_SET_U64,
    [AC_HOST] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                AC_SET_U32 | AC_SET_U64,
};

aclnnStatus ac_left_shift_validate(const ac_tensor *self, const ac_tensor *shiftBits,
                                   const ac_tensor *out, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(shiftBits, "shiftBits"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_A));
    AC_TRY(ac_check_dtype_in(shiftBits, "shiftBits", dtypes_B));
    const int dtype_T = ac_dtype_promote(self->dtype, shiftBits->dtype);
    AC_TRY(ac_check_dtype_derived(dtype_T, "the promotion of self and shiftBits", dtypes_T));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_O));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(shiftBits, "shiftBits"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_broadcast(self, "self", shiftBits, "shiftBits", index_space));
    AC_TRY(ac_check_shape_is(out, "out", index_space, "the broadcast of self and shiftBits"));

    return ACLNN_SUCCESS;
}
