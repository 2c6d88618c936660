/*
 * Generated from spec/loss/nll_loss2d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnNLLLoss2dBackward is well formed. The order is the same for every
 * operator: presence, data types, ranks, shapes, preconditions, modes. The first failure is the one
 * reported.
 */
#include "check/check.h"
#include "loss/nll_loss2d_backward.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types O may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_O[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types I may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_I[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
    [AC_HOST] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
};

static const int64_t reduction_values[] = {0, 1, 2};

aclnnStatus ac_nll_loss2d_backward_validate(const ac_tensor *gradOutput, const ac_tensor *self,
                                            const ac_tensor *target, const ac_tensor *weight,
                                            int64_t reduction, const ac_tensor *totalWeight,
                                            const ac_tensor *out, size_t *kernel_mode)
{
    AC_TRY(ac_check_tensor(gradOutput, "gradOutput"));
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(target, "target"));
    AC_TRY(ac_check_tensor(weight, "weight"));
    AC_TRY(ac_check_tensor(totalWeight, "totalWeight"));
    AC_TRY(ac_check_tensor(out, "out"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_X));
    AC_TRY(ac_check_dtype_in(target, "target", dtypes_I));
    AC_TRY(ac_check_dtype_same(gradOutput, "gradOutput", self, "self"));
    AC_TRY(ac_check_dtype_same(weight, "weight", self, "self"));
    AC_TRY(ac_check_dtype_same(totalWeight, "totalWeight", self, "self"));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_O));

    AC_TRY(ac_check_mode_int(reduction, "reduction", reduction_values, 3, kernel_mode));

    AC_TRY(ac_check_rank(gradOutput, "gradOutput"));
    AC_TRY(ac_check_rank_is(self, "self", 4));
    AC_TRY(ac_check_rank(target, "target"));
    AC_TRY(ac_check_rank(weight, "weight"));
    AC_TRY(ac_check_rank(totalWeight, "totalWeight"));
    AC_TRY(ac_check_rank(out, "out"));

    AC_TRY(ac_check_class_reduced(gradOutput, "gradOutput", target, "target", reduction == 0));
    AC_TRY(ac_check_class_rows(target, "target", self, "self"));
    AC_TRY(ac_check_class_each(weight, "weight", self, "self"));
    AC_TRY(ac_check_view_single(totalWeight, "totalWeight"));
    AC_TRY(ac_check_shape_same(out, "out", self, "self"));

    return ACLNN_SUCCESS;
}
