/*
 * Generated from spec/activation/clipped_swiglu_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_clipped_swiglu_v2.h"
#include "client/catalogue.h"

static const ac_entry_type clipped_swiglu_v2_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula clipped_swiglu_v2_formulas[] = {
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
        .when = "clampMode is before",
        .text = "gate * sigmoid(alpha * gate) * (linear + bias)",
    },
    {
        .output = "out",
        .when = "",
        .text = "min(a * sigmoid(a), limit) * linear",
    },
};

static const ac_entry_bound clipped_swiglu_v2_bounds[] = {
    {"out", "1.5 ulp"},
};

static const char *const clipped_swiglu_v2_requires[] = {
    "limit > 0",
    NULL,
};

static const char *const clipped_swiglu_v2_notes[] = {
    "With clampMode 1 alpha and bias are not used.",
    "The documentation gives 161002 for a wrong axis, extent or shape; the code answers 561002.",
    "groupIndexOptional is read when the stream runs. Counts that add up to more than the rows "
    "mean all rows; a count below zero is refused then, with 561002.",
    "With interleaved elements x has to be contiguous from dim on, unless dim is the last axis; "
    "else every layout is accepted here.",
    NULL,
};

static const uint64_t clipped_swiglu_v2_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t clipped_swiglu_v2_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice clipped_swiglu_v2_interleaved_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice clipped_swiglu_v2_clamp_mode_choices[] = {
    {"before", NULL, 0},
    {"after", NULL, 1},
};

static const ac_entry_cut clipped_swiglu_v2_x_cuts[] = {
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
static const ac_entry_value clipped_swiglu_v2_example[] = {
    {"x", false, "[64, 0, 128, -16]"},
    {"dim", false, "0"},
    {"alpha", false, "1"},
    {"limit", false, "64"},
    {"bias", false, "1"},
    {"interleaved", false, "false"},
    {"clampMode", false, "before"},
    {"out", true, "[4160, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal clipped_swiglu_v2_refusals[] = {
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
    {561002, "groupIndexOptional has another rank than 1, or more than 8192 elements, or none"},
    {561002, "limit > 0 does not hold"},
    {561002, "clampMode is none of before, after"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param clipped_swiglu_v2_params[] = {
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = clipped_swiglu_v2_x_dtypes,
        .cuts = clipped_swiglu_v2_x_cuts,
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
        .choices = clipped_swiglu_v2_interleaved_choices,
        .choice_count = 2,
    },
    {
        .name = "clampMode",
        .c_type = "int64_t",
        .doc = "whether the first half is kept below the limit before or after the sigmoid",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = clipped_swiglu_v2_clamp_mode_choices,
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
        .dtypes = clipped_swiglu_v2_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .half = &(const ac_entry_axis){"dim", 0},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_clipped_swiglu_v2(const ac_entry_args *args, uint64_t *workspace_size,
                                             aclOpExecutor **executor)
{
    return aclnnClippedSwigluV2GetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].integer, args->of[3].real,
        args->of[4].real, args->of[5].real, args->of[6].boolean, args->of[7].integer,
        args->of[8].tensor, workspace_size, executor);
}

const ac_entry clipped_swiglu_v2_entry = {
    .name = "aclnnClippedSwigluV2",
    .op = "ClippedSwigluV2",
    .snake = "clipped_swiglu_v2",
    .doc = "ClippedSwigluV2: ClippedSwiglu, or a SiLU of one half of the input that is kept below"
           " a limit afterwards, times the other half.",
    .family = "activation",
    .spec = "spec/activation/clipped_swiglu_v2.yaml",
    .header = "aclnnop/aclnn_clipped_swiglu_v2.h",
    .variant = "",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
    .params = clipped_swiglu_v2_params,
    .param_count = sizeof(clipped_swiglu_v2_params) / sizeof(clipped_swiglu_v2_params[0]),
    .types = clipped_swiglu_v2_types,
    .type_count = sizeof(clipped_swiglu_v2_types) / sizeof(clipped_swiglu_v2_types[0]),
    .space = {"x", NULL},
    .formulas = clipped_swiglu_v2_formulas,
    .formula_count = 6,
    .bounds = clipped_swiglu_v2_bounds,
    .bound_count = sizeof(clipped_swiglu_v2_bounds) / sizeof(clipped_swiglu_v2_bounds[0]),
    .late = 561002,
    .requires_ = clipped_swiglu_v2_requires,
    .notes = clipped_swiglu_v2_notes,
    .refusals = clipped_swiglu_v2_refusals,
    .example = clipped_swiglu_v2_example,
    .prepare = prepare_clipped_swiglu_v2,
    .launch = aclnnClippedSwigluV2,
};
