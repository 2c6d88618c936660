/*
 * Generated from spec/mathematics/logit.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_logit.h"
#include "client/catalogue.h"

static const ac_entry_type logit_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula logit_formulas[] = {
    {
        .output = "bounded",
        .when = "",
        .text = "where(input < eps, eps, where(input > 1 - eps, 1 - eps, input))",
    },
    {
        .output = "z",
        .when = "",
        .text = "where(eps >= 0, bounded, input)",
    },
    {
        .output = "out",
        .when = "",
        .text = "where(z > 0.25 and z < 0.75, 2 * atanh(2 * z - 1), log(z) - log1p(-z))",
    },
};

static const ac_entry_bound logit_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const logit_requires[] = {
    NULL,
};

static const char *const logit_notes[] = {
    NULL,
};

static const uint64_t logit_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t logit_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value logit_example[] = {
    {"input", false, "[0.5, 0, 1, 2]"},
    {"eps", false, "-1"},
    {"out", true, "[0, -inf, inf, nan]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal logit_refusals[] = {
    {161001, "input or out is null"},
    {161002, "input has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of input"},
    {161002, "input or out has a rank above 8"},
    {161002, "out does not have the shape of input"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param logit_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "a probability",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = logit_input_dtypes,
    },
    {
        .name = "eps",
        .c_type = "double",
        .doc = "how far z is kept from 0 and 1; a negative number or nan does not keep it",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "out",
        .c_type = "const aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = logit_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_logit(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnLogitGetWorkspaceSize(args->of[0].tensor, args->of[1].real, args->of[2].tensor,
                                      workspace_size, executor);
}

const ac_entry logit_entry = {
    .name = "aclnnLogit",
    .op = "Logit",
    .snake = "logit",
    .doc = "Logit: the logarithm of z / (1 - z), where z is the input within eps of 0 and 1.",
    .family = "mathematics",
    .spec = "spec/mathematics/logit.yaml",
    .header = "aclnnop/aclnn_logit.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = logit_params,
    .param_count = sizeof(logit_params) / sizeof(logit_params[0]),
    .types = logit_types,
    .type_count = sizeof(logit_types) / sizeof(logit_types[0]),
    .space = {"input", NULL},
    .formulas = logit_formulas,
    .formula_count = 3,
    .bounds = logit_bounds,
    .bound_count = sizeof(logit_bounds) / sizeof(logit_bounds[0]),
    .requires_ = logit_requires,
    .notes = logit_notes,
    .refusals = logit_refusals,
    .example = logit_example,
    .prepare = prepare_logit,
    .launch = aclnnLogit,
};
