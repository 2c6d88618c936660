/*
 * Generated from spec/activation/fast_gelu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_fast_gelu.h"
#include "client/catalogue.h"

static const ac_entry_type fast_gelu_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula fast_gelu_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self * sigmoid(1.702 * self)",
    },
};

static const ac_entry_bound fast_gelu_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const fast_gelu_requires[] = {
    NULL,
};

static const char *const fast_gelu_notes[] = {
    "The result at -inf is the limit, a negative zero; the formula as written multiplies infinity"
    " by zero.",
    "The vendor refuses tensors of different storage formats; here every plain format is taken.",
    NULL,
};

static const uint64_t fast_gelu_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t fast_gelu_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value fast_gelu_example[] = {
    {"self", false, "[0, 1, -1]"},
    {"out", true, "[0, 0.8457957659328212, -0.15420423406717879]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal fast_gelu_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param fast_gelu_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = fast_gelu_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = fast_gelu_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_fast_gelu(const ac_entry_args *args, uint64_t *workspace_size,
                                     aclOpExecutor **executor)
{
    return aclnnFastGeluGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                         executor);
}

const ac_entry fast_gelu_entry = {
    .name = "aclnnFastGelu",
    .op = "FastGelu",
    .snake = "fast_gelu",
    .doc = "FastGelu: self * sigmoid(1.702 * self), an approximation of gelu.",
    .family = "activation",
    .spec = "spec/activation/fast_gelu.yaml",
    .header = "aclnnop/aclnn_fast_gelu.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = fast_gelu_params,
    .param_count = sizeof(fast_gelu_params) / sizeof(fast_gelu_params[0]),
    .types = fast_gelu_types,
    .type_count = sizeof(fast_gelu_types) / sizeof(fast_gelu_types[0]),
    .space = {"self", NULL},
    .formulas = fast_gelu_formulas,
    .formula_count = 1,
    .bounds = fast_gelu_bounds,
    .bound_count = sizeof(fast_gelu_bounds) / sizeof(fast_gelu_bounds[0]),
    .requires_ = fast_gelu_requires,
    .notes = fast_gelu_notes,
    .refusals = fast_gelu_refusals,
    .example = fast_gelu_example,
    .prepare = prepare_fast_gelu,
    .launch = aclnnFastGelu,
};
