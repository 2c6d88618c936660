/*
 * Generated from spec/norm/deep_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_deep_norm.h"
#include "client/catalogue.h"

static const ac_entry_type deep_norm_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X"}, NULL, 0, NULL},
};

static const ac_entry_formula deep_norm_formulas[] = {
    {
        .output = "both",
        .when = "",
        .text = "alpha * x + gx",
    },
    {
        .output = "mean",
        .when = "",
        .text = "sum(both, over: gamma) / count(x, over: gamma)",
    },
    {
        .output = "squares",
        .when = "",
        .text = "sum((both - mean) * (both - mean), over: gamma)",
    },
    {
        .output = "rstd",
        .when = "",
        .text = "1 / sqrt(squares / count(x, over: gamma) + epsilon)",
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
        .output = "yOut",
        .when = "",
        .text = "(both - mean) * rstd * gamma + beta",
    },
};

static const ac_entry_bound deep_norm_bounds[] = {
    {"meanOut", "1 ulp"},
    {"rstdOut", "1 ulp"},
    {"yOut", "1 ulp"},
};

static const char *const deep_norm_requires[] = {
    NULL,
};

static const char *const deep_norm_notes[] = {
    "A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their "
    "size, if that is more.",
    "The squares of f32 neither overflow nor vanish, because they are in f64.",
    "The weights have any number of the axes of x; the vendor wants fewer than all.",
    "Tensors without elements leave the outputs as they were.",
    NULL,
};

static const uint64_t deep_norm_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t deep_norm_gx_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t deep_norm_beta_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t deep_norm_gamma_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t deep_norm_mean_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

/* clang-format off */
static const uint64_t deep_norm_rstd_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

static const uint64_t deep_norm_y_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value deep_norm_example[] = {
    {"x", false, "[[0, 8], [4, 10]]"},
    {"gx", false, "[[1, 3], [2, 5]]"},
    {"beta", false, "[0, 0.5]"},
    {"gamma", false, "[1, 2]"},
    {"alpha", false, "0.5"},
    {"epsilon", false, "7"},
    {"meanOut", true, "[[4], [7]]"},
    {"rstdOut", true, "[[0.25], [0.25]]"},
    {"yOut", true, "[[-0.75, 2], [-0.75, 2]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal deep_norm_refusals[] = {
    {161001, "x, gx, beta, gamma, meanOut, rstdOut or yOut is null"},
    {161002, "x has a dtype that is not listed for it"},
    {161002, "gx, beta or gamma does not have the dtype of x"},
    {161002, "meanOut or rstdOut does not have the dtype of the dtype that is computed in"},
    {161002, "yOut does not have the dtype of x"},
    {561002, "x, gx, beta, gamma, meanOut, rstdOut or yOut has a rank above 8"},
    {561002, "gx does not have the shape of x"},
    {561002, "beta or gamma does not have the extents of the last axes of x"},
    {561002, "meanOut or rstdOut does not have the shape of x without the axes that gamma has, which stay with the extent 1"},
    {561002, "yOut does not have the shape of x"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param deep_norm_params[] = {
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the tensor that is multiplied",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = deep_norm_x_dtypes,
    },
    {
        .name = "gx",
        .c_type = "const aclTensor *",
        .doc = "what is added to that",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = deep_norm_gx_dtypes,
    },
    {
        .name = "beta",
        .c_type = "const aclTensor *",
        .doc = "what is added to the elements of a row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROW,
        .type = "X",
        .dtypes = deep_norm_beta_dtypes,
    },
    {
        .name = "gamma",
        .c_type = "const aclTensor *",
        .doc = "the weights, with the extents of the last axes of x, which make a row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROW,
        .type = "X",
        .dtypes = deep_norm_gamma_dtypes,
    },
    {
        .name = "alpha",
        .c_type = "double",
        .doc = "what x is multiplied by",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
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
        .name = "meanOut",
        .c_type = "const aclTensor *",
        .doc = "the means, one for each row",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = deep_norm_mean_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
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
        .dtypes = deep_norm_rstd_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .without = true,
                .keeps = true,
                .type = "T",
            },
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
        .dtypes = deep_norm_y_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .type = "X",
            },
    },
};

static aclnnStatus prepare_deep_norm(const ac_entry_args *args, uint64_t *workspace_size,
                                     aclOpExecutor **executor)
{
    return aclnnDeepNormGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                         args->of[3].tensor, args->of[4].real, args->of[5].real,
                                         args->of[6].tensor, args->of[7].tensor, args->of[8].tensor,
                                         workspace_size, executor);
}

const ac_entry deep_norm_entry = {
    .name = "aclnnDeepNorm",
    .op = "DeepNorm",
    .snake = "deep_norm",
    .doc = "DeepNorm: a multiple of a tensor plus another one, normalised row by row, times a "
           "weight and plus a bias.",
    .family = "norm",
    .spec = "spec/norm/deep_norm.yaml",
    .header = "aclnnop/aclnn_deep_norm.h",
    .variant = "",
    .by_rows = true,
    .row_shape = "gamma",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = deep_norm_params,
    .param_count = sizeof(deep_norm_params) / sizeof(deep_norm_params[0]),
    .types = deep_norm_types,
    .type_count = sizeof(deep_norm_types) / sizeof(deep_norm_types[0]),
    .space = {"x", NULL},
    .formulas = deep_norm_formulas,
    .formula_count = 7,
    .bounds = deep_norm_bounds,
    .bound_count = sizeof(deep_norm_bounds) / sizeof(deep_norm_bounds[0]),
    .late = 561002,
    .requires_ = deep_norm_requires,
    .notes = deep_norm_notes,
    .refusals = deep_norm_refusals,
    .example = deep_norm_example,
    .prepare = prepare_deep_norm,
    .launch = aclnnDeepNorm,
};
