/*
 * Generated from spec/invented/gather.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnGather is well formed. The order is the same for every operator:
 * presence, data types, ranks, shapes, preconditions, modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "invented/gather.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F64,
    [AC_NANO] = AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64,
};

/* The data types S may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_S[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F64 | AC_SET_I32,
    [AC_NANO] = AC_SET_F32 | AC_SET_F64 | AC_SET_I32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64 | AC_SET_I32,
};

static const int64_t level_values[] = {0, 1};

aclnnStatus ac_gather_validate(const ac_tensor *grad, const ac_tensor *self,
                               const ac_tensor *weight, bool flag, int64_t level,
                               const ac_scalar *bias, const ac_tensor *value,
                               const ac_tensor *total, size_t *kernel_mode)
{
    AC_TRY(ac_check_tensor(grad, "grad"));
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(weight, "weight"));
    AC_TRY(ac_check_scalar(bias, "bias"));
    AC_TRY(ac_check_tensor(value, "value"));
    AC_TRY(ac_check_tensor(total, "total"));

    AC_TRY(ac_check_dtype_in(grad, "grad", dtypes_T));
    AC_TRY(ac_check_dtype_in(self, "self", dtypes_S));
    AC_TRY(ac_check_dtype_same(weight, "weight", grad, "grad"));
    AC_TRY(ac_check_scalar_dtype(bias, "bias", AC_SET_REAL));
    AC_TRY(ac_check_dtype_in(value, "value", dtypes_T));
    const int dtype_C = ac_dtype_widen(grad->dtype, self->dtype);
    AC_TRY(ac_check_dtype_is(total, "total", dtype_C, "the wider dtype of grad and self"));

    AC_TRY(ac_check_rank(grad, "grad"));
    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(weight, "weight"));
    AC_TRY(ac_check_rank(value, "value"));
    AC_TRY(ac_check_rank(total, "total"));

    AC_TRY(ac_check_view_broadcast(grad, "grad", self, "self"));
    AC_TRY(ac_check_view_channel(weight, "weight", self, "self"));
    AC_TRY(ac_check_shape_same(value, "value", self, "self"));
    AC_TRY(ac_check_fold_channel(total, "total", weight, "weight"));

    size_t level_index = 0;
    AC_TRY(ac_check_mode_int(level, "level", level_values, 2, &level_index));

    *kernel_mode = (size_t)!flag * 2 + level_index;

    return ACLNN_SUCCESS;
}
