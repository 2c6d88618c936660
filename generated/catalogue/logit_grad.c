/*
 * Generated from spec/mathematics/logit_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_logit_grad.h"
#include "client/catalogue.h"

static const ac_entry_type logit_grad_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula logit_grad_formulas[] = {
    {
        .output = "outside",
        .when = "",
        .text = "sqrt(-abs(x))",
    },
    {
        .output = "at_one",
        .when = "",
        .text = "where(dy > 0, inf, where(dy < 0, -inf, outside))",
    },
    {
        .output = "slope",
        .when = "",
        .text = "where(x == 1, at_one, dy / (x * (1 - x)))",
    },
    {
        .output = "out",
        .when = "",
        .text = "where(eps >= 0, where(x >= eps and x <= 1 - eps, slope, 0), where(x >= 0 and x "
                "<= 1, slope, outside))",
    },
};

static const ac_entry_bound logit_grad_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const logit_grad_requires[] = {
    NULL,
};

static const char *const logit_grad_notes[] = {
    NULL,
};

static const uint64_t logit_grad_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t logit_grad_dy_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t logit_grad_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value logit_grad_example[] = {
    {"x", false, "[0.5, 1.5, 0, 1]"},
    {"dy", false, "[1, 1, 2, -2]"},
    {"eps", false, "-1"},
    {"out", true, "[4, nan, inf, -inf]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal logit_grad_refusals[] = {
    {161001, "x, dy or out is null"},
    {161002, "x has a dtype that is not listed for it"},
    {161002, "dy or out does not have the dtype of x"},
    {161002, "x, dy or out has a rank above 8"},
    {161002, "dy or out does not have the shape of x"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param logit_grad_params[] = {
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "the input of Logit",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = logit_grad_x_dtypes,
    },
    {
        .name = "dy",
        .c_type = "const aclTensor *",
        .doc = "the gradient of its output",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = logit_grad_dy_dtypes,
    },
    {
        .name = "eps",
        .c_type = "double",
        .doc = "the eps of Logit",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "out",
        .c_type = "const aclTensor *",
        .doc = "the gradient of its input",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = logit_grad_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_logit_grad(const ac_entry_args *args, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    return aclnnLogitGradGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].real,
                                          args->of[3].tensor, workspace_size, executor);
}

const ac_entry logit_grad_entry = {
    .name = "aclnnLogitGrad",
    .op = "LogitGrad",
    .snake = "logit_grad",
    .doc = "LogitGrad: the gradient of Logit.",
    .family = "mathematics",
    .spec = "spec/mathematics/logit_grad.yaml",
    .header = "aclnnop/aclnn_logit_grad.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = logit_grad_params,
    .param_count = sizeof(logit_grad_params) / sizeof(logit_grad_params[0]),
    .types = logit_grad_types,
    .type_count = sizeof(logit_grad_types) / sizeof(logit_grad_types[0]),
    .space = {"x", NULL},
    .formulas = logit_grad_formulas,
    .formula_count = 4,
    .bounds = logit_grad_bounds,
    .bound_count = sizeof(logit_grad_bounds) / sizeof(logit_grad_bounds[0]),
    .requires_ = logit_grad_requires,
    .notes = logit_grad_notes,
    .refusals = logit_grad_refusals,
    .example = logit_grad_example,
    .prepare = prepare_logit_grad,
    .launch = aclnnLogitGrad,
};
