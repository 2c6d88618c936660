/*
 * Generated from spec/mathematics/exp2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_exp2.h"
#include "client/catalogue.h"

static const ac_entry_type exp2_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
};

static const ac_entry_formula exp2_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "exp2(self)",
    },
};

static const ac_entry_bound exp2_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const exp2_requires[] = {
    NULL,
};

static const char *const exp2_notes[] = {
    "Integers and bool are computed in f32.",
    NULL,
};

static const uint64_t exp2_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t exp2_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND310B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
};

/* clang-format off */
static const ac_entry_value exp2_example[] = {
    {"self", false, "[0, 3, -2, 0.5]"},
    {"out", true, "[1, 8, 0.25, 1.4142135623730951]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal exp2_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param exp2_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = exp2_self_dtypes,
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
        .dtypes = exp2_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_exp2(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnExp2GetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry exp2_entry = {
    .name = "aclnnExp2",
    .op = "Exp2",
    .snake = "exp2",
    .doc = "Exp2: 2 to the power self.",
    .family = "mathematics",
    .spec = "spec/mathematics/exp2.yaml",
    .header = "aclnnop/aclnn_exp2.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = exp2_params,
    .param_count = sizeof(exp2_params) / sizeof(exp2_params[0]),
    .types = exp2_types,
    .type_count = sizeof(exp2_types) / sizeof(exp2_types[0]),
    .space = {"self", NULL},
    .formulas = exp2_formulas,
    .formula_count = 1,
    .bounds = exp2_bounds,
    .bound_count = sizeof(exp2_bounds) / sizeof(exp2_bounds[0]),
    .requires_ = exp2_requires,
    .notes = exp2_notes,
    .refusals = exp2_refusals,
    .example = exp2_example,
    .prepare = prepare_exp2,
    .launch = aclnnExp2,
};

static const uint64_t inplace_exp2_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_exp2_example[] = {
    {"selfRef", false, "[0, 3, -2, 0.5]"},
    {"selfRef", true, "[1, 8, 0.25, 1.4142135623730951]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_exp2_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_exp2_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_exp2_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_exp2(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceExp2GetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_exp2_entry = {
    .name = "aclnnInplaceExp2",
    .op = "Exp2",
    .snake = "inplace_exp2",
    .doc = "aclnnExp2 in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/exp2.yaml",
    .header = "aclnnop/aclnn_exp2.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_exp2_params,
    .param_count = sizeof(inplace_exp2_params) / sizeof(inplace_exp2_params[0]),
    .types = exp2_types,
    .type_count = sizeof(exp2_types) / sizeof(exp2_types[0]),
    .space = {"selfRef", NULL},
    .formulas = exp2_formulas,
    .formula_count = 1,
    .bounds = exp2_bounds,
    .bound_count = sizeof(exp2_bounds) / sizeof(exp2_bounds[0]),
    .requires_ = exp2_requires,
    .notes = exp2_notes,
    .refusals = inplace_exp2_refusals,
    .example = inplace_exp2_example,
    .prepare = prepare_inplace_exp2,
    .launch = aclnnInplaceExp2,
};
