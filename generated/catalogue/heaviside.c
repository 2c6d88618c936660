/*
 * Generated from spec/activation/heaviside.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_heaviside.h"
#include "client/catalogue.h"

static const ac_entry_type heaviside_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula heaviside_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(input == 0, values, where(input > 0, 1, 0))",
    },
};

static const ac_entry_bound heaviside_bounds[] = {
    {"out", "exact"},
};

static const char *const heaviside_requires[] = {
    NULL,
};

static const char *const heaviside_notes[] = {
    "A nan gives 0.",
    "The vendor's code compares only the number of elements of out at first, and finds a "
    "different shape or dtype late, with status 561103; here both are refused with the other "
    "checks.",
    NULL,
};

static const uint64_t heaviside_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t heaviside_values_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t heaviside_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value heaviside_example[] = {
    {"input", false, "[-2, 0, 0, 3]"},
    {"values", false, "0.5"},
    {"out", true, "[0, 0.5, 0.5, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal heaviside_refusals[] = {
    {161001, "input, values or out is null"},
    {161002, "input has a dtype that is not listed for it"},
    {161002, "values or out does not have the dtype of input"},
    {161002, "input, values or out has a rank above 8"},
    {161002, "input and values do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of input and values"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param heaviside_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = heaviside_input_dtypes,
    },
    {
        .name = "values",
        .c_type = "const aclTensor *",
        .doc = "the value at zero",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = heaviside_values_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = heaviside_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", "values"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_heaviside(const ac_entry_args *args, uint64_t *workspace_size,
                                     aclOpExecutor **executor)
{
    return aclnnHeavisideGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                          args->of[2].tensor, workspace_size, executor);
}

const ac_entry heaviside_entry = {
    .name = "aclnnHeaviside",
    .op = "Heaviside",
    .snake = "heaviside",
    .doc = "Heaviside: 0 for negative values, 1 for positive ones, and a given value at zero.",
    .family = "activation",
    .spec = "spec/activation/heaviside.yaml",
    .header = "aclnnop/aclnn_heaviside.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = heaviside_params,
    .param_count = sizeof(heaviside_params) / sizeof(heaviside_params[0]),
    .types = heaviside_types,
    .type_count = sizeof(heaviside_types) / sizeof(heaviside_types[0]),
    .space = {"input", "values"},
    .formulas = heaviside_formulas,
    .formula_count = 1,
    .bounds = heaviside_bounds,
    .bound_count = sizeof(heaviside_bounds) / sizeof(heaviside_bounds[0]),
    .requires_ = heaviside_requires,
    .notes = heaviside_notes,
    .refusals = heaviside_refusals,
    .example = heaviside_example,
    .prepare = prepare_heaviside,
    .launch = aclnnHeaviside,
};
