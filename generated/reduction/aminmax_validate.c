/*
 * Generated from spec/reduction/aminmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnAminmax is well formed. The order is the same for every operator:
 * presence, data types, ranks, axes, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "reduction/aminmax.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

aclnnStatus ac_aminmax_validate(const ac_tensor *self, const ac_array *dim, bool keepDim,
                                const ac_tensor *minOut, const ac_tensor *maxOut)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_int_array(dim, "dim"));
    AC_TRY(ac_check_tensor(minOut, "minOut"));
    AC_TRY(ac_check_tensor(maxOut, "maxOut"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_T));
    AC_TRY(ac_check_dtype_same(minOut, "minOut", self, "self"));
    AC_TRY(ac_check_dtype_same(maxOut, "maxOut", self, "self"));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(minOut, "minOut"));
    AC_TRY(ac_check_rank(maxOut, "maxOut"));

    AC_TRY(ac_check_axes(dim, "dim", self, "self"));
    AC_TRY(ac_check_axes_filled(dim, "dim", self, "self"));

    AC_TRY(ac_check_shape_reduced(minOut, "minOut", self, "self",
                                  ac_shape_axes(&self->shape, dim->values, dim->size, false),
                                  keepDim, true));
    AC_TRY(ac_check_shape_reduced(maxOut, "maxOut", self, "self",
                                  ac_shape_axes(&self->shape, dim->values, dim->size, false),
                                  keepDim, true));

    return ACLNN_SUCCESS;
}
