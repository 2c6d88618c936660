/*
 * Generated from spec/mathematics/expm1.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_expm1.h"
#include "client/catalogue.h"

static const ac_entry_type expm1_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
};

static const ac_entry_formula expm1_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "expm1(self)",
    },
};

static const ac_entry_bound expm1_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const expm1_requires[] = {
    NULL,
};

static const char *const expm1_notes[] = {
    "f64 is refused, as by the vendor.",
    "The vendor's header names the size in the second phase workspace_size.",
    NULL,
};

static const uint64_t expm1_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t expm1_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
};

/* clang-format off */
static const ac_entry_value expm1_example[] = {
    {"self", false, "[0, 0, 1]"},
    {"out", true, "[0, 0, 1.718281828459045]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal expm1_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param expm1_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = expm1_self_dtypes,
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
        .dtypes = expm1_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_expm1(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnExpm1GetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                      executor);
}

const ac_entry expm1_entry = {
    .name = "aclnnExpm1",
    .op = "Expm1",
    .snake = "expm1",
    .doc = "Expm1: e to the power self, less 1.",
    .family = "mathematics",
    .spec = "spec/mathematics/expm1.yaml",
    .header = "aclnnop/aclnn_expm1.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = expm1_params,
    .param_count = sizeof(expm1_params) / sizeof(expm1_params[0]),
    .types = expm1_types,
    .type_count = sizeof(expm1_types) / sizeof(expm1_types[0]),
    .space = {"self", NULL},
    .formulas = expm1_formulas,
    .formula_count = 1,
    .bounds = expm1_bounds,
    .bound_count = sizeof(expm1_bounds) / sizeof(expm1_bounds[0]),
    .requires_ = expm1_requires,
    .notes = expm1_notes,
    .refusals = expm1_refusals,
    .example = expm1_example,
    .prepare = prepare_expm1,
    .launch = aclnnExpm1,
};

static const uint64_t inplace_expm1_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_expm1_example[] = {
    {"selfRef", false, "[0, 0, 1]"},
    {"selfRef", true, "[0, 0, 1.718281828459045]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_expm1_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_expm1_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_expm1_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_expm1(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnInplaceExpm1GetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_expm1_entry = {
    .name = "aclnnInplaceExpm1",
    .op = "Expm1",
    .snake = "inplace_expm1",
    .doc = "aclnnExpm1 in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/expm1.yaml",
    .header = "aclnnop/aclnn_expm1.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_expm1_params,
    .param_count = sizeof(inplace_expm1_params) / sizeof(inplace_expm1_params[0]),
    .types = expm1_types,
    .type_count = sizeof(expm1_types) / sizeof(expm1_types[0]),
    .space = {"selfRef", NULL},
    .formulas = expm1_formulas,
    .formula_count = 1,
    .bounds = expm1_bounds,
    .bound_count = sizeof(expm1_bounds) / sizeof(expm1_bounds[0]),
    .requires_ = expm1_requires,
    .notes = expm1_notes,
    .refusals = inplace_expm1_refusals,
    .example = inplace_expm1_example,
    .prepare = prepare_inplace_expm1,
    .launch = aclnnInplaceExpm1,
};
