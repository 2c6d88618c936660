/*
 * Generated from spec/activation/hardsigmoid_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_hardsigmoid_backward.h"
#include "client/catalogue.h"

static const ac_entry_type hardsigmoid_backward_types[] = {
    {"G", "", {NULL}, NULL, 0, NULL},
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"G", "S"}, NULL, 0, NULL},
};

static const ac_entry_formula hardsigmoid_backward_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self > -3 and self < 3, gradOutput / 6, 0)",
    },
};

static const ac_entry_bound hardsigmoid_backward_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const hardsigmoid_backward_requires[] = {
    NULL,
};

static const char *const hardsigmoid_backward_notes[] = {
    "Both limits belong to the constant pieces, and a nan in self gives 0, as in the vendor's "
    "kernel.",
    "The vendor's kernel tests self / 6 + 0.5 after rounding; here self itself is compared, so "
    "nothing next to the limits is lost.",
    NULL,
};

static const uint64_t hardsigmoid_backward_grad_output_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t hardsigmoid_backward_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t hardsigmoid_backward_out_dtypes[AC_PRODUCT_COUNT] = {
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
static const ac_entry_value hardsigmoid_backward_example[] = {
    {"gradOutput", false, "[6, 6, 6, 6]"},
    {"self", false, "[-3, -2.5, 2.5, 3]"},
    {"out", true, "[0, 1, 1, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal hardsigmoid_backward_refusals[] = {
    {161001, "gradOutput, self or out is null"},
    {161002, "gradOutput or self has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "gradOutput, self or out has a rank above 8"},
    {161002, "gradOutput or out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param hardsigmoid_backward_params[] = {
    {
        .name = "gradOutput",
        .c_type = "const aclTensor *",
        .doc = "gradient of the output of Hardsigmoid",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "G",
        .dtypes = hardsigmoid_backward_grad_output_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "input of Hardsigmoid",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = hardsigmoid_backward_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "gradient of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = hardsigmoid_backward_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_hardsigmoid_backward(const ac_entry_args *args, uint64_t *workspace_size,
                                                aclOpExecutor **executor)
{
    return aclnnHardsigmoidBackwardGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                    args->of[2].tensor, workspace_size, executor);
}

const ac_entry hardsigmoid_backward_entry = {
    .name = "aclnnHardsigmoidBackward",
    .op = "HardsigmoidBackward",
    .snake = "hardsigmoid_backward",
    .doc = "HardsigmoidBackward: the gradient of Hardsigmoid, one sixth between -3 and 3.",
    .family = "activation",
    .spec = "spec/activation/hardsigmoid_backward.yaml",
    .header = "aclnnop/aclnn_hardsigmoid_backward.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = hardsigmoid_backward_params,
    .param_count = sizeof(hardsigmoid_backward_params) / sizeof(hardsigmoid_backward_params[0]),
    .types = hardsigmoid_backward_types,
    .type_count = sizeof(hardsigmoid_backward_types) / sizeof(hardsigmoid_backward_types[0]),
    .space = {"self", NULL},
    .formulas = hardsigmoid_backward_formulas,
    .formula_count = 1,
    .bounds = hardsigmoid_backward_bounds,
    .bound_count = sizeof(hardsigmoid_backward_bounds) / sizeof(hardsigmoid_backward_bounds[0]),
    .requires_ = hardsigmoid_backward_requires,
    .notes = hardsigmoid_backward_notes,
    .refusals = hardsigmoid_backward_refusals,
    .example = hardsigmoid_backward_example,
    .prepare = prepare_hardsigmoid_backward,
    .launch = aclnnHardsigmoidBackward,
};
