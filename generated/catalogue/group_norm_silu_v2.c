/*
 * Generated from spec/norm/group_norm_silu_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_group_norm_silu.h"
#include "client/catalogue.h"

static const ac_entry_type group_norm_silu_v2_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"G", "", {NULL}, NULL, 0, NULL},
    {"M", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X", "G"}, NULL, 0, NULL},
};

static const ac_entry_formula group_norm_silu_v2_formulas[] = {
    {
        .output = "mean",
        .when = "",
        .text = "sum(self, over: group) / count(self, over: group)",
    },
    {
        .output = "squares",
        .when = "",
        .text = "sum((self - mean) * (self - mean), over: group)",
    },
    {
        .output = "rstd",
        .when = "",
        .text = "1 / sqrt(squares / count(self, over: group) + eps)",
    },
    {
        .output = "norm",
        .when = "",
        .text = "(self - mean) * rstd * gamma + beta",
    },
    {
        .output = "out",
        .when = "activateSilu is true",
        .text = "where(norm == -inf, 0, norm * sigmoid(norm))",
    },
    {
        .output = "out",
        .when = "",
        .text = "norm",
    },
    {
        .output = "meanOut",
        .when = "",
        .text = "mean",
    },
    {
        .output = "rstdOut",
        .when = "",
        .text = "rstd",
    },
};

static const ac_entry_bound group_norm_silu_v2_bounds[] = {
    {"out", "1 ulp"},
    {"meanOut", "1 ulp"},
    {"rstdOut", "1 ulp"},
};

static const char *const group_norm_silu_v2_requires[] = {
    "eps > 0",
    NULL,
};

static const char *const group_norm_silu_v2_notes[] = {
    "A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their "
    "size, if that is more.",
    "The squares of f32 neither overflow nor vanish, because they are in f64.",
    "Where the normalised value is -inf, its product with its sigmoid is 0, the limit.",
    "meanOut and rstdOut may be of any float dtype; the vendor takes that of self, on ascend950 "
    "that of gamma.",
    "An input without elements leaves the outputs as they were; the vendor writes means of 0 and "
    "nan where groups are empty.",
    NULL,
};

static const uint64_t group_norm_silu_v2_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t group_norm_silu_v2_gamma_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t group_norm_silu_v2_beta_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t group_norm_silu_v2_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t group_norm_silu_v2_mean_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t group_norm_silu_v2_rstd_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice group_norm_silu_v2_activate_silu_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value group_norm_silu_v2_example[] = {
    {"self", false, "[[0, 6], [4, 10]]"},
    {"gamma", false, "[0, 0]"},
    {"beta", false, "[0, 100]"},
    {"group", false, "1"},
    {"eps", false, "7"},
    {"activateSilu", false, "true"},
    {"out", true, "[[0, 100], [0, 100]]"},
    {"meanOut", true, "[[3], [7]]"},
    {"rstdOut", true, "[[0.25], [0.25]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal group_norm_silu_v2_refusals[] = {
    {161001, "self is null"},
    {161002, "gamma or beta is neither null nor a tensor"},
    {161001, "out, meanOut or rstdOut is null"},
    {161002, "self, gamma or beta has a dtype that is not listed for it"},
    {161002, "beta does not have the dtype of gamma"},
    {161002, "gamma or beta has neither the dtype of self nor f32"},
    {161002, "out does not have the dtype of self"},
    {161002, "meanOut or rstdOut has a dtype that is not listed for it"},
    {161002, "self, gamma, beta, out, meanOut or rstdOut has a rank above 8"},
    {161002, "group is below 1, or the extent of self along axis 1 is no multiple of it; or the rank of self is below 2"},
    {161002, "gamma or beta does not have one axis with an element for each channel of self"},
    {161002, "out does not have the shape of self"},
    {161002, "meanOut or rstdOut does not have the shape [n, group], where n is the extent of self along axis 0"},
    {161002, "eps > 0 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param group_norm_silu_v2_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = group_norm_silu_v2_self_dtypes,
    },
    {
        .name = "gamma",
        .c_type = "const aclTensor *",
        .doc = "what the elements of each channel are multiplied by",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNELS,
        .type = "G",
        .optional = true,
        .fallback = 1.0,
        .dtypes = group_norm_silu_v2_gamma_dtypes,
    },
    {
        .name = "beta",
        .c_type = "const aclTensor *",
        .doc = "what is added to them",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNELS,
        .type = "G",
        .optional = true,
        .fallback = 0.0,
        .dtypes = group_norm_silu_v2_beta_dtypes,
    },
    {
        .name = "group",
        .c_type = "int64_t",
        .doc = "the number of groups",
        .role = AC_ROLE_GROUPS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "eps",
        .c_type = "double",
        .doc = "what is added to the variance",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "activateSilu",
        .c_type = "bool",
        .doc = "whether the result is multiplied by its sigmoid",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = group_norm_silu_v2_activate_silu_choices,
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
        .cast = true,
        .cast_to = "X",
        .dtypes = group_norm_silu_v2_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "X",
            },
    },
    {
        .name = "meanOut",
        .c_type = "aclTensor *",
        .doc = "the means, one for each group",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .dtypes = group_norm_silu_v2_mean_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .type = "T",
            },
    },
    {
        .name = "rstdOut",
        .c_type = "aclTensor *",
        .doc = "the reciprocals of the standard deviations",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .dtypes = group_norm_silu_v2_rstd_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_group_norm_silu_v2(const ac_entry_args *args, uint64_t *workspace_size,
                                              aclOpExecutor **executor)
{
    return aclnnGroupNormSiluV2GetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].integer,
        args->of[4].real, args->of[5].boolean, args->of[6].tensor, args->of[7].tensor,
        args->of[8].tensor, workspace_size, executor);
}

static bool fits_group_norm_silu_v2(const ac_entry_shape *shapes)
{
    return shapes[0].rank > 1;
}

const ac_entry group_norm_silu_v2_entry = {
    .name = "aclnnGroupNormSiluV2",
    .op = "GroupNormSiluV2",
    .snake = "group_norm_silu_v2",
    .doc = "GroupNormSiluV2: GroupNorm, and, where that is wanted, the result times its sigmoid.",
    .family = "norm",
    .spec = "spec/norm/group_norm_silu_v2.yaml",
    .header = "aclnnop/aclnn_group_norm_silu.h",
    .variant = "",
    .row_groups = "group",
    .by_rows = true,
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = group_norm_silu_v2_params,
    .param_count = sizeof(group_norm_silu_v2_params) / sizeof(group_norm_silu_v2_params[0]),
    .types = group_norm_silu_v2_types,
    .type_count = sizeof(group_norm_silu_v2_types) / sizeof(group_norm_silu_v2_types[0]),
    .space = {"self", NULL},
    .formulas = group_norm_silu_v2_formulas,
    .formula_count = 8,
    .bounds = group_norm_silu_v2_bounds,
    .bound_count = sizeof(group_norm_silu_v2_bounds) / sizeof(group_norm_silu_v2_bounds[0]),
    .requires_ = group_norm_silu_v2_requires,
    .fits = fits_group_norm_silu_v2,
    .notes = group_norm_silu_v2_notes,
    .refusals = group_norm_silu_v2_refusals,
    .example = group_norm_silu_v2_example,
    .prepare = prepare_group_norm_silu_v2,
    .launch = aclnnGroupNormSiluV2,
};
