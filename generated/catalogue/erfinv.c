/*
 * Generated from spec/activation/erfinv.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_erfinv.h"
#include "client/catalogue.h"

static const ac_entry_type erfinv_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
};

static const ac_entry_formula erfinv_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "erfinv(self)",
    },
};

static const ac_entry_bound erfinv_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const erfinv_requires[] = {
    NULL,
};

static const char *const erfinv_notes[] = {
    "Outside of -1 and 1 there is no value, and at the two it is infinite.",
    "Integers and bool are computed in f32; their results are 0, infinite or nan. The vendor's "
    "documentation denies them on ascend910, where its code takes them.",
    NULL,
};

static const uint64_t erfinv_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BOOL | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BOOL | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BOOL | AC_SET_I8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BOOL | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BOOL | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BF16,
};

static const uint64_t erfinv_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
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
static const ac_entry_value erfinv_example[] = {
    {"self", false, "[0, 0.5, -0.5]"},
    {"out", true, "[0, 0.4769362762044699, -0.4769362762044699]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal erfinv_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param erfinv_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = erfinv_self_dtypes,
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
        .dtypes = erfinv_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_erfinv(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnErfinvGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                       executor);
}

const ac_entry erfinv_entry = {
    .name = "aclnnErfinv",
    .op = "Erfinv",
    .snake = "erfinv",
    .doc = "Erfinv: the inverse of the error function.",
    .family = "activation",
    .spec = "spec/activation/erfinv.yaml",
    .header = "aclnnop/aclnn_erfinv.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = erfinv_params,
    .param_count = sizeof(erfinv_params) / sizeof(erfinv_params[0]),
    .types = erfinv_types,
    .type_count = sizeof(erfinv_types) / sizeof(erfinv_types[0]),
    .space = {"self", NULL},
    .formulas = erfinv_formulas,
    .formula_count = 1,
    .bounds = erfinv_bounds,
    .bound_count = sizeof(erfinv_bounds) / sizeof(erfinv_bounds[0]),
    .requires_ = erfinv_requires,
    .notes = erfinv_notes,
    .refusals = erfinv_refusals,
    .example = erfinv_example,
    .prepare = prepare_erfinv,
    .launch = aclnnErfinv,
};

static const uint64_t inplace_erfinv_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_erfinv_example[] = {
    {"selfRef", false, "[0, 0.5, -0.5]"},
    {"selfRef", true, "[0, 0.4769362762044699, -0.4769362762044699]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_erfinv_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_erfinv_params[] = {
    {
        .name = "selfRef",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_erfinv_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_erfinv(const ac_entry_args *args, uint64_t *workspace_size,
                                          aclOpExecutor **executor)
{
    return aclnnInplaceErfinvGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_erfinv_entry = {
    .name = "aclnnInplaceErfinv",
    .op = "Erfinv",
    .snake = "inplace_erfinv",
    .doc = "aclnnErfinv in place: selfRef stands for both self and out.",
    .family = "activation",
    .spec = "spec/activation/erfinv.yaml",
    .header = "aclnnop/aclnn_erfinv.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_erfinv_params,
    .param_count = sizeof(inplace_erfinv_params) / sizeof(inplace_erfinv_params[0]),
    .types = erfinv_types,
    .type_count = sizeof(erfinv_types) / sizeof(erfinv_types[0]),
    .space = {"selfRef", NULL},
    .formulas = erfinv_formulas,
    .formula_count = 1,
    .bounds = erfinv_bounds,
    .bound_count = sizeof(erfinv_bounds) / sizeof(erfinv_bounds[0]),
    .requires_ = erfinv_requires,
    .notes = erfinv_notes,
    .refusals = inplace_erfinv_refusals,
    .example = inplace_erfinv_example,
    .prepare = prepare_inplace_erfinv,
    .launch = aclnnInplaceErfinv,
};
