/*
 * Generated from spec/norm/batch_norm_reduce_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_batch_norm_backward_reduce.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type batch_norm_reduce_backward_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X"}, NULL, 0, NULL},
};

static const ac_entry_formula batch_norm_reduce_backward_formulas[] = {
    {
        .output = "plain",
        .when = "",
        .text = "sum(gradOut, over: channel)",
    },
    {
        .output = "along",
        .when = "",
        .text = "sum(gradOut * (input - mean), over: channel)",
    },
    {
        .output = "sumDy",
        .when = "",
        .text = "plain",
    },
    {
        .output = "sumDyXmu",
        .when = "",
        .text = "along",
    },
    {
        .output = "gradWeight",
        .when = "",
        .text = "along * invstd",
    },
    {
        .output = "gradBias",
        .when = "",
        .text = "plain",
    },
};

static const ac_entry_bound batch_norm_reduce_backward_bounds[] = {
    {"sumDy", "1 ulp"},
    {"sumDyXmu", "1 ulp"},
    {"gradWeight", "1 ulp"},
    {"gradBias", "1 ulp"},
};

static const char *const batch_norm_reduce_backward_requires[] = {
    "rank(input) >= 2",
    NULL,
};

static const char *const batch_norm_reduce_backward_notes[] = {
    "A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their "
    "size, if that is more.",
    "An output that is not wanted is not looked at, and the weight never is.",
    "mean and invstd have an element for each channel, and gradOut the shape of input, which the "
    "vendor does not check.",
    "The channels lie along axis 1 in every storage format.",
    "Tensors without elements leave the outputs as they were; ascend950 sets them to 0.",
    NULL,
};

static const uint64_t batch_norm_reduce_backward_grad_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_reduce_backward_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_reduce_backward_mean_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_reduce_backward_invstd_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_reduce_backward_sum_dy_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_reduce_backward_sum_dy_xmu_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_reduce_backward_grad_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t batch_norm_reduce_backward_grad_bias_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice batch_norm_reduce_backward_input_g_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice batch_norm_reduce_backward_weight_g_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice batch_norm_reduce_backward_bias_g_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_value batch_norm_reduce_backward_example[] = {
    {"gradOut", false, "[[1, 2], [3, 0]]"},
    {"input", false, "[[1, 4], [3, 8]]"},
    {"mean", false, "[2, 6]"},
    {"invstd", false, "[1, 0.5]"},
    {"inputG", false, "true"},
    {"weightG", false, "true"},
    {"biasG", false, "true"},
    {"sumDy", true, "[4, 2]"},
    {"sumDyXmu", true, "[2, -4]"},
    {"gradWeight", true, "[2, -2]"},
    {"gradBias", true, "[4, 2]"},
    {NULL, false, NULL},
};

static const ac_entry_refusal batch_norm_reduce_backward_refusals[] = {
    {161001, "gradOut, input, mean or invstd is null"},
    {161002, "sumDy, sumDyXmu, gradWeight or gradBias is neither null nor a tensor"},
    {161001, "sumDy or sumDyXmu is null, and inputG is true"},
    {161001, "gradWeight is null, and weightG is true"},
    {161001, "gradBias is null, and biasG is true"},
    {161002, "input, mean or invstd has a dtype that is not listed for it"},
    {161002, "gradOut does not have the dtype of input"},
    {161002, "sumDy, sumDyXmu, gradWeight or gradBias has a dtype that is not listed for it"},
    {161002, "gradOut, input, mean, invstd, sumDy, sumDyXmu, gradWeight or gradBias has a rank above 8"},
    {161002, "gradOut does not have the shape of input"},
    {161002, "mean, invstd, sumDy, sumDyXmu, gradWeight or gradBias does not have the shape of input without all of its axes but axis 1"},
    {161002, "rank(input) >= 2 does not hold"},
    {0, NULL},
};

static const ac_entry_param batch_norm_reduce_backward_params[] = {
    {
        .name = "gradOut",
        .c_type = "const aclTensor *",
        .doc = "gradient of the result of BatchNorm",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = batch_norm_reduce_backward_grad_out_dtypes,
    },
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "input of BatchNorm",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = batch_norm_reduce_backward_input_dtypes,
    },
    {
        .name = "mean",
        .c_type = "const aclTensor *",
        .doc = "the means, one for each channel",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "A",
        .dtypes = batch_norm_reduce_backward_mean_dtypes,
    },
    {
        .name = "invstd",
        .c_type = "const aclTensor *",
        .doc = "the reciprocals of the standard deviations",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "B",
        .dtypes = batch_norm_reduce_backward_invstd_dtypes,
    },
    {
        .name = "weight",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_IGNORED,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "inputG",
        .c_type = "bool",
        .doc = "whether the sums are wanted",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = batch_norm_reduce_backward_input_g_choices,
        .choice_count = 2,
    },
    {
        .name = "weightG",
        .c_type = "bool",
        .doc = "whether the gradient of the weight is",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = batch_norm_reduce_backward_weight_g_choices,
        .choice_count = 2,
    },
    {
        .name = "biasG",
        .c_type = "bool",
        .doc = "whether the gradient of the bias is",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = batch_norm_reduce_backward_bias_g_choices,
        .choice_count = 2,
    },
    {
        .name = "sumDy",
        .c_type = "aclTensor *",
        .doc = "the sums of gradOut",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .flags = "inputG",
        .flag = 0,
        .optional = true,
        .dtypes = batch_norm_reduce_backward_sum_dy_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .without = true,
                .type = "T",
            },
    },
    {
        .name = "sumDyXmu",
        .c_type = "aclTensor *",
        .doc = "the sums of gradOut times the deviations from the means",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .flags = "inputG",
        .flag = 1,
        .optional = true,
        .dtypes = batch_norm_reduce_backward_sum_dy_xmu_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .without = true,
                .type = "T",
            },
    },
    {
        .name = "gradWeight",
        .c_type = "aclTensor *",
        .doc = "gradient of the weight",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .flags = "weightG",
        .flag = 0,
        .optional = true,
        .dtypes = batch_norm_reduce_backward_grad_weight_dtypes,
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
        .flags = "biasG",
        .flag = 0,
        .optional = true,
        .dtypes = batch_norm_reduce_backward_grad_bias_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .without = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_batch_norm_reduce_backward(const ac_entry_args *args,
                                                      uint64_t *workspace_size,
                                                      aclOpExecutor **executor)
{
    return aclnnBatchNormReduceBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        args->of[4].tensor, args->of[5].boolean, args->of[6].boolean, args->of[7].boolean,
        args->of[8].tensor, args->of[9].tensor, args->of[10].tensor, args->of[11].tensor,
        workspace_size, executor);
}

static bool fits_batch_norm_reduce_backward(const ac_entry_shape *shapes)
{
    return (double)shapes[1].rank >= 2.0;
}

const ac_entry batch_norm_reduce_backward_entry = {
    .name = "aclnnBatchNormReduceBackward",
    .op = "BatchNormReduceBackward",
    .snake = "batch_norm_reduce_backward",
    .doc = "BatchNormReduceBackward: sums of the gradients of each channel, of which the "
           "gradients of BatchNorm are made.",
    .family = "norm",
    .spec = "spec/norm/batch_norm_reduce_backward.yaml",
    .header = "aclnnop/aclnn_batch_norm_backward_reduce.h",
    .variant = "",
    .row_kept = 2,
    .by_rows = true,
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = batch_norm_reduce_backward_params,
    .param_count =
        sizeof(batch_norm_reduce_backward_params) / sizeof(batch_norm_reduce_backward_params[0]),
    .types = batch_norm_reduce_backward_types,
    .type_count =
        sizeof(batch_norm_reduce_backward_types) / sizeof(batch_norm_reduce_backward_types[0]),
    .space = {"input", NULL},
    .formulas = batch_norm_reduce_backward_formulas,
    .formula_count = 6,
    .bounds = batch_norm_reduce_backward_bounds,
    .bound_count =
        sizeof(batch_norm_reduce_backward_bounds) / sizeof(batch_norm_reduce_backward_bounds[0]),
    .requires_ = batch_norm_reduce_backward_requires,
    .fits = fits_batch_norm_reduce_backward,
    .notes = batch_norm_reduce_backward_notes,
    .refusals = batch_norm_reduce_backward_refusals,
    .example = batch_norm_reduce_backward_example,
    .prepare = prepare_batch_norm_reduce_backward,
    .launch = aclnnBatchNormReduceBackward,
};
