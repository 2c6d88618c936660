/*
 * Generated from spec/norm/rms_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_rms_norm.h"
#include "client/catalogue.h"

static const ac_entry_type rms_norm_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"G", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X", "G"}, NULL, 0, NULL},
};

static const ac_entry_formula rms_norm_formulas[] = {
    {
        .output = "square",
        .when = "",
        .text = "sum(x * x, over: gamma)",
    },
    {
        .output = "rstd",
        .when = "",
        .text = "1 / sqrt(square / count(x, over: gamma) + epsilon)",
    },
    {
        .output = "yOut",
        .when = "",
        .text = "x * rstd * gamma",
    },
    {
        .output = "rstdOut",
        .when = "",
        .text = "rstd",
    },
};

static const ac_entry_bound rms_norm_bounds[] = {
    {"yOut", "1 ulp"},
    {"rstdOut", "1 ulp"},
};

static const char *const rms_norm_requires[] = {
    NULL,
};

static const char *const rms_norm_notes[] = {
    "The squares of f32 neither overflow nor vanish, because they are in f64.",
    "An infinity in a row gives nan in its place and 0 elsewhere; the vendor's page says that it "
    "gives an infinity.",
    "An x without dimensions, with such a gamma, counts as a row of one element.",
    "Rows without elements leave the outputs as they were; the vendor refuses an empty gamma.",
    NULL,
};

static const uint64_t rms_norm_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t rms_norm_gamma_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t rms_norm_y_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t rms_norm_rstd_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value rms_norm_example[] = {
    {"x", false, "[3, 4]"},
    {"gamma", false, "[1, 1]"},
    {"epsilon", false, "0"},
    {"yOut", true, "[0.848528137423857, 1.131370849898476]"},
    {"rstdOut", true, "[0.282842712474619]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal rms_norm_refusals[] = {
    {161001, "x, gamma, yOut or rstdOut is null"},
    {161002, "x or gamma has a dtype that is not listed for it"},
    {161002, "gamma has neither the dtype of x nor f32"},
    {161002, "yOut does not have the dtype of x"},
    {161002, "rstdOut does not have the dtype of the dtype that is computed in"},
    {561002, "x, gamma, yOut or rstdOut has a rank above 8"},
    {561002, "gamma does not have the extents of the last axes of x"},
    {561002, "yOut does not have the shape of x"},
    {561002, "rstdOut does not have the shape of x without the axes that gamma has, or with the extent 1 there"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param rms_norm_params[] = {
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = rms_norm_x_dtypes,
    },
    {
        .name = "gamma",
        .c_type = "const aclTensor *",
        .doc = "the weights, with the extents of the last axes of x, which make a row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROW,
        .type = "G",
        .dtypes = rms_norm_gamma_dtypes,
    },
    {
        .name = "epsilon",
        .c_type = "double",
        .doc = "what is added to the mean of the squares",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
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
        .dtypes = rms_norm_y_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .type = "X",
            },
    },
    {
        .name = "rstdOut",
        .c_type = "const aclTensor *",
        .doc = "the reciprocals of the roots, one for each row",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = rms_norm_rstd_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .without = true,
                .keeps = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_rms_norm(const ac_entry_args *args, uint64_t *workspace_size,
                                    aclOpExecutor **executor)
{
    return aclnnRmsNormGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].real,
                                        args->of[3].tensor, args->of[4].tensor, workspace_size,
                                        executor);
}

const ac_entry rms_norm_entry = {
    .name = "aclnnRmsNorm",
    .op = "RmsNorm",
    .snake = "rms_norm",
    .doc = "RmsNorm: the elements of a row divided by the root of the mean of their squares, "
           "times a weight for each.",
    .family = "norm",
    .spec = "spec/norm/rms_norm.yaml",
    .header = "aclnnop/aclnn_rms_norm.h",
    .variant = "",
    .by_rows = true,
    .row_shape = "gamma",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = rms_norm_params,
    .param_count = sizeof(rms_norm_params) / sizeof(rms_norm_params[0]),
    .types = rms_norm_types,
    .type_count = sizeof(rms_norm_types) / sizeof(rms_norm_types[0]),
    .space = {"x", NULL},
    .formulas = rms_norm_formulas,
    .formula_count = 4,
    .bounds = rms_norm_bounds,
    .bound_count = sizeof(rms_norm_bounds) / sizeof(rms_norm_bounds[0]),
    .late = 561002,
    .requires_ = rms_norm_requires,
    .notes = rms_norm_notes,
    .refusals = rms_norm_refusals,
    .example = rms_norm_example,
    .prepare = prepare_rms_norm,
    .launch = aclnnRmsNorm,
};
