/*
 * Generated from spec/activation/ge_glu_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_geglu.h"
#include "client/catalogue.h"

static const ac_entry_type ge_glu_v3_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula ge_glu_v3_formulas[] = {
    {
        .output = "gate",
        .when = "",
        .text = "half(dim, 0) if activateLeft is true, else half(dim, 1) of self",
    },
    {
        .output = "up",
        .when = "",
        .text = "half(dim, 1) if activateLeft is true, else half(dim, 0) of self",
    },
    {
        .output = "out",
        .when = "approximate is none",
        .text = "up * gelu(gate)",
    },
    {
        .output = "out",
        .when = "approximate is tanh",
        .text = "up * gelu_tanh(gate)",
    },
    {
        .output = "outGelu",
        .when = "approximate is none",
        .text = "gelu(gate)",
    },
    {
        .output = "outGelu",
        .when = "approximate is tanh",
        .text = "gelu_tanh(gate)",
    },
};

static const ac_entry_bound ge_glu_v3_bounds[] = {
    {"out", "1 ulp"},
    {"outGelu", "1 ulp"},
};

static const char *const ge_glu_v3_requires[] = {
    NULL,
};

static const char *const ge_glu_v3_notes[] = {
    "A tensor without dimensions is refused; the vendor's code takes it beside outputs of shape "
    "[0] and does nothing.",
    "The vendor does not compare the dtypes of the outputs where self is empty; here all checks "
    "are made.",
    NULL,
};

static const uint64_t ge_glu_v3_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t ge_glu_v3_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t ge_glu_v3_out_gelu_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice ge_glu_v3_approximate_choices[] = {
    {"none", NULL, 0},
    {"tanh", NULL, 1},
};

static const ac_entry_choice ge_glu_v3_activate_left_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_cut ge_glu_v3_self_cuts[] = {
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
static const ac_entry_value ge_glu_v3_example[] = {
    {"self", false, "[3, 2, 0, inf]"},
    {"dim", false, "0"},
    {"approximate", false, "none"},
    {"activateLeft", false, "false"},
    {"out", true, "[0, inf]"},
    {"outGelu", true, "[0, inf]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal ge_glu_v3_refusals[] = {
    {161001, "self, out or outGelu is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out or outGelu does not have the dtype of self"},
    {161002, "self, out or outGelu has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "self has no axis, or an odd extent along dim"},
    {161002, "out or outGelu does not have the shape of half of self along dim"},
    {161002, "approximate is none of none, tanh"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param ge_glu_v3_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = ge_glu_v3_self_dtypes,
        .cuts = ge_glu_v3_self_cuts,
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
        .choices = ge_glu_v3_approximate_choices,
        .choice_count = 2,
    },
    {
        .name = "activateLeft",
        .c_type = "bool",
        .doc = "whether the GELU is that of the first half",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = ge_glu_v3_activate_left_choices,
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
        .dtypes = ge_glu_v3_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .half = &(const ac_entry_axis){"dim", 0},
                .type = "T",
            },
    },
    {
        .name = "outGelu",
        .c_type = "aclTensor *",
        .doc = "the GELU of the gates",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = ge_glu_v3_out_gelu_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .half = &(const ac_entry_axis){"dim", 0},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_ge_glu_v3(const ac_entry_args *args, uint64_t *workspace_size,
                                     aclOpExecutor **executor)
{
    return aclnnGeGluV3GetWorkspaceSize(
        args->of[0].tensor, args->of[1].integer, args->of[2].integer, args->of[3].boolean,
        args->of[4].tensor, args->of[5].tensor, workspace_size, executor);
}

const ac_entry ge_glu_v3_entry = {
    .name = "aclnnGeGluV3",
    .op = "GeGluV3",
    .snake = "ge_glu_v3",
    .doc = "GeGluV3: one half of the input times the GELU of the other; a flag says of which.",
    .family = "activation",
    .spec = "spec/activation/ge_glu_v3.yaml",
    .header = "aclnnop/aclnn_geglu.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = ge_glu_v3_params,
    .param_count = sizeof(ge_glu_v3_params) / sizeof(ge_glu_v3_params[0]),
    .types = ge_glu_v3_types,
    .type_count = sizeof(ge_glu_v3_types) / sizeof(ge_glu_v3_types[0]),
    .space = {"self", NULL},
    .formulas = ge_glu_v3_formulas,
    .formula_count = 6,
    .bounds = ge_glu_v3_bounds,
    .bound_count = sizeof(ge_glu_v3_bounds) / sizeof(ge_glu_v3_bounds[0]),
    .requires_ = ge_glu_v3_requires,
    .notes = ge_glu_v3_notes,
    .refusals = ge_glu_v3_refusals,
    .example = ge_glu_v3_example,
    .prepare = prepare_ge_glu_v3,
    .launch = aclnnGeGluV3,
};
