/*
 * Generated from spec/mathematics/erfc.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_erfc.h"
#include "client/catalogue.h"

static const ac_entry_type erfc_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
};

static const ac_entry_formula erfc_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "erfc(self)",
    },
};

static const ac_entry_bound erfc_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const erfc_requires[] = {
    NULL,
};

static const char *const erfc_notes[] = {
    "i64 and bool are computed in f32.",
    "The vendor declares selfRef of the form in place as const.",
    NULL,
};

static const uint64_t erfc_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BOOL | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_BOOL | AC_SET_I64,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_BOOL | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BOOL | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_BOOL | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BOOL | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t erfc_out_dtypes[AC_PRODUCT_COUNT] = {
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
static const ac_entry_value erfc_example[] = {
    {"self", false, "[0, 1, inf, -inf, nan]"},
    {"out", true, "[1, 0.15729920705028513, 0, 2, nan]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal erfc_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param erfc_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = erfc_self_dtypes,
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
        .dtypes = erfc_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_erfc(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnErfcGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry erfc_entry = {
    .name = "aclnnErfc",
    .op = "Erfc",
    .snake = "erfc",
    .doc = "Erfc: 1 less the error function of self.",
    .family = "mathematics",
    .spec = "spec/mathematics/erfc.yaml",
    .header = "aclnnop/aclnn_erfc.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = erfc_params,
    .param_count = sizeof(erfc_params) / sizeof(erfc_params[0]),
    .types = erfc_types,
    .type_count = sizeof(erfc_types) / sizeof(erfc_types[0]),
    .space = {"self", NULL},
    .formulas = erfc_formulas,
    .formula_count = 1,
    .bounds = erfc_bounds,
    .bound_count = sizeof(erfc_bounds) / sizeof(erfc_bounds[0]),
    .requires_ = erfc_requires,
    .notes = erfc_notes,
    .refusals = erfc_refusals,
    .example = erfc_example,
    .prepare = prepare_erfc,
    .launch = aclnnErfc,
};

static const uint64_t inplace_erfc_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_erfc_example[] = {
    {"selfRef", false, "[0, 1, inf, -inf, nan]"},
    {"selfRef", true, "[1, 0.15729920705028513, 0, 2, nan]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_erfc_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_erfc_params[] = {
    {
        .name = "selfRef",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_erfc_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_erfc(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceErfcGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_erfc_entry = {
    .name = "aclnnInplaceErfc",
    .op = "Erfc",
    .snake = "inplace_erfc",
    .doc = "aclnnErfc in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/erfc.yaml",
    .header = "aclnnop/aclnn_erfc.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_erfc_params,
    .param_count = sizeof(inplace_erfc_params) / sizeof(inplace_erfc_params[0]),
    .types = erfc_types,
    .type_count = sizeof(erfc_types) / sizeof(erfc_types[0]),
    .space = {"selfRef", NULL},
    .formulas = erfc_formulas,
    .formula_count = 1,
    .bounds = erfc_bounds,
    .bound_count = sizeof(erfc_bounds) / sizeof(erfc_bounds[0]),
    .requires_ = erfc_requires,
    .notes = erfc_notes,
    .refusals = inplace_erfc_refusals,
    .example = inplace_erfc_example,
    .prepare = prepare_inplace_erfc,
    .launch = aclnnInplaceErfc,
};
