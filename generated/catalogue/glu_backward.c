/*
 * Generated from spec/activation/glu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_glu_backward.h"
#include "client/catalogue.h"

static const ac_entry_type glu_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula glu_backward_formulas[] = {
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
        .output = "gradA",
        .when = "",
        .text = "half(dim, 0) of out",
    },
    {
        .output = "gradB",
        .when = "",
        .text = "half(dim, 1) of out",
    },
    {
        .output = "near",
        .when = "",
        .text = "sigmoid(abs(b))",
    },
    {
        .output = "fourth",
        .when = "",
        .text = "exp(-abs(b) / 4)",
    },
    {
        .output = "gradA",
        .when = "",
        .text = "gradOut * sigmoid(b)",
    },
    {
        .output = "gradB",
        .when = "",
        .text = "gradOut * a * near * near * fourth * fourth * fourth * fourth",
    },
};

static const ac_entry_bound glu_backward_bounds[] = {
    {"gradA", "1 ulp"},
    {"gradB", "1.5 ulp"},
};

static const char *const glu_backward_requires[] = {
    NULL,
};

static const char *const glu_backward_notes[] = {
    "A tensor without dimensions is refused.",
    NULL,
};

static const uint64_t glu_backward_grad_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t glu_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t glu_backward_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const ac_entry_cut glu_backward_self_cuts[] = {
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

static const ac_entry_cut glu_backward_out_cuts[] = {
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
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_HALF,
        .args = {"dim", NULL},
        .numbers = {0, 1},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value glu_backward_example[] = {
    {"gradOut", false, "[2, -4]"},
    {"self", false, "[3, 5, 0, 0]"},
    {"dim", false, "0"},
    {"out", true, "[1, -2, 1.5, -5]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal glu_backward_refusals[] = {
    {161001, "gradOut, self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "gradOut or out does not have the dtype of self"},
    {161002, "gradOut, self or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "self has no axis, or an odd extent along dim"},
    {161002, "gradOut does not have the shape of half of self along dim"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param glu_backward_params[] = {
    {
        .name = "gradOut",
        .c_type = "const aclTensor *",
        .doc = "the gradient of the result of Glu",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = glu_backward_grad_out_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input of Glu",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = glu_backward_self_dtypes,
        .cuts = glu_backward_self_cuts,
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
        .doc = "the gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = glu_backward_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
        .cuts = glu_backward_out_cuts,
        .cut_count = 2,
    },
};

static aclnnStatus prepare_glu_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnGluBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                            args->of[2].integer, args->of[3].tensor, workspace_size,
                                            executor);
}

const ac_entry glu_backward_entry = {
    .name = "aclnnGluBackward",
    .op = "GluBackward",
    .snake = "glu_backward",
    .doc = "GluBackward: the gradient of Glu.",
    .family = "activation",
    .spec = "spec/activation/glu_backward.yaml",
    .header = "aclnnop/aclnn_glu_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = glu_backward_params,
    .param_count = sizeof(glu_backward_params) / sizeof(glu_backward_params[0]),
    .types = glu_backward_types,
    .type_count = sizeof(glu_backward_types) / sizeof(glu_backward_types[0]),
    .space = {"self", NULL},
    .formulas = glu_backward_formulas,
    .formula_count = 8,
    .bounds = glu_backward_bounds,
    .bound_count = sizeof(glu_backward_bounds) / sizeof(glu_backward_bounds[0]),
    .requires_ = glu_backward_requires,
    .notes = glu_backward_notes,
    .refusals = glu_backward_refusals,
    .example = glu_backward_example,
    .prepare = prepare_glu_backward,
    .launch = aclnnGluBackward,
};
