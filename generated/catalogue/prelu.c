/*
 * Generated from spec/activation/prelu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_prelu.h"
#include "client/catalogue.h"

static const ac_entry_type prelu_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"W", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"S", "W"}, NULL, 0, NULL},
};

static const ac_entry_formula prelu_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self > 0, self, self * weight)",
    },
};

static const ac_entry_bound prelu_bounds[] = {
    {"out", "exact"},
};

static const char *const prelu_requires[] = {
    NULL,
};

static const char *const prelu_notes[] = {
    "self and weight may differ in dtype; f16 with bf16 computes in f32.",
    "Below rank 2 the channel count is 1, so only a weight of one element fits.",
    NULL,
};

static const uint64_t prelu_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t prelu_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t prelu_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value prelu_example[] = {
    {"self", false, "[[-2, 4], [6, -8]]"},
    {"weight", false, "[0.5, 0.25]"},
    {"out", true, "[[-1, 4], [6, -2]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal prelu_refusals[] = {
    {161001, "self, weight or out is null"},
    {161002, "self, weight or out has a dtype that is not listed for it"},
    {161002, "self, weight or out has a rank above 8"},
    {161002, "weight has neither one element nor as many as self has channels (the extent of its axis 1; one channel below rank 2)"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param prelu_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = prelu_self_dtypes,
    },
    {
        .name = "weight",
        .c_type = "const aclTensor *",
        .doc = "slope where self <= 0",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNEL,
        .type = "W",
        .dtypes = prelu_weight_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = prelu_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_prelu(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnPreluGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                      workspace_size, executor);
}

const ac_entry prelu_entry = {
    .name = "aclnnPrelu",
    .op = "Prelu",
    .snake = "prelu",
    .doc = "Prelu: positive values pass through, all others are scaled by a learned slope, one "
           "for each channel or one for all.",
    .family = "activation",
    .spec = "spec/activation/prelu.yaml",
    .header = "aclnnop/aclnn_prelu.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = prelu_params,
    .param_count = sizeof(prelu_params) / sizeof(prelu_params[0]),
    .types = prelu_types,
    .type_count = sizeof(prelu_types) / sizeof(prelu_types[0]),
    .space = {"self", NULL},
    .formulas = prelu_formulas,
    .formula_count = 1,
    .bounds = prelu_bounds,
    .bound_count = sizeof(prelu_bounds) / sizeof(prelu_bounds[0]),
    .requires_ = prelu_requires,
    .notes = prelu_notes,
    .refusals = prelu_refusals,
    .example = prelu_example,
    .prepare = prepare_prelu,
    .launch = aclnnPrelu,
};
