/*
 * Generated from spec/activation/elu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_elu_backward.h"
#include "client/catalogue.h"

static const ac_entry_type elu_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula elu_backward_formulas[] = {
    {
        .output = "gradInput",
        .when = "isResult is false",
        .text = "where(selfOrResult > 0, gradOutput * scale, gradOutput * inputScale * alpha * "
                "scale * exp(selfOrResult * inputScale))",
    },
    {
        .output = "gradInput",
        .when = "isResult is true",
        .text = "where(selfOrResult > 0, gradOutput * scale, gradOutput * inputScale * "
                "(selfOrResult + alpha * scale))",
    },
};

static const ac_entry_bound elu_backward_bounds[] = {
    {"gradInput", "1.5 ulp"},
};

static const char *const elu_backward_requires[] = {
    "not (isResult and alpha < 0)",
    NULL,
};

static const char *const elu_backward_notes[] = {
    "With isResult a negative alpha is refused. An alpha that is nan passes that check.",
    "A zero takes the branch of the values that are not positive.",
    "Unlike Elu itself, its gradient is not offered in f64.",
    "The vendor's documentation describes gradOutput and gradInput with their roles exchanged; "
    "the order of the parameters is this one.",
    NULL,
};

static const uint64_t elu_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t elu_backward_alpha_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t elu_backward_scale_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t elu_backward_input_scale_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t elu_backward_self_or_result_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t elu_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
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

static const ac_entry_choice elu_backward_is_result_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value elu_backward_example[] = {
    {"gradOutput", false, "[2, 3, 4]"},
    {"alpha", false, "3"},
    {"scale", false, "2"},
    {"inputScale", false, "0.5"},
    {"isResult", false, "false"},
    {"selfOrResult", false, "[0, 5, -inf]"},
    {"gradInput", true, "[6, 6, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal elu_backward_refusals[] = {
    {161001, "gradOutput, alpha, scale, inputScale, selfOrResult or gradInput is null"},
    {161002, "gradOutput has a dtype that is not listed for it"},
    {161002, "selfOrResult does not have the dtype of gradOutput"},
    {161002, "alpha, scale or inputScale has a complex dtype"},
    {161002, "the result cannot be converted to the dtype of gradInput"},
    {161002, "gradOutput, selfOrResult or gradInput has a rank above 8"},
    {161002, "selfOrResult or gradInput does not have the shape of gradOutput"},
    {161002, "not (isResult and alpha < 0) does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param elu_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of Elu",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = elu_backward_grad_output_dtypes,
    },
    {
        .name = "alpha",
        .c_type = "const aclScalar *",
        .doc = "the limit of Elu far below zero is -alpha * scale",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = elu_backward_alpha_dtypes,
    },
    {
        .name = "scale",
        .c_type = "const aclScalar *",
        .doc = "factor of the whole",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = elu_backward_scale_dtypes,
    },
    {
        .name = "inputScale",
        .c_type = "const aclScalar *",
        .doc = "factor of the input inside the exponential function",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = elu_backward_input_scale_dtypes,
    },
    {
        .name = "isResult",
        .c_type = "bool",
        .doc = "whether selfOrResult is the output of Elu",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = elu_backward_is_result_choices,
        .choice_count = 2,
    },
    {
        .name = "selfOrResult",
        .c_type = "const aclTensor *",
        .doc = "input of Elu or its output",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = elu_backward_self_or_result_dtypes,
    },
    {
        .name = "gradInput",
        .c_type = "aclTensor *",
        .doc = "gradient of the input of Elu",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = elu_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gradOutput", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_elu_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnEluBackwardGetWorkspaceSize(
        args->of[0].tensor, args->of[1].scalar, args->of[2].scalar, args->of[3].scalar,
        args->of[4].boolean, args->of[5].tensor, args->of[6].tensor, workspace_size, executor);
}

const ac_entry elu_backward_entry = {
    .name = "aclnnEluBackward",
    .op = "EluBackward",
    .snake = "elu_backward",
    .doc = "EluBackward: the gradient of Elu, from its input or from its result.",
    .family = "activation",
    .spec = "spec/activation/elu_backward.yaml",
    .header = "aclnnop/aclnn_elu_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = elu_backward_params,
    .param_count = sizeof(elu_backward_params) / sizeof(elu_backward_params[0]),
    .types = elu_backward_types,
    .type_count = sizeof(elu_backward_types) / sizeof(elu_backward_types[0]),
    .space = {"gradOutput", NULL},
    .formulas = elu_backward_formulas,
    .formula_count = 2,
    .bounds = elu_backward_bounds,
    .bound_count = sizeof(elu_backward_bounds) / sizeof(elu_backward_bounds[0]),
    .requires_ = elu_backward_requires,
    .notes = elu_backward_notes,
    .refusals = elu_backward_refusals,
    .example = elu_backward_example,
    .prepare = prepare_elu_backward,
    .launch = aclnnEluBackward,
};
