/*
 * Generated from spec/norm/deep_norm_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_deep_norm_grad.h"
#include "client/catalogue.h"

static const ac_entry_type deep_norm_grad_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"F", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X"}, NULL, 0, NULL},
};

static const ac_entry_formula deep_norm_grad_formulas[] = {
    {
        .output = "share",
        .when = "",
        .text = "1 / count(x, over: gamma)",
    },
    {
        .output = "own",
        .when = "",
        .text = "(alpha * x + gx - mean) * rstd",
    },
    {
        .output = "weight",
        .when = "",
        .text = "dy * gamma",
    },
    {
        .output = "plain",
        .when = "",
        .text = "share * sum(weight, over: gamma)",
    },
    {
        .output = "along",
        .when = "",
        .text = "share * sum(weight * own, over: gamma)",
    },
    {
        .output = "slope",
        .when = "",
        .text = "(weight - plain - own * along) * rstd",
    },
    {
        .output = "dxOut",
        .when = "",
        .text = "alpha * slope",
    },
    {
        .output = "dgxOut",
        .when = "",
        .text = "slope",
    },
    {
        .output = "dbetaOut",
        .when = "",
        .text = "sum(dy)",
    },
    {
        .output = "dgammaOut",
        .when = "",
        .text = "sum(dy * own)",
    },
};

static const ac_entry_bound deep_norm_grad_bounds[] = {
    {"dxOut", "1 ulp"},
    {"dgxOut", "1 ulp"},
    {"dbetaOut", "1 ulp"},
    {"dgammaOut", "1 ulp"},
};

static const char *const deep_norm_grad_requires[] = {
    NULL,
};

static const char *const deep_norm_grad_notes[] = {
    "A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their "
    "size, if that is more.",
    "Tensors without elements leave the outputs as they were.",
    NULL,
};

static const uint64_t deep_norm_grad_dy_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t deep_norm_grad_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t deep_norm_grad_gx_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t deep_norm_grad_gamma_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t deep_norm_grad_mean_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

/* clang-format off */
static const uint64_t deep_norm_grad_rstd_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

static const uint64_t deep_norm_grad_dx_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t deep_norm_grad_dgx_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t deep_norm_grad_dbeta_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

/* clang-format off */
static const uint64_t deep_norm_grad_dgamma_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value deep_norm_grad_example[] = {
    {"dy", false, "[[4, 0], [0, 0]]"},
    {"x", false, "[[0, 1], [1, 0]]"},
    {"gx", false, "[[0, 1], [1, 0]]"},
    {"gamma", false, "[[1, 1], [1, 1]]"},
    {"mean", false, "[[1]]"},
    {"rstd", false, "[[2]]"},
    {"alpha", false, "1"},
    {"dxOut", true, "[[-2, 6], [6, -10]]"},
    {"dgxOut", true, "[[-2, 6], [6, -10]]"},
    {"dbetaOut", true, "[[4, 0], [0, 0]]"},
    {"dgammaOut", true, "[[-8, 0], [0, 0]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal deep_norm_grad_refusals[] = {
    {161001, "dy, x, gx, gamma, mean, rstd, dxOut, dgxOut, dbetaOut or dgammaOut is null"},
    {161002, "x or mean has a dtype that is not listed for it"},
    {161002, "dy, gx or gamma does not have the dtype of x"},
    {161002, "rstd does not have the dtype of mean"},
    {161002, "dxOut or dgxOut does not have the dtype of x"},
    {161002, "dbetaOut or dgammaOut does not have the dtype of the dtype that is computed in"},
    {561002, "dy, x, gx, gamma, mean, rstd, dxOut, dgxOut, dbetaOut or dgammaOut has a rank above 8"},
    {561002, "gamma does not have the extents of the last axes of x"},
    {561002, "dy or gx does not have the shape of x"},
    {561002, "mean or rstd does not have the shape of x without the axes that gamma has, which stay with the extent 1"},
    {561002, "dxOut or dgxOut does not have the shape of x"},
    {561002, "dbetaOut or dgammaOut does not have the shape of gamma"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param deep_norm_grad_params[] = {
    {
        .name = "dy",
        .c_type = "const aclTensor *",
        .doc = "gradient of the result of DeepNorm",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = deep_norm_grad_dy_dtypes,
    },
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the tensor that DeepNorm multiplied",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = deep_norm_grad_x_dtypes,
    },
    {
        .name = "gx",
        .c_type = "const aclTensor *",
        .doc = "what it added to that",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = deep_norm_grad_gx_dtypes,
    },
    {
        .name = "gamma",
        .c_type = "const aclTensor *",
        .doc = "the weights, with the extents of the last axes of x, which make a row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROW,
        .type = "X",
        .dtypes = deep_norm_grad_gamma_dtypes,
    },
    {
        .name = "mean",
        .c_type = "const aclTensor *",
        .doc = "the means that DeepNorm found, one for each row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "F",
        .keeps = true,
        .dtypes = deep_norm_grad_mean_dtypes,
    },
    {
        .name = "rstd",
        .c_type = "const aclTensor *",
        .doc = "the reciprocals of the standard deviations",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "F",
        .keeps = true,
        .dtypes = deep_norm_grad_rstd_dtypes,
    },
    {
        .name = "alpha",
        .c_type = "double",
        .doc = "what x was multiplied by",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "dxOut",
        .c_type = "const aclTensor *",
        .doc = "gradient of x",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .cast_to = "X",
        .dtypes = deep_norm_grad_dx_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .type = "X",
            },
    },
    {
        .name = "dgxOut",
        .c_type = "const aclTensor *",
        .doc = "gradient of gx",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .cast_to = "X",
        .dtypes = deep_norm_grad_dgx_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .type = "X",
            },
    },
    {
        .name = "dbetaOut",
        .c_type = "const aclTensor *",
        .doc = "gradient of what was added to the elements of a row",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROW,
        .fold = true,
        .type = "T",
        .dtypes = deep_norm_grad_dbeta_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gamma", NULL},
                .type = "T",
            },
    },
    {
        .name = "dgammaOut",
        .c_type = "const aclTensor *",
        .doc = "gradient of gamma",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROW,
        .fold = true,
        .type = "T",
        .dtypes = deep_norm_grad_dgamma_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gamma", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_deep_norm_grad(const ac_entry_args *args, uint64_t *workspace_size,
                                          aclOpExecutor **executor)
{
    return aclnnDeepNormGradGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        args->of[4].tensor, args->of[5].tensor, args->of[6].real, args->of[7].tensor,
        args->of[8].tensor, args->of[9].tensor, args->of[10].tensor, workspace_size, executor);
}

const ac_entry deep_norm_grad_entry = {
    .name = "aclnnDeepNormGrad",
    .op = "DeepNormGrad",
    .snake = "deep_norm_grad",
    .doc = "DeepNormGrad: the gradients of DeepNorm with respect to both tensors, the weights and"
           " what is added to them.",
    .family = "norm",
    .spec = "spec/norm/deep_norm_grad.yaml",
    .header = "aclnnop/aclnn_deep_norm_grad.h",
    .variant = "",
    .by_rows = true,
    .row_shape = "gamma",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = deep_norm_grad_params,
    .param_count = sizeof(deep_norm_grad_params) / sizeof(deep_norm_grad_params[0]),
    .types = deep_norm_grad_types,
    .type_count = sizeof(deep_norm_grad_types) / sizeof(deep_norm_grad_types[0]),
    .space = {"x", NULL},
    .formulas = deep_norm_grad_formulas,
    .formula_count = 10,
    .bounds = deep_norm_grad_bounds,
    .bound_count = sizeof(deep_norm_grad_bounds) / sizeof(deep_norm_grad_bounds[0]),
    .late = 561002,
    .requires_ = deep_norm_grad_requires,
    .notes = deep_norm_grad_notes,
    .refusals = deep_norm_grad_refusals,
    .example = deep_norm_grad_example,
    .prepare = prepare_deep_norm_grad,
    .launch = aclnnDeepNormGrad,
};
