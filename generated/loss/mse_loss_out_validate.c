/*
 * Generated from spec/loss/mse_loss_out.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnMseLossOut is well formed. The order is the same for every
 * operator: presence, data types, the modes that shapes depend on, ranks, shapes, preconditions,
 * other modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "loss/mse_loss_out.h"

/* The data types S may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_S[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types R may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_R[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types O may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const int64_t reduction_values[] = {0, 1, 2};

aclnnStatus ac_mse_loss_out_validate(const ac_tensor *self, const ac_tensor *target,
                                     int64_t reduction, const ac_tensor *out, size_t *kernel_mode,
                                     ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(target, "target"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_S));
    AC_TRY(ac_check_dtype_in(target, "target", dtypes_R));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_O));

    AC_TRY(ac_check_mode_int(reduction, "reduction", reduction_values, 3, kernel_mode));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(target, "target"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_broadcast(self, "self", target, "target", index_space));
    const ac_tensor whole_space = {.shape = *index_space};
    const bool call_reduces = reduction != 0;
    AC_TRY(ac_check_shape_reduced(
        out, "out", &whole_space, "the broadcast of self and target",
        call_reduces ? ac_shape_axes(index_space, &(const int64_t){0}, 1, false) : 0, false,
        false));

    return ACLNN_SUCCESS;
}
