/*
 * Generated from spec/norm/instance_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_instance_norm.h"
#include "client/catalogue.h"

static const ac_entry_type instance_norm_types[] = {
    {"X", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula instance_norm_formulas[] = {
    {
        .output = "centre",
        .when = "",
        .text = "sum(x, over: inner) / count(x, over: inner)",
    },
    {
        .output = "squares",
        .when = "",
        .text = "sum((x - centre) * (x - centre), over: inner)",
    },
    {
        .output = "spread",
        .when = "",
        .text = "squares / count(x, over: inner)",
    },
    {
        .output = "y",
        .when = "",
        .text = "(x - centre) * (1 / sqrt(spread + eps)) * gamma + beta",
    },
    {
        .output = "mean",
        .when = "",
        .text = "centre",
    },
    {
        .output = "variance",
        .when = "",
        .text = "spread",
    },
};

static const ac_entry_bound instance_norm_bounds[] = {
    {"y", "1 ulp"},
    {"mean", "1 ulp"},
    {"variance", "1 ulp"},
};

static const char *const instance_norm_requires[] = {
    NULL,
};

static const char *const instance_norm_notes[] = {
    "x may have any rank; the vendor wants 4.",
    "A unit of the bound is the last place of the result or, where terms cancel, 2^-46 of their "
    "size, if that is more.",
    "The squares of f32 neither overflow nor vanish, because they are in f64.",
    "dataFormat is NCHW alone; the vendor also takes NHWC, of which a tensor has the channels "
    "along the last axis.",
    NULL,
};

static const uint64_t instance_norm_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};

static const uint64_t instance_norm_gamma_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};

static const uint64_t instance_norm_beta_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};

static const uint64_t instance_norm_y_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};

static const uint64_t instance_norm_mean_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};

static const uint64_t instance_norm_variance_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};

static const ac_entry_choice instance_norm_data_format_choices[] = {
    {"NCHW", "NCHW", 0},
};

/* clang-format off */
static const ac_entry_value instance_norm_example[] = {
    {"x", false, "[[[[0, 6]], [[4, 10]]]]"},
    {"gamma", false, "[1, 2]"},
    {"beta", false, "[0, 0.5]"},
    {"dataFormat", false, "NCHW"},
    {"eps", false, "7"},
    {"y", true, "[[[[-0.75, 0.75]], [[-1, 2]]]]"},
    {"mean", true, "[[[[3]], [[7]]]]"},
    {"variance", true, "[[[[9]], [[9]]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal instance_norm_refusals[] = {
    {161001, "x, gamma, beta, y, mean, variance or dataFormat is null"},
    {161002, "x has a dtype that is not listed for it"},
    {161002, "gamma, beta, y, mean or variance does not have the dtype of x"},
    {161002, "x, gamma, beta, y, mean or variance has a rank above 8"},
    {161002, "gamma or beta has neither one element nor as many as x has channels (the extent of its axis 1; one channel below rank 2)"},
    {161002, "y does not have the shape of x"},
    {161002, "mean or variance does not have the shape of x without all of its axes but the first two, which stay with the extent 1"},
    {161002, "dataFormat is none of NCHW"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param instance_norm_params[] = {
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = instance_norm_x_dtypes,
    },
    {
        .name = "gamma",
        .c_type = "const aclTensor *",
        .doc = "what the elements of each channel are multiplied by",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNEL,
        .type = "X",
        .dtypes = instance_norm_gamma_dtypes,
    },
    {
        .name = "beta",
        .c_type = "const aclTensor *",
        .doc = "what is added to them",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNEL,
        .type = "X",
        .dtypes = instance_norm_beta_dtypes,
    },
    {
        .name = "dataFormat",
        .c_type = "char *",
        .doc = "which axis channels lie along",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_STRING,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = instance_norm_data_format_choices,
        .choice_count = 1,
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
        .name = "y",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "X",
        .dtypes = instance_norm_y_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .type = "X",
            },
    },
    {
        .name = "mean",
        .c_type = "aclTensor *",
        .doc = "the means, one for each channel of an image",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "X",
        .dtypes = instance_norm_mean_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .without = true,
                .keeps = true,
                .type = "X",
            },
    },
    {
        .name = "variance",
        .c_type = "aclTensor *",
        .doc = "the variances",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "X",
        .dtypes = instance_norm_variance_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .without = true,
                .keeps = true,
                .type = "X",
            },
    },
};

static aclnnStatus prepare_instance_norm(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnInstanceNormGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].string,
        args->of[4].real, args->of[5].tensor, args->of[6].tensor, args->of[7].tensor,
        workspace_size, executor);
}

const ac_entry instance_norm_entry = {
    .name = "aclnnInstanceNorm",
    .op = "InstanceNorm",
    .snake = "instance_norm",
    .doc = "InstanceNorm: the elements of each channel of an image less their mean, divided by "
           "their standard deviation, times a weight and plus a bias.",
    .family = "norm",
    .spec = "spec/norm/instance_norm.yaml",
    .header = "aclnnop/aclnn_instance_norm.h",
    .variant = "",
    .row_kept = 3,
    .by_rows = true,
    .on = {[AC_ASCEND310P] = true, [AC_HOST] = true},
    .params = instance_norm_params,
    .param_count = sizeof(instance_norm_params) / sizeof(instance_norm_params[0]),
    .types = instance_norm_types,
    .type_count = sizeof(instance_norm_types) / sizeof(instance_norm_types[0]),
    .space = {"x", NULL},
    .formulas = instance_norm_formulas,
    .formula_count = 6,
    .bounds = instance_norm_bounds,
    .bound_count = sizeof(instance_norm_bounds) / sizeof(instance_norm_bounds[0]),
    .requires_ = instance_norm_requires,
    .notes = instance_norm_notes,
    .refusals = instance_norm_refusals,
    .example = instance_norm_example,
    .prepare = prepare_instance_norm,
    .launch = aclnnInstanceNorm,
};
