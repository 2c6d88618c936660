/*
 * Generated from spec/activation/leaky_relu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_leaky_relu_backward.h"
#include "client/catalogue.h"

static const ac_entry_type leaky_relu_backward_types[] = {
    {"G", "", {NULL}, NULL, 0, NULL},
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"G", "S"}, NULL, 0, NULL},
};

static const ac_entry_formula leaky_relu_backward_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self > 0, gradOutput, gradOutput * negativeSlope)",
    },
};

static const ac_entry_bound leaky_relu_backward_bounds[] = {
    {"out", "exact"},
};

static const char *const leaky_relu_backward_requires[] = {
    "not (selfIsResult and negativeSlope < 0)",
    NULL,
};

static const char *const leaky_relu_backward_notes[] = {
    "A zero and a nan in self are not positive, so the gradient there is scaled.",
    "selfIsResult changes nothing but a check: with it a negative slope is refused. A slope that "
    "is nan passes that check.",
    "The slope is refused in u16, u32, u64 and the complex dtypes. The vendor refuses bf16 for it"
    " on ascend910 and ascend310p, which this library takes on every product.",
    "The vendor's code takes an empty self for an empty call even where gradOutput is not empty; "
    "here both have to broadcast together first.",
    NULL,
};

static const uint64_t leaky_relu_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t leaky_relu_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t leaky_relu_backward_negative_slope_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
};

static const uint64_t leaky_relu_backward_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
};

static const ac_entry_choice leaky_relu_backward_self_is_result_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value leaky_relu_backward_example[] = {
    {"gradOutput", false, "[3, 4, 5]"},
    {"self", false, "[-2, 0, 7]"},
    {"negativeSlope", false, "0.5"},
    {"selfIsResult", false, "false"},
    {"out", true, "[1.5, 2, 5]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal leaky_relu_backward_refusals[] = {
    {161001, "gradOutput, self, negativeSlope or out is null"},
    {161002, "gradOutput, self or negativeSlope has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "gradOutput, self or out has a rank above 8"},
    {161002, "gradOutput and self do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of gradOutput and self"},
    {161002, "not (selfIsResult and negativeSlope < 0) does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param leaky_relu_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of LeakyRelu",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "G",
        .dtypes = leaky_relu_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "input of LeakyRelu or its output",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "S",
        .dtypes = leaky_relu_backward_self_dtypes,
    },
    {
        .name = "negativeSlope",
        .c_type = "const aclScalar *",
        .doc = "slope for the values that are not positive",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = leaky_relu_backward_negative_slope_dtypes,
    },
    {
        .name = "selfIsResult",
        .c_type = "bool",
        .doc = "whether self is the output of LeakyRelu",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = leaky_relu_backward_self_is_result_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "gradient of the input of LeakyRelu",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = leaky_relu_backward_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gradOutput", "self"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_leaky_relu_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnLeakyReluBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                  args->of[2].scalar, args->of[3].boolean,
                                                  args->of[4].tensor, workspace_size, executor);
}

const ac_entry leaky_relu_backward_entry = {
    .name = "aclnnLeakyReluBackward",
    .op = "LeakyReluBackward",
    .snake = "leaky_relu_backward",
    .doc = "LeakyReluBackward: the gradient of LeakyRelu.",
    .family = "activation",
    .spec = "spec/activation/leaky_relu_backward.yaml",
    .header = "aclnnop/aclnn_leaky_relu_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = leaky_relu_backward_params,
    .param_count = sizeof(leaky_relu_backward_params) / sizeof(leaky_relu_backward_params[0]),
    .types = leaky_relu_backward_types,
    .type_count = sizeof(leaky_relu_backward_types) / sizeof(leaky_relu_backward_types[0]),
    .space = {"gradOutput", "self"},
    .formulas = leaky_relu_backward_formulas,
    .formula_count = 1,
    .bounds = leaky_relu_backward_bounds,
    .bound_count = sizeof(leaky_relu_backward_bounds) / sizeof(leaky_relu_backward_bounds[0]),
    .requires_ = leaky_relu_backward_requires,
    .notes = leaky_relu_backward_notes,
    .refusals = leaky_relu_backward_refusals,
    .example = leaky_relu_backward_example,
    .prepare = prepare_leaky_relu_backward,
    .launch = aclnnLeakyReluBackward,
};
