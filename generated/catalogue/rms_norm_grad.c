/*
 * Generated from spec/norm/rms_norm_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_rms_norm_grad.h"
#include "client/catalogue.h"

static const ac_entry_type rms_norm_grad_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"R", "", {NULL}, NULL, 0, NULL},
    {"G", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X", "G"}, NULL, 0, NULL},
};

static const ac_entry_formula rms_norm_grad_formulas[] = {
    {
        .output = "share",
        .when = "",
        .text = "1 / count(x, over: gamma)",
    },
    {
        .output = "root",
        .when = "",
        .text = "x * rstd",
    },
    {
        .output = "mean",
        .when = "",
        .text = "share * sum(dy * gamma * root, over: gamma)",
    },
    {
        .output = "dxOut",
        .when = "",
        .text = "(dy * gamma - root * mean) * rstd",
    },
    {
        .output = "dgammaOut",
        .when = "",
        .text = "sum(dy * root)",
    },
};

static const ac_entry_bound rms_norm_grad_bounds[] = {
    {"dxOut", "1 ulp"},
    {"dgammaOut", "1 ulp"},
};

static const char *const rms_norm_grad_requires[] = {
    NULL,
};

static const char *const rms_norm_grad_notes[] = {
    "A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their "
    "size, if that is more.",
    "The products of three numbers of f32 neither overflow nor vanish, because they are in f64.",
    "rstd has the leading axes of x alone, where RmsNorm gives it the rank of x.",
    "Tensors without elements leave the outputs as they were; dgammaOut does not become 0 then.",
    NULL,
};

static const uint64_t rms_norm_grad_dy_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t rms_norm_grad_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t rms_norm_grad_rstd_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

static const uint64_t rms_norm_grad_gamma_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t rms_norm_grad_dx_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t rms_norm_grad_dgamma_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value rms_norm_grad_example[] = {
    {"dy", false, "[[1, 2], [3, 4]]"},
    {"x", false, "[[4, 0], [0, 1]]"},
    {"rstd", false, "[0.5, 2]"},
    {"gamma", false, "[2, 1]"},
    {"dxOut", true, "[[-1, 1], [12, -8]]"},
    {"dgammaOut", true, "[2, 8]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal rms_norm_grad_refusals[] = {
    {161001, "dy, x, rstd, gamma, dxOut or dgammaOut is null"},
    {161002, "x, rstd or gamma has a dtype that is not listed for it"},
    {161002, "dy does not have the dtype of x"},
    {161002, "gamma has neither the dtype of x nor f32"},
    {161002, "dxOut does not have the dtype of x"},
    {161002, "dgammaOut does not have the dtype of the dtype that is computed in"},
    {561002, "dy, x, rstd, gamma, dxOut or dgammaOut has a rank above 8"},
    {561002, "gamma does not have the extents of the last axes of x"},
    {561002, "dy does not have the shape of x"},
    {561002, "rstd does not have the shape of x without the axes that gamma has"},
    {561002, "dxOut does not have the shape of x"},
    {561002, "dgammaOut does not have the shape of gamma"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param rms_norm_grad_params[] = {
    {
        .name = "dy",
        .c_type = "const aclTensor *",
        .doc = "gradient of the result of RmsNorm",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = rms_norm_grad_dy_dtypes,
    },
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "input of RmsNorm",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = rms_norm_grad_x_dtypes,
    },
    {
        .name = "rstd",
        .c_type = "const aclTensor *",
        .doc = "the reciprocals of the roots that RmsNorm found, one for each row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "R",
        .dtypes = rms_norm_grad_rstd_dtypes,
    },
    {
        .name = "gamma",
        .c_type = "const aclTensor *",
        .doc = "the weights, with the extents of the last axes of x, which make a row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROW,
        .type = "G",
        .dtypes = rms_norm_grad_gamma_dtypes,
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
        .dtypes = rms_norm_grad_dx_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
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
        .dtypes = rms_norm_grad_dgamma_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gamma", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_rms_norm_grad(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnRmsNormGradGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        args->of[4].tensor, args->of[5].tensor, workspace_size, executor);
}

const ac_entry rms_norm_grad_entry = {
    .name = "aclnnRmsNormGrad",
    .op = "RmsNormGrad",
    .snake = "rms_norm_grad",
    .doc = "RmsNormGrad: the gradients of RmsNorm with respect to its input and its weights.",
    .family = "norm",
    .spec = "spec/norm/rms_norm_grad.yaml",
    .header = "aclnnop/aclnn_rms_norm_grad.h",
    .variant = "",
    .by_rows = true,
    .row_shape = "gamma",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = rms_norm_grad_params,
    .param_count = sizeof(rms_norm_grad_params) / sizeof(rms_norm_grad_params[0]),
    .types = rms_norm_grad_types,
    .type_count = sizeof(rms_norm_grad_types) / sizeof(rms_norm_grad_types[0]),
    .space = {"x", NULL},
    .formulas = rms_norm_grad_formulas,
    .formula_count = 5,
    .bounds = rms_norm_grad_bounds,
    .bound_count = sizeof(rms_norm_grad_bounds) / sizeof(rms_norm_grad_bounds[0]),
    .late = 561002,
    .requires_ = rms_norm_grad_requires,
    .notes = rms_norm_grad_notes,
    .refusals = rms_norm_grad_refusals,
    .example = rms_norm_grad_example,
    .prepare = prepare_rms_norm_grad,
    .launch = aclnnRmsNormGrad,
};
