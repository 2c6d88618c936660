/*
 * Generated from spec/loss/binary_cross_entropy_with_logits_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnBinaryCrossEntropyWithLogitsBackward is well formed. The order is
 * the same for every operator: presence, data types, ranks, shapes, preconditions, modes. The first
 * failure is the one reported.
 */
#include "check/check.h"
#include "loss/binary_cross_entropy_with_logits_backward.h"

/* The data types G may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_G[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

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

/* The data types W may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_W[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types V may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_V[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const int64_t reduction_values[] = {0, 1, 2};

aclnnStatus ac_binary_cross_entropy_with_logits_backward_validate(
    const ac_tensor *gradOutput, const ac_tensor *self, const ac_tensor *target,
    const ac_tensor *weightOptional, const ac_tensor *posWeightOptional, int64_t reduction,
    const ac_tensor *out, size_t *kernel_mode)
{
    AC_TRY(ac_check_tensor(gradOutput, "gradOutput"));
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(target, "target"));
    AC_TRY(ac_check_tensor_optional(weightOptional, "weightOptional"));
    AC_TRY(ac_check_tensor_optional(posWeightOptional, "posWeightOptional"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(gradOutput, "gradOutput", dtypes_G));
    AC_TRY(ac_check_dtype_in(self, "self", dtypes_S));
    AC_TRY(ac_check_dtype_in(target, "target", dtypes_R));
    AC_TRY(ac_check_dtype_in(weightOptional, "weightOptional", dtypes_W));
    AC_TRY(ac_check_dtype_in(posWeightOptional, "posWeightOptional", dtypes_V));
    AC_TRY(ac_check_dtype_same(out, "out", target, "target"));

    AC_TRY(ac_check_rank(gradOutput, "gradOutput"));
    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(target, "target"));
    AC_TRY(ac_check_rank(weightOptional, "weightOptional"));
    AC_TRY(ac_check_rank(posWeightOptional, "posWeightOptional"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_view_broadcast(gradOutput, "gradOutput", self, "self"));
    AC_TRY(ac_check_view_broadcast(target, "target", self, "self"));
    AC_TRY(ac_check_view_broadcast(weightOptional, "weightOptional", self, "self"));
    AC_TRY(ac_check_view_broadcast(posWeightOptional, "posWeightOptional", self, "self"));
    AC_TRY(ac_check_shape_same(out, "out", self, "self"));

    AC_TRY(ac_check_mode_int(reduction, "reduction", reduction_values, 3, kernel_mode));

    return ACLNN_SUCCESS;
}
