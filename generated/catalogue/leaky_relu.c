/*
 * Generated from spec/activation/leaky_relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_leaky_relu.h"
#include "client/catalogue.h"

static const ac_entry_type leaky_relu_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula leaky_relu_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self > 0, self, self * negativeSlope)",
    },
};

static const ac_entry_bound leaky_relu_bounds[] = {
    {"out", "exact"},
};

static const char *const leaky_relu_requires[] = {
    NULL,
};

static const char *const leaky_relu_notes[] = {
    "out has exactly the dtype of self. The vendor's code also converts the result to any dtype "
    "that self can be cast to; its documentation does not allow that.",
    "On ascend910b the in-place form has no bf16, although the other form has. Later products "
    "take bf16 in both.",
    "The vendor's documentation of ascend910b and later leaves f64 out here and keeps it for the "
    "in-place form; its code takes f64 in both.",
    "The slope may be any of seven dtypes and is converted to the compute type first: an integer "
    "beyond 2^24 is rounded where the data are f32, f16 or bf16.",
    NULL,
};

static const uint64_t leaky_relu_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t leaky_relu_negative_slope_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
};

static const uint64_t leaky_relu_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value leaky_relu_example[] = {
    {"self", false, "[-2, 0, 3]"},
    {"negativeSlope", false, "0.5"},
    {"out", true, "[-1, 0, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal leaky_relu_refusals[] = {
    {161001, "self, negativeSlope or out is null"},
    {161002, "self or negativeSlope has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param leaky_relu_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = leaky_relu_self_dtypes,
    },
    {
        .name = "negativeSlope",
        .c_type = "const aclScalar *",
        .doc = "slope for the values that are not positive",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = leaky_relu_negative_slope_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = leaky_relu_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_leaky_relu(const ac_entry_args *args, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    return aclnnLeakyReluGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar,
                                          args->of[2].tensor, workspace_size, executor);
}

const ac_entry leaky_relu_entry = {
    .name = "aclnnLeakyRelu",
    .op = "LeakyRelu",
    .snake = "leaky_relu",
    .doc = "LeakyRelu: positive values pass through, all others are scaled by a constant slope.",
    .family = "activation",
    .spec = "spec/activation/leaky_relu.yaml",
    .header = "aclnnop/aclnn_leaky_relu.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = leaky_relu_params,
    .param_count = sizeof(leaky_relu_params) / sizeof(leaky_relu_params[0]),
    .types = leaky_relu_types,
    .type_count = sizeof(leaky_relu_types) / sizeof(leaky_relu_types[0]),
    .space = {"self", NULL},
    .formulas = leaky_relu_formulas,
    .formula_count = 1,
    .bounds = leaky_relu_bounds,
    .bound_count = sizeof(leaky_relu_bounds) / sizeof(leaky_relu_bounds[0]),
    .requires_ = leaky_relu_requires,
    .notes = leaky_relu_notes,
    .refusals = leaky_relu_refusals,
    .example = leaky_relu_example,
    .prepare = prepare_leaky_relu,
    .launch = aclnnLeakyRelu,
};

static const uint64_t inplace_leaky_relu_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t inplace_leaky_relu_negative_slope_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
};

/* clang-format off */
static const ac_entry_value inplace_leaky_relu_example[] = {
    {"selfRef", false, "[-2, 0, 3]"},
    {"selfRef", true, "[-1, 0, 3]"},
    {"negativeSlope", false, "0.5"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_leaky_relu_refusals[] = {
    {161001, "selfRef or negativeSlope is null"},
    {161002, "selfRef or negativeSlope has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_leaky_relu_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_leaky_relu_self_ref_dtypes,
    },
    {
        .name = "negativeSlope",
        .c_type = "const aclScalar *",
        .doc = "slope for the values that are not positive",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_leaky_relu_negative_slope_dtypes,
    },
};

static aclnnStatus prepare_inplace_leaky_relu(const ac_entry_args *args, uint64_t *workspace_size,
                                              aclOpExecutor **executor)
{
    return aclnnInplaceLeakyReluGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar,
                                                 workspace_size, executor);
}

const ac_entry inplace_leaky_relu_entry = {
    .name = "aclnnInplaceLeakyRelu",
    .op = "LeakyRelu",
    .snake = "inplace_leaky_relu",
    .doc = "aclnnLeakyRelu in place: selfRef stands for both self and out.",
    .family = "activation",
    .spec = "spec/activation/leaky_relu.yaml",
    .header = "aclnnop/aclnn_leaky_relu.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_leaky_relu_params,
    .param_count = sizeof(inplace_leaky_relu_params) / sizeof(inplace_leaky_relu_params[0]),
    .types = leaky_relu_types,
    .type_count = sizeof(leaky_relu_types) / sizeof(leaky_relu_types[0]),
    .space = {"selfRef", NULL},
    .formulas = leaky_relu_formulas,
    .formula_count = 1,
    .bounds = leaky_relu_bounds,
    .bound_count = sizeof(leaky_relu_bounds) / sizeof(leaky_relu_bounds[0]),
    .requires_ = leaky_relu_requires,
    .notes = leaky_relu_notes,
    .refusals = inplace_leaky_relu_refusals,
    .example = inplace_leaky_relu_example,
    .prepare = prepare_inplace_leaky_relu,
    .launch = aclnnInplaceLeakyRelu,
};
