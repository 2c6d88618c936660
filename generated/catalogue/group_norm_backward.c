/*
 * Generated from spec/norm/group_norm_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_group_norm_backward.h"
#include "client/catalogue.h"

static const ac_entry_type group_norm_backward_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X", "S"}, NULL, 0, NULL},
};

static const ac_entry_formula group_norm_backward_formulas[] = {
    {
        .output = "share",
        .when = "",
        .text = "1 / count(input, over: group)",
    },
    {
        .output = "own",
        .when = "",
        .text = "(input - mean) * rstd",
    },
    {
        .output = "weight",
        .when = "",
        .text = "gradOut * gamma",
    },
    {
        .output = "plain",
        .when = "",
        .text = "share * sum(weight, over: group)",
    },
    {
        .output = "along",
        .when = "",
        .text = "share * sum(weight * own, over: group)",
    },
    {
        .output = "gradInput",
        .when = "",
        .text = "(weight - plain - own * along) * rstd",
    },
    {
        .output = "gradGammaOut",
        .when = "",
        .text = "sum(gradOut * own)",
    },
    {
        .output = "gradBetaOut",
        .when = "",
        .text = "sum(gradOut)",
    },
};

static const ac_entry_bound group_norm_backward_bounds[] = {
    {"gradInput", "1 ulp"},
    {"gradGammaOut", "1 ulp"},
    {"gradBetaOut", "1 ulp"},
};

static const char *const group_norm_backward_requires[] = {
    NULL,
};

static const char *const group_norm_backward_notes[] = {
    "A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their "
    "size, if that is more.",
    "mean and rstd have the shape that GroupNorm gives them, and gamma has one axis; the vendor "
    "takes any shape with as many elements.",
    "Beside 16-bit tensors mean, rstd and gamma may be f32 on every product; the vendor allows "
    "that on ascend950 alone.",
    "The vendor refuses more than 8000 channels in a group, and more than 240000 in all, on "
    "ascend910b and ascend910_93.",
    "An output whose flag is false is not looked at.",
    NULL,
};

static const uint64_t group_norm_backward_grad_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t group_norm_backward_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t group_norm_backward_mean_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t group_norm_backward_rstd_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t group_norm_backward_gamma_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t group_norm_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t group_norm_backward_grad_gamma_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t group_norm_backward_grad_beta_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value group_norm_backward_example[] = {
    {"gradOut", false, "[[1, 3], [2, 0]]"},
    {"input", false, "[[1, 3], [4, 8]]"},
    {"mean", false, "[[2], [6]]"},
    {"rstd", false, "[[1], [0.5]]"},
    {"gamma", false, "[2, 2]"},
    {"N", false, "2"},
    {"C", false, "2"},
    {"HxW", false, "1"},
    {"group", false, "1"},
    {"outputMask", false, "[1, 1, 1]"},
    {"gradInput", true, "[[0, 0], [0, 0]]"},
    {"gradGammaOut", true, "[-3, 3]"},
    {"gradBetaOut", true, "[3, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal group_norm_backward_refusals[] = {
    {161001, "gradOut, input, mean or rstd is null"},
    {161002, "gamma is neither null nor a tensor"},
    {161001, "outputMask is null"},
    {161002, "gradInput, gradGammaOut or gradBetaOut is neither null nor a tensor"},
    {161002, "outputMask has another number of flags than 3"},
    {161001, "gradInput, gradGammaOut or gradBetaOut is null, and its flag is true"},
    {161002, "input or mean has a dtype that is not listed for it"},
    {161002, "gradOut does not have the dtype of input"},
    {161002, "rstd or gamma does not have the dtype of mean"},
    {161002, "mean, rstd or gamma has neither the dtype of input nor f32"},
    {161002, "gradInput does not have the dtype of input"},
    {161002, "gradGammaOut or gradBetaOut does not have the dtype of mean"},
    {161002, "gradOut, input, mean, rstd, gamma, gradInput, gradGammaOut or gradBetaOut has a rank above 8"},
    {161002, "group is below 1, or the extent of input along axis 1 is no multiple of it; or the rank of input is below 2"},
    {161002, "N is not the extent of input along axis 0"},
    {161002, "C is not the extent of input along axis 1"},
    {161002, "HxW is not the product of the extents of input from axis 2 on"},
    {161002, "gradOut does not have the shape of input"},
    {161002, "mean or rstd does not have the shape [n, group], where n is the extent of input along axis 0"},
    {161002, "gamma does not have one axis with an element for each channel of input"},
    {161002, "gradInput does not have the shape of input"},
    {161002, "gradGammaOut or gradBetaOut does not have one axis with an element for each channel of input"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param group_norm_backward_params[] = {
    {
        .name = "gradOut",
        .c_type = "const aclTensor *",
        .doc = "gradient of the result of GroupNorm",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = group_norm_backward_grad_out_dtypes,
    },
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "input of GroupNorm",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = group_norm_backward_input_dtypes,
    },
    {
        .name = "mean",
        .c_type = "const aclTensor *",
        .doc = "the means that GroupNorm found, one for each group",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "S",
        .dtypes = group_norm_backward_mean_dtypes,
    },
    {
        .name = "rstd",
        .c_type = "const aclTensor *",
        .doc = "the reciprocals of the standard deviations",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "S",
        .dtypes = group_norm_backward_rstd_dtypes,
    },
    {
        .name = "gamma",
        .c_type = "const aclTensor *",
        .doc = "what the elements of each channel were multiplied by",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNELS,
        .type = "S",
        .optional = true,
        .fallback = 1.0,
        .dtypes = group_norm_backward_gamma_dtypes,
    },
    {
        .name = "N",
        .c_type = "int64_t",
        .doc = "the first extent of input",
        .role = AC_ROLE_EXTENT,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "input",
        .extent = 0,
    },
    {
        .name = "C",
        .c_type = "int64_t",
        .doc = "the number of channels",
        .role = AC_ROLE_EXTENT,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "input",
        .extent = 1,
    },
    {
        .name = "HxW",
        .c_type = "int64_t",
        .doc = "the number of elements of a channel",
        .role = AC_ROLE_EXTENT,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "input",
        .extent = 2,
        .behind = true,
    },
    {
        .name = "group",
        .c_type = "int64_t",
        .doc = "the number of groups",
        .role = AC_ROLE_GROUPS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "input",
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
        .dtypes = group_norm_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .type = "X",
            },
    },
    {
        .name = "gradGammaOut",
        .c_type = "aclTensor *",
        .doc = "gradient of gamma",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNELS,
        .fold = true,
        .type = "T",
        .cast = true,
        .cast_to = "S",
        .flags = "outputMask",
        .flag = 1,
        .optional = true,
        .dtypes = group_norm_backward_grad_gamma_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .each_channel = true,
                .type = "S",
            },
    },
    {
        .name = "gradBetaOut",
        .c_type = "aclTensor *",
        .doc = "gradient of beta",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNELS,
        .fold = true,
        .type = "T",
        .cast = true,
        .cast_to = "S",
        .flags = "outputMask",
        .flag = 2,
        .optional = true,
        .dtypes = group_norm_backward_grad_beta_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .each_channel = true,
                .type = "S",
            },
    },
};

static aclnnStatus prepare_group_norm_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnGroupNormBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        args->of[4].tensor, args->of[5].integer, args->of[6].integer, args->of[7].integer,
        args->of[8].integer, args->of[9].flags, args->of[10].tensor, args->of[11].tensor,
        args->of[12].tensor, workspace_size, executor);
}

static bool fits_group_norm_backward(const ac_entry_shape *shapes)
{
    return shapes[1].rank > 1;
}

const ac_entry group_norm_backward_entry = {
    .name = "aclnnGroupNormBackward",
    .op = "GroupNormBackward",
    .snake = "group_norm_backward",
    .doc = "GroupNormBackward: the gradients of GroupNorm with respect to its input, its weights "
           "and its biases.",
    .family = "norm",
    .spec = "spec/norm/group_norm_backward.yaml",
    .header = "aclnnop/aclnn_group_norm_backward.h",
    .variant = "",
    .row_groups = "group",
    .by_rows = true,
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = group_norm_backward_params,
    .param_count = sizeof(group_norm_backward_params) / sizeof(group_norm_backward_params[0]),
    .types = group_norm_backward_types,
    .type_count = sizeof(group_norm_backward_types) / sizeof(group_norm_backward_types[0]),
    .space = {"input", NULL},
    .formulas = group_norm_backward_formulas,
    .formula_count = 8,
    .bounds = group_norm_backward_bounds,
    .bound_count = sizeof(group_norm_backward_bounds) / sizeof(group_norm_backward_bounds[0]),
    .requires_ = group_norm_backward_requires,
    .fits = fits_group_norm_backward,
    .notes = group_norm_backward_notes,
    .refusals = group_norm_backward_refusals,
    .example = group_norm_backward_example,
    .prepare = prepare_group_norm_backward,
    .launch = aclnnGroupNormBackward,
};
