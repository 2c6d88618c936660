/*
 * Generated from spec/norm/add_layer_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_add_layer_norm.h"
#include "client/catalogue.h"

static const ac_entry_type add_layer_norm_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"G", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X", "G"}, NULL, 0, NULL},
};

static const ac_entry_formula add_layer_norm_formulas[] = {
    {
        .output = "x",
        .when = "",
        .text = "x1 + x2 + biasOptional",
    },
    {
        .output = "mean",
        .when = "",
        .text = "sum(x, over: gamma) / count(x1, over: gamma)",
    },
    {
        .output = "squares",
        .when = "",
        .text = "sum((x - mean) * (x - mean), over: gamma)",
    },
    {
        .output = "rstd",
        .when = "",
        .text = "1 / sqrt(squares / count(x1, over: gamma) + epsilon)",
    },
    {
        .output = "yOut",
        .when = "",
        .text = "(x - mean) * rstd * gamma + beta",
    },
    {
        .output = "meanOut",
        .when = "",
        .text = "mean",
    },
    {
        .output = "rstdOut",
        .when = "",
        .text = "rstd",
    },
    {
        .output = "xOut",
        .when = "",
        .text = "x",
    },
};

static const ac_entry_bound add_layer_norm_bounds[] = {
    {"yOut", "1 ulp"},
    {"meanOut", "1 ulp"},
    {"rstdOut", "1 ulp"},
    {"xOut", "1 ulp"},
};

static const char *const add_layer_norm_requires[] = {
    NULL,
};

static const char *const add_layer_norm_notes[] = {
    "A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their "
    "size, if that is more.",
    "The squares of f32 neither overflow nor vanish, because they are in f64.",
    "x1 and x2 have one dtype, which the vendor does not ask, and so has biasOptional. It "
    "broadcasts to x1.",
    "Where additionalOutput is false xOut is not looked at, and may be null, which the vendor "
    "refuses.",
    "Tensors without elements leave the outputs as they were; products before ascend950 refuse "
    "them.",
    NULL,
};

static const uint64_t add_layer_norm_x1_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t add_layer_norm_x2_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t add_layer_norm_gamma_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t add_layer_norm_beta_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t add_layer_norm_bias_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t add_layer_norm_y_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t add_layer_norm_mean_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

/* clang-format off */
static const uint64_t add_layer_norm_rstd_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

static const uint64_t add_layer_norm_x_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice add_layer_norm_additional_output_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value add_layer_norm_example[] = {
    {"x1", false, "[[0, 3], [4, 5]]"},
    {"x2", false, "[[1, 3], [0, 4]]"},
    {"gamma", false, "[1, 2]"},
    {"beta", false, "[0, 0.5]"},
    {"biasOptional", false, "[0, 1]"},
    {"epsilon", false, "7"},
    {"additionalOutput", false, "true"},
    {"yOut", true, "[[-0.75, 2], [-0.75, 2]]"},
    {"meanOut", true, "[[4], [7]]"},
    {"rstdOut", true, "[[0.25], [0.25]]"},
    {"xOut", true, "[[1, 7], [4, 10]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal add_layer_norm_refusals[] = {
    {161001, "x1, x2, gamma or beta is null"},
    {161002, "biasOptional is neither null nor a tensor"},
    {161001, "yOut, meanOut or rstdOut is null"},
    {161002, "xOut is neither null nor a tensor"},
    {161001, "xOut is null, and additionalOutput is true"},
    {161002, "x1 or gamma has a dtype that is not listed for it"},
    {161002, "x2 does not have the dtype of x1"},
    {161002, "beta does not have the dtype of gamma"},
    {161002, "biasOptional does not have the dtype of x1"},
    {161002, "gamma or beta has neither the dtype of x1 nor f32"},
    {161002, "yOut does not have the dtype of x1"},
    {161002, "meanOut or rstdOut does not have the dtype of the dtype that is computed in"},
    {161002, "xOut does not have the dtype of x1"},
    {561002, "x1, x2, gamma, beta, biasOptional, yOut, meanOut, rstdOut or xOut has a rank above 8"},
    {561002, "x2 does not have the shape of x1"},
    {561002, "gamma or beta does not have the extents of the last axes of x1"},
    {561002, "biasOptional does not broadcast to the shape of x1"},
    {561002, "yOut does not have the shape of x1"},
    {561002, "meanOut or rstdOut does not have the shape of x1 without the axes that gamma has, which stay with the extent 1"},
    {561002, "xOut does not have the shape of x1"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param add_layer_norm_params[] = {
    {
        .name = "x1",
        .c_type = "const aclTensor *",
        .doc = "the first summand",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = add_layer_norm_x1_dtypes,
    },
    {
        .name = "x2",
        .c_type = "const aclTensor *",
        .doc = "the second summand",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = add_layer_norm_x2_dtypes,
    },
    {
        .name = "gamma",
        .c_type = "const aclTensor *",
        .doc = "the weights, with the extents of the last axes of x1, which make a row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROW,
        .type = "G",
        .dtypes = add_layer_norm_gamma_dtypes,
    },
    {
        .name = "beta",
        .c_type = "const aclTensor *",
        .doc = "what is added to the elements of a row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROW,
        .type = "G",
        .dtypes = add_layer_norm_beta_dtypes,
    },
    {
        .name = "biasOptional",
        .c_type = "const aclTensor *",
        .doc = "a third summand",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "X",
        .optional = true,
        .fallback = 0.0,
        .dtypes = add_layer_norm_bias_optional_dtypes,
    },
    {
        .name = "epsilon",
        .c_type = "double",
        .doc = "what is added to the variance",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "additionalOutput",
        .c_type = "bool",
        .doc = "whether the sum is wanted, too",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = add_layer_norm_additional_output_choices,
        .choice_count = 2,
    },
    {
        .name = "yOut",
        .c_type = "const aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .cast_to = "X",
        .dtypes = add_layer_norm_y_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x1", NULL},
                .type = "X",
            },
    },
    {
        .name = "meanOut",
        .c_type = "const aclTensor *",
        .doc = "the means of the sum, one for each row",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = add_layer_norm_mean_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x1", NULL},
                .without = true,
                .keeps = true,
                .type = "T",
            },
    },
    {
        .name = "rstdOut",
        .c_type = "const aclTensor *",
        .doc = "the reciprocals of the standard deviations",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = add_layer_norm_rstd_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x1", NULL},
                .without = true,
                .keeps = true,
                .type = "T",
            },
    },
    {
        .name = "xOut",
        .c_type = "const aclTensor *",
        .doc = "the sum",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .cast_to = "X",
        .flags = "additionalOutput",
        .flag = 0,
        .optional = true,
        .dtypes = add_layer_norm_x_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x1", NULL},
                .type = "X",
            },
    },
};

static aclnnStatus prepare_add_layer_norm(const ac_entry_args *args, uint64_t *workspace_size,
                                          aclOpExecutor **executor)
{
    return aclnnAddLayerNormGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        args->of[4].tensor, args->of[5].real, args->of[6].boolean, args->of[7].tensor,
        args->of[8].tensor, args->of[9].tensor, args->of[10].tensor, workspace_size, executor);
}

const ac_entry add_layer_norm_entry = {
    .name = "aclnnAddLayerNorm",
    .op = "AddLayerNorm",
    .snake = "add_layer_norm",
    .doc = "AddLayerNorm: the sum of two tensors that is normalised row by row, times a weight "
           "and plus a bias.",
    .family = "norm",
    .spec = "spec/norm/add_layer_norm.yaml",
    .header = "aclnnop/aclnn_add_layer_norm.h",
    .variant = "",
    .by_rows = true,
    .row_shape = "gamma",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = add_layer_norm_params,
    .param_count = sizeof(add_layer_norm_params) / sizeof(add_layer_norm_params[0]),
    .types = add_layer_norm_types,
    .type_count = sizeof(add_layer_norm_types) / sizeof(add_layer_norm_types[0]),
    .space = {"x1", NULL},
    .formulas = add_layer_norm_formulas,
    .formula_count = 8,
    .bounds = add_layer_norm_bounds,
    .bound_count = sizeof(add_layer_norm_bounds) / sizeof(add_layer_norm_bounds[0]),
    .late = 561002,
    .requires_ = add_layer_norm_requires,
    .notes = add_layer_norm_notes,
    .refusals = add_layer_norm_refusals,
    .example = add_layer_norm_example,
    .prepare = prepare_add_layer_norm,
    .launch = aclnnAddLayerNorm,
};
