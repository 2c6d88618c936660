/*
 * Generated from spec/activation/clipped_swiglu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_clipped_swiglu.h"
#include "client/catalogue.h"

static const ac_entry_type clipped_swiglu_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula clipped_swiglu_formulas[] = {
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
        .output = "out",
        .when = "",
        .text = "gate * sigmoid(alpha * gate) * (linear + bias)",
    },
};

static const ac_entry_bound clipped_swiglu_bounds[] = {
    {"out", "1.5 ulp"},
};

static const char *const clipped_swiglu_requires[] = {
    "limit > 0",
    NULL,
};

static const char *const clipped_swiglu_notes[] = {
    "The documentation gives 161002 for a wrong axis, extent or shape; the code answers 561002.",
    "groupIndexOptional is read when the stream runs. Counts that add up to more than the rows "
    "mean all rows; a count below zero is refused then, with 561002.",
    "With interleaved elements x has to be contiguous from dim on, unless dim is the last axis; "
    "else every layout is accepted here, also on the products whose code wants contiguous "
    "tensors.",
    NULL,
};

static const uint64_t clipped_swiglu_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t clipped_swiglu_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice clipped_swiglu_interleaved_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_cut clipped_swiglu_x_cuts[] = {
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

/* clang-format off */
static const ac_entry_value clipped_swiglu_example[] = {
    {"x", false, "[64, 0, 128, -16]"},
    {"dim", false, "0"},
    {"alpha", false, "1"},
    {"limit", false, "64"},
    {"bias", false, "1"},
    {"interleaved", false, "false"},
    {"out", true, "[4160, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal clipped_swiglu_refusals[] = {
    {161001, "x is null"},
    {161002, "groupIndexOptional is neither null nor a tensor"},
    {161001, "out is null"},
    {161002, "x has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of x"},
    {161002, "groupIndexOptional is not i64"},
    {561002, "x or out has a rank above 8"},
    {561002, "dim is not in [-r, r - 1], where r is the rank of x, or 1 at rank 0"},
    {561002, "x has no axis, or an odd extent along dim"},
    {561002, "elements of x alternate, and it is not contiguous from the axis on"},
    {561002, "out does not have the shape of half of x along dim"},
    {561002, "groupIndexOptional has another rank than 1, or more than 8192 elements, or none on another product than ascend910b, ascend910_93"},
    {561002, "limit > 0 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param clipped_swiglu_params[] = {
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = clipped_swiglu_x_dtypes,
        .cuts = clipped_swiglu_x_cuts,
        .cut_count = 4,
    },
    {
        .name = "groupIndexOptional",
        .c_type = "const aclTensor *",
        .doc = "how many rows each group has; the rows of all groups together are computed",
        .role = AC_ROLE_ROWS,
        .kind = AC_KIND_COUNTS,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
        .empty = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
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
        .doc = "steepness of the sigmoid",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "limit",
        .c_type = "double",
        .doc = "what both halves are kept within",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "bias",
        .c_type = "double",
        .doc = "added to the other half",
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
        .choices = clipped_swiglu_interleaved_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = clipped_swiglu_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .half = &(const ac_entry_axis){"dim", 0},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_clipped_swiglu(const ac_entry_args *args, uint64_t *workspace_size,
                                          aclOpExecutor **executor)
{
    return aclnnClippedSwigluGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].integer, args->of[3].real,
        args->of[4].real, args->of[5].real, args->of[6].boolean, args->of[7].tensor, workspace_size,
        executor);
}

const ac_entry clipped_swiglu_entry = {
    .name = "aclnnClippedSwiglu",
    .op = "ClippedSwiglu",
    .snake = "clipped_swiglu",
    .doc = "ClippedSwiglu: a Swish of one half of the input, kept below a limit, times the other "
           "half, kept between the limits and moved by a bias.",
    .family = "activation",
    .spec = "spec/activation/clipped_swiglu.yaml",
    .header = "aclnnop/aclnn_clipped_swiglu.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = clipped_swiglu_params,
    .param_count = sizeof(clipped_swiglu_params) / sizeof(clipped_swiglu_params[0]),
    .types = clipped_swiglu_types,
    .type_count = sizeof(clipped_swiglu_types) / sizeof(clipped_swiglu_types[0]),
    .space = {"x", NULL},
    .formulas = clipped_swiglu_formulas,
    .formula_count = 5,
    .bounds = clipped_swiglu_bounds,
    .bound_count = sizeof(clipped_swiglu_bounds) / sizeof(clipped_swiglu_bounds[0]),
    .late = 561002,
    .requires_ = clipped_swiglu_requires,
    .notes = clipped_swiglu_notes,
    .refusals = clipped_swiglu_refusals,
    .example = clipped_swiglu_example,
    .prepare = prepare_clipped_swiglu,
    .launch = aclnnClippedSwiglu,
};
