/*
 * Generated from spec/activation/softmax_cross_entropy_with_logits.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_softmax_cross_entropy_with_logits.h"
#include "client/catalogue.h"

static const ac_entry_type softmax_cross_entropy_with_logits_types[] = {
    {"F", "", {NULL}, NULL, 0, NULL},
    {"L", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"F", "L"}, NULL, 0, NULL},
};

static const ac_entry_formula softmax_cross_entropy_with_logits_formulas[] = {
    {
        .output = "top",
        .when = "",
        .text = "max(features, over: -1)",
    },
    {
        .output = "power",
        .when = "",
        .text = "exp(features - top)",
    },
    {
        .output = "total",
        .when = "",
        .text = "sum(power, over: -1)",
    },
    {
        .output = "loss",
        .when = "",
        .text = "sum(where(labels == 0, 0, labels * (log(total) - (features - top))), over: -1)",
    },
    {
        .output = "backprop",
        .when = "",
        .text = "power / total - labels",
    },
};

static const ac_entry_bound softmax_cross_entropy_with_logits_bounds[] = {
    {"loss", "1 ulp"},
    {"backprop", "1 ulp"},
};

static const char *const softmax_cross_entropy_with_logits_requires[] = {
    NULL,
};

static const char *const softmax_cross_entropy_with_logits_notes[] = {
    "A label of 0 adds nothing to the loss, also where its logit is -inf, so that 0 * log(0) is 0.",
    "An infinite label times a logarithm below 2^-1000, of a class that leaves nothing to the "
    "others, may give nan.",
    "Labels need not sum to 1; the gradient is that of labels which do.",
    "The bound holds where terms do not cancel; where they do, the error is at most 2^-46 of "
    "their size in all rows that were measured, to 2^20 classes.",
    "The vendor answers 561103 to a loss or backprop of a wrong shape, which surfaces when the "
    "result is copied; here it is 161002, as everywhere, and the sentence says which shape is "
    "right.",
    NULL,
};

static const uint64_t softmax_cross_entropy_with_logits_features_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t softmax_cross_entropy_with_logits_labels_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t softmax_cross_entropy_with_logits_loss_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t softmax_cross_entropy_with_logits_backprop_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value softmax_cross_entropy_with_logits_example[] = {
    {"features", false, "[[0, 0], [5, 5]]"},
    {"labels", false, "[[1, 0], [0.5, 0.5]]"},
    {"loss", true, "[0.6931471805599453, 0.6931471805599453]"},
    {"backprop", true, "[[-0.5, 0.5], [0, 0]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal softmax_cross_entropy_with_logits_refusals[] = {
    {161001, "features, labels, loss or backprop is null"},
    {161002, "features or labels has a dtype that is not listed for it"},
    {161002, "loss or backprop does not have the dtype of features"},
    {161002, "features does not have the rank 2"},
    {161002, "labels, loss or backprop has a rank above 8"},
    {161002, "labels does not have the shape of features"},
    {161002, "loss does not have the shape of features without its last axis"},
    {161002, "backprop does not have the shape of features"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param softmax_cross_entropy_with_logits_params[] = {
    {
        .name = "features",
        .c_type = "const aclTensor *",
        .doc = "the logits, a row for each sample",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "F",
        .rank = 2,
        .dtypes = softmax_cross_entropy_with_logits_features_dtypes,
    },
    {
        .name = "labels",
        .c_type = "aclTensor *",
        .doc = "the probability of each class",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "L",
        .dtypes = softmax_cross_entropy_with_logits_labels_dtypes,
    },
    {
        .name = "loss",
        .c_type = "aclTensor *",
        .doc = "the cross entropy of each row",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .cast_to = "F",
        .dtypes = softmax_cross_entropy_with_logits_loss_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"features", NULL},
                .without = true,
                .type = "F",
            },
    },
    {
        .name = "backprop",
        .c_type = "aclTensor *",
        .doc = "the gradient with respect to features",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .cast_to = "F",
        .dtypes = softmax_cross_entropy_with_logits_backprop_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"features", NULL},
                .type = "F",
            },
    },
};

static aclnnStatus prepare_softmax_cross_entropy_with_logits(const ac_entry_args *args,
                                                             uint64_t *workspace_size,
                                                             aclOpExecutor **executor)
{
    return aclnnSoftmaxCrossEntropyWithLogitsGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        workspace_size, executor);
}

const ac_entry softmax_cross_entropy_with_logits_entry = {
    .name = "aclnnSoftmaxCrossEntropyWithLogits",
    .op = "SoftmaxCrossEntropyWithLogits",
    .snake = "softmax_cross_entropy_with_logits",
    .doc = "SoftmaxCrossEntropyWithLogits: how far the softmax of each row is from its labels, "
           "and the gradient of that.",
    .family = "activation",
    .spec = "spec/activation/softmax_cross_entropy_with_logits.yaml",
    .header = "aclnnop/aclnn_softmax_cross_entropy_with_logits.h",
    .variant = "",
    .by_rows = true,
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = softmax_cross_entropy_with_logits_params,
    .param_count = sizeof(softmax_cross_entropy_with_logits_params) /
                   sizeof(softmax_cross_entropy_with_logits_params[0]),
    .types = softmax_cross_entropy_with_logits_types,
    .type_count = sizeof(softmax_cross_entropy_with_logits_types) /
                  sizeof(softmax_cross_entropy_with_logits_types[0]),
    .space = {"features", NULL},
    .formulas = softmax_cross_entropy_with_logits_formulas,
    .formula_count = 5,
    .bounds = softmax_cross_entropy_with_logits_bounds,
    .bound_count = sizeof(softmax_cross_entropy_with_logits_bounds) /
                   sizeof(softmax_cross_entropy_with_logits_bounds[0]),
    .requires_ = softmax_cross_entropy_with_logits_requires,
    .notes = softmax_cross_entropy_with_logits_notes,
    .refusals = softmax_cross_entropy_with_logits_refusals,
    .example = softmax_cross_entropy_with_logits_example,
    .prepare = prepare_softmax_cross_entropy_with_logits,
    .launch = aclnnSoftmaxCrossEntropyWithLogits,
};
