/*
 * Generated from spec/loss/nll_loss.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnNLLLoss is well formed. The order is the same for every operator:
 * presence, data types, the modes that shapes depend on, ranks, shapes, preconditions, other modes.
 * The first failure is the one reported.
 */
#include "check/check.h"
#include "loss/nll_loss.h"

/* The data types X may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_X[AC_PRODUCT_COUNT] = {
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

/* The data types I may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_I[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND310P] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
    [AC_HOST] = AC_SET_I64 | AC_SET_U8 | AC_SET_I32,
};

static const int64_t reduction_values[] = {0, 1, 2};

/* rank(target) <= 1. */
static bool nll_loss_requires_1(const ac_given *given_values)
{
    const double rank_of_target = given_values[0].value;

    return rank_of_target <= 1.0;
}

aclnnStatus ac_nll_loss_validate(const ac_tensor *self, const ac_tensor *target,
                                 const ac_tensor *weight, int64_t reduction, const ac_tensor *out,
                                 const ac_tensor *totalWeightOut, size_t *kernel_mode)
{
    AC_TRY(ac_check_tensor(self, "self"));
    AC_TRY(ac_check_tensor(target, "target"));
    AC_TRY(ac_check_tensor(weight, "weight"));
    AC_TRY(ac_check_tensor(out, "out"));
    AC_TRY(ac_check_tensor_optional(totalWeightOut, "totalWeightOut"));
    AC_TRY(ac_check_wanted(reduction != 0, totalWeightOut, "totalWeightOut"));

    AC_TRY(ac_check_dtype_in(self, "self", dtypes_X));
    AC_TRY(ac_check_dtype_in(target, "target", dtypes_I));
    AC_TRY(ac_check_dtype_same(weight, "weight", self, "self"));
    AC_TRY(ac_check_dtype_in(out, "out", dtypes_O));
    AC_TRY(ac_check_dtype_in(totalWeightOut, "totalWeightOut", dtypes_O));

    AC_TRY(ac_check_mode_int(reduction, "reduction", reduction_values, 3, kernel_mode));

    AC_TRY(ac_check_rank(self, "self"));
    AC_TRY(ac_check_rank(target, "target"));
    AC_TRY(ac_check_rank(weight, "weight"));
    AC_TRY(ac_check_rank(out, "out"));
    AC_TRY(ac_check_rank(totalWeightOut, "totalWeightOut"));

    AC_TRY(ac_check_class_whole(self, "self", target, "target"));
    AC_TRY(ac_check_class_each(weight, "weight", self, "self"));
    const bool call_reduces = reduction != 0;
    AC_TRY(ac_check_shape_reduced(out, "out", target, "target",
                                  call_reduces ? ac_shape_axes(&target->shape, NULL, 0, true) : 0,
                                  false, call_reduces));
    AC_TRY(ac_check_shape_reduced(totalWeightOut, "totalWeightOut", target, "target",
                                  call_reduces ? ac_shape_axes(&target->shape, NULL, 0, true) : 0,
                                  false, call_reduces));

    AC_TRY(ac_check_require(nll_loss_requires_1, "rank(target) <= 1",
                            (const ac_given[]){{"rank(target)", (double)target->shape.rank, false}},
                            1));

    return ACLNN_SUCCESS;
}
