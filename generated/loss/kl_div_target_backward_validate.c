/*
 * Generated from spec/loss/kl_div_target_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnKlDivTargetBackward is well formed. The order is the same for
 * every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is
 * the one reported.
 */
#include "check/check.h"
#include "loss/kl_div_target_backward.h"

/* The data types G may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_G[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types S may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_S[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types R may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_R[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const int64_t reduction_values[] = {0, 1, 2};

aclnnStatus ac_kl_div_target_backward_validate(const ac_tensor *gradOutput, const ac_tensor *self,
                                               const ac_tensor *target, int64_t reduction,
                                               bool logTarget, const ac_tensor *gradTarget,
                                               size_t *kernel_mode)
{
    AC_TRY(ac_check_tensor(gradOutput, "gradOutput"));
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(target, "target"));
    AC_TRY(ac_check_tensor(gradTarget, "gradTarget"));

    AC_TRY(ac_check_dtype_in(gradOutput, "gradOutput", dtypes_G));
    AC_TRY(ac_check_dtype_in(self, "self", dtypes_S));
    AC_TRY(ac_check_dtype_in(target, "target", dtypes_R));
    AC_TRY(ac_check_dtype_same(gradTarget, "gradTarget", target, "target"));

    AC_TRY(ac_check_rank(gradOutput, "gradOutput"));
    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(target, "target"));
    AC_TRY(ac_check_rank(gradTarget, "gradTarget"));

    AC_TRY(ac_check_view_broadcast(gradOutput, "gradOutput", target, "target"));
    AC_TRY(ac_check_view_broadcast(self, "self", target, "target"));
    AC_TRY(ac_check_shape_same(gradTarget, "gradTarget", target, "target"));

    size_t reduction_index = 0;
    AC_TRY(ac_check_mode_int(reduction, "reduction", reduction_values, 3, &reduction_index));

    *kernel_mode = reduction_index * 2 + (size_t)logTarget;

    return ACLNN_SUCCESS;
}
