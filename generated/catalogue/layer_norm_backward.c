/*
 * Generated from spec/norm/layer_norm_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_layer_norm_backward.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type layer_norm_backward_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"S", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"G", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X", "G"}, NULL, 0, NULL},
};

static const ac_entry_formula layer_norm_backward_formulas[] = {
    {
        .output = "share",
        .when = "",
        .text = "1 / count(input, over: normalizedShape)",
    },
    {
        .output = "own",
        .when = "",
        .text = "(input - mean) * rstd",
    },
    {
        .output = "weight",
        .when = "",
        .text = "gradOut * weightOptional",
    },
    {
        .output = "plain",
        .when = "",
        .text = "share * sum(weight, over: normalizedShape)",
    },
    {
        .output = "along",
        .when = "",
        .text = "share * sum(weight * own, over: normalizedShape)",
    },
    {
        .output = "gradInputOut",
        .when = "",
        .text = "(weight - plain - own * along) * rstd",
    },
    {
        .output = "gradWeightOut",
        .when = "",
        .text = "sum(gradOut * own)",
    },
    {
        .output = "gradBiasOut",
        .when = "",
        .text = "sum(gradOut)",
    },
};

static const ac_entry_bound layer_norm_backward_bounds[] = {
    {"gradInputOut", "1 ulp"},
    {"gradWeightOut", "1 ulp"},
    {"gradBiasOut", "1 ulp"},
};

static const char *const layer_norm_backward_requires[] = {
    NULL,
};

static const char *const layer_norm_backward_notes[] = {
    "A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their "
    "size, if that is more.",
    "mean and rstd have the shape that LayerNorm gives them; the vendor takes any shape with as "
    "many elements.",
    "gradWeightOut and gradBiasOut have the extents of normalizedShape; the vendor takes any "
    "shape with as many elements.",
    "An output whose flag is false is not looked at; the vendor checks its dtype.",
    "biasOptional is not looked at; the vendor checks its dtype and shape.",
    "Tensors without elements leave the outputs as they were; the vendor sets the gradients of "
    "the weights and the bias to 0.",
    NULL,
};

static const uint64_t layer_norm_backward_grad_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t layer_norm_backward_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t layer_norm_backward_mean_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t layer_norm_backward_rstd_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t layer_norm_backward_weight_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t layer_norm_backward_grad_input_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t layer_norm_backward_grad_weight_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t layer_norm_backward_grad_bias_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_value layer_norm_backward_example[] = {
    {"gradOut", false, "[[1, 3], [2, 0]]"},
    {"input", false, "[[1, 3], [4, 8]]"},
    {"normalizedShape", false, "[2]"},
    {"mean", false, "[[2], [6]]"},
    {"rstd", false, "[[1], [0.5]]"},
    {"weightOptional", false, "[2, 2]"},
    {"outputMask", false, "[1, 1, 1]"},
    {"gradInputOut", true, "[[0, 0], [0, 0]]"},
    {"gradWeightOut", true, "[-3, 3]"},
    {"gradBiasOut", true, "[3, 3]"},
    {NULL, false, NULL},
};

static const ac_entry_refusal layer_norm_backward_refusals[] = {
    {161001, "gradOut, input, normalizedShape, mean or rstd is null"},
    {161002, "weightOptional is neither null nor a tensor"},
    {161001, "outputMask is null"},
    {161002, "gradInputOut, gradWeightOut or gradBiasOut is neither null nor a tensor"},
    {161002, "outputMask has another number of flags than 3"},
    {161001, "gradInputOut, gradWeightOut or gradBiasOut is null, and its flag is true"},
    {161002, "input, mean or weightOptional has a dtype that is not listed for it"},
    {161002, "gradOut does not have the dtype of input"},
    {161002, "rstd does not have the dtype of mean"},
    {161002, "weightOptional has neither the dtype of input nor f32"},
    {161002, "gradInputOut, gradWeightOut or gradBiasOut has a dtype that is not listed for it"},
    {161002, "gradOut, input, mean, rstd, weightOptional, gradInputOut, gradWeightOut or gradBiasOut has a rank above 8"},
    {161002, "normalizedShape is empty, or does not have the extents of the last axes of input"},
    {161002, "gradOut does not have the shape of input"},
    {161002, "mean or rstd does not have the shape of input without the axes that normalizedShape names, which stay with the extent 1"},
    {161002, "weightOptional does not have the extents of normalizedShape"},
    {161002, "gradInputOut does not have the shape of input"},
    {161002, "gradWeightOut or gradBiasOut does not have the extents of normalizedShape"},
    {0, NULL},
};

static const ac_entry_param layer_norm_backward_params[] = {
    {
        .name = "gradOut",
        .c_type = "const aclTensor *",
        .doc = "gradient of the result of LayerNorm",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = layer_norm_backward_grad_out_dtypes,
    },
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "input of LayerNorm",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = layer_norm_backward_input_dtypes,
    },
    {
        .name = "normalizedShape",
        .c_type = "const aclIntArray *",
        .doc = "the extents of the last axes, which make a row",
        .role = AC_ROLE_EXTENTS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "input",
    },
    {
        .name = "mean",
        .c_type = "const aclTensor *",
        .doc = "the means that LayerNorm found, one for each row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "S",
        .keeps = true,
        .dtypes = layer_norm_backward_mean_dtypes,
    },
    {
        .name = "rstd",
        .c_type = "const aclTensor *",
        .doc = "the reciprocals of the standard deviations",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "S",
        .keeps = true,
        .dtypes = layer_norm_backward_rstd_dtypes,
    },
    {
        .name = "weightOptional",
        .c_type = "const aclTensor *",
        .doc = "what the elements of a row were multiplied by",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROW,
        .type = "G",
        .optional = true,
        .fallback = 1.0,
        .dtypes = layer_norm_backward_weight_optional_dtypes,
    },
    {
        .name = "biasOptional",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_IGNORED,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "outputMask",
        .c_type = "const aclBoolArray *",
        .doc = "which gradients are wanted",
        .role = AC_ROLE_FLAGS,
        .kind = AC_KIND_FLAGS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "gradInputOut",
        .c_type = "aclTensor *",
        .doc = "gradient of input",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .flags = "outputMask",
        .flag = 0,
        .optional = true,
        .dtypes = layer_norm_backward_grad_input_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .type = "T",
            },
    },
    {
        .name = "gradWeightOut",
        .c_type = "aclTensor *",
        .doc = "gradient of weightOptional",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROW,
        .fold = true,
        .type = "T",
        .cast = true,
        .flags = "outputMask",
        .flag = 1,
        .optional = true,
        .dtypes = layer_norm_backward_grad_weight_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .row = true,
                .type = "T",
            },
    },
    {
        .name = "gradBiasOut",
        .c_type = "aclTensor *",
        .doc = "gradient of biasOptional",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROW,
        .fold = true,
        .type = "T",
        .cast = true,
        .flags = "outputMask",
        .flag = 2,
        .optional = true,
        .dtypes = layer_norm_backward_grad_bias_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .row = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_layer_norm_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnLayerNormBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].integers, args->of[3].tensor,
        args->of[4].tensor, args->of[5].tensor, args->of[6].tensor, args->of[7].flags,
        args->of[8].tensor, args->of[9].tensor, args->of[10].tensor, workspace_size, executor);
}

const ac_entry layer_norm_backward_entry = {
    .name = "aclnnLayerNormBackward",
    .op = "LayerNormBackward",
    .snake = "layer_norm_backward",
    .doc = "LayerNormBackward: the gradients of LayerNorm with respect to its input, its weights "
           "and its bias.",
    .family = "norm",
    .spec = "spec/norm/layer_norm_backward.yaml",
    .header = "aclnnop/aclnn_layer_norm_backward.h",
    .variant = "",
    .by_rows = true,
    .row_shape = "normalizedShape",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = layer_norm_backward_params,
    .param_count = sizeof(layer_norm_backward_params) / sizeof(layer_norm_backward_params[0]),
    .types = layer_norm_backward_types,
    .type_count = sizeof(layer_norm_backward_types) / sizeof(layer_norm_backward_types[0]),
    .space = {"input", NULL},
    .formulas = layer_norm_backward_formulas,
    .formula_count = 8,
    .bounds = layer_norm_backward_bounds,
    .bound_count = sizeof(layer_norm_backward_bounds) / sizeof(layer_norm_backward_bounds[0]),
    .requires_ = layer_norm_backward_requires,
    .notes = layer_norm_backward_notes,
    .refusals = layer_norm_backward_refusals,
    .example = layer_norm_backward_example,
    .prepare = prepare_layer_norm_backward,
    .launch = aclnnLayerNormBackward,
};
