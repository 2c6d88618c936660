/*
 * Generated from spec/mathematics/exp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_exp.h"
#include "client/catalogue.h"

static const ac_entry_type exp_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
};

static const ac_entry_formula exp_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "exp(self)",
    },
};

static const ac_entry_bound exp_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const exp_requires[] = {
    NULL,
};

static const char *const exp_notes[] = {
    "Of the integers only i64 is taken.",
    NULL,
};

static const uint64_t exp_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_BOOL |
                      AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_BOOL |
                        AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_BOOL | AC_SET_I64 |
                     AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_BOOL | AC_SET_I64 |
                AC_SET_C64 | AC_SET_C128,
};

static const uint64_t exp_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
};

/* clang-format off */
static const ac_entry_value exp_example[] = {
    {"self", false, "[0, 0, -inf, inf, nan]"},
    {"out", true, "[1, 1, 0, inf, nan]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal exp_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param exp_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = exp_self_dtypes,
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
        .dtypes = exp_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_exp(const ac_entry_args *args, uint64_t *workspace_size,
                               aclOpExecutor **executor)
{
    return aclnnExpGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                    executor);
}

const ac_entry exp_entry = {
    .name = "aclnnExp",
    .op = "Exp",
    .snake = "exp",
    .doc = "Exp: e to the power self.",
    .family = "mathematics",
    .spec = "spec/mathematics/exp.yaml",
    .header = "aclnnop/aclnn_exp.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = exp_params,
    .param_count = sizeof(exp_params) / sizeof(exp_params[0]),
    .types = exp_types,
    .type_count = sizeof(exp_types) / sizeof(exp_types[0]),
    .space = {"self", NULL},
    .formulas = exp_formulas,
    .formula_count = 1,
    .bounds = exp_bounds,
    .bound_count = sizeof(exp_bounds) / sizeof(exp_bounds[0]),
    .requires_ = exp_requires,
    .notes = exp_notes,
    .refusals = exp_refusals,
    .example = exp_example,
    .prepare = prepare_exp,
    .launch = aclnnExp,
};

static const uint64_t inplace_exp_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
};

/* clang-format off */
static const ac_entry_value inplace_exp_example[] = {
    {"selfRef", false, "[0, 0, -inf, inf, nan]"},
    {"selfRef", true, "[1, 1, 0, inf, nan]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_exp_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_exp_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_exp_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_exp(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnInplaceExpGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_exp_entry = {
    .name = "aclnnInplaceExp",
    .op = "Exp",
    .snake = "inplace_exp",
    .doc = "aclnnExp in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/exp.yaml",
    .header = "aclnnop/aclnn_exp.h",
    .variant = "inplace",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = inplace_exp_params,
    .param_count = sizeof(inplace_exp_params) / sizeof(inplace_exp_params[0]),
    .types = exp_types,
    .type_count = sizeof(exp_types) / sizeof(exp_types[0]),
    .space = {"selfRef", NULL},
    .formulas = exp_formulas,
    .formula_count = 1,
    .bounds = exp_bounds,
    .bound_count = sizeof(exp_bounds) / sizeof(exp_bounds[0]),
    .requires_ = exp_requires,
    .notes = exp_notes,
    .refusals = inplace_exp_refusals,
    .example = inplace_exp_example,
    .prepare = prepare_inplace_exp,
    .launch = aclnnInplaceExp,
};
