/*
 * Generated from spec/activation/situ_glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_situ_glu.h"
#include "client/catalogue.h"

static const ac_entry_type situ_glu_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula situ_glu_formulas[] = {
    {
        .output = "gate",
        .when = "",
        .text = "half(dim, 0) if activateLeft is true, else half(dim, 1) of x",
    },
    {
        .output = "up",
        .when = "",
        .text = "half(dim, 1) if activateLeft is true, else half(dim, 0) of x",
    },
    {
        .output = "bent",
        .when = "",
        .text = "beta * tanh(gate / beta)",
    },
    {
        .output = "linear",
        .when = "",
        .text = "where(linearBeta > 0, linearBeta * tanh(up / linearBeta), up)",
    },
    {
        .output = "out",
        .when = "",
        .text = "bent * sigmoid(gate) * linear",
    },
};

static const ac_entry_bound situ_glu_bounds[] = {
    {"out", "1.5 ulp"},
};

static const char *const situ_glu_requires[] = {
    NULL,
};

static const char *const situ_glu_notes[] = {
    "The documentation gives 161002 for a wrong axis, extent or shape; the code answers 561002.",
    "A negative linearBeta leaves the other half as it is, and so does a nan.",
    "Where beta is 0 the result is 0, or nan where the gate is 0.",
    "An output that is not contiguous is accepted here.",
    NULL,
};

static const uint64_t situ_glu_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t situ_glu_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice situ_glu_activate_left_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_cut situ_glu_x_cuts[] = {
    {
        .part = "gate",
        .when = (const ac_entry_flag[]){{"activateLeft", true}, {NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 0},
        .arg_count = 2,
    },
    {
        .part = "gate",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 1},
        .arg_count = 2,
    },
    {
        .part = "up",
        .when = (const ac_entry_flag[]){{"activateLeft", true}, {NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 1},
        .arg_count = 2,
    },
    {
        .part = "up",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 0},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value situ_glu_example[] = {
    {"x", false, "[0, inf, 3, 2]"},
    {"dim", false, "0"},
    {"beta", false, "2"},
    {"linearBeta", false, "0"},
    {"activateLeft", false, "true"},
    {"out", true, "[0, 4]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal situ_glu_refusals[] = {
    {161001, "x or out is null"},
    {161002, "x has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of x"},
    {561002, "x or out has a rank above 8"},
    {561002, "dim is not in [-r, r - 1], where r is the rank of x, or 1 at rank 0"},
    {561002, "x has no axis, or an odd extent along dim"},
    {561002, "out does not have the shape of half of x along dim"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param situ_glu_params[] = {
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = situ_glu_x_dtypes,
        .cuts = situ_glu_x_cuts,
        .cut_count = 4,
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
        .name = "beta",
        .c_type = "double",
        .doc = "what the gate tends to",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "linearBeta",
        .c_type = "double",
        .doc = "what the other half tends to; it is left as it is where this is 0 or below",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "activateLeft",
        .c_type = "bool",
        .doc = "whether the gate is the first half",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = situ_glu_activate_left_choices,
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
        .dtypes = situ_glu_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .half = &(const ac_entry_axis){"dim", 0},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_situ_glu(const ac_entry_args *args, uint64_t *workspace_size,
                                    aclOpExecutor **executor)
{
    return aclnnSituGluGetWorkspaceSize(args->of[0].tensor, args->of[1].integer, args->of[2].real,
                                        args->of[3].real, args->of[4].boolean, args->of[5].tensor,
                                        workspace_size, executor);
}

const ac_entry situ_glu_entry = {
    .name = "aclnnSituGlu",
    .op = "SituGlu",
    .snake = "situ_glu",
    .doc = "SituGlu: a SiLU that a tanh bends, of one half of the input, times the other half, "
           "which a tanh may bend, too.",
    .family = "activation",
    .spec = "spec/activation/situ_glu.yaml",
    .header = "aclnnop/aclnn_situ_glu.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = situ_glu_params,
    .param_count = sizeof(situ_glu_params) / sizeof(situ_glu_params[0]),
    .types = situ_glu_types,
    .type_count = sizeof(situ_glu_types) / sizeof(situ_glu_types[0]),
    .space = {"x", NULL},
    .formulas = situ_glu_formulas,
    .formula_count = 5,
    .bounds = situ_glu_bounds,
    .bound_count = sizeof(situ_glu_bounds) / sizeof(situ_glu_bounds[0]),
    .late = 561002,
    .requires_ = situ_glu_requires,
    .notes = situ_glu_notes,
    .refusals = situ_glu_refusals,
    .example = situ_glu_example,
    .prepare = prepare_situ_glu,
    .launch = aclnnSituGlu,
};
