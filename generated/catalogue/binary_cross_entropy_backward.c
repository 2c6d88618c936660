/*
 * Generated from spec/loss/binary_cross_entropy_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_binary_cross_entropy_backward.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type binary_cross_entropy_backward_types[] = {
    {"G", "", {NULL}, NULL, 0, NULL},
    {"S", "", {NULL}, NULL, 0, NULL},
    {"R", "", {NULL}, NULL, 0, NULL},
    {"W", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"S", "R", "G", "W"}, NULL, 0, NULL},
};

static const ac_entry_formula binary_cross_entropy_backward_formulas[] = {
    {
        .output = "spread",
        .when = "",
        .text = "max((1 - self) * self, 1e-12)",
    },
    {
        .output = "out",
        .when = "reduction is mean",
        .text = "gradOutput * weightOptional * (self - target) / spread * (1 / count(self))",
    },
    {
        .output = "out",
        .when = "",
        .text = "gradOutput * weightOptional * (self - target) / spread",
    },
};

static const ac_entry_bound binary_cross_entropy_backward_bounds[] = {
    {"out", "1.5 ulp"},
};

static const char *const binary_cross_entropy_backward_requires[] = {
    NULL,
};

static const char *const binary_cross_entropy_backward_notes[] = {
    "A null weight counts as 1; where (1 - self) * self is below 1e-12, also where it is "
    "negative, it counts as that.",
    "The vendor refuses target or weight in another storage format than self, and does not look "
    "at the shapes of an empty one.",
    NULL,
};

static const uint64_t binary_cross_entropy_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t binary_cross_entropy_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t binary_cross_entropy_backward_target_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t binary_cross_entropy_backward_weight_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t binary_cross_entropy_backward_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice binary_cross_entropy_backward_reduction_choices[] = {
    {"none", NULL, 0},
    {"mean", NULL, 1},
    {"sum", NULL, 2},
};

static const ac_entry_value binary_cross_entropy_backward_example[] = {
    {"gradOutput", false, "2"},
    {"self", false, "[0.5, 0.5, 0.75]"},
    {"target", false, "[1, 0, 0.75]"},
    {"reduction", false, "none"},
    {"out", true, "[-4, 4, 0]"},
    {NULL, false, NULL},
};

static const ac_entry_refusal binary_cross_entropy_backward_refusals[] = {
    {161001, "gradOutput, self or target is null"},
    {161002, "weightOptional is neither null nor a tensor"},
    {161001, "out is null"},
    {161002, "gradOutput, self, target, weightOptional or out has a dtype that is not listed for it"},
    {161002, "gradOutput, self, target, weightOptional or out has a rank above 8"},
    {161002, "gradOutput, target or weightOptional does not broadcast to the shape of self"},
    {161002, "out does not have the shape of self"},
    {161002, "reduction is none of none, mean, sum"},
    {0, NULL},
};

static const ac_entry_param binary_cross_entropy_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the loss",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "G",
        .dtypes = binary_cross_entropy_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "probabilities",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .counted = true,
        .dtypes = binary_cross_entropy_backward_self_dtypes,
    },
    {
        .name = "target",
        .c_type = "const aclTensor *",
        .doc = "labels",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "R",
        .dtypes = binary_cross_entropy_backward_target_dtypes,
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
        .dtypes = binary_cross_entropy_backward_weight_optional_dtypes,
    },
    {
        .name = "reduction",
        .c_type = "int64_t",
        .doc = "what was made of the losses of the elements",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = binary_cross_entropy_backward_reduction_choices,
        .choice_count = 3,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = binary_cross_entropy_backward_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_binary_cross_entropy_backward(const ac_entry_args *args,
                                                         uint64_t *workspace_size,
                                                         aclOpExecutor **executor)
{
    return aclnnBinaryCrossEntropyBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        args->of[4].integer, args->of[5].tensor, workspace_size, executor);
}

const ac_entry binary_cross_entropy_backward_entry = {
    .name = "aclnnBinaryCrossEntropyBackward",
    .op = "BinaryCrossEntropyBackward",
    .snake = "binary_cross_entropy_backward",
    .doc = "BinaryCrossEntropyBackward: the gradient of the binary cross entropy with respect to "
           "self.",
    .family = "loss",
    .spec = "spec/loss/binary_cross_entropy_backward.yaml",
    .header = "aclnnop/aclnn_binary_cross_entropy_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = binary_cross_entropy_backward_params,
    .param_count = sizeof(binary_cross_entropy_backward_params) /
                   sizeof(binary_cross_entropy_backward_params[0]),
    .types = binary_cross_entropy_backward_types,
    .type_count = sizeof(binary_cross_entropy_backward_types) /
                  sizeof(binary_cross_entropy_backward_types[0]),
    .space = {"self", NULL},
    .formulas = binary_cross_entropy_backward_formulas,
    .formula_count = 3,
    .bounds = binary_cross_entropy_backward_bounds,
    .bound_count = sizeof(binary_cross_entropy_backward_bounds) /
                   sizeof(binary_cross_entropy_backward_bounds[0]),
    .requires_ = binary_cross_entropy_backward_requires,
    .notes = binary_cross_entropy_backward_notes,
    .refusals = binary_cross_entropy_backward_refusals,
    .example = binary_cross_entropy_backward_example,
    .prepare = prepare_binary_cross_entropy_backward,
    .launch = aclnnBinaryCrossEntropyBackward,
};
