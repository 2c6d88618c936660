/*
 * Generated from spec/activation/clipped_swiglu_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_clipped_swiglu_grad.h"
#include "client/catalogue.h"

static const ac_entry_type clipped_swiglu_grad_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula clipped_swiglu_grad_formulas[] = {
    {
        .output = "a",
        .when = "",
        .text = "alternate(dim, 0) if interleaved is true, else half(dim, 0) of x",
    },
    {
        .output = "b",
        .when = "",
        .text = "alternate(dim, 1) if interleaved is true, else half(dim, 1) of x",
    },
    {
        .output = "gradA",
        .when = "",
        .text = "alternate(dim, 0) if interleaved is true, else half(dim, 0) of gradXOut",
    },
    {
        .output = "gradB",
        .when = "",
        .text = "alternate(dim, 1) if interleaved is true, else half(dim, 1) of gradXOut",
    },
    {
        .output = "gate",
        .when = "",
        .text = "min(a, limit)",
    },
    {
        .output = "linear",
        .when = "",
        .text = "min(max(b, -limit), limit)",
    },
    {
        .output = "u",
        .when = "",
        .text = "alpha * a",
    },
    {
        .output = "s",
        .when = "",
        .text = "sigmoid(u)",
    },
    {
        .output = "gradA",
        .when = "",
        .text = "where(a > limit, 0, gradY * ((linear + bias) * s * (1 + u * (1 - s))))",
    },
    {
        .output = "gradB",
        .when = "",
        .text = "where(abs(b) > limit, 0, gradY * (gate * sigmoid(alpha * gate)))",
    },
};

static const ac_entry_bound clipped_swiglu_grad_bounds[] = {
    {"gradA", "1.5 ulp"},
    {"gradB", "1.5 ulp"},
};

static const char *const clipped_swiglu_grad_requires[] = {
    "limit > 0",
    NULL,
};

static const char *const clipped_swiglu_grad_notes[] = {
    "The documentation gives 161002 for a wrong axis, extent or shape; the code answers 561002.",
    "groupIndexOptional is read when the stream runs. A count below zero, or counts that add up "
    "to more than the rows, are refused then, with 561002.",
    "A value at a bound lets the gradient pass. A nan passes every bound, and so its gradient is "
    "nan.",
    "Empty tensors, and infinities and nan, which the vendor does not support here, are accepted;"
    " an empty groupIndexOptional is not.",
    NULL,
};

static const uint64_t clipped_swiglu_grad_grad_y_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t clipped_swiglu_grad_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t clipped_swiglu_grad_grad_x_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice clipped_swiglu_grad_interleaved_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_cut clipped_swiglu_grad_x_cuts[] = {
    {
        .part = "a",
        .when = (const ac_entry_flag[]){{"interleaved", true}, {NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {"dim", NULL},
        .numbers = {0, 0},
        .arg_count = 2,
    },
    {
        .part = "a",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 0},
        .arg_count = 2,
    },
    {
        .part = "b",
        .when = (const ac_entry_flag[]){{"interleaved", true}, {NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {"dim", NULL},
        .numbers = {0, 1},
        .arg_count = 2,
    },
    {
        .part = "b",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 1},
        .arg_count = 2,
    },
};

static const ac_entry_cut clipped_swiglu_grad_grad_x_out_cuts[] = {
    {
        .part = "gradA",
        .when = (const ac_entry_flag[]){{"interleaved", true}, {NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {"dim", NULL},
        .numbers = {0, 0},
        .arg_count = 2,
    },
    {
        .part = "gradA",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 0},
        .arg_count = 2,
    },
    {
        .part = "gradB",
        .when = (const ac_entry_flag[]){{"interleaved", true}, {NULL, false}},
        .map = AC_MAP_ALTERNATE,
        .args = {"dim", NULL},
        .numbers = {0, 1},
        .arg_count = 2,
    },
    {
        .part = "gradB",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 1},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value clipped_swiglu_grad_example[] = {
    {"gradY", false, "[2, 4]"},
    {"x", false, "[0, 64, 3, 128]"},
    {"dim", false, "0"},
    {"alpha", false, "1"},
    {"limit", false, "64"},
    {"bias", false, "1"},
    {"interleaved", false, "false"},
    {"gradXOut", true, "[4, 260, 0, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal clipped_swiglu_grad_refusals[] = {
    {161001, "gradY or x is null"},
    {161002, "groupIndexOptional is neither null nor a tensor"},
    {161001, "gradXOut is null"},
    {161002, "x has a dtype that is not listed for it"},
    {161002, "gradY or gradXOut does not have the dtype of x"},
    {161002, "groupIndexOptional is not i64"},
    {561002, "gradY, x or gradXOut has a rank above 8"},
    {561002, "dim is not in [-r, r - 1], where r is the rank of x, or 1 at rank 0"},
    {561002, "x has no axis, or an odd extent along dim"},
    {561002, "gradY does not have the shape of half of x along dim"},
    {561002, "elements of x alternate, and it is not contiguous from the axis on"},
    {561002, "elements of gradXOut alternate, and it is not contiguous from the axis on"},
    {561002, "gradXOut does not have the shape of x"},
    {561002, "groupIndexOptional has another rank than 1, or more than 8192 elements, or none"},
    {561002, "limit > 0 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param clipped_swiglu_grad_params[] = {
    {
        .name = "gradY",
        .c_type = "const aclTensor *",
        .doc = "the gradient of the result of ClippedSwiglu",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = clipped_swiglu_grad_grad_y_dtypes,
    },
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the input of ClippedSwiglu",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = clipped_swiglu_grad_x_dtypes,
        .cuts = clipped_swiglu_grad_x_cuts,
        .cut_count = 4,
    },
    {
        .name = "groupIndexOptional",
        .c_type = "const aclTensor *",
        .doc = "as in the forward call; the gradient of the other rows is 0",
        .role = AC_ROLE_ROWS,
        .kind = AC_KIND_COUNTS,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
        .zero = true,
        .within = true,
        .axis_of = "dim",
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis that is split",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "x",
    },
    {
        .name = "alpha",
        .c_type = "double",
        .doc = "as in the forward call",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "limit",
        .c_type = "double",
        .doc = "as in the forward call",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "bias",
        .c_type = "double",
        .doc = "as in the forward call",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "interleaved",
        .c_type = "bool",
        .doc = "whether the halves alternate, from dim on, or follow each other",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = clipped_swiglu_grad_interleaved_choices,
        .choice_count = 2,
    },
    {
        .name = "gradXOut",
        .c_type = "aclTensor *",
        .doc = "the gradient of x",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = clipped_swiglu_grad_grad_x_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .type = "T",
            },
        .cuts = clipped_swiglu_grad_grad_x_out_cuts,
        .cut_count = 4,
    },
};

static aclnnStatus prepare_clipped_swiglu_grad(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnClippedSwigluGradGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].integer,
        args->of[4].real, args->of[5].real, args->of[6].real, args->of[7].boolean,
        args->of[8].tensor, workspace_size, executor);
}

const ac_entry clipped_swiglu_grad_entry = {
    .name = "aclnnClippedSwigluGrad",
    .op = "ClippedSwigluGrad",
    .snake = "clipped_swiglu_grad",
    .doc = "ClippedSwigluGrad: the gradient of ClippedSwiglu.",
    .family = "activation",
    .spec = "spec/activation/clipped_swiglu_grad.yaml",
    .header = "aclnnop/aclnn_clipped_swiglu_grad.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = clipped_swiglu_grad_params,
    .param_count = sizeof(clipped_swiglu_grad_params) / sizeof(clipped_swiglu_grad_params[0]),
    .types = clipped_swiglu_grad_types,
    .type_count = sizeof(clipped_swiglu_grad_types) / sizeof(clipped_swiglu_grad_types[0]),
    .space = {"x", NULL},
    .formulas = clipped_swiglu_grad_formulas,
    .formula_count = 10,
    .bounds = clipped_swiglu_grad_bounds,
    .bound_count = sizeof(clipped_swiglu_grad_bounds) / sizeof(clipped_swiglu_grad_bounds[0]),
    .late = 561002,
    .requires_ = clipped_swiglu_grad_requires,
    .notes = clipped_swiglu_grad_notes,
    .refusals = clipped_swiglu_grad_refusals,
    .example = clipped_swiglu_grad_example,
    .prepare = prepare_clipped_swiglu_grad,
    .launch = aclnnClippedSwigluGrad,
};
