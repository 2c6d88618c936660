/*
 * Generated from spec/norm/group_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_group_norm.h"
#include "client/catalogue.h"

static const ac_entry_type group_norm_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula group_norm_formulas[] = {
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
        .output = "out",
        .when = "",
        .text = "(self - mean) * rstd * gamma + beta",
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

static const ac_entry_bound group_norm_bounds[] = {
    {"out", "1 ulp"},
    {"meanOut", "1 ulp"},
    {"rstdOut", "1 ulp"},
};

static const char *const group_norm_requires[] = {
    "eps > 0",
    NULL,
};

static const char *const group_norm_notes[] = {
    "A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their "
    "size, if that is more.",
    "The squares of f32 neither overflow nor vanish, because they are in f64.",
    "An input without elements leaves the outputs as they were; the vendor writes means of 0 and "
    "nan where groups are empty.",
    "The channels lie along axis 1 in every storage format; the vendor refuses those in which "
    "they do not.",
    NULL,
};

static const uint64_t group_norm_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t group_norm_gamma_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t group_norm_beta_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t group_norm_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t group_norm_mean_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t group_norm_rstd_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value group_norm_example[] = {
    {"self", false, "[[0, 6], [4, 10]]"},
    {"gamma", false, "[1, 2]"},
    {"beta", false, "[0, 0.5]"},
    {"N", false, "2"},
    {"C", false, "2"},
    {"HxW", false, "1"},
    {"group", false, "1"},
    {"eps", false, "7"},
    {"out", true, "[[-0.75, 2], [-0.75, 2]]"},
    {"meanOut", true, "[[3], [7]]"},
    {"rstdOut", true, "[[0.25], [0.25]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal group_norm_refusals[] = {
    {161001, "self is null"},
    {161002, "gamma or beta is neither null nor a tensor"},
    {161001, "out, meanOut or rstdOut is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "gamma, beta, out, meanOut or rstdOut does not have the dtype of self"},
    {161002, "self, gamma, beta, out, meanOut or rstdOut has a rank above 8"},
    {161002, "group is below 1, or the extent of self along axis 1 is no multiple of it; or the rank of self is below 2"},
    {161002, "N is not the extent of self along axis 0"},
    {161002, "C is not the extent of self along axis 1"},
    {161002, "HxW is not the product of the extents of self from axis 2 on"},
    {161002, "gamma or beta does not have one axis with an element for each channel of self"},
    {161002, "out does not have the shape of self"},
    {161002, "meanOut or rstdOut does not have the shape [n, group], where n is the extent of self along axis 0"},
    {161002, "eps > 0 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param group_norm_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = group_norm_self_dtypes,
    },
    {
        .name = "gamma",
        .c_type = "const aclTensor *",
        .doc = "what the elements of each channel are multiplied by",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNELS,
        .type = "X",
        .optional = true,
        .fallback = 1.0,
        .dtypes = group_norm_gamma_dtypes,
    },
    {
        .name = "beta",
        .c_type = "const aclTensor *",
        .doc = "what is added to them",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNELS,
        .type = "X",
        .optional = true,
        .fallback = 0.0,
        .dtypes = group_norm_beta_dtypes,
    },
    {
        .name = "N",
        .c_type = "int64_t",
        .doc = "the first extent of self",
        .role = AC_ROLE_EXTENT,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
        .extent = 0,
    },
    {
        .name = "C",
        .c_type = "int64_t",
        .doc = "the number of channels",
        .role = AC_ROLE_EXTENT,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
        .extent = 1,
    },
    {
        .name = "HxW",
        .c_type = "int64_t",
        .doc = "the number of elements of a channel",
        .role = AC_ROLE_EXTENT,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
        .extent = 2,
        .behind = true,
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
        .type = "X",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = group_norm_out_dtypes,
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
        .type = "X",
        .dtypes = group_norm_mean_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .type = "X",
            },
    },
    {
        .name = "rstdOut",
        .c_type = "aclTensor *",
        .doc = "the reciprocals of the standard deviations",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "X",
        .dtypes = group_norm_rstd_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .type = "X",
            },
    },
};

static aclnnStatus prepare_group_norm(const ac_entry_args *args, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    return aclnnGroupNormGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].integer,
        args->of[4].integer, args->of[5].integer, args->of[6].integer, args->of[7].real,
        args->of[8].tensor, args->of[9].tensor, args->of[10].tensor, workspace_size, executor);
}

static bool fits_group_norm(const ac_entry_shape *shapes)
{
    return shapes[0].rank > 1;
}

const ac_entry group_norm_entry = {
    .name = "aclnnGroupNorm",
    .op = "GroupNorm",
    .snake = "group_norm",
    .doc = "GroupNorm: the elements of a group of channels less their mean, divided by their "
           "standard deviation, times a weight and plus a bias for each channel.",
    .family = "norm",
    .spec = "spec/norm/group_norm.yaml",
    .header = "aclnnop/aclnn_group_norm.h",
    .variant = "",
    .row_groups = "group",
    .by_rows = true,
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = group_norm_params,
    .param_count = sizeof(group_norm_params) / sizeof(group_norm_params[0]),
    .types = group_norm_types,
    .type_count = sizeof(group_norm_types) / sizeof(group_norm_types[0]),
    .space = {"self", NULL},
    .formulas = group_norm_formulas,
    .formula_count = 6,
    .bounds = group_norm_bounds,
    .bound_count = sizeof(group_norm_bounds) / sizeof(group_norm_bounds[0]),
    .requires_ = group_norm_requires,
    .fits = fits_group_norm,
    .notes = group_norm_notes,
    .refusals = group_norm_refusals,
    .example = group_norm_example,
    .prepare = prepare_group_norm,
    .launch = aclnnGroupNorm,
};
