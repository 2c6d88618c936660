/*
 * Generated from spec/activation/squared_relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_squared_relu.h"
#include "client/catalogue.h"

static const ac_entry_type squared_relu_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula squared_relu_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(input < 0, 0, input * input)",
    },
};

static const ac_entry_bound squared_relu_bounds[] = {
    {"out", "exact"},
};

static const char *const squared_relu_requires[] = {
    NULL,
};

static const char *const squared_relu_notes[] = {
    "The vendor's documentation speaks of a broadcast; the shapes must be equal.",
    "The vendor finds wrong ranks and shapes late, with status 561002, for which its "
    "documentation gives no number.",
    NULL,
};

static const uint64_t squared_relu_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t squared_relu_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value squared_relu_example[] = {
    {"input", false, "[-2, 0, 1.5, 3]"},
    {"out", true, "[0, 0, 2.25, 9]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal squared_relu_refusals[] = {
    {161001, "input or out is null"},
    {161002, "input has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of input"},
    {561002, "input or out has a rank above 8"},
    {561002, "out does not have the shape of input"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param squared_relu_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = squared_relu_input_dtypes,
    },
    {
        .name = "out",
        .c_type = "const aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = squared_relu_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_squared_relu(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnSquaredReluGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                            executor);
}

const ac_entry squared_relu_entry = {
    .name = "aclnnSquaredRelu",
    .op = "SquaredRelu",
    .snake = "squared_relu",
    .doc = "SquaredRelu: the square of positive values, and 0 for all others.",
    .family = "activation",
    .spec = "spec/activation/squared_relu.yaml",
    .header = "aclnnop/aclnn_squared_relu.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = squared_relu_params,
    .param_count = sizeof(squared_relu_params) / sizeof(squared_relu_params[0]),
    .types = squared_relu_types,
    .type_count = sizeof(squared_relu_types) / sizeof(squared_relu_types[0]),
    .space = {"input", NULL},
    .formulas = squared_relu_formulas,
    .formula_count = 1,
    .bounds = squared_relu_bounds,
    .bound_count = sizeof(squared_relu_bounds) / sizeof(squared_relu_bounds[0]),
    .late = 561002,
    .requires_ = squared_relu_requires,
    .notes = squared_relu_notes,
    .refusals = squared_relu_refusals,
    .example = squared_relu_example,
    .prepare = prepare_squared_relu,
    .launch = aclnnSquaredRelu,
};
