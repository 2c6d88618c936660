/*
 * Generated from spec/norm/add_layer_norm_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_add_layer_norm_grad.h"
#include "client/catalogue.h"

static const ac_entry_type add_layer_norm_grad_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"F", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X"}, NULL, 0, NULL},
};

static const ac_entry_formula add_layer_norm_grad_formulas[] = {
    {
        .output = "share",
        .when = "",
        .text = "1 / count(x1, over: gamma)",
    },
    {
        .output = "own",
        .when = "",
        .text = "(x1 + x2 - mean) * rstd",
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
        .output = "dxOut",
        .when = "",
        .text = "(weight - plain - own * along) * rstd + dsumOptional",
    },
    {
        .output = "dgammaOut",
        .when = "",
        .text = "sum(dy * own)",
    },
    {
        .output = "dbetaOut",
        .when = "",
        .text = "sum(dy)",
    },
};

static const ac_entry_bound add_layer_norm_grad_bounds[] = {
    {"dxOut", "1 ulp"},
    {"dgammaOut", "1 ulp"},
    {"dbetaOut", "1 ulp"},
};

static const char *const add_layer_norm_grad_requires[] = {
    NULL,
};

static const char *const add_layer_norm_grad_notes[] = {
    "A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their "
    "size, if that is more.",
    "A null dsumOptional stands for zeros.",
    "The vendor takes x1 and x2 of different dtypes and weights of f32 beside 16-bit tensors; "
    "here all but rstd and mean have one dtype.",
    "Tensors without elements leave the outputs as they were.",
    NULL,
};

static const uint64_t add_layer_norm_grad_dy_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t add_layer_norm_grad_x1_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t add_layer_norm_grad_x2_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t add_layer_norm_grad_rstd_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

/* clang-format off */
static const uint64_t add_layer_norm_grad_mean_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

static const uint64_t add_layer_norm_grad_gamma_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t add_layer_norm_grad_dsum_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t add_layer_norm_grad_dx_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t add_layer_norm_grad_dgamma_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

/* clang-format off */
static const uint64_t add_layer_norm_grad_dbeta_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value add_layer_norm_grad_example[] = {
    {"dy", false, "[[1, 3], [2, 0]]"},
    {"x1", false, "[[1, 2], [0, 1]]"},
    {"x2", false, "[[0, 1], [4, 7]]"},
    {"rstd", false, "[[1], [0.5]]"},
    {"mean", false, "[[2], [6]]"},
    {"gamma", false, "[2, 2]"},
    {"dsumOptional", false, "[[0, 1], [0, 0]]"},
    {"dxOut", true, "[[0, 1], [0, 0]]"},
    {"dgammaOut", true, "[-3, 3]"},
    {"dbetaOut", true, "[3, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal add_layer_norm_grad_refusals[] = {
    {161001, "dy, x1, x2, rstd, mean or gamma is null"},
    {161002, "dsumOptional is neither null nor a tensor"},
    {161001, "dxOut, dgammaOut or dbetaOut is null"},
    {161002, "x1 or rstd has a dtype that is not listed for it"},
    {161002, "dy or x2 does not have the dtype of x1"},
    {161002, "mean does not have the dtype of rstd"},
    {161002, "gamma, dsumOptional or dxOut does not have the dtype of x1"},
    {161002, "dgammaOut or dbetaOut does not have the dtype of the dtype that is computed in"},
    {561002, "dy, x1, x2, rstd, mean, gamma, dsumOptional, dxOut, dgammaOut or dbetaOut has a rank above 8"},
    {561002, "gamma does not have the extents of the last axes of x1"},
    {561002, "dy or x2 does not have the shape of x1"},
    {561002, "rstd or mean does not have the shape of x1 without the axes that gamma has, which stay with the extent 1"},
    {561002, "dsumOptional does not broadcast to the shape of x1"},
    {561002, "dxOut does not have the shape of x1"},
    {561002, "dgammaOut or dbetaOut does not have the shape of gamma"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param add_layer_norm_grad_params[] = {
    {
        .name = "dy",
        .c_type = "const aclTensor *",
        .doc = "gradient of the normalised tensor",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = add_layer_norm_grad_dy_dtypes,
    },
    {
        .name = "x1",
        .c_type = "const aclTensor *",
        .doc = "the first summand",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = add_layer_norm_grad_x1_dtypes,
    },
    {
        .name = "x2",
        .c_type = "const aclTensor *",
        .doc = "the second summand",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = add_layer_norm_grad_x2_dtypes,
    },
    {
        .name = "rstd",
        .c_type = "const aclTensor *",
        .doc = "the reciprocals of the standard deviations, one for each row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "F",
        .keeps = true,
        .dtypes = add_layer_norm_grad_rstd_dtypes,
    },
    {
        .name = "mean",
        .c_type = "const aclTensor *",
        .doc = "the means",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "F",
        .keeps = true,
        .dtypes = add_layer_norm_grad_mean_dtypes,
    },
    {
        .name = "gamma",
        .c_type = "const aclTensor *",
        .doc = "the weights, with the extents of the last axes of x1, which make a row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROW,
        .type = "X",
        .dtypes = add_layer_norm_grad_gamma_dtypes,
    },
    {
        .name = "dsumOptional",
        .c_type = "const aclTensor *",
        .doc = "what else reaches the sum",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "X",
        .optional = true,
        .fallback = 0.0,
        .dtypes = add_layer_norm_grad_dsum_optional_dtypes,
    },
    {
        .name = "dxOut",
        .c_type = "const aclTensor *",
        .doc = "gradient of each of the summands",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .cast_to = "X",
        .dtypes = add_layer_norm_grad_dx_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x1", NULL},
                .type = "X",
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
        .dtypes = add_layer_norm_grad_dgamma_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gamma", NULL},
                .type = "T",
            },
    },
    {
        .name = "dbetaOut",
        .c_type = "const aclTensor *",
        .doc = "gradient of what is added to the elements of a row",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROW,
        .fold = true,
        .type = "T",
        .dtypes = add_layer_norm_grad_dbeta_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gamma", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_add_layer_norm_grad(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnAddLayerNormGradGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        args->of[4].tensor, args->of[5].tensor, args->of[6].tensor, args->of[7].tensor,
        args->of[8].tensor, args->of[9].tensor, workspace_size, executor);
}

const ac_entry add_layer_norm_grad_entry = {
    .name = "aclnnAddLayerNormGrad",
    .op = "AddLayerNormGrad",
    .snake = "add_layer_norm_grad",
    .doc = "AddLayerNormGrad: the gradients of the sum of two tensors that is normalised row by "
           "row, and of its weights.",
    .family = "norm",
    .spec = "spec/norm/add_layer_norm_grad.yaml",
    .header = "aclnnop/aclnn_add_layer_norm_grad.h",
    .variant = "",
    .by_rows = true,
    .row_shape = "gamma",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = add_layer_norm_grad_params,
    .param_count = sizeof(add_layer_norm_grad_params) / sizeof(add_layer_norm_grad_params[0]),
    .types = add_layer_norm_grad_types,
    .type_count = sizeof(add_layer_norm_grad_types) / sizeof(add_layer_norm_grad_types[0]),
    .space = {"x1", NULL},
    .formulas = add_layer_norm_grad_formulas,
    .formula_count = 8,
    .bounds = add_layer_norm_grad_bounds,
    .bound_count = sizeof(add_layer_norm_grad_bounds) / sizeof(add_layer_norm_grad_bounds[0]),
    .late = 561002,
    .requires_ = add_layer_norm_grad_requires,
    .notes = add_layer_norm_grad_notes,
    .refusals = add_layer_norm_grad_refusals,
    .example = add_layer_norm_grad_example,
    .prepare = prepare_add_layer_norm_grad,
    .launch = aclnnAddLayerNormGrad,
};
