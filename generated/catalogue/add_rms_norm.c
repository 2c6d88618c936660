/*
 * Generated from spec/norm/add_rms_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_add_rms_norm.h"
#include "aclnnop/aclnn_inplace_add_rms_norm.h"
#include "client/catalogue.h"

static const ac_entry_type add_rms_norm_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X"}, NULL, 0, NULL},
};

static const ac_entry_formula add_rms_norm_formulas[] = {
    {
        .output = "x",
        .when = "",
        .text = "x1 + x2",
    },
    {
        .output = "square",
        .when = "",
        .text = "sum(x * x, over: gamma)",
    },
    {
        .output = "rstd",
        .when = "",
        .text = "1 / sqrt(square / count(x1, over: gamma) + epsilon)",
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
    {
        .output = "xOut",
        .when = "",
        .text = "x",
    },
};

static const ac_entry_bound add_rms_norm_bounds[] = {
    {"yOut", "1 ulp"},
    {"rstdOut", "1 ulp"},
    {"xOut", "1 ulp"},
};

static const char *const add_rms_norm_requires[] = {
    NULL,
};

static const char *const add_rms_norm_notes[] = {
    "The sum is not rounded before its squares are taken, which is what ascend950 does; "
    "ascend910b rounds it to f16 first.",
    "The squares of f32 neither overflow nor vanish, because they are in f64.",
    "An infinity in a row gives nan in its place and 0 elsewhere; the vendor's page says that it "
    "gives an infinity.",
    "In place the second tensor becomes the sum and the first the result; a null rstdOut is not "
    "written, where the vendor refuses it.",
    "Each of rstdOut and xOut may be null by itself; the vendor refuses a null xOut where rstdOut"
    " is given.",
    NULL,
};

static const uint64_t add_rms_norm_x1_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t add_rms_norm_x2_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t add_rms_norm_gamma_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t add_rms_norm_y_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t add_rms_norm_rstd_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

static const uint64_t add_rms_norm_x_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value add_rms_norm_example[] = {
    {"x1", false, "[2, 1]"},
    {"x2", false, "[1, 3]"},
    {"gamma", false, "[1, 1]"},
    {"epsilon", false, "0"},
    {"yOut", true, "[0.848528137423857, 1.131370849898476]"},
    {"rstdOut", true, "[0.282842712474619]"},
    {"xOut", true, "[3, 4]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal add_rms_norm_refusals[] = {
    {161001, "x1, x2, gamma or yOut is null"},
    {161002, "rstdOut or xOut is neither null nor a tensor"},
    {161002, "x1 has a dtype that is not listed for it"},
    {161002, "x2, gamma or yOut does not have the dtype of x1"},
    {161002, "rstdOut does not have the dtype of the dtype that is computed in"},
    {161002, "xOut does not have the dtype of x1"},
    {161002, "x1, x2, gamma, yOut, rstdOut or xOut has a rank above 8"},
    {161002, "x2 does not have the shape of x1"},
    {161002, "gamma does not have the extents of the last axes of x1"},
    {161002, "yOut does not have the shape of x1"},
    {161002, "rstdOut does not have the shape of x1 without the axes that gamma has, which stay with the extent 1"},
    {161002, "xOut does not have the shape of x1"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param add_rms_norm_params[] = {
    {
        .name = "x1",
        .c_type = "const aclTensor *",
        .doc = "the first summand",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = add_rms_norm_x1_dtypes,
    },
    {
        .name = "x2",
        .c_type = "const aclTensor *",
        .doc = "the second summand",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = add_rms_norm_x2_dtypes,
    },
    {
        .name = "gamma",
        .c_type = "const aclTensor *",
        .doc = "the weights, with the extents of the last axes of x1, which make a row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROW,
        .type = "X",
        .dtypes = add_rms_norm_gamma_dtypes,
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
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .cast_to = "X",
        .dtypes = add_rms_norm_y_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x1", NULL},
                .type = "X",
            },
    },
    {
        .name = "rstdOut",
        .c_type = "aclTensor *",
        .doc = "the reciprocals of the roots, one for each row",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .optional = true,
        .dtypes = add_rms_norm_rstd_out_dtypes,
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
        .c_type = "aclTensor *",
        .doc = "the sum",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .cast_to = "X",
        .optional = true,
        .dtypes = add_rms_norm_x_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x1", NULL},
                .type = "X",
            },
    },
};

static aclnnStatus prepare_add_rms_norm(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnAddRmsNormGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].real,
        args->of[4].tensor, args->of[5].tensor, args->of[6].tensor, workspace_size, executor);
}

const ac_entry add_rms_norm_entry = {
    .name = "aclnnAddRmsNorm",
    .op = "AddRmsNorm",
    .snake = "add_rms_norm",
    .doc = "AddRmsNorm: the sum of two tensors, and that sum divided row by row by the root of "
           "the mean of its squares, times a weight.",
    .family = "norm",
    .spec = "spec/norm/add_rms_norm.yaml",
    .header = "aclnnop/aclnn_add_rms_norm.h",
    .variant = "",
    .by_rows = true,
    .row_shape = "gamma",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = add_rms_norm_params,
    .param_count = sizeof(add_rms_norm_params) / sizeof(add_rms_norm_params[0]),
    .types = add_rms_norm_types,
    .type_count = sizeof(add_rms_norm_types) / sizeof(add_rms_norm_types[0]),
    .space = {"x1", NULL},
    .formulas = add_rms_norm_formulas,
    .formula_count = 6,
    .bounds = add_rms_norm_bounds,
    .bound_count = sizeof(add_rms_norm_bounds) / sizeof(add_rms_norm_bounds[0]),
    .requires_ = add_rms_norm_requires,
    .notes = add_rms_norm_notes,
    .refusals = add_rms_norm_refusals,
    .example = add_rms_norm_example,
    .prepare = prepare_add_rms_norm,
    .launch = aclnnAddRmsNorm,
};

static const uint64_t inplace_add_rms_norm_x1_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t inplace_add_rms_norm_x2_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t inplace_add_rms_norm_gamma_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t inplace_add_rms_norm_rstd_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value inplace_add_rms_norm_example[] = {
    {"x1Ref", false, "[2, 1]"},
    {"x1Ref", true, "[0.848528137423857, 1.131370849898476]"},
    {"x2Ref", false, "[1, 3]"},
    {"x2Ref", true, "[3, 4]"},
    {"gamma", false, "[1, 1]"},
    {"epsilon", false, "0"},
    {"rstdOut", true, "[0.282842712474619]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_add_rms_norm_refusals[] = {
    {161001, "x1Ref, x2Ref or gamma is null"},
    {161002, "rstdOut is neither null nor a tensor"},
    {161002, "x1Ref has a dtype that is not listed for it"},
    {161002, "x2Ref or gamma does not have the dtype of x1Ref"},
    {161002, "rstdOut does not have the dtype of the dtype that is computed in"},
    {161002, "x1Ref, x2Ref, gamma or rstdOut has a rank above 8"},
    {161002, "x2Ref does not have the shape of x1Ref"},
    {161002, "gamma does not have the extents of the last axes of x1Ref"},
    {161002, "rstdOut does not have the shape of x1Ref without the axes that gamma has, which stay with the extent 1"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_add_rms_norm_params[] = {
    {
        .name = "x1Ref",
        .c_type = "aclTensor *",
        .doc = "the first summand",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .result = "T",
        .dtypes = inplace_add_rms_norm_x1_ref_dtypes,
    },
    {
        .name = "x2Ref",
        .c_type = "aclTensor *",
        .doc = "the second summand",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .result = "T",
        .dtypes = inplace_add_rms_norm_x2_ref_dtypes,
    },
    {
        .name = "gamma",
        .c_type = "const aclTensor *",
        .doc = "the weights, with the extents of the last axes of x1, which make a row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROW,
        .type = "X",
        .dtypes = inplace_add_rms_norm_gamma_dtypes,
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
        .name = "rstdOut",
        .c_type = "aclTensor *",
        .doc = "the reciprocals of the roots, one for each row",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .optional = true,
        .dtypes = inplace_add_rms_norm_rstd_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x1Ref", NULL},
                .without = true,
                .keeps = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_inplace_add_rms_norm(const ac_entry_args *args, uint64_t *workspace_size,
                                                aclOpExecutor **executor)
{
    return aclnnInplaceAddRmsNormGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                  args->of[2].tensor, args->of[3].real,
                                                  args->of[4].tensor, workspace_size, executor);
}

const ac_entry inplace_add_rms_norm_entry = {
    .name = "aclnnInplaceAddRmsNorm",
    .op = "AddRmsNorm",
    .snake = "inplace_add_rms_norm",
    .doc = "aclnnAddRmsNorm in place: x1Ref stands for both x1 and yOut, x2Ref stands for both x2"
           " and xOut.",
    .family = "norm",
    .spec = "spec/norm/add_rms_norm.yaml",
    .header = "aclnnop/aclnn_inplace_add_rms_norm.h",
    .variant = "inplace",
    .by_rows = true,
    .row_shape = "gamma",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_add_rms_norm_params,
    .param_count = sizeof(inplace_add_rms_norm_params) / sizeof(inplace_add_rms_norm_params[0]),
    .types = add_rms_norm_types,
    .type_count = sizeof(add_rms_norm_types) / sizeof(add_rms_norm_types[0]),
    .space = {"x1Ref", NULL},
    .formulas = add_rms_norm_formulas,
    .formula_count = 6,
    .bounds = add_rms_norm_bounds,
    .bound_count = sizeof(add_rms_norm_bounds) / sizeof(add_rms_norm_bounds[0]),
    .requires_ = add_rms_norm_requires,
    .notes = add_rms_norm_notes,
    .refusals = inplace_add_rms_norm_refusals,
    .example = inplace_add_rms_norm_example,
    .prepare = prepare_inplace_add_rms_norm,
    .launch = aclnnInplaceAddRmsNorm,
};
