/*
 * Generated from spec/activation/ge_glu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_geglu_backward.h"
#include "client/catalogue.h"

static const ac_entry_type ge_glu_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula ge_glu_backward_formulas[] = {
    {
        .output = "up",
        .when = "",
        .text = "half(dim, 0) of self",
    },
    {
        .output = "gate",
        .when = "",
        .text = "half(dim, 1) of self",
    },
    {
        .output = "gradUp",
        .when = "",
        .text = "half(dim, 0) of gradInput",
    },
    {
        .output = "gradGate",
        .when = "",
        .text = "half(dim, 1) of gradInput",
    },
    {
        .output = "gradUp",
        .when = "",
        .text = "gradOutput * gelu",
    },
    {
        .output = "gradGate",
        .when = "approximate is none",
        .text = "gradOutput * up * gelu_slope(gate)",
    },
    {
        .output = "gradGate",
        .when = "approximate is tanh",
        .text = "gradOutput * up * gelu_tanh_slope(gate)",
    },
};

static const ac_entry_bound ge_glu_backward_bounds[] = {
    {"gradUp", "exact"},
    {"gradGate", "1.5 ulp"},
};

static const char *const ge_glu_backward_requires[] = {
    NULL,
};

static const char *const ge_glu_backward_notes[] = {
    "gelu is used as it is given, and not computed from self.",
    "A tensor without dimensions is refused.",
    "The vendor's code has no limit on the rank here; this library stops at rank 8 as everywhere.",
    NULL,
};

static const uint64_t ge_glu_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t ge_glu_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t ge_glu_backward_gelu_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t ge_glu_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice ge_glu_backward_approximate_choices[] = {
    {"none", NULL, 0},
    {"tanh", NULL, 1},
};

static const ac_entry_cut ge_glu_backward_self_cuts[] = {
    {
        .part = "up",
        .when = (const ac_entry_flag[]){{NULL, false}},
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
};

static const ac_entry_cut ge_glu_backward_grad_input_cuts[] = {
    {
        .part = "gradUp",
        .when = (const ac_entry_flag[]){{NULL, false}},
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
};

/* clang-format off */
static const ac_entry_value ge_glu_backward_example[] = {
    {"gradOutput", false, "[2]"},
    {"self", false, "[6, 0]"},
    {"gelu", false, "[5]"},
    {"dim", false, "0"},
    {"approximate", false, "none"},
    {"gradInput", true, "[10, 6]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal ge_glu_backward_refusals[] = {
    {161001, "gradOutput, self, gelu or gradInput is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "gradOutput, gelu or gradInput does not have the dtype of self"},
    {161002, "gradOutput, self, gelu or gradInput has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "self has no axis, or an odd extent along dim"},
    {161002, "gradOutput or gelu does not have the shape of half of self along dim"},
    {161002, "gradInput does not have the shape of self"},
    {161002, "approximate is none of none, tanh"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param ge_glu_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "the gradient of out",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = ge_glu_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input of the forward operator",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = ge_glu_backward_self_dtypes,
        .cuts = ge_glu_backward_self_cuts,
        .cut_count = 2,
    },
    {
        .name = "gelu",
        .c_type = "const aclTensor *",
        .doc = "outGelu of the forward operator",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = ge_glu_backward_gelu_dtypes,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis that is split",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "approximate",
        .c_type = "int64_t",
        .doc = "which form of the GELU",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = ge_glu_backward_approximate_choices,
        .choice_count = 2,
    },
    {
        .name = "gradInput",
        .c_type = "aclTensor *",
        .doc = "the gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = ge_glu_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
        .cuts = ge_glu_backward_grad_input_cuts,
        .cut_count = 2,
    },
};

static aclnnStatus prepare_ge_glu_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                           aclOpExecutor **executor)
{
    return aclnnGeGluBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].integer,
        args->of[4].integer, args->of[5].tensor, workspace_size, executor);
}

const ac_entry ge_glu_backward_entry = {
    .name = "aclnnGeGluBackward",
    .op = "GeGluBackward",
    .snake = "ge_glu_backward",
    .doc = "GeGluBackward: the gradient of GeGlu.",
    .family = "activation",
    .spec = "spec/activation/ge_glu_backward.yaml",
    .header = "aclnnop/aclnn_geglu_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = ge_glu_backward_params,
    .param_count = sizeof(ge_glu_backward_params) / sizeof(ge_glu_backward_params[0]),
    .types = ge_glu_backward_types,
    .type_count = sizeof(ge_glu_backward_types) / sizeof(ge_glu_backward_types[0]),
    .space = {"self", NULL},
    .formulas = ge_glu_backward_formulas,
    .formula_count = 7,
    .bounds = ge_glu_backward_bounds,
    .bound_count = sizeof(ge_glu_backward_bounds) / sizeof(ge_glu_backward_bounds[0]),
    .requires_ = ge_glu_backward_requires,
    .notes = ge_glu_backward_notes,
    .refusals = ge_glu_backward_refusals,
    .example = ge_glu_backward_example,
    .prepare = prepare_ge_glu_backward,
    .launch = aclnnGeGluBackward,
};
