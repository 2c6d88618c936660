/*
 * Generated from spec/loss/binary_cross_entropy_with_logits_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_binary_cross_entropy_with_logits_backward.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type binary_cross_entropy_with_logits_backward_types[] = {
    {"G", "", {NULL}, NULL, 0, NULL},
    {"S", "", {NULL}, NULL, 0, NULL},
    {"R", "", {NULL}, NULL, 0, NULL},
    {"W", "", {NULL}, NULL, 0, NULL},
    {"V", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"G", "S", "R", "W", "V"}, NULL, 0, NULL},
};

static const ac_entry_formula binary_cross_entropy_with_logits_backward_formulas[] = {
    {
        .output = "pull",
        .when = "",
        .text = "where(self == inf and posWeightOptional == posWeightOptional, 0, "
                "posWeightOptional * sigmoid(-self))",
    },
    {
        .output = "both",
        .when = "",
        .text = "sigmoid(self) + pull",
    },
    {
        .output = "apart",
        .when = "",
        .text = "(1 - target) * sigmoid(self) - target * pull",
    },
    {
        .output = "slope",
        .when = "",
        .text = "where(abs(target) == inf, -(target * both), apart)",
    },
    {
        .output = "out",
        .when = "reduction is mean",
        .text = "gradOutput * weightOptional * slope * (1 / count(self))",
    },
    {
        .output = "out",
        .when = "",
        .text = "gradOutput * weightOptional * slope",
    },
};

static const ac_entry_bound binary_cross_entropy_with_logits_backward_bounds[] = {
    {"out", "1.5 ulp"},
};

static const char *const binary_cross_entropy_with_logits_backward_requires[] = {
    NULL,
};

static const char *const binary_cross_entropy_with_logits_backward_notes[] = {
    "Null weights count as 1.",
    "The mean divides by the number of elements of self.",
    "target broadcasts to self; the vendor wants its shape to be that of self.",
    NULL,
};

static const uint64_t grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t binary_cross_entropy_with_logits_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t binary_cross_entropy_with_logits_backward_target_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t weight_optional_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t binary_cross_entropy_with_logits_backward_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice binary_cross_entropy_with_logits_backward_reduction_choices[] = {
    {"none", NULL, 0},
    {"mean", NULL, 1},
    {"sum", NULL, 2},
};

static const ac_entry_value binary_cross_entropy_with_logits_backward_example[] = {
    {"gradOutput", false, "2"},
    {"self", false, "[0, 0, inf]"},
    {"target", false, "[1, 0, 0]"},
    {"reduction", false, "none"},
    {"out", true, "[-1, 1, 2]"},
    {NULL, false, NULL},
};

static const ac_entry_refusal binary_cross_entropy_with_logits_backward_refusals[] = {
    {161001, "gradOutput, self or target is null"},
    {161002, "weightOptional or posWeightOptional is neither null nor a tensor"},
    {161001, "out is null"},
    {161002, "gradOutput, self, target, weightOptional or posWeightOptional has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of target"},
    {161002, "gradOutput, self, target, weightOptional, posWeightOptional or out has a rank above 8"},
    {161002, "gradOutput, target, weightOptional or posWeightOptional does not broadcast to the shape of self"},
    {161002, "out does not have the shape of self"},
    {161002, "reduction is none of none, mean, sum"},
    {0, NULL},
};

static const ac_entry_param binary_cross_entropy_with_logits_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the loss",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "G",
        .dtypes = grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "logits",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .counted = true,
        .dtypes = binary_cross_entropy_with_logits_backward_self_dtypes,
    },
    {
        .name = "target",
        .c_type = "const aclTensor *",
        .doc = "labels",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "R",
        .dtypes = binary_cross_entropy_with_logits_backward_target_dtypes,
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
        .dtypes = weight_optional_dtypes,
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
        .doc = "what was made of the losses of the elements",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = binary_cross_entropy_with_logits_backward_reduction_choices,
        .choice_count = 3,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "gradient of the logits",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .cast_to = "R",
        .dtypes = binary_cross_entropy_with_logits_backward_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "R",
            },
    },
};

static aclnnStatus prepare_binary_cross_entropy_with_logits_backward(const ac_entry_args *args,
                                                                     uint64_t *workspace_size,
                                                                     aclOpExecutor **executor)
{
    return aclnnBinaryCrossEntropyWithLogitsBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        args->of[4].tensor, args->of[5].integer, args->of[6].tensor, workspace_size, executor);
}

const ac_entry binary_cross_entropy_with_logits_backward_entry = {
    .name = "aclnnBinaryCrossEntropyWithLogitsBackward",
    .op = "BinaryCrossEntropyWithLogitsBackward",
    .snake = "binary_cross_entropy_with_logits_backward",
    .doc = "BinaryCrossEntropyWithLogitsBackward: the gradient of the binary cross entropy of "
           "logits with respect to these.",
    .family = "loss",
    .spec = "spec/loss/binary_cross_entropy_with_logits_backward.yaml",
    .header = "aclnnop/aclnn_binary_cross_entropy_with_logits_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = binary_cross_entropy_with_logits_backward_params,
    .param_count = sizeof(binary_cross_entropy_with_logits_backward_params) /
                   sizeof(binary_cross_entropy_with_logits_backward_params[0]),
    .types = binary_cross_entropy_with_logits_backward_types,
    .type_count = sizeof(binary_cross_entropy_with_logits_backward_types) /
                  sizeof(binary_cross_entropy_with_logits_backward_types[0]),
    .space = {"self", NULL},
    .formulas = binary_cross_entropy_with_logits_backward_formulas,
    .formula_count = 6,
    .bounds = binary_cross_entropy_with_logits_backward_bounds,
    .bound_count = sizeof(binary_cross_entropy_with_logits_backward_bounds) /
                   sizeof(binary_cross_entropy_with_logits_backward_bounds[0]),
    .requires_ = binary_cross_entropy_with_logits_backward_requires,
    .notes = binary_cross_entropy_with_logits_backward_notes,
    .refusals = binary_cross_entropy_with_logits_backward_refusals,
    .example = binary_cross_entropy_with_logits_backward_example,
    .prepare = prepare_binary_cross_entropy_with_logits_backward,
    .launch = aclnnBinaryCrossEntropyWithLogitsBackward,
};
