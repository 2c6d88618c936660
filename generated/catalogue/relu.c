/*
 * Generated from spec/activation/relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_relu.h"
#include "client/catalogue.h"

static const ac_entry_type relu_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula relu_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "max(self, 0)",
    },
};

static const ac_entry_bound relu_bounds[] = {
    {"out", "exact"},
};

static const char *const relu_requires[] = {
    NULL,
};

static const char *const relu_notes[] = {
    "u8 passes through as it is. The vendor's documentation has it for the in-place form only, "
    "its code for both; neither has i16, u16 or f64.",
    NULL,
};

static const uint64_t relu_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t relu_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value relu_example[] = {
    {"self", false, "[-2, 0, 3]"},
    {"out", true, "[0, 0, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal relu_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param relu_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = relu_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "const aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = relu_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_relu(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnReluGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry relu_entry = {
    .name = "aclnnRelu",
    .op = "Relu",
    .snake = "relu",
    .doc = "Relu: positive values pass through, all others become 0.",
    .family = "activation",
    .spec = "spec/activation/relu.yaml",
    .header = "aclnnop/aclnn_relu.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = relu_params,
    .param_count = sizeof(relu_params) / sizeof(relu_params[0]),
    .types = relu_types,
    .type_count = sizeof(relu_types) / sizeof(relu_types[0]),
    .space = {"self", NULL},
    .formulas = relu_formulas,
    .formula_count = 1,
    .bounds = relu_bounds,
    .bound_count = sizeof(relu_bounds) / sizeof(relu_bounds[0]),
    .requires_ = relu_requires,
    .notes = relu_notes,
    .refusals = relu_refusals,
    .example = relu_example,
    .prepare = prepare_relu,
    .launch = aclnnRelu,
};

static const uint64_t inplace_relu_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_relu_example[] = {
    {"selfRef", false, "[-2, 0, 3]"},
    {"selfRef", true, "[0, 0, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_relu_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_relu_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_relu_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_relu(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceReluGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_relu_entry = {
    .name = "aclnnInplaceRelu",
    .op = "Relu",
    .snake = "inplace_relu",
    .doc = "aclnnRelu in place: selfRef stands for both self and out.",
    .family = "activation",
    .spec = "spec/activation/relu.yaml",
    .header = "aclnnop/aclnn_relu.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_relu_params,
    .param_count = sizeof(inplace_relu_params) / sizeof(inplace_relu_params[0]),
    .types = relu_types,
    .type_count = sizeof(relu_types) / sizeof(relu_types[0]),
    .space = {"selfRef", NULL},
    .formulas = relu_formulas,
    .formula_count = 1,
    .bounds = relu_bounds,
    .bound_count = sizeof(relu_bounds) / sizeof(relu_bounds[0]),
    .requires_ = relu_requires,
    .notes = relu_notes,
    .refusals = inplace_relu_refusals,
    .example = inplace_relu_example,
    .prepare = prepare_inplace_relu,
    .launch = aclnnInplaceRelu,
};
