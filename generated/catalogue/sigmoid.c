/*
 * Generated from spec/activation/sigmoid.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_sigmoid.h"
#include "client/catalogue.h"

static const ac_entry_type sigmoid_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, "out"},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula sigmoid_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "sigmoid(self)",
    },
};

static const ac_entry_bound sigmoid_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const sigmoid_requires[] = {
    NULL,
};

static const char *const sigmoid_notes[] = {
    "The vendor's documentation lists f32, f16 and bf16 only; its code also takes f64, integers, "
    "bool and complex data.",
    "A complex result is stored in an out of a real dtype by its real part: the vendor makes no "
    "test there, and its conversion decides.",
    "Integers and bool are computed in f32, and in f64 where out has the digits of that; the "
    "vendor converts them to the dtype of out first.",
    "On ascend910 and ascend310p bf16 is refused for self but allowed for out, as in the vendor's"
    " code.",
    NULL,
};

static const uint64_t sigmoid_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_BOOL | AC_SET_U8 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_BOOL | AC_SET_U8 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_BOOL | AC_SET_U8 | AC_SET_BF16 | AC_SET_C64 |
                        AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_BOOL | AC_SET_U8 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_BOOL | AC_SET_U8 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BOOL | AC_SET_U8 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t sigmoid_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
};

/* clang-format off */
static const ac_entry_value sigmoid_example[] = {
    {"self", false, "[0, 1]"},
    {"out", true, "[0.5, 0.7310585786300049]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal sigmoid_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param sigmoid_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = sigmoid_self_dtypes,
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
        .real = true,
        .dtypes = sigmoid_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_sigmoid(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnSigmoidGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                        executor);
}

const ac_entry sigmoid_entry = {
    .name = "aclnnSigmoid",
    .op = "Sigmoid",
    .snake = "sigmoid",
    .doc = "Sigmoid: 1 / (1 + exp(-self)).",
    .family = "activation",
    .spec = "spec/activation/sigmoid.yaml",
    .header = "aclnnop/aclnn_sigmoid.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = sigmoid_params,
    .param_count = sizeof(sigmoid_params) / sizeof(sigmoid_params[0]),
    .types = sigmoid_types,
    .type_count = sizeof(sigmoid_types) / sizeof(sigmoid_types[0]),
    .space = {"self", NULL},
    .formulas = sigmoid_formulas,
    .formula_count = 1,
    .bounds = sigmoid_bounds,
    .bound_count = sizeof(sigmoid_bounds) / sizeof(sigmoid_bounds[0]),
    .requires_ = sigmoid_requires,
    .notes = sigmoid_notes,
    .refusals = sigmoid_refusals,
    .example = sigmoid_example,
    .prepare = prepare_sigmoid,
    .launch = aclnnSigmoid,
};

static const uint64_t inplace_sigmoid_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_sigmoid_example[] = {
    {"selfRef", false, "[0, 1]"},
    {"selfRef", true, "[0.5, 0.7310585786300049]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_sigmoid_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef or selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_sigmoid_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .real = true,
        .dtypes = inplace_sigmoid_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_sigmoid(const ac_entry_args *args, uint64_t *workspace_size,
                                           aclOpExecutor **executor)
{
    return aclnnInplaceSigmoidGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_sigmoid_entry = {
    .name = "aclnnInplaceSigmoid",
    .op = "Sigmoid",
    .snake = "inplace_sigmoid",
    .doc = "aclnnSigmoid in place: selfRef stands for both self and out.",
    .family = "activation",
    .spec = "spec/activation/sigmoid.yaml",
    .header = "aclnnop/aclnn_sigmoid.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_sigmoid_params,
    .param_count = sizeof(inplace_sigmoid_params) / sizeof(inplace_sigmoid_params[0]),
    .types = sigmoid_types,
    .type_count = sizeof(sigmoid_types) / sizeof(sigmoid_types[0]),
    .space = {"selfRef", NULL},
    .formulas = sigmoid_formulas,
    .formula_count = 1,
    .bounds = sigmoid_bounds,
    .bound_count = sizeof(sigmoid_bounds) / sizeof(sigmoid_bounds[0]),
    .requires_ = sigmoid_requires,
    .notes = sigmoid_notes,
    .refusals = inplace_sigmoid_refusals,
    .example = inplace_sigmoid_example,
    .prepare = prepare_inplace_sigmoid,
    .launch = aclnnInplaceSigmoid,
};
