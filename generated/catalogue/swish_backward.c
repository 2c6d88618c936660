/*
 * Generated from spec/activation/swish_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_swish_backward.h"
#include "client/catalogue.h"

static const ac_entry_type swish_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula swish_backward_formulas[] = {
    {
        .output = "u",
        .when = "",
        .text = "betaOptional * self",
    },
    {
        .output = "s",
        .when = "",
        .text = "sigmoid(u)",
    },
    {
        .output = "gradInput",
        .when = "",
        .text = "gradOutput * (s * (1 + u * (1 - s)))",
    },
};

static const ac_entry_bound swish_backward_bounds[] = {
    {"gradInput", "1.5 ulp"},
};

static const char *const swish_backward_requires[] = {
    NULL,
};

static const char *const swish_backward_notes[] = {
    "A null betaOptional means 1, which makes this SiluBackward. With beta 0 the slope is one "
    "half.",
    "The slope at -inf and inf is the limit.",
    NULL,
};

static const uint64_t swish_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t swish_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t swish_backward_beta_optional_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t swish_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value swish_backward_example[] = {
    {"gradOutput", false, "[2, -3, 4]"},
    {"self", false, "[0, 64, -64]"},
    {"betaOptional", false, "8"},
    {"gradInput", true, "[1, -3, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal swish_backward_refusals[] = {
    {161001, "gradOutput or self is null"},
    {161002, "betaOptional is neither null nor a scalar"},
    {161001, "gradInput is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "gradOutput does not have the dtype of self"},
    {161002, "betaOptional has a complex dtype"},
    {161002, "gradInput does not have the dtype of self"},
    {161002, "gradOutput, self or gradInput has a rank above 8"},
    {161002, "gradOutput or gradInput does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param swish_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of Swish",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = swish_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "input of Swish",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = swish_backward_self_dtypes,
    },
    {
        .name = "betaOptional",
        .c_type = "const aclScalar *",
        .doc = "steepness of the sigmoid",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .optional = true,
        .fallback = 1.0,
        .dtypes = swish_backward_beta_optional_dtypes,
    },
    {
        .name = "gradInput",
        .c_type = "aclTensor *",
        .doc = "gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = swish_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_swish_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                          aclOpExecutor **executor)
{
    return aclnnSwishBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                              args->of[2].scalar, args->of[3].tensor,
                                              workspace_size, executor);
}

const ac_entry swish_backward_entry = {
    .name = "aclnnSwishBackward",
    .op = "SwishBackward",
    .snake = "swish_backward",
    .doc = "SwishBackward: the gradient of Swish, which is self * sigmoid(beta * self).",
    .family = "activation",
    .spec = "spec/activation/swish_backward.yaml",
    .header = "aclnnop/aclnn_swish_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = swish_backward_params,
    .param_count = sizeof(swish_backward_params) / sizeof(swish_backward_params[0]),
    .types = swish_backward_types,
    .type_count = sizeof(swish_backward_types) / sizeof(swish_backward_types[0]),
    .space = {"self", NULL},
    .formulas = swish_backward_formulas,
    .formula_count = 3,
    .bounds = swish_backward_bounds,
    .bound_count = sizeof(swish_backward_bounds) / sizeof(swish_backward_bounds[0]),
    .requires_ = swish_backward_requires,
    .notes = swish_backward_notes,
    .refusals = swish_backward_refusals,
    .example = swish_backward_example,
    .prepare = prepare_swish_backward,
    .launch = aclnnSwishBackward,
};
