/*
 * Generated from spec/activation/glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_glu.h"
#include "client/catalogue.h"

static const ac_entry_type glu_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula glu_formulas[] = {
    {
        .output = "a",
        .when = "",
        .text = "half(dim, 0) of self",
    },
    {
        .output = "b",
        .when = "",
        .text = "half(dim, 1) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "a * sigmoid(b)",
    },
};

static const ac_entry_bound glu_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const glu_requires[] = {
    NULL,
};

static const char *const glu_notes[] = {
    "A tensor without dimensions is refused.",
    NULL,
};

static const uint64_t glu_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t glu_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const ac_entry_cut glu_self_cuts[] = {
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
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 1},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value glu_example[] = {
    {"self", false, "[2, -4, 0, 0]"},
    {"dim", false, "0"},
    {"out", true, "[1, -2]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal glu_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "self has no axis, or an odd extent along dim"},
    {161002, "out does not have the shape of half of self along dim"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param glu_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input, with the values in its first half and the gates in its second",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = glu_self_dtypes,
        .cuts = glu_self_cuts,
        .cut_count = 2,
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
        .name = "out",
        .c_type = "const aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = glu_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .half = &(const ac_entry_axis){"dim", 0},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_glu(const ac_entry_args *args, uint64_t *workspace_size,
                               aclOpExecutor **executor)
{
    return aclnnGluGetWorkspaceSize(args->of[0].tensor, args->of[1].integer, args->of[2].tensor,
                                    workspace_size, executor);
}

const ac_entry glu_entry = {
    .name = "aclnnGlu",
    .op = "Glu",
    .snake = "glu",
    .doc = "Glu: the gated linear unit, one half of the input times the sigmoid of the other.",
    .family = "activation",
    .spec = "spec/activation/glu.yaml",
    .header = "aclnnop/aclnn_glu.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = glu_params,
    .param_count = sizeof(glu_params) / sizeof(glu_params[0]),
    .types = glu_types,
    .type_count = sizeof(glu_types) / sizeof(glu_types[0]),
    .space = {"self", NULL},
    .formulas = glu_formulas,
    .formula_count = 3,
    .bounds = glu_bounds,
    .bound_count = sizeof(glu_bounds) / sizeof(glu_bounds[0]),
    .requires_ = glu_requires,
    .notes = glu_notes,
    .refusals = glu_refusals,
    .example = glu_example,
    .prepare = prepare_glu,
    .launch = aclnnGlu,
};
