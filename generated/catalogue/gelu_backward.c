/*
 * Generated from spec/activation/gelu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_gelu_backward.h"
#include "client/catalogue.h"

static const ac_entry_type gelu_backward_types[] = {
    {"G", "", {NULL}, NULL, 0, NULL},
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"G", "S"}, NULL, 0, NULL},
};

static const ac_entry_formula gelu_backward_formulas[] = {
    {
        .output = "gradInput",
        .when = "",
        .text = "gradOutput * gelu_tanh_slope(self)",
    },
};

static const ac_entry_bound gelu_backward_bounds[] = {
    {"gradInput", "1.5 ulp"},
};

static const char *const gelu_backward_requires[] = {
    NULL,
};

static const char *const gelu_backward_notes[] = {
    "The vendor's documentation prints the derivative of the exact form; its kernel "
    "differentiates the form with tanh, as here.",
    "The vendor's code tests only the promoted dtype, so it also takes an integer tensor beside a"
    " float one; this library checks both inputs. gradInput may have any dtype that the promoted "
    "one converts to.",
    NULL,
};

static const uint64_t gelu_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t gelu_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t gelu_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
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

/* clang-format off */
static const ac_entry_value gelu_backward_example[] = {
    {"gradOutput", false, "[2, 3, 4]"},
    {"self", false, "[0, -inf, inf]"},
    {"gradInput", true, "[1, 0, 4]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal gelu_backward_refusals[] = {
    {161001, "gradOutput, self or gradInput is null"},
    {161002, "gradOutput or self has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of gradInput"},
    {161002, "gradOutput, self or gradInput has a rank above 8"},
    {161002, "gradOutput and self do not broadcast together"},
    {161002, "gradInput does not have the shape of the broadcast of gradOutput and self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param gelu_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of Gelu",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "G",
        .dtypes = gelu_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "input of Gelu",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "S",
        .dtypes = gelu_backward_self_dtypes,
    },
    {
        .name = "gradInput",
        .c_type = "const aclTensor *",
        .doc = "gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = gelu_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gradOutput", "self"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_gelu_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnGeluBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                             args->of[2].tensor, workspace_size, executor);
}

const ac_entry gelu_backward_entry = {
    .name = "aclnnGeluBackward",
    .op = "GeluBackward",
    .snake = "gelu_backward",
    .doc = "GeluBackward: the gradient of Gelu, in the form that approximates it with tanh.",
    .family = "activation",
    .spec = "spec/activation/gelu_backward.yaml",
    .header = "aclnnop/aclnn_gelu_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = gelu_backward_params,
    .param_count = sizeof(gelu_backward_params) / sizeof(gelu_backward_params[0]),
    .types = gelu_backward_types,
    .type_count = sizeof(gelu_backward_types) / sizeof(gelu_backward_types[0]),
    .space = {"gradOutput", "self"},
    .formulas = gelu_backward_formulas,
    .formula_count = 1,
    .bounds = gelu_backward_bounds,
    .bound_count = sizeof(gelu_backward_bounds) / sizeof(gelu_backward_bounds[0]),
    .requires_ = gelu_backward_requires,
    .notes = gelu_backward_notes,
    .refusals = gelu_backward_refusals,
    .example = gelu_backward_example,
    .prepare = prepare_gelu_backward,
    .launch = aclnnGeluBackward,
};
