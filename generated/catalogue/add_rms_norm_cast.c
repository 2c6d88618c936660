/*
 * Generated from spec/norm/add_rms_norm_cast.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_add_rms_norm_cast.h"
#include "client/catalogue.h"

static const ac_entry_type add_rms_norm_cast_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X"}, NULL, 0, NULL},
};

static const ac_entry_formula add_rms_norm_cast_formulas[] = {
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
        .output = "y",
        .when = "",
        .text = "x * rstd * gamma",
    },
    {
        .output = "y1Out",
        .when = "",
        .text = "y",
    },
    {
        .output = "y2Out",
        .when = "",
        .text = "y",
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

static const ac_entry_bound add_rms_norm_cast_bounds[] = {
    {"y1Out", "1 ulp"},
    {"y2Out", "1 ulp"},
    {"rstdOut", "1 ulp"},
    {"xOut", "1 ulp"},
};

static const char *const add_rms_norm_cast_requires[] = {
    "epsilon >= 0",
    NULL,
};

static const char *const add_rms_norm_cast_notes[] = {
    "The sum is not rounded before its squares are taken.",
    "y2Out is the result rounded once, and not y1Out rounded again.",
    "An infinity in a row gives nan in its place and 0 elsewhere.",
    NULL,
};

static const uint64_t add_rms_norm_cast_x1_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t add_rms_norm_cast_x2_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t add_rms_norm_cast_gamma_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t add_rms_norm_cast_y1_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const uint64_t add_rms_norm_cast_y2_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t add_rms_norm_cast_rstd_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const uint64_t add_rms_norm_cast_x_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value add_rms_norm_cast_example[] = {
    {"x1", false, "[1, 0]"},
    {"x2", false, "[1, 2]"},
    {"gamma", false, "[1, 0.5]"},
    {"epsilon", false, "0"},
    {"y1Out", true, "[1, 0.5]"},
    {"y2Out", true, "[1, 0.5]"},
    {"rstdOut", true, "[0.5]"},
    {"xOut", true, "[2, 2]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal add_rms_norm_cast_refusals[] = {
    {161001, "x1, x2, gamma, y1Out, y2Out, rstdOut or xOut is null"},
    {161002, "x1 has a dtype that is not listed for it"},
    {161002, "x2 or gamma does not have the dtype of x1"},
    {161002, "y1Out does not have the dtype of the dtype that is computed in"},
    {161002, "y2Out does not have the dtype of x1"},
    {161002, "rstdOut does not have the dtype of the dtype that is computed in"},
    {161002, "xOut does not have the dtype of x1"},
    {561002, "x1, x2, gamma, y1Out, y2Out, rstdOut or xOut has a rank above 8"},
    {561002, "x2 does not have the shape of x1"},
    {561002, "gamma does not have the extents of the last axes of x1"},
    {561002, "y1Out or y2Out does not have the shape of x1"},
    {561002, "rstdOut does not have the shape of x1 without the axes that gamma has, which stay with the extent 1"},
    {561002, "xOut does not have the shape of x1"},
    {561002, "epsilon >= 0 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param add_rms_norm_cast_params[] = {
    {
        .name = "x1",
        .c_type = "const aclTensor *",
        .doc = "the first summand",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = add_rms_norm_cast_x1_dtypes,
    },
    {
        .name = "x2",
        .c_type = "const aclTensor *",
        .doc = "the second summand",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = add_rms_norm_cast_x2_dtypes,
    },
    {
        .name = "gamma",
        .c_type = "const aclTensor *",
        .doc = "the weights, with the extents of the last axes of x1, which make a row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROW,
        .type = "X",
        .dtypes = add_rms_norm_cast_gamma_dtypes,
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
        .name = "y1Out",
        .c_type = "const aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = add_rms_norm_cast_y1_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x1", NULL},
                .type = "T",
            },
    },
    {
        .name = "y2Out",
        .c_type = "const aclTensor *",
        .doc = "the result in the dtype of x1",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .cast_to = "X",
        .dtypes = add_rms_norm_cast_y2_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x1", NULL},
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
        .dtypes = add_rms_norm_cast_rstd_out_dtypes,
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
        .dtypes = add_rms_norm_cast_x_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x1", NULL},
                .type = "X",
            },
    },
};

static aclnnStatus prepare_add_rms_norm_cast(const ac_entry_args *args, uint64_t *workspace_size,
                                             aclOpExecutor **executor)
{
    return aclnnAddRmsNormCastGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].real,
        args->of[4].tensor, args->of[5].tensor, args->of[6].tensor, args->of[7].tensor,
        workspace_size, executor);
}

const ac_entry add_rms_norm_cast_entry = {
    .name = "aclnnAddRmsNormCast",
    .op = "AddRmsNormCast",
    .snake = "add_rms_norm_cast",
    .doc = "AddRmsNormCast: AddRmsNorm of 16-bit tensors, whose result is stored in f32 and in "
           "their dtype.",
    .family = "norm",
    .spec = "spec/norm/add_rms_norm_cast.yaml",
    .header = "aclnnop/aclnn_add_rms_norm_cast.h",
    .variant = "",
    .by_rows = true,
    .row_shape = "gamma",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = add_rms_norm_cast_params,
    .param_count = sizeof(add_rms_norm_cast_params) / sizeof(add_rms_norm_cast_params[0]),
    .types = add_rms_norm_cast_types,
    .type_count = sizeof(add_rms_norm_cast_types) / sizeof(add_rms_norm_cast_types[0]),
    .space = {"x1", NULL},
    .formulas = add_rms_norm_cast_formulas,
    .formula_count = 8,
    .bounds = add_rms_norm_cast_bounds,
    .bound_count = sizeof(add_rms_norm_cast_bounds) / sizeof(add_rms_norm_cast_bounds[0]),
    .late = 561002,
    .requires_ = add_rms_norm_cast_requires,
    .notes = add_rms_norm_cast_notes,
    .refusals = add_rms_norm_cast_refusals,
    .example = add_rms_norm_cast_example,
    .prepare = prepare_add_rms_norm_cast,
    .launch = aclnnAddRmsNormCast,
};
