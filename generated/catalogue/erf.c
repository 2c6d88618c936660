/*
 * Generated from spec/mathematics/erf.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_erf.h"
#include "client/catalogue.h"

static const ac_entry_type erf_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
};

static const ac_entry_formula erf_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "erf(self)",
    },
};

static const ac_entry_bound erf_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const erf_requires[] = {
    NULL,
};

static const char *const erf_notes[] = {
    "i64 and bool are computed in f32.",
    NULL,
};

static const uint64_t erf_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BOOL | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_BOOL | AC_SET_I64,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_BOOL | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_BOOL | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BOOL | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t erf_out_dtypes[AC_PRODUCT_COUNT] = {
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
static const ac_entry_value erf_example[] = {
    {"self", false, "[0, 0, 1, inf, -inf, nan]"},
    {"out", true, "[0, 0, 0.8427007929497149, 1, -1, nan]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal erf_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param erf_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = erf_self_dtypes,
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
        .dtypes = erf_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_erf(const ac_entry_args *args, uint64_t *workspace_size,
                               aclOpExecutor **executor)
{
    return aclnnErfGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                    executor);
}

const ac_entry erf_entry = {
    .name = "aclnnErf",
    .op = "Erf",
    .snake = "erf",
    .doc = "Erf: the error function of self.",
    .family = "mathematics",
    .spec = "spec/mathematics/erf.yaml",
    .header = "aclnnop/aclnn_erf.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = erf_params,
    .param_count = sizeof(erf_params) / sizeof(erf_params[0]),
    .types = erf_types,
    .type_count = sizeof(erf_types) / sizeof(erf_types[0]),
    .space = {"self", NULL},
    .formulas = erf_formulas,
    .formula_count = 1,
    .bounds = erf_bounds,
    .bound_count = sizeof(erf_bounds) / sizeof(erf_bounds[0]),
    .requires_ = erf_requires,
    .notes = erf_notes,
    .refusals = erf_refusals,
    .example = erf_example,
    .prepare = prepare_erf,
    .launch = aclnnErf,
};

static const uint64_t inplace_erf_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_erf_example[] = {
    {"selfRef", false, "[0, 0, 1, inf, -inf, nan]"},
    {"selfRef", true, "[0, 0, 0.8427007929497149, 1, -1, nan]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_erf_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_erf_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_erf_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_erf(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnInplaceErfGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_erf_entry = {
    .name = "aclnnInplaceErf",
    .op = "Erf",
    .snake = "inplace_erf",
    .doc = "aclnnErf in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/erf.yaml",
    .header = "aclnnop/aclnn_erf.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_erf_params,
    .param_count = sizeof(inplace_erf_params) / sizeof(inplace_erf_params[0]),
    .types = erf_types,
    .type_count = sizeof(erf_types) / sizeof(erf_types[0]),
    .space = {"selfRef", NULL},
    .formulas = erf_formulas,
    .formula_count = 1,
    .bounds = erf_bounds,
    .bound_count = sizeof(erf_bounds) / sizeof(erf_bounds[0]),
    .requires_ = erf_requires,
    .notes = erf_notes,
    .refusals = inplace_erf_refusals,
    .example = inplace_erf_example,
    .prepare = prepare_inplace_erf,
    .launch = aclnnInplaceErf,
};
