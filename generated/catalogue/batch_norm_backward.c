/*
 * Generated from spec/norm/batch_norm_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_batch_norm_backward.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type batch_norm_backward_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"C", "", {NULL}, NULL, 0, NULL},
    {"D", "", {NULL}, NULL, 0, NULL},
    {"E", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X"}, NULL, 0, NULL},
};

static const ac_entry_formula batch_norm_backward_formulas[] = {
    {
        .output = "share",
        .when = "",
        .text = "1 / count(input, over: channel)",
    },
    {
        .output = "own",
        .when = "",
        .text = "(input - saveMean) * saveInvstd",
    },
    {
        .output = "plain",
        .when = "",
        .text = "share * sum(gradOut, over: channel)",
    },
    {
        .output = "slope",
        .when = "",
        .text = "sum(gradOut * own, over: channel)",
    },
    {
        .output = "inverse",
        .when = "",
        .text = "rsqrt(runningVar + eps)",
    },
    {
        .output = "gradInput",
        .when = "training is true",
        .text = "(gradOut - plain - own * (share * slope)) * (saveInvstd * weight)",
    },
    {
        .output = "gradInput",
        .when = "",
        .text = "gradOut * (inverse * weight)",
    },
    {
        .output = "gradWeight",
        .when = "training is true",
        .text = "slope",
    },
    {
        .output = "gradWeight",
        .when = "",
        .text = "sum(gradOut * (input - runningMean), over: channel) * inverse",
    },
    {
        .output = "gradBias",
        .when = "",
        .text = "sum(gradOut, over: channel)",
    },
};

static const ac_entry_bound batch_norm_backward_bounds[] = {
    {"gradInput", "1 ulp"},
    {"gradWeight", "1 ulp"},
    {"gradBias", "1 ulp"},
};

static const char *const batch_norm_backward_requires[] = {
    "rank(input) >= 2",
    NULL,
};

static const char *const batch_norm_backward_notes[] = {
    "A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their "
    "size, if that is more.",
    "saveInvstd are the reciprocals of standard deviations on every product; products before "
    "ascend950 take variances in its place.",
    "A null weight stands for ones, and so do null runningVar and saveInvstd; null means are 0.",
    "An output whose flag is false is not looked at.",
    "The channels lie along axis 1 in every storage format.",
    NULL,
};

static const uint64_t batch_norm_backward_grad_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_backward_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_backward_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_backward_running_mean_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_backward_running_var_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_backward_save_mean_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_backward_save_invstd_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_backward_grad_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_backward_grad_bias_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice batch_norm_backward_training_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_value batch_norm_backward_example[] = {
    {"gradOut", false, "[[1, 2], [3, 0]]"},
    {"input", false, "[[1, 4], [3, 8]]"},
    {"weight", false, "[2, 1]"},
    {"saveMean", false, "[2, 6]"},
    {"saveInvstd", false, "[1, 0.5]"},
    {"training", false, "true"},
    {"eps", false, "0"},
    {"outputMask", false, "[1, 1, 1]"},
    {"gradInput", true, "[[0, 0], [0, 0]]"},
    {"gradWeight", true, "[2, -2]"},
    {"gradBias", true, "[4, 2]"},
    {NULL, false, NULL},
};

static const ac_entry_refusal batch_norm_backward_refusals[] = {
    {161001, "gradOut or input is null"},
    {161002, "weight, runningMean, runningVar, saveMean or saveInvstd is neither null nor a tensor"},
    {161001, "outputMask is null"},
    {161002, "gradInput, gradWeight or gradBias is neither null nor a tensor"},
    {161002, "outputMask has another number of flags than 3"},
    {161001, "gradInput, gradWeight or gradBias is null, and its flag is true"},
    {161002, "input, weight, runningMean, runningVar, saveMean or saveInvstd has a dtype that is not listed for it"},
    {161002, "gradOut or gradInput does not have the dtype of input"},
    {161002, "gradWeight or gradBias has a dtype that is not listed for it"},
    {161002, "gradOut, input, weight, runningMean, runningVar, saveMean, saveInvstd, gradInput, gradWeight or gradBias has a rank above 8"},
    {161002, "gradOut does not have the shape of input"},
    {161002, "weight, runningMean, runningVar, saveMean or saveInvstd does not have the shape of input without all of its axes but axis 1"},
    {161002, "gradInput does not have the shape of input"},
    {161002, "gradWeight or gradBias does not have the shape of input without all of its axes but axis 1"},
    {161002, "rank(input) >= 2 does not hold"},
    {0, NULL},
};

static const ac_entry_param batch_norm_backward_params[] = {
    {
        .name = "gradOut",
        .c_type = "const aclTensor *",
        .doc = "gradient of the result of BatchNorm",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = batch_norm_backward_grad_out_dtypes,
    },
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "input of BatchNorm",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = batch_norm_backward_input_dtypes,
    },
    {
        .name = "weight",
        .c_type = "const aclTensor *",
        .doc = "what each channel was multiplied by",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "A",
        .optional = true,
        .fallback = 1.0,
        .dtypes = batch_norm_backward_weight_dtypes,
    },
    {
        .name = "runningMean",
        .c_type = "const aclTensor *",
        .doc = "the means that were taken where it did not train, one for each channel",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "B",
        .optional = true,
        .fallback = 0.0,
        .dtypes = batch_norm_backward_running_mean_dtypes,
    },
    {
        .name = "runningVar",
        .c_type = "const aclTensor *",
        .doc = "the variances that were taken there",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "C",
        .optional = true,
        .fallback = 1.0,
        .dtypes = batch_norm_backward_running_var_dtypes,
    },
    {
        .name = "saveMean",
        .c_type = "const aclTensor *",
        .doc = "the means that it found where it trained",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "D",
        .optional = true,
        .fallback = 0.0,
        .dtypes = batch_norm_backward_save_mean_dtypes,
    },
    {
        .name = "saveInvstd",
        .c_type = "const aclTensor *",
        .doc = "the reciprocals of the standard deviations",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "E",
        .optional = true,
        .fallback = 1.0,
        .dtypes = batch_norm_backward_save_invstd_dtypes,
    },
    {
        .name = "training",
        .c_type = "bool",
        .doc = "whether BatchNorm trained",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = batch_norm_backward_training_choices,
        .choice_count = 2,
    },
    {
        .name = "eps",
        .c_type = "double",
        .doc = "what is added to runningVar",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
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
        .name = "gradInput",
        .c_type = "aclTensor *",
        .doc = "gradient of input",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .cast_to = "X",
        .flags = "outputMask",
        .flag = 0,
        .optional = true,
        .dtypes = batch_norm_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .type = "X",
            },
    },
    {
        .name = "gradWeight",
        .c_type = "aclTensor *",
        .doc = "gradient of weight",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .flags = "outputMask",
        .flag = 1,
        .optional = true,
        .dtypes = batch_norm_backward_grad_weight_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .without = true,
                .type = "T",
            },
    },
    {
        .name = "gradBias",
        .c_type = "aclTensor *",
        .doc = "gradient of the bias",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .flags = "outputMask",
        .flag = 2,
        .optional = true,
        .dtypes = batch_norm_backward_grad_bias_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .without = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_batch_norm_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnBatchNormBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        args->of[4].tensor, args->of[5].tensor, args->of[6].tensor, args->of[7].boolean,
        args->of[8].real, args->of[9].flags, args->of[10].tensor, args->of[11].tensor,
        args->of[12].tensor, workspace_size, executor);
}

static bool fits_batch_norm_backward(const ac_entry_shape *shapes)
{
    return (double)shapes[1].rank >= 2.0;
}

const ac_entry batch_norm_backward_entry = {
    .name = "aclnnBatchNormBackward",
    .op = "BatchNormBackward",
    .snake = "batch_norm_backward",
    .doc = "BatchNormBackward: the gradients of BatchNorm with respect to its input, its weights "
           "and its bias.",
    .family = "norm",
    .spec = "spec/norm/batch_norm_backward.yaml",
    .header = "aclnnop/aclnn_batch_norm_backward.h",
    .variant = "",
    .row_kept = 2,
    .by_rows = true,
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = batch_norm_backward_params,
    .param_count = sizeof(batch_norm_backward_params) / sizeof(batch_norm_backward_params[0]),
    .types = batch_norm_backward_types,
    .type_count = sizeof(batch_norm_backward_types) / sizeof(batch_norm_backward_types[0]),
    .space = {"input", NULL},
    .formulas = batch_norm_backward_formulas,
    .formula_count = 10,
    .bounds = batch_norm_backward_bounds,
    .bound_count = sizeof(batch_norm_backward_bounds) / sizeof(batch_norm_backward_bounds[0]),
    .requires_ = batch_norm_backward_requires,
    .fits = fits_batch_norm_backward,
    .notes = batch_norm_backward_notes,
    .refusals = batch_norm_backward_refusals,
    .example = batch_norm_backward_example,
    .prepare = prepare_batch_norm_backward,
    .launch = aclnnBatchNormBackward,
};
