/*
 * Generated from spec/activation/tanh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_tanh.h"
#include "client/catalogue.h"

static const ac_entry_type tanh_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula tanh_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "tanh(self)",
    },
};

static const ac_entry_bound tanh_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const tanh_requires[] = {
    NULL,
};

static const char *const tanh_notes[] = {
    "There is no f64, although the gradient takes it.",
    "Integers and bool are computed in f32.",
    "The vendor refuses view formats that differ or are private; here every plain format is taken.",
    NULL,
};

static const uint64_t tanh_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BOOL | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BOOL | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BOOL | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BOOL | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BOOL | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t tanh_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value tanh_example[] = {
    {"self", false, "[0, 1, -1]"},
    {"out", true, "[0, 0.7615941559557649, -0.7615941559557649]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal tanh_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param tanh_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = tanh_self_dtypes,
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
        .dtypes = tanh_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_tanh(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnTanhGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry tanh_entry = {
    .name = "aclnnTanh",
    .op = "Tanh",
    .snake = "tanh",
    .doc = "Tanh: the hyperbolic tangent.",
    .family = "activation",
    .spec = "spec/activation/tanh.yaml",
    .header = "aclnnop/aclnn_tanh.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = tanh_params,
    .param_count = sizeof(tanh_params) / sizeof(tanh_params[0]),
    .types = tanh_types,
    .type_count = sizeof(tanh_types) / sizeof(tanh_types[0]),
    .space = {"self", NULL},
    .formulas = tanh_formulas,
    .formula_count = 1,
    .bounds = tanh_bounds,
    .bound_count = sizeof(tanh_bounds) / sizeof(tanh_bounds[0]),
    .requires_ = tanh_requires,
    .notes = tanh_notes,
    .refusals = tanh_refusals,
    .example = tanh_example,
    .prepare = prepare_tanh,
    .launch = aclnnTanh,
};

static const uint64_t inplace_tanh_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_tanh_example[] = {
    {"selfRef", false, "[0, 1, -1]"},
    {"selfRef", true, "[0, 0.7615941559557649, -0.7615941559557649]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_tanh_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef or selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_tanh_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_tanh_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_tanh(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceTanhGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_tanh_entry = {
    .name = "aclnnInplaceTanh",
    .op = "Tanh",
    .snake = "inplace_tanh",
    .doc = "aclnnTanh in place: selfRef stands for both self and out.",
    .family = "activation",
    .spec = "spec/activation/tanh.yaml",
    .header = "aclnnop/aclnn_tanh.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_tanh_params,
    .param_count = sizeof(inplace_tanh_params) / sizeof(inplace_tanh_params[0]),
    .types = tanh_types,
    .type_count = sizeof(tanh_types) / sizeof(tanh_types[0]),
    .space = {"selfRef", NULL},
    .formulas = tanh_formulas,
    .formula_count = 1,
    .bounds = tanh_bounds,
    .bound_count = sizeof(tanh_bounds) / sizeof(tanh_bounds[0]),
    .requires_ = tanh_requires,
    .notes = tanh_notes,
    .refusals = inplace_tanh_refusals,
    .example = inplace_tanh_example,
    .prepare = prepare_inplace_tanh,
    .launch = aclnnInplaceTanh,
};
