/*
 * Generated from spec/movement/triu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnTriu or aclnnInplaceTriu is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "movement/triu.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 |
                      AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 |
                        AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 |
                     AC_SET_BOOL | AC_SET_C64,
    [AC_HOST] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_I8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_U8 | AC_SET_BOOL |
                AC_SET_BF16 | AC_SET_C64,
};

/* rank(self) >= 2. */
static bool triu_requires_1(const ac_given *given_values)
{
    const double rank_of_self = given_values[0].value;

    return rank_of_self >= 2.0;
}

aclnnStatus ac_triu_validate(const ac_tensor *self, const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_shape_same(out, "out", self, "self"));

    AC_TRY(ac_check_require(triu_requires_1, "rank(self) >= 2",
                            (const ac_given[]){{"rank(self)", (double)self->shape.rank, false}},
                            1));

    return ACLNN_SUCCESS;
}

aclnnStatus ac_inplace_triu_validate(const ac_tensor *selfRef)
{
    AC_TRY(ac_check_tensor(selfRef, "selfRef"));

    AC_TRY(ac_check_dtype_in(selfRef, "selfRef", dtypes_T));

    AC_TRY(ac_check_rank(selfRef, "selfRef"));

    AC_TRY(ac_check_require(triu_requires_1, "rank(self) >= 2",
                            (const ac_given[]){{"rank(self)", (double)selfRef->shape.rank, false}},
                            1));

    return ACLNN_SUCCESS;
}
