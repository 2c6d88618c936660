/*
 * Generated from spec/activation/mish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_mish.h"
#include "client/catalogue.h"

static const ac_entry_type mish_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula mish_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self * tanh(softplus(self))",
    },
};

static const ac_entry_bound mish_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const mish_requires[] = {
    NULL,
};

static const char *const mish_notes[] = {
    "The result at -inf is the limit, a negative zero.",
    NULL,
};

static const uint64_t mish_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t mish_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value mish_example[] = {
    {"self", false, "[1, 0]"},
    {"out", true, "[0.8650983882673103, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal mish_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param mish_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = mish_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = mish_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_mish(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnMishGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry mish_entry = {
    .name = "aclnnMish",
    .op = "Mish",
    .snake = "mish",
    .doc = "Mish: the input times tanh(softplus(input)).",
    .family = "activation",
    .spec = "spec/activation/mish.yaml",
    .header = "aclnnop/aclnn_mish.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = mish_params,
    .param_count = sizeof(mish_params) / sizeof(mish_params[0]),
    .types = mish_types,
    .type_count = sizeof(mish_types) / sizeof(mish_types[0]),
    .space = {"self", NULL},
    .formulas = mish_formulas,
    .formula_count = 1,
    .bounds = mish_bounds,
    .bound_count = sizeof(mish_bounds) / sizeof(mish_bounds[0]),
    .requires_ = mish_requires,
    .notes = mish_notes,
    .refusals = mish_refusals,
    .example = mish_example,
    .prepare = prepare_mish,
    .launch = aclnnMish,
};

static const uint64_t inplace_mish_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_mish_example[] = {
    {"selfRef", false, "[1, 0]"},
    {"selfRef", true, "[0.8650983882673103, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_mish_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_mish_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_mish_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_mish(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceMishGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_mish_entry = {
    .name = "aclnnInplaceMish",
    .op = "Mish",
    .snake = "inplace_mish",
    .doc = "aclnnMish in place: selfRef stands for both self and out.",
    .family = "activation",
    .spec = "spec/activation/mish.yaml",
    .header = "aclnnop/aclnn_mish.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_mish_params,
    .param_count = sizeof(inplace_mish_params) / sizeof(inplace_mish_params[0]),
    .types = mish_types,
    .type_count = sizeof(mish_types) / sizeof(mish_types[0]),
    .space = {"selfRef", NULL},
    .formulas = mish_formulas,
    .formula_count = 1,
    .bounds = mish_bounds,
    .bound_count = sizeof(mish_bounds) / sizeof(mish_bounds[0]),
    .requires_ = mish_requires,
    .notes = mish_notes,
    .refusals = inplace_mish_refusals,
    .example = inplace_mish_example,
    .prepare = prepare_inplace_mish,
    .launch = aclnnInplaceMish,
};
