/*
 * Generated from spec/activation/gelu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_gelu.h"
#include "client/catalogue.h"

static const ac_entry_type gelu_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula gelu_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "gelu_tanh(self)",
    },
};

static const ac_entry_bound gelu_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const gelu_requires[] = {
    NULL,
};

static const char *const gelu_notes[] = {
    "This is always the form with tanh; aclnnGeluV2 has both.",
    "The result at -inf is the limit, a negative zero.",
    "A private format is taken like any other; the vendor's code refuses it here.",
    NULL,
};

static const uint64_t gelu_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t gelu_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value gelu_example[] = {
    {"self", false, "[0, 1, -1]"},
    {"out", true, "[0, 0.8411919906082768, -0.15880800939172324]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal gelu_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param gelu_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = gelu_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = gelu_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_gelu(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnGeluGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry gelu_entry = {
    .name = "aclnnGelu",
    .op = "Gelu",
    .snake = "gelu",
    .doc = "Gelu: the input times the normal distribution function, in the form that approximates"
           " it with tanh.",
    .family = "activation",
    .spec = "spec/activation/gelu.yaml",
    .header = "aclnnop/aclnn_gelu.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = gelu_params,
    .param_count = sizeof(gelu_params) / sizeof(gelu_params[0]),
    .types = gelu_types,
    .type_count = sizeof(gelu_types) / sizeof(gelu_types[0]),
    .space = {"self", NULL},
    .formulas = gelu_formulas,
    .formula_count = 1,
    .bounds = gelu_bounds,
    .bound_count = sizeof(gelu_bounds) / sizeof(gelu_bounds[0]),
    .requires_ = gelu_requires,
    .notes = gelu_notes,
    .refusals = gelu_refusals,
    .example = gelu_example,
    .prepare = prepare_gelu,
    .launch = aclnnGelu,
};
