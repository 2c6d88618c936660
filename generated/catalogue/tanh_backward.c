/*
 * Generated from spec/activation/tanh_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_tanh_backward.h"
#include "client/catalogue.h"

static const ac_entry_type tanh_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula tanh_backward_formulas[] = {
    {
        .output = "gradInput",
        .when = "",
        .text = "gradOutput * (1 - output) * (1 + output)",
    },
};

static const ac_entry_bound tanh_backward_bounds[] = {
    {"gradInput", "1.5 ulp"},
};

static const char *const tanh_backward_requires[] = {
    NULL,
};

static const char *const tanh_backward_notes[] = {
    "output is the result of Tanh and not its input.",
    NULL,
};

static const uint64_t tanh_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t tanh_backward_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t tanh_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value tanh_backward_example[] = {
    {"gradOutput", false, "[4, 4, 8]"},
    {"output", false, "[0.5, 0, -1]"},
    {"gradInput", true, "[3, 4, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal tanh_backward_refusals[] = {
    {161001, "gradOutput, output or gradInput is null"},
    {161002, "gradOutput has a dtype that is not listed for it"},
    {161002, "output or gradInput does not have the dtype of gradOutput"},
    {161002, "gradOutput, output or gradInput has a rank above 8"},
    {161002, "gradOutput and output do not broadcast together"},
    {161002, "gradInput does not have the shape of the broadcast of gradOutput and output"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param tanh_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of Tanh",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = tanh_backward_grad_output_dtypes,
    },
    {
        .name = "output",
        .c_type = "const aclTensor *",
        .doc = "output of Tanh",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = tanh_backward_output_dtypes,
    },
    {
        .name = "gradInput",
        .c_type = "aclTensor *",
        .doc = "gradient of the input of Tanh",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = tanh_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"gradOutput", "output"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_tanh_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnTanhBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                             args->of[2].tensor, workspace_size, executor);
}

const ac_entry tanh_backward_entry = {
    .name = "aclnnTanhBackward",
    .op = "TanhBackward",
    .snake = "tanh_backward",
    .doc = "TanhBackward: the gradient of Tanh, from its result.",
    .family = "activation",
    .spec = "spec/activation/tanh_backward.yaml",
    .header = "aclnnop/aclnn_tanh_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = tanh_backward_params,
    .param_count = sizeof(tanh_backward_params) / sizeof(tanh_backward_params[0]),
    .types = tanh_backward_types,
    .type_count = sizeof(tanh_backward_types) / sizeof(tanh_backward_types[0]),
    .space = {"gradOutput", "output"},
    .formulas = tanh_backward_formulas,
    .formula_count = 1,
    .bounds = tanh_backward_bounds,
    .bound_count = sizeof(tanh_backward_bounds) / sizeof(tanh_backward_bounds[0]),
    .requires_ = tanh_backward_requires,
    .notes = tanh_backward_notes,
    .refusals = tanh_backward_refusals,
    .example = tanh_backward_example,
    .prepare = prepare_tanh_backward,
    .launch = aclnnTanhBackward,
};
