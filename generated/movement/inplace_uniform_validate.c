/*
 * Generated from spec/movement/inplace_uniform.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnInplaceUniform is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "movement/inplace_uniform.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                        AC_SET_U8 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_F64 | AC_SET_BF16,
};

/* from <= to. */
static bool inplace_uniform_requires_1(const ac_given *given_values)
{
    const double from = given_values[0].value;
    const double to = given_values[1].value;

    return from <= to;
}

aclnnStatus ac_inplace_uniform_validate(const ac_tensor *selfRef, double from, double to)
{
    AC_TRY(ac_check_tensor(selfRef, "selfRef"));

    AC_TRY(ac_check_dtype_in(selfRef, "selfRef", dtypes_T));

    AC_TRY(ac_check_rank(selfRef, "selfRef"));

    AC_TRY(ac_check_require(inplace_uniform_requires_1, "from <= to",
                            (const ac_given[]){{"from", from, false}, {"to", to, false}}, 2));

    return ACLNN_SUCCESS;
}
