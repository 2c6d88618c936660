/*
 * Generated from spec/norm/group_norm_swish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_group_norm_swish.h"
#include "client/catalogue.h"

static const ac_entry_type group_norm_swish_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
    {"G", "", {NULL}, NULL, 0, NULL},
    {"T", "single", {"X", "G"}, NULL, 0, NULL},
};

static const ac_entry_formula group_norm_swish_formulas[] = {
    {
        .output = "mean",
        .when = "",
        .text = "sum(x, over: numGroups) / count(x, over: numGroups)",
    },
    {
        .output = "squares",
        .when = "",
        .text = "sum((x - mean) * (x - mean), over: numGroups)",
    },
    {
        .output = "rstd",
        .when = "",
        .text = "1 / sqrt(squares / count(x, over: numGroups) + eps)",
    },
    {
        .output = "norm",
        .when = "",
        .text = "(x - mean) * rstd * gamma + beta",
    },
    {
        .output = "yOut",
        .when = "activateSwish is true",
        .text = "where(swishScale * norm == -inf, 0, norm * sigmoid(swishScale * norm))",
    },
    {
        .output = "yOut",
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

static const ac_entry_bound group_norm_swish_bounds[] = {
    {"yOut", "1 ulp"},
    {"meanOut", "1 ulp"},
    {"rstdOut", "1 ulp"},
};

static const char *const group_norm_swish_requires[] = {
    NULL,
};

static const char *const group_norm_swish_notes[] = {
    "A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their "
    "size, if that is more.",
    "The squares of f32 neither overflow nor vanish, because they are in f64.",
    "Where swishScale times the normalised value is -inf, its product with the sigmoid is 0, the "
    "limit.",
    "An input without elements leaves the outputs as they were; the vendor refuses it.",
    NULL,
};

static const uint64_t group_norm_swish_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t group_norm_swish_gamma_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t group_norm_swish_beta_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t group_norm_swish_y_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t group_norm_swish_mean_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t group_norm_swish_rstd_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const ac_entry_choice group_norm_swish_data_format_optional_choices[] = {
    {"NCHW", "NCHW", 0},
};

static const ac_entry_choice group_norm_swish_activate_swish_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value group_norm_swish_example[] = {
    {"x", false, "[[0, 6], [4, 10]]"},
    {"gamma", false, "[1, 2]"},
    {"beta", false, "[0, 0.5]"},
    {"numGroups", false, "1"},
    {"dataFormatOptional", false, "NCHW"},
    {"eps", false, "7"},
    {"activateSwish", false, "true"},
    {"swishScale", false, "0"},
    {"yOut", true, "[[-0.375, 1], [-0.375, 1]]"},
    {"meanOut", true, "[[3], [7]]"},
    {"rstdOut", true, "[[0.25], [0.25]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal group_norm_swish_refusals[] = {
    {161001, "x, gamma, beta, yOut, meanOut or rstdOut is null"},
    {161002, "x or gamma has a dtype that is not listed for it"},
    {161002, "beta does not have the dtype of gamma"},
    {161002, "gamma or beta has neither the dtype of x nor f32"},
    {161002, "yOut does not have the dtype of x"},
    {161002, "meanOut or rstdOut does not have the dtype of gamma"},
    {561002, "x, gamma, beta, yOut, meanOut or rstdOut has a rank above 8"},
    {561002, "numGroups is below 1, or the extent of x along axis 1 is no multiple of it; or the rank of x is below 2"},
    {561002, "gamma or beta does not have one axis with an element for each channel of x"},
    {561002, "yOut does not have the shape of x"},
    {561002, "meanOut or rstdOut does not have the shape [n, numGroups], where n is the extent of x along axis 0"},
    {561002, "dataFormatOptional is none of NCHW"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param group_norm_swish_params[] = {
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = group_norm_swish_x_dtypes,
    },
    {
        .name = "gamma",
        .c_type = "const aclTensor *",
        .doc = "what the elements of each channel are multiplied by",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNELS,
        .type = "G",
        .dtypes = group_norm_swish_gamma_dtypes,
    },
    {
        .name = "beta",
        .c_type = "const aclTensor *",
        .doc = "what is added to them",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNELS,
        .type = "G",
        .dtypes = group_norm_swish_beta_dtypes,
    },
    {
        .name = "numGroups",
        .c_type = "int64_t",
        .doc = "the number of groups",
        .role = AC_ROLE_GROUPS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "x",
    },
    {
        .name = "dataFormatOptional",
        .c_type = "char *",
        .doc = "which axis channels lie along",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_STRING,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
        .fallback = 0.0,
        .choices = group_norm_swish_data_format_optional_choices,
        .choice_count = 1,
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
        .name = "activateSwish",
        .c_type = "bool",
        .doc = "whether the result is multiplied by a sigmoid",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = group_norm_swish_activate_swish_choices,
        .choice_count = 2,
    },
    {
        .name = "swishScale",
        .c_type = "double",
        .doc = "what the result is multiplied by in the sigmoid",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "yOut",
        .c_type = "const aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .cast_to = "X",
        .dtypes = group_norm_swish_y_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .type = "X",
            },
    },
    {
        .name = "meanOut",
        .c_type = "const aclTensor *",
        .doc = "the means, one for each group",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .cast_to = "G",
        .dtypes = group_norm_swish_mean_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .without = true,
                .type = "G",
            },
    },
    {
        .name = "rstdOut",
        .c_type = "const aclTensor *",
        .doc = "the reciprocals of the standard deviations",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .cast = true,
        .cast_to = "G",
        .dtypes = group_norm_swish_rstd_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .without = true,
                .type = "G",
            },
    },
};

static aclnnStatus prepare_group_norm_swish(const ac_entry_args *args, uint64_t *workspace_size,
                                            aclOpExecutor **executor)
{
    return aclnnGroupNormSwishGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].integer,
        args->of[4].string, args->of[5].real, args->of[6].boolean, args->of[7].real,
        args->of[8].tensor, args->of[9].tensor, args->of[10].tensor, workspace_size, executor);
}

static bool fits_group_norm_swish(const ac_entry_shape *shapes)
{
    return shapes[0].rank > 1;
}

const ac_entry group_norm_swish_entry = {
    .name = "aclnnGroupNormSwish",
    .op = "GroupNormSwish",
    .snake = "group_norm_swish",
    .doc = "GroupNormSwish: GroupNorm, and, where that is wanted, the result times the sigmoid of"
           " a multiple of it.",
    .family = "norm",
    .spec = "spec/norm/group_norm_swish.yaml",
    .header = "aclnnop/aclnn_group_norm_swish.h",
    .variant = "",
    .row_groups = "numGroups",
    .by_rows = true,
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = group_norm_swish_params,
    .param_count = sizeof(group_norm_swish_params) / sizeof(group_norm_swish_params[0]),
    .types = group_norm_swish_types,
    .type_count = sizeof(group_norm_swish_types) / sizeof(group_norm_swish_types[0]),
    .space = {"x", NULL},
    .formulas = group_norm_swish_formulas,
    .formula_count = 8,
    .bounds = group_norm_swish_bounds,
    .bound_count = sizeof(group_norm_swish_bounds) / sizeof(group_norm_swish_bounds[0]),
    .late = 561002,
    .requires_ = group_norm_swish_requires,
    .fits = fits_group_norm_swish,
    .notes = group_norm_swish_notes,
    .refusals = group_norm_swish_refusals,
    .example = group_norm_swish_example,
    .prepare = prepare_group_norm_swish,
    .launch = aclnnGroupNormSwish,
};
