/*
 * Generated from spec/activation/binary_cross_entropy_with_logits_target_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_binary_cross_entropy_with_logits_target_backward.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type binary_cross_entropy_with_logits_target_backward_types[] = {
    {"G", "", {NULL}, NULL, 0, NULL},
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "", {NULL}, NULL, 0, NULL},
    {"W", "", {NULL}, NULL, 0, NULL},
    {"P", "", {NULL}, NULL, 0, NULL},
    {"C", "widen", {"G", "S", "T", "W", "P"}, NULL, 0, NULL},
};

static const ac_entry_formula binary_cross_entropy_with_logits_target_backward_formulas[] = {
    {
        .output = "slope",
        .when = "",
        .text = "where(self < -1, posWeightOptional * softplus(-self) - softplus(self), "
                "(posWeightOptional - 1) * softplus(-self) - self)",
    },
    {
        .output = "share",
        .when = "",
        .text = "1 / count(target)",
    },
    {
        .output = "gradTarget",
        .when = "reduction is mean",
        .text = "gradOutput * weightOptional * slope * share",
    },
    {
        .output = "gradTarget",
        .when = "",
        .text = "gradOutput * weightOptional * slope",
    },
};

static const ac_entry_bound binary_cross_entropy_with_logits_target_backward_bounds[] = {
    {"gradTarget", "1.5 ulp"},
};

static const char *const binary_cross_entropy_with_logits_target_backward_requires[] = {
    NULL,
};

static const char *const binary_cross_entropy_with_logits_target_backward_notes[] = {
    "A null weight or posWeight stands for ones.",
    "The mean divides by the elements of target. The values of target do not enter the result, "
    "which is linear in them.",
    "The vendor refuses a reduction other than 0, 1 and 2, and a gradTarget whose dtype is not "
    "that of target. It converts all tensors to their promotion, and 16-bit ones to f32; here f16"
    " and bf16 are computed in f32, too.",
    "The vendor refuses target or gradTarget in another storage format than self; here every "
    "plain format is taken.",
    "The vendor skips the shapes, and the dtypes that have to combine, where self is empty; here "
    "all checks are made, as everywhere.",
    NULL,
};

static const uint64_t grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t target_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t weight_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t pos_weight_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t grad_target_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice binary_cross_entropy_with_logits_target_backward_reduction_choices[] = {
    {"none", NULL, 0},
    {"mean", NULL, 1},
    {"sum", NULL, 2},
};

static const ac_entry_value binary_cross_entropy_with_logits_target_backward_example[] = {
    {"gradOutput", false, "2"},
    {"self", false, "[1, -3, 0]"},
    {"target", false, "[0, 1, 1]"},
    {"reduction", false, "none"},
    {"gradTarget", true, "[-2, 6, 0]"},
    {NULL, false, NULL},
};

static const ac_entry_refusal binary_cross_entropy_with_logits_target_backward_refusals[] = {
    {161001, "gradOutput, self or target is null"},
    {161002, "weightOptional or posWeightOptional is neither null nor a tensor"},
    {161001, "gradTarget is null"},
    {161002, "gradOutput, self, target, weightOptional or posWeightOptional has a dtype that is not listed for it"},
    {161002, "gradTarget does not have the dtype of target"},
    {161002, "gradOutput, self, target, weightOptional, posWeightOptional or gradTarget has a rank above 8"},
    {161002, "gradOutput does not broadcast to the shape of self"},
    {161002, "target does not have the shape of self"},
    {161002, "weightOptional or posWeightOptional does not broadcast to the shape of self"},
    {161002, "gradTarget does not have the shape of self"},
    {161002, "reduction is none of none, mean, sum"},
    {0, NULL},
};

static const ac_entry_param binary_cross_entropy_with_logits_target_backward_params[] = {
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
        .dtypes = self_dtypes,
    },
    {
        .name = "target",
        .c_type = "const aclTensor *",
        .doc = "labels; their values do not matter",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .counted = true,
        .dtypes = target_dtypes,
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
        .doc = "weights of the positive class",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "P",
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
        .choices = binary_cross_entropy_with_logits_target_backward_reduction_choices,
        .choice_count = 3,
    },
    {
        .name = "gradTarget",
        .c_type = "aclTensor *",
        .doc = "gradient of the target",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "C",
        .cast = true,
        .cast_to = "T",
        .dtypes = grad_target_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_binary_cross_entropy_with_logits_target_backward(
    const ac_entry_args *args, uint64_t *workspace_size, aclOpExecutor **executor)
{
    return aclnnBinaryCrossEntropyWithLogitsTargetBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        args->of[4].tensor, args->of[5].integer, args->of[6].tensor, workspace_size, executor);
}

const ac_entry binary_cross_entropy_with_logits_target_backward_entry = {
    .name = "aclnnBinaryCrossEntropyWithLogitsTargetBackward",
    .op = "BinaryCrossEntropyWithLogitsTargetBackward",
    .snake = "binary_cross_entropy_with_logits_target_backward",
    .doc = "BinaryCrossEntropyWithLogitsTargetBackward: the gradient of the binary cross entropy "
           "of logits with respect to its target.",
    .family = "activation",
    .spec = "spec/activation/binary_cross_entropy_with_logits_target_backward.yaml",
    .header = "aclnnop/aclnn_binary_cross_entropy_with_logits_target_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = binary_cross_entropy_with_logits_target_backward_params,
    .param_count = sizeof(binary_cross_entropy_with_logits_target_backward_params) /
                   sizeof(binary_cross_entropy_with_logits_target_backward_params[0]),
    .types = binary_cross_entropy_with_logits_target_backward_types,
    .type_count = sizeof(binary_cross_entropy_with_logits_target_backward_types) /
                  sizeof(binary_cross_entropy_with_logits_target_backward_types[0]),
    .space = {"self", NULL},
    .formulas = binary_cross_entropy_with_logits_target_backward_formulas,
    .formula_count = 4,
    .bounds = binary_cross_entropy_with_logits_target_backward_bounds,
    .bound_count = sizeof(binary_cross_entropy_with_logits_target_backward_bounds) /
                   sizeof(binary_cross_entropy_with_logits_target_backward_bounds[0]),
    .requires_ = binary_cross_entropy_with_logits_target_backward_requires,
    .notes = binary_cross_entropy_with_logits_target_backward_notes,
    .refusals = binary_cross_entropy_with_logits_target_backward_refusals,
    .example = binary_cross_entropy_with_logits_target_backward_example,
    .prepare = prepare_binary_cross_entropy_with_logits_target_backward,
    .launch = aclnnBinaryCrossEntropyWithLogitsTargetBackward,
};
