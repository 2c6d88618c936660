/*
 * Generated from spec/loss/binary_cross_entropy_with_logits.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_binary_cross_entropy_with_logits.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type binary_cross_entropy_with_logits_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"R", "", {NULL}, NULL, 0, NULL},
    {"W", "", {NULL}, NULL, 0, NULL},
    {"V", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"S", "R", "W", "V"}, NULL, 0, NULL},
};

static const ac_entry_formula binary_cross_entropy_with_logits_formulas[] = {
    {
        .output = "miss",
        .when = "",
        .text = "where(target == 1 and self == self, 0, (1 - target) * softplus(self))",
    },
    {
        .output = "hit",
        .when = "",
        .text = "posWeightOptional * where(target == 0 and self == self, 0, target * "
                "softplus(-self))",
    },
    {
        .output = "loss",
        .when = "",
        .text = "weightOptional * (miss + hit)",
    },
    {
        .output = "out",
        .when = "reduction is none",
        .text = "loss",
    },
    {
        .output = "out",
        .when = "reduction is mean",
        .text = "sum(loss, over: all) / count(self, over: all)",
    },
    {
        .output = "out",
        .when = "",
        .text = "sum(loss, over: all)",
    },
};

static const ac_entry_bound binary_cross_entropy_with_logits_bounds[] = {
    {"out", "1.5 ulp"},
};

static const char *const binary_cross_entropy_with_logits_requires[] = {
    NULL,
};

static const char *const binary_cross_entropy_with_logits_notes[] = {
    "The vendor adds losses that are rounded to their dtype; here they are added before.",
    "The vendor does not look at the shape of a mean or a sum; here it has one element.",
    NULL,
};

static const uint64_t binary_cross_entropy_with_logits_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t binary_cross_entropy_with_logits_target_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t binary_cross_entropy_with_logits_weight_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t pos_weight_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t binary_cross_entropy_with_logits_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice binary_cross_entropy_with_logits_reduction_choices[] = {
    {"none", NULL, 0},
    {"mean", NULL, 1},
    {"sum", NULL, 2},
};

static const ac_entry_value binary_cross_entropy_with_logits_example[] = {
    {"self", false, "[-inf, inf]"},
    {"target", false, "[0.5, 0.5]"},
    {"reduction", false, "none"},
    {"out", true, "[inf, inf]"},
    {NULL, false, NULL},
};

static const ac_entry_refusal binary_cross_entropy_with_logits_refusals[] = {
    {161001, "self or target is null"},
    {161002, "weightOptional or posWeightOptional is neither null nor a tensor"},
    {161001, "out is null"},
    {161002, "self, target, weightOptional or posWeightOptional has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of target"},
    {161002, "reduction is none of none, mean, sum"},
    {161002, "self, target, weightOptional, posWeightOptional or out has a rank above 8"},
    {161002, "target does not have the shape of self"},
    {161002, "weightOptional or posWeightOptional does not broadcast to the shape of self"},
    {161002, "out does not have the shape of self without all of its axes, where reduction is mean or sum; all shapes of one element are alike"},
    {0, NULL},
};

static const ac_entry_param binary_cross_entropy_with_logits_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "logits",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = binary_cross_entropy_with_logits_self_dtypes,
    },
    {
        .name = "target",
        .c_type = "const aclTensor *",
        .doc = "labels",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "R",
        .dtypes = binary_cross_entropy_with_logits_target_dtypes,
    },
    {
        .name = "weightOptional",
        .c_type = "const aclTensor *",
        .doc = "weights of the elements",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "W",
        .optional = true,
        .fallback = 1.0,
        .dtypes = binary_cross_entropy_with_logits_weight_optional_dtypes,
    },
    {
        .name = "posWeightOptional",
        .c_type = "const aclTensor *",
        .doc = "weights of what labels cost that are 1",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "V",
        .optional = true,
        .fallback = 1.0,
        .dtypes = pos_weight_optional_dtypes,
    },
    {
        .name = "reduction",
        .c_type = "int64_t",
        .doc = "what is made of the losses of the elements",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = binary_cross_entropy_with_logits_reduction_choices,
        .choice_count = 3,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the losses, their mean or their sum",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .cast_to = "R",
        .dtypes = binary_cross_entropy_with_logits_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .fills = true,
                .type = "R",
            },
    },
};

static aclnnStatus prepare_binary_cross_entropy_with_logits(const ac_entry_args *args,
                                                            uint64_t *workspace_size,
                                                            aclOpExecutor **executor)
{
    return aclnnBinaryCrossEntropyWithLogitsGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        args->of[4].integer, args->of[5].tensor, workspace_size, executor);
}

const ac_entry binary_cross_entropy_with_logits_entry = {
    .name = "aclnnBinaryCrossEntropyWithLogits",
    .op = "BinaryCrossEntropyWithLogits",
    .snake = "binary_cross_entropy_with_logits",
    .doc = "BinaryCrossEntropyWithLogits: what each label costs by the logit that was predicted, "
           "or the mean or the sum of these.",
    .family = "loss",
    .spec = "spec/loss/binary_cross_entropy_with_logits.yaml",
    .header = "aclnnop/aclnn_binary_cross_entropy_with_logits.h",
    .variant = "",
    .by_rows = true,
    .row_all = true,
    .turns =
        (const ac_entry_turn[]){
            {(const ac_entry_flag[]){{"reduction", 0}, {NULL, false}}, false},
            {(const ac_entry_flag[]){{"reduction", 1}, {NULL, false}}, true},
            {(const ac_entry_flag[]){{NULL, false}}, true},
        },
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = binary_cross_entropy_with_logits_params,
    .param_count = sizeof(binary_cross_entropy_with_logits_params) /
                   sizeof(binary_cross_entropy_with_logits_params[0]),
    .types = binary_cross_entropy_with_logits_types,
    .type_count = sizeof(binary_cross_entropy_with_logits_types) /
                  sizeof(binary_cross_entropy_with_logits_types[0]),
    .space = {"self", NULL},
    .formulas = binary_cross_entropy_with_logits_formulas,
    .formula_count = 6,
    .bounds = binary_cross_entropy_with_logits_bounds,
    .bound_count = sizeof(binary_cross_entropy_with_logits_bounds) /
                   sizeof(binary_cross_entropy_with_logits_bounds[0]),
    .requires_ = binary_cross_entropy_with_logits_requires,
    .notes = binary_cross_entropy_with_logits_notes,
    .refusals = binary_cross_entropy_with_logits_refusals,
    .example = binary_cross_entropy_with_logits_example,
    .prepare = prepare_binary_cross_entropy_with_logits,
    .launch = aclnnBinaryCrossEntropyWithLogits,
};
