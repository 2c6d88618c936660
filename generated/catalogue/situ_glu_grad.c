/*
 * Generated from spec/activation/situ_glu_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_situ_glu_grad.h"
#include "client/catalogue.h"

static const ac_entry_type situ_glu_grad_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula situ_glu_grad_formulas[] = {
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
        .output = "gradGate",
        .when = "",
        .text = "half(dim, 0) if activateLeft is true, else half(dim, 1) of out",
    },
    {
        .output = "gradUp",
        .when = "",
        .text = "half(dim, 1) if activateLeft is true, else half(dim, 0) of out",
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
        .output = "rise",
        .when = "",
        .text = "4 * sigmoid(2 * gate / beta) * sigmoid(-2 * gate / beta)",
    },
    {
        .output = "slope",
        .when = "",
        .text = "where(linearBeta > 0, 4 * sigmoid(2 * up / linearBeta) * sigmoid(-2 * up / "
                "linearBeta), 1)",
    },
    {
        .output = "gradGate",
        .when = "",
        .text = "gradY * linear * sigmoid(gate) * (rise + bent * sigmoid(-gate))",
    },
    {
        .output = "gradUp",
        .when = "",
        .text = "gradY * bent * sigmoid(gate) * slope",
    },
};

static const ac_entry_bound situ_glu_grad_bounds[] = {
    {"gradGate", "1.5 ulp"},
    {"gradUp", "1.5 ulp"},
};

static const char *const situ_glu_grad_requires[] = {
    NULL,
};

static const char *const situ_glu_grad_notes[] = {
    "The documentation gives 161002 for a wrong axis, extent or shape; the code answers 561002.",
    "An output that is not contiguous is accepted here.",
    NULL,
};

static const uint64_t situ_glu_grad_grad_y_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t situ_glu_grad_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t situ_glu_grad_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice situ_glu_grad_activate_left_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_cut situ_glu_grad_x_cuts[] = {
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

static const ac_entry_cut situ_glu_grad_out_cuts[] = {
    {
        .part = "gradGate",
        .when = (const ac_entry_flag[]){{"activateLeft", true}, {NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 0},
        .arg_count = 2,
    },
    {
        .part = "gradGate",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 1},
        .arg_count = 2,
    },
    {
        .part = "gradUp",
        .when = (const ac_entry_flag[]){{"activateLeft", true}, {NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 1},
        .arg_count = 2,
    },
    {
        .part = "gradUp",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 0},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value situ_glu_grad_example[] = {
    {"gradY", false, "[2, 4]"},
    {"x", false, "[0, inf, 3, 5]"},
    {"dim", false, "0"},
    {"beta", false, "2"},
    {"linearBeta", false, "0"},
    {"activateLeft", false, "true"},
    {"out", true, "[3, 0, 0, 8]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal situ_glu_grad_refusals[] = {
    {161001, "gradY, x or out is null"},
    {161002, "x has a dtype that is not listed for it"},
    {161002, "gradY or out does not have the dtype of x"},
    {561002, "gradY, x or out has a rank above 8"},
    {561002, "dim is not in [-r, r - 1], where r is the rank of x, or 1 at rank 0"},
    {561002, "x has no axis, or an odd extent along dim"},
    {561002, "gradY does not have the shape of half of x along dim"},
    {561002, "out does not have the shape of x"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param situ_glu_grad_params[] = {
    {
        .name = "gradY",
        .c_type = "const aclTensor *",
        .doc = "the gradient of the result of SituGlu",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = situ_glu_grad_grad_y_dtypes,
    },
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the input of SituGlu",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = situ_glu_grad_x_dtypes,
        .cuts = situ_glu_grad_x_cuts,
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
        .doc = "as in the forward call",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "linearBeta",
        .c_type = "double",
        .doc = "as in the forward call",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "activateLeft",
        .c_type = "bool",
        .doc = "as in the forward call",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = situ_glu_grad_activate_left_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the gradient of x",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = situ_glu_grad_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .type = "T",
            },
        .cuts = situ_glu_grad_out_cuts,
        .cut_count = 4,
    },
};

static aclnnStatus prepare_situ_glu_grad(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnSituGluGradGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].integer, args->of[3].real,
        args->of[4].real, args->of[5].boolean, args->of[6].tensor, workspace_size, executor);
}

const ac_entry situ_glu_grad_entry = {
    .name = "aclnnSituGluGrad",
    .op = "SituGluGrad",
    .snake = "situ_glu_grad",
    .doc = "SituGluGrad: the gradient of SituGlu.",
    .family = "activation",
    .spec = "spec/activation/situ_glu_grad.yaml",
    .header = "aclnnop/aclnn_situ_glu_grad.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = situ_glu_grad_params,
    .param_count = sizeof(situ_glu_grad_params) / sizeof(situ_glu_grad_params[0]),
    .types = situ_glu_grad_types,
    .type_count = sizeof(situ_glu_grad_types) / sizeof(situ_glu_grad_types[0]),
    .space = {"x", NULL},
    .formulas = situ_glu_grad_formulas,
    .formula_count = 10,
    .bounds = situ_glu_grad_bounds,
    .bound_count = sizeof(situ_glu_grad_bounds) / sizeof(situ_glu_grad_bounds[0]),
    .late = 561002,
    .requires_ = situ_glu_grad_requires,
    .notes = situ_glu_grad_notes,
    .refusals = situ_glu_grad_refusals,
    .example = situ_glu_grad_example,
    .prepare = prepare_situ_glu_grad,
    .launch = aclnnSituGluGrad,
};
