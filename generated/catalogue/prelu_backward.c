/*
 * Generated from spec/activation/prelu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_prelu_backward.h"
#include "client/catalogue.h"

static const ac_entry_type prelu_backward_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula prelu_backward_formulas[] = {
    {
        .output = "gradInput",
        .when = "",
        .text = "where(self > 0, gradOutput, gradOutput * weight)",
    },
    {
        .output = "gradWeight",
        .when = "",
        .text = "sum(where(self > 0, 0, gradOutput * self))",
    },
};

static const ac_entry_bound prelu_backward_bounds[] = {
    {"gradInput", "exact"},
    {"gradWeight", "sum"},
};

static const char *const prelu_backward_requires[] = {
    NULL,
};

static const char *const prelu_backward_notes[] = {
    "A nan in self takes the branch of the values that are not above zero, so gradInput there is "
    "gradOutput * weight, which need not be nan.",
    "With more than one weight gradWeight is one-dimensional, whatever shape weight has. Newer "
    "documentation asks for the shape of weight instead; the vendor's code refuses that.",
    "A weight of one element is not compared with the channels of self; it may have any shape, "
    "and gradWeight has the same.",
    "Where an input is empty, gradWeight is left as it was and not set to zero.",
    NULL,
};

static const uint64_t prelu_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t prelu_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t prelu_backward_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t prelu_backward_grad_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t prelu_backward_grad_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value prelu_backward_example[] = {
    {"gradOutput", false, "[[1, 1], [1, 1]]"},
    {"self", false, "[[-1, 2], [3, -4]]"},
    {"weight", false, "[0.5, 0.25]"},
    {"gradInput", true, "[[0.5, 1], [1, 0.25]]"},
    {"gradWeight", true, "[-1, -4]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal prelu_backward_refusals[] = {
    {161001, "gradOutput, self, weight, gradInput or gradWeight is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "gradOutput, weight, gradInput or gradWeight does not have the dtype of self"},
    {161002, "gradOutput, self, weight, gradInput or gradWeight has a rank above 8"},
    {161002, "gradOutput does not broadcast to the shape of self"},
    {161002, "weight has neither one element nor as many as self has channels (the extent of its axis 1; one channel below rank 2)"},
    {161002, "gradInput does not have the shape of self"},
    {161002, "gradWeight has not the shape of weight where that has one element, or else one axis with an element for each channel"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param prelu_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of Prelu",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = prelu_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "input of Prelu",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = prelu_backward_self_dtypes,
    },
    {
        .name = "weight",
        .c_type = "const aclTensor *",
        .doc = "slope of Prelu for each channel or for all",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNEL,
        .type = "T",
        .dtypes = prelu_backward_weight_dtypes,
    },
    {
        .name = "gradInput",
        .c_type = "aclTensor *",
        .doc = "gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = prelu_backward_grad_input_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
    {
        .name = "gradWeight",
        .c_type = "aclTensor *",
        .doc = "gradient of weight",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNEL,
        .fold = true,
        .type = "T",
        .dtypes = prelu_backward_grad_weight_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"weight", NULL},
                .channels = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_prelu_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                          aclOpExecutor **executor)
{
    return aclnnPreluBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                              args->of[2].tensor, args->of[3].tensor,
                                              args->of[4].tensor, workspace_size, executor);
}

const ac_entry prelu_backward_entry = {
    .name = "aclnnPreluBackward",
    .op = "PreluBackward",
    .snake = "prelu_backward",
    .doc = "PreluBackward: the gradients of Prelu with respect to its input and its weight.",
    .family = "activation",
    .spec = "spec/activation/prelu_backward.yaml",
    .header = "aclnnop/aclnn_prelu_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = prelu_backward_params,
    .param_count = sizeof(prelu_backward_params) / sizeof(prelu_backward_params[0]),
    .types = prelu_backward_types,
    .type_count = sizeof(prelu_backward_types) / sizeof(prelu_backward_types[0]),
    .space = {"self", NULL},
    .formulas = prelu_backward_formulas,
    .formula_count = 2,
    .bounds = prelu_backward_bounds,
    .bound_count = sizeof(prelu_backward_bounds) / sizeof(prelu_backward_bounds[0]),
    .requires_ = prelu_backward_requires,
    .notes = prelu_backward_notes,
    .refusals = prelu_backward_refusals,
    .example = prelu_backward_example,
    .prepare = prepare_prelu_backward,
    .launch = aclnnPreluBackward,
};
