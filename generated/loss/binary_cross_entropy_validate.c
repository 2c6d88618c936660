/*
 * Generated from spec/loss/binary_cross_entropy.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnBinaryCrossEntropy is well formed. The order is the same for every
 * operator: presence, data types, the modes that shapes depend on, ranks, shapes, preconditions,
 * other modes. The first failure is the one reported.
 */
#include "check/check.h"
#include "loss/binary_cross_entropy.h"

/* The data types S may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_S[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types W may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_W[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const int64_t reduction_values[] = {0, 1, 2};

aclnnStatus ac_binary_cross_entropy_validate(const ac_tensor *self, const ac_tensor *target,
                                             const ac_tensor *weight, int64_t reduction,
                                             const ac_tensor *out, size_t *kernel_mode)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(target, "target"));
    AC_TRY(ac_check_tensor_optional(weight, "weight"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_S));
    AC_TRY(ac_check_dtype_in(weight, "weight", dtypes_W));
    AC_TRY(ac_check_dtype_same(target, "target", self, "self"));
    AC_TRY(ac_check_dtype_same(out, "out", self, "self"));

    AC_TRY(ac_check_mode_int(reduction, "reduction", reduction_values, 3, kernel_mode));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(target, "target"));
    AC_TRY(ac_check_rank(weight, "weight"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_shape_same(target, "target", self, "self"));
    AC_TRY(ac_check_view_broadcast(weight, "weight", self, "self"));
    const bool call_reduces = reduction != 0;
    AC_TRY(ac_check_shape_reduced(out, "out", self, "self",
                                  call_reduces ? ac_shape_axes(&self->shape, NULL, 0, true) : 0,
                                  false, call_reduces));

    return ACLNN_SUCCESS;
}
