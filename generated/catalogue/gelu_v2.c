/*
 * Generated from spec/activation/gelu_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_gelu_v2.h"
#include "client/catalogue.h"

static const ac_entry_type gelu_v2_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula gelu_v2_formulas[] = {
    {
        .output = "y",
        .when = "approximate is tanh",
        .text = "gelu_tanh(x)",
    },
    {
        .output = "y",
        .when = "approximate is none",
        .text = "gelu(x)",
    },
};

static const ac_entry_bound gelu_v2_bounds[] = {
    {"y", "1 ulp"},
};

static const char *const gelu_v2_requires[] = {
    NULL,
};

static const char *const gelu_v2_notes[] = {
    "approximate is a number here and a text in aclnnGeluBackwardV2. Only 1 means the form with "
    "tanh; no value is refused.",
    "The result at -inf is the limit, a negative zero.",
    "The vendor's code has no limit on the rank here; this library stops at rank 8 as everywhere.",
    NULL,
};

static const uint64_t gelu_v2_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t gelu_v2_y_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice gelu_v2_approximate_choices[] = {
    {"tanh", NULL, 1},
    {"none", NULL, 0},
};

/* clang-format off */
static const ac_entry_value gelu_v2_example[] = {
    {"x", false, "[0, 1, 16, -16, inf]"},
    {"approximate", false, "none"},
    {"y", true, "[0, 0.8413447460685429, 16, 0, inf]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal gelu_v2_refusals[] = {
    {161001, "x or y is null"},
    {161002, "x has a dtype that is not listed for it"},
    {161002, "y does not have the dtype of x"},
    {161002, "x or y has a rank above 8"},
    {161002, "y does not have the shape of x"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param gelu_v2_params[] = {
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = gelu_v2_x_dtypes,
    },
    {
        .name = "approximate",
        .c_type = "int64_t",
        .doc = "the form",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = gelu_v2_approximate_choices,
        .choice_count = 2,
        .open = true,
    },
    {
        .name = "y",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = gelu_v2_y_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_gelu_v2(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnGeluV2GetWorkspaceSize(args->of[0].tensor, args->of[1].integer, args->of[2].tensor,
                                       workspace_size, executor);
}

const ac_entry gelu_v2_entry = {
    .name = "aclnnGeluV2",
    .op = "GeluV2",
    .snake = "gelu_v2",
    .doc = "GeluV2: the input times the normal distribution function, exact or in the form that "
           "approximates it with tanh.",
    .family = "activation",
    .spec = "spec/activation/gelu_v2.yaml",
    .header = "aclnnop/aclnn_gelu_v2.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = gelu_v2_params,
    .param_count = sizeof(gelu_v2_params) / sizeof(gelu_v2_params[0]),
    .types = gelu_v2_types,
    .type_count = sizeof(gelu_v2_types) / sizeof(gelu_v2_types[0]),
    .space = {"x", NULL},
    .formulas = gelu_v2_formulas,
    .formula_count = 2,
    .bounds = gelu_v2_bounds,
    .bound_count = sizeof(gelu_v2_bounds) / sizeof(gelu_v2_bounds[0]),
    .requires_ = gelu_v2_requires,
    .notes = gelu_v2_notes,
    .refusals = gelu_v2_refusals,
    .example = gelu_v2_example,
    .prepare = prepare_gelu_v2,
    .launch = aclnnGeluV2,
};
