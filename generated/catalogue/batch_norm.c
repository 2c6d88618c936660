/*
 * Generated from spec/norm/batch_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_batch_norm.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type batch_norm_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"C", "", {NULL}, NULL, 0, NULL},
    {"D", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X"}, NULL, 0, NULL},
};

static const ac_entry_formula batch_norm_formulas[] = {
    {
        .output = "mean",
        .when = "",
        .text = "sum(input, over: channel) / count(input, over: channel)",
    },
    {
        .output = "squares",
        .when = "",
        .text = "sum((input - mean) * (input - mean), over: channel)",
    },
    {
        .output = "rstd",
        .when = "",
        .text = "1 / sqrt(squares / count(input, over: channel) + eps)",
    },
    {
        .output = "output",
        .when = "training is true",
        .text = "(input - mean) * rstd * weight + bias",
    },
    {
        .output = "output",
        .when = "",
        .text = "(input - runningMean) * (1 / sqrt(runningVar + eps)) * weight + bias",
    },
    {
        .output = "nextMean",
        .when = "training is true",
        .text = "(1 - momentum) * runningMean + momentum * mean",
    },
    {
        .output = "nextMean",
        .when = "",
        .text = "runningMean",
    },
    {
        .output = "nextVar",
        .when = "training is true",
        .text = "(1 - momentum) * runningVar + momentum * (squares / (count(input, over: channel)"
                " - 1))",
    },
    {
        .output = "nextVar",
        .when = "",
        .text = "runningVar",
    },
    {
        .output = "saveMean",
        .when = "training is true",
        .text = "mean",
    },
    {
        .output = "saveMean",
        .when = "",
        .text = "0",
    },
    {
        .output = "saveInvstd",
        .when = "training is true",
        .text = "rstd",
    },
    {
        .output = "saveInvstd",
        .when = "",
        .text = "0",
    },
};

static const ac_entry_bound batch_norm_bounds[] = {
    {"output", "1 ulp"},
    {"nextMean", "1 ulp"},
    {"nextVar", "1 ulp"},
    {"saveMean", "1 ulp"},
    {"saveInvstd", "1 ulp"},
};

static const char *const batch_norm_requires[] = {
    "rank(input) >= 2",
    NULL,
};

static const char *const batch_norm_notes[] = {
    "A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their "
    "size, if that is more.",
    "saveInvstd are the reciprocals of standard deviations on every product; products before "
    "ascend950 write variances in its place.",
    "Where it does not train saveMean and saveInvstd are not looked at, and runningMean and "
    "runningVar stay as they are.",
    "A null weight stands for ones, and so does a null runningVar; a null bias and a null "
    "runningMean are 0.",
    "Of one element for each channel the new variance is nan, by 0 / 0.",
    "The channels lie along axis 1 in every storage format.",
    "An input without elements leaves the outputs as they were; the vendor writes means of 0 and "
    "nan.",
    NULL,
};

static const uint64_t batch_norm_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_bias_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_running_mean_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_running_var_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_save_mean_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_save_invstd_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice batch_norm_training_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_value batch_norm_example[] = {
    {"input", false, "[[0, 4], [6, 10]]"},
    {"weight", false, "[1, 2]"},
    {"bias", false, "[0, 0.5]"},
    {"runningMean", false, "[1, 3]"},
    {"runningMean", true, "[2, 5]"},
    {"runningVar", false, "[2, 6]"},
    {"runningVar", true, "[10, 12]"},
    {"training", false, "true"},
    {"momentum", false, "0.5"},
    {"eps", false, "7"},
    {"output", true, "[[-0.75, -1], [0.75, 2]]"},
    {"saveMean", true, "[3, 7]"},
    {"saveInvstd", true, "[0.25, 0.25]"},
    {NULL, false, NULL},
};

static const ac_entry_refusal batch_norm_refusals[] = {
    {161001, "input is null"},
    {161002, "weight, bias, runningMean or runningVar is neither null nor a tensor"},
    {161001, "output is null"},
    {161002, "saveMean or saveInvstd is neither null nor a tensor"},
    {161001, "saveMean or saveInvstd is null, and training is true"},
    {161002, "input, weight, bias, runningMean, runningVar, output, saveMean or saveInvstd has a dtype that is not listed for it"},
    {161002, "input, weight, bias, runningMean, runningVar, output, saveMean or saveInvstd has a rank above 8"},
    {161002, "weight, bias, runningMean or runningVar does not have the shape of input without all of its axes but axis 1"},
    {161002, "output does not have the shape of input"},
    {161002, "saveMean or saveInvstd does not have the shape of input without all of its axes but axis 1"},
    {161002, "rank(input) >= 2 does not hold"},
    {0, NULL},
};

static const ac_entry_param batch_norm_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = batch_norm_input_dtypes,
    },
    {
        .name = "weight",
        .c_type = "const aclTensor *",
        .doc = "what the elements of each channel are multiplied by",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "A",
        .optional = true,
        .fallback = 1.0,
        .dtypes = batch_norm_weight_dtypes,
    },
    {
        .name = "bias",
        .c_type = "const aclTensor *",
        .doc = "what is added to them",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "B",
        .optional = true,
        .fallback = 0.0,
        .dtypes = batch_norm_bias_dtypes,
    },
    {
        .name = "runningMean",
        .c_type = "aclTensor *",
        .doc = "the means that are taken where it does not train, one for each channel",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "C",
        .result = "T",
        .optional = true,
        .fallback = 0.0,
        .dtypes = batch_norm_running_mean_dtypes,
    },
    {
        .name = "runningVar",
        .c_type = "aclTensor *",
        .doc = "the variances that are taken there",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "D",
        .result = "T",
        .optional = true,
        .fallback = 1.0,
        .dtypes = batch_norm_running_var_dtypes,
    },
    {
        .name = "training",
        .c_type = "bool",
        .doc = "whether it trains: takes the means and variances of the input",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = batch_norm_training_choices,
        .choice_count = 2,
    },
    {
        .name = "momentum",
        .c_type = "double",
        .doc = "the weight of the new mean and variance",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "eps",
        .c_type = "double",
        .doc = "what is added to the variance",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "output",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = batch_norm_output_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .type = "T",
            },
    },
    {
        .name = "saveMean",
        .c_type = "aclTensor *",
        .doc = "the means of the input",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .flags = "training",
        .flag = 0,
        .optional = true,
        .dtypes = batch_norm_save_mean_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .without = true,
                .type = "T",
            },
    },
    {
        .name = "saveInvstd",
        .c_type = "aclTensor *",
        .doc = "the reciprocals of the standard deviations of the input",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .flags = "training",
        .flag = 1,
        .optional = true,
        .dtypes = batch_norm_save_invstd_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .without = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_batch_norm(const ac_entry_args *args, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    return aclnnBatchNormGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        args->of[4].tensor, args->of[5].boolean, args->of[6].real, args->of[7].real,
        args->of[8].tensor, args->of[9].tensor, args->of[10].tensor, workspace_size, executor);
}

static bool fits_batch_norm(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 2.0;
}

const ac_entry batch_norm_entry = {
    .name = "aclnnBatchNorm",
    .op = "BatchNorm",
    .snake = "batch_norm",
    .doc = "BatchNorm: the elements of each channel less their mean, divided by their standard "
           "deviation, times a weight and plus a bias.",
    .family = "norm",
    .spec = "spec/norm/batch_norm.yaml",
    .header = "aclnnop/aclnn_batch_norm.h",
    .variant = "inplace",
    .row_kept = 2,
    .by_rows = true,
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = batch_norm_params,
    .param_count = sizeof(batch_norm_params) / sizeof(batch_norm_params[0]),
    .types = batch_norm_types,
    .type_count = sizeof(batch_norm_types) / sizeof(batch_norm_types[0]),
    .space = {"input", NULL},
    .formulas = batch_norm_formulas,
    .formula_count = 13,
    .bounds = batch_norm_bounds,
    .bound_count = sizeof(batch_norm_bounds) / sizeof(batch_norm_bounds[0]),
    .requires_ = batch_norm_requires,
    .fits = fits_batch_norm,
    .notes = batch_norm_notes,
    .refusals = batch_norm_refusals,
    .example = batch_norm_example,
    .prepare = prepare_batch_norm,
    .launch = aclnnBatchNorm,
};
