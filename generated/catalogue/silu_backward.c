/*
 * Generated from spec/activation/silu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_silu_backward.h"
#include "client/catalogue.h"

static const ac_entry_type silu_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula silu_backward_formulas[] = {
    {
        .output = "s",
        .when = "",
        .text = "sigmoid(self)",
    },
    {
        .output = "gradInput",
        .when = "",
        .text = "gradOutput * (s * (1 + self * (1 - s)))",
    },
};

static const ac_entry_bound silu_backward_bounds[] = {
    {"gradInput", "1.5 ulp"},
};

static const char *const silu_backward_requires[] = {
    NULL,
};

static const char *const silu_backward_notes[] = {
    "The slope at -inf and inf is the limit, 0 and 1.",
    "On ascend950 the vendor's code also lets gradOutput and self broadcast, and lets them differ"
    " in dtype where gradInput is f32. Here shapes and dtypes are equal on every product.",
    NULL,
};

static const uint64_t silu_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t silu_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t silu_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value silu_backward_example[] = {
    {"gradOutput", false, "[2, -3, 4]"},
    {"self", false, "[0, 64, -inf]"},
    {"gradInput", true, "[1, -3, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal silu_backward_refusals[] = {
    {161001, "gradOutput, self or gradInput is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "gradOutput or gradInput does not have the dtype of self"},
    {161002, "gradOutput, self or gradInput has a rank above 8"},
    {161002, "gradOutput or gradInput does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param silu_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of Silu",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = silu_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "input of Silu",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = silu_backward_self_dtypes,
    },
    {
        .name = "gradInput",
        .c_type = "aclTensor *",
        .doc = "gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = silu_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_silu_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnSiluBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                             args->of[2].tensor, workspace_size, executor);
}

const ac_entry silu_backward_entry = {
    .name = "aclnnSiluBackward",
    .op = "SiluBackward",
    .snake = "silu_backward",
    .doc = "SiluBackward: the gradient of Silu, which is self * sigmoid(self).",
    .family = "activation",
    .spec = "spec/activation/silu_backward.yaml",
    .header = "aclnnop/aclnn_silu_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = silu_backward_params,
    .param_count = sizeof(silu_backward_params) / sizeof(silu_backward_params[0]),
    .types = silu_backward_types,
    .type_count = sizeof(silu_backward_types) / sizeof(silu_backward_types[0]),
    .space = {"self", NULL},
    .formulas = silu_backward_formulas,
    .formula_count = 2,
    .bounds = silu_backward_bounds,
    .bound_count = sizeof(silu_backward_bounds) / sizeof(silu_backward_bounds[0]),
    .requires_ = silu_backward_requires,
    .notes = silu_backward_notes,
    .refusals = silu_backward_refusals,
    .example = silu_backward_example,
    .prepare = prepare_silu_backward,
    .launch = aclnnSiluBackward,
};
