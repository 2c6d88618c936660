/*
 * Generated from spec/activation/softmax_cross_entropy_with_logits.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnSoftmaxCrossEntropyWithLogits is well formed. The order is the
 * same for every operator: presence, data types, ranks, shapes, preconditions, modes. The first
 * failure is the one reported.
 */
#include "activation/softmax_cross_entropy_with_logits.h"
#include "check/check.h"

/* The data types F may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_F[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* The data types L may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_L[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

aclnnStatus ac_softmax_cross_entropy_with_logits_validate(const ac_tensor *features,
                                                          const ac_tensor *labels,
                                                          const ac_tensor *loss,
                                                          const ac_tensor *backprop)
{
    AC_TRY(ac_check_tensor(features, "features"));
    AC_TRY(ac_check_tensor(labels, "labels"));
    AC_TRY(ac_check_tensor(loss, "loss"));
    AC_TRY(ac_check_tensor(backprop, "backprop"));

    AC_TRY(ac_check_dtype_in(features, "features", dtypes_F));
    AC_TRY(ac_check_dtype_in(labels, "labels", dtypes_L));
    AC_TRY(ac_check_dtype_same(loss, "loss", features, "features"));
    AC_TRY(ac_check_dtype_same(backprop, "backprop", features, "features"));

    AC_TRY(ac_check_rank_is(features, "features", 2));
    AC_TRY(ac_check_rank(labels, "labels"));
    AC_TRY(ac_check_rank(loss, "loss"));
    AC_TRY(ac_check_rank(backprop, "backprop"));

    AC_TRY(ac_check_shape_same(labels, "labels", features, "features"));
    AC_TRY(ac_check_shape_without(loss, "loss", features, "features", -1));
    AC_TRY(ac_check_shape_same(backprop, "backprop", features, "features"));

    return ACLNN_SUCCESS;
}
