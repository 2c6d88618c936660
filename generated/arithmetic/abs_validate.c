/*
 * Generated from spec/arithmetic/abs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnAbs is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "arithmetic/abs.h"
#include "check/check.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_BF16 | AC_SET_C64,
    [AC_ASCEND910_93] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BF16 | AC_SET_C64,
    [AC_ASCEND310P] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8,
    [AC_ASCEND950] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_BF16 | AC_SET_C64,
    [AC_HOST] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                AC_SET_I8 | AC_SET_U8 | AC_SET_BF16 | AC_SET_C64,
};

aclnnStatus ac_abs_validate(const ac_tensor *self, const ac_tensor *out)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    const int dtype_R = ac_dtype_part(self->dtype);
    AC_TRY(ac_check_dtype_is(out, "out", dtype_R, "the parts of self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_shape_same(out, "out", self, "self"));

    return ACLNN_SUCCESS;
}
