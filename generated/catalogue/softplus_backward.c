/*
 * Generated from spec/activation/softplus_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_softplus_backward.h"
#include "client/catalogue.h"

static const ac_entry_type softplus_backward_types[] = {
    {"G", "", {NULL}, NULL, 0, NULL},
    {"S", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"C", "widen", {"G", "S"}, NULL, 0, NULL},
};

static const ac_entry_formula softplus_backward_formulas[] = {
    {
        .output = "gradInput",
        .when = "",
        .text = "where(beta * self > threshold, gradOutput, gradOutput * sigmoid(beta * self))",
    },
};

static const ac_entry_bound softplus_backward_bounds[] = {
    {"gradInput", "1.5 ulp"},
};

static const char *const softplus_backward_requires[] = {
    NULL,
};

static const char *const softplus_backward_notes[] = {
    "Where beta * self equals threshold the sigmoid is taken; only values above it are linear.",
    "self may be of an integer type or bool; it is then converted to f32, or to f64 where "
    "gradOutput is f64, before anything else.",
    "The vendor's kernel computes f64 data in f32. This library computes them in f64.",
    "The vendor's documentation promises an error for a null beta or threshold, which its code "
    "does not check. Here both are checked, after the tensors that stand before them.",
    "One remark in newer documentation lets gradOutput broadcast; its rule and the vendor's code "
    "want three equal shapes.",
    NULL,
};

static const uint64_t softplus_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t softplus_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_F16 |
                     AC_SET_F32 | AC_SET_F64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_F16 |
                      AC_SET_F32 | AC_SET_F64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_F16 |
                        AC_SET_F32 | AC_SET_F64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_F16 |
                     AC_SET_F32 | AC_SET_F64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_F16 |
                AC_SET_F32 | AC_SET_F64 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t softplus_backward_beta_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t softplus_backward_threshold_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t softplus_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value softplus_backward_example[] = {
    {"gradOutput", false, "[4, 4, 3, 5]"},
    {"self", false, "[0, 11, -1, 10]"},
    {"beta", false, "2"},
    {"threshold", false, "20"},
    {"gradInput", true, "[2, 4, 0.35760876606635267, 4.999999989694232]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal softplus_backward_refusals[] = {
    {161001, "gradOutput, self, beta, threshold or gradInput is null"},
    {161002, "gradOutput or self has a dtype that is not listed for it"},
    {161002, "beta or threshold has a complex dtype"},
    {161002, "gradInput has a dtype that is not listed for it"},
    {161002, "gradOutput, self or gradInput has a rank above 8"},
    {161002, "gradOutput or gradInput does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param softplus_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of Softplus",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "G",
        .dtypes = softplus_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "input of Softplus",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = softplus_backward_self_dtypes,
    },
    {
        .name = "beta",
        .c_type = "const aclScalar *",
        .doc = "steepness",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "C",
        .dtypes = softplus_backward_beta_dtypes,
    },
    {
        .name = "threshold",
        .c_type = "const aclScalar *",
        .doc = "value of beta * self above which Softplus is linear",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "C",
        .dtypes = softplus_backward_threshold_dtypes,
    },
    {
        .name = "gradInput",
        .c_type = "aclTensor *",
        .doc = "gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "C",
        .cast = true,
        .dtypes = softplus_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "C",
            },
    },
};

static aclnnStatus prepare_softplus_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                             aclOpExecutor **executor)
{
    return aclnnSoftplusBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                 args->of[2].scalar, args->of[3].scalar,
                                                 args->of[4].tensor, workspace_size, executor);
}

const ac_entry softplus_backward_entry = {
    .name = "aclnnSoftplusBackward",
    .op = "SoftplusBackward",
    .snake = "softplus_backward",
    .doc = "SoftplusBackward: the gradient of Softplus, which is log(1 + exp(beta * self)) / "
           "beta, or self itself where beta * self is above a threshold.",
    .family = "activation",
    .spec = "spec/activation/softplus_backward.yaml",
    .header = "aclnnop/aclnn_softplus_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = softplus_backward_params,
    .param_count = sizeof(softplus_backward_params) / sizeof(softplus_backward_params[0]),
    .types = softplus_backward_types,
    .type_count = sizeof(softplus_backward_types) / sizeof(softplus_backward_types[0]),
    .space = {"self", NULL},
    .formulas = softplus_backward_formulas,
    .formula_count = 1,
    .bounds = softplus_backward_bounds,
    .bound_count = sizeof(softplus_backward_bounds) / sizeof(softplus_backward_bounds[0]),
    .requires_ = softplus_backward_requires,
    .notes = softplus_backward_notes,
    .refusals = softplus_backward_refusals,
    .example = softplus_backward_example,
    .prepare = prepare_softplus_backward,
    .launch = aclnnSoftplusBackward,
};
