/*
 * Generated from spec/activation/gelu_backward_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_gelu_backward_v2.h"
#include "client/catalogue.h"

static const ac_entry_type gelu_backward_v2_types[] = {
    {"G", "", {NULL}, NULL, 0, NULL},
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"G", "S"}, NULL, 0, NULL},
};

static const ac_entry_formula gelu_backward_v2_formulas[] = {
    {
        .output = "u",
        .when = "",
        .text = "0.7978845608028654 * (self + 0.044715 * self * self * self)",
    },
    {
        .output = "slope",
        .when = "",
        .text = "0.7978845608028654 * (1 + 0.134145 * self * self)",
    },
    {
        .output = "t",
        .when = "",
        .text = "tanh(u)",
    },
    {
        .output = "gradInput",
        .when = "approximate is none",
        .text = "gradOutput * (normal_cdf(self) + self * normal_pdf(self))",
    },
    {
        .output = "gradInput",
        .when = "approximate is tanh",
        .text = "gradOutput * 0.5 * ((1 + t) + self * (1 - t * t) * slope)",
    },
};

static const ac_entry_bound gelu_backward_v2_bounds[] = {
    {"gradInput", "1.5 ulp"},
};

static const char *const gelu_backward_v2_requires[] = {
    NULL,
};

static const char *const gelu_backward_v2_notes[] = {
    "gradInput has exactly the dtype that gradOutput and self promote to; f16 with bf16 gives f32.",
    "At -inf and inf the limits 0 and 1 of the slope are meant, although the formula as written "
    "there multiplies zero by infinity.",
    "approximate is a char *, not a const char *; it is compared exactly, and is the last thing "
    "checked.",
    "The vendor's code has no limit on the rank here, and tests only the promoted dtype against "
    "its list; this library checks both inputs and stops at rank 8 as everywhere.",
    NULL,
};

static const uint64_t gelu_backward_v2_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t gelu_backward_v2_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t gelu_backward_v2_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice gelu_backward_v2_approximate_choices[] = {
    {"none", "none", 0},
    {"tanh", "tanh", 0},
};

/* clang-format off */
static const ac_entry_value gelu_backward_v2_example[] = {
    {"gradOutput", false, "[2, 3, 4]"},
    {"self", false, "[0, -inf, inf]"},
    {"approximate", false, "none"},
    {"gradInput", true, "[1, 0, 4]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal gelu_backward_v2_refusals[] = {
    {161001, "gradOutput, self, gradInput or approximate is null"},
    {161002, "gradOutput or self has a dtype that is not listed for it"},
    {161002, "gradInput does not have the dtype of the promotion of gradOutput and self"},
    {161002, "gradOutput, self or gradInput has a rank above 8"},
    {161002, "gradOutput and self do not broadcast together"},
    {161002, "gradInput does not have the shape of the broadcast of gradOutput and self"},
    {161002, "approximate is none of none, tanh"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param gelu_backward_v2_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of Gelu",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "G",
        .dtypes = gelu_backward_v2_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "input of Gelu",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "S",
        .dtypes = gelu_backward_v2_self_dtypes,
    },
    {
        .name = "approximate",
        .c_type = "char *",
        .doc = "the form of Gelu",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_STRING,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = gelu_backward_v2_approximate_choices,
        .choice_count = 2,
    },
    {
        .name = "gradInput",
        .c_type = "aclTensor *",
        .doc = "gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = gelu_backward_v2_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gradOutput", "self"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_gelu_backward_v2(const ac_entry_args *args, uint64_t *workspace_size,
                                            aclOpExecutor **executor)
{
    return aclnnGeluBackwardV2GetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                               args->of[2].string, args->of[3].tensor,
                                               workspace_size, executor);
}

const ac_entry gelu_backward_v2_entry = {
    .name = "aclnnGeluBackwardV2",
    .op = "GeluBackwardV2",
    .snake = "gelu_backward_v2",
    .doc = "GeluBackwardV2: the gradient of Gelu, in the exact form or in the one that "
           "approximates it with tanh.",
    .family = "activation",
    .spec = "spec/activation/gelu_backward_v2.yaml",
    .header = "aclnnop/aclnn_gelu_backward_v2.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = gelu_backward_v2_params,
    .param_count = sizeof(gelu_backward_v2_params) / sizeof(gelu_backward_v2_params[0]),
    .types = gelu_backward_v2_types,
    .type_count = sizeof(gelu_backward_v2_types) / sizeof(gelu_backward_v2_types[0]),
    .space = {"gradOutput", "self"},
    .formulas = gelu_backward_v2_formulas,
    .formula_count = 5,
    .bounds = gelu_backward_v2_bounds,
    .bound_count = sizeof(gelu_backward_v2_bounds) / sizeof(gelu_backward_v2_bounds[0]),
    .requires_ = gelu_backward_v2_requires,
    .notes = gelu_backward_v2_notes,
    .refusals = gelu_backward_v2_refusals,
    .example = gelu_backward_v2_example,
    .prepare = prepare_gelu_backward_v2,
    .launch = aclnnGeluBackwardV2,
};
