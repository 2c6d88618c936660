/*
 * Generated from spec/mathematics/acosh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_acosh.h"
#include "client/catalogue.h"

static const ac_entry_type acosh_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula acosh_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "acosh(self)",
    },
};

static const ac_entry_bound acosh_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const acosh_requires[] = {
    NULL,
};

static const char *const acosh_notes[] = {
    "Complex inputs are refused here; the vendor's code takes c64 and c128.",
    "Integers and bool are computed in f32.",
    NULL,
};

static const uint64_t acosh_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t acosh_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
};

/* clang-format off */
static const ac_entry_value acosh_example[] = {
    {"self", false, "[1, 2, inf]"},
    {"out", true, "[0, 1.3169578969248168, inf]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal acosh_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param acosh_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = acosh_self_dtypes,
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
        .dtypes = acosh_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_acosh(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnAcoshGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                      executor);
}

const ac_entry acosh_entry = {
    .name = "aclnnAcosh",
    .op = "Acosh",
    .snake = "acosh",
    .doc = "Acosh: the number from 0 on whose cosh is self.",
    .family = "mathematics",
    .spec = "spec/mathematics/acosh.yaml",
    .header = "aclnnop/aclnn_acosh.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
    .params = acosh_params,
    .param_count = sizeof(acosh_params) / sizeof(acosh_params[0]),
    .types = acosh_types,
    .type_count = sizeof(acosh_types) / sizeof(acosh_types[0]),
    .space = {"self", NULL},
    .formulas = acosh_formulas,
    .formula_count = 1,
    .bounds = acosh_bounds,
    .bound_count = sizeof(acosh_bounds) / sizeof(acosh_bounds[0]),
    .requires_ = acosh_requires,
    .notes = acosh_notes,
    .refusals = acosh_refusals,
    .example = acosh_example,
    .prepare = prepare_acosh,
    .launch = aclnnAcosh,
};

static const uint64_t inplace_acosh_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_acosh_example[] = {
    {"selfRef", false, "[1, 2, inf]"},
    {"selfRef", true, "[0, 1.3169578969248168, inf]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_acosh_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef or selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_acosh_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_acosh_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_acosh(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnInplaceAcoshGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_acosh_entry = {
    .name = "aclnnInplaceAcosh",
    .op = "Acosh",
    .snake = "inplace_acosh",
    .doc = "aclnnAcosh in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/acosh.yaml",
    .header = "aclnnop/aclnn_acosh.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
    .params = inplace_acosh_params,
    .param_count = sizeof(inplace_acosh_params) / sizeof(inplace_acosh_params[0]),
    .types = acosh_types,
    .type_count = sizeof(acosh_types) / sizeof(acosh_types[0]),
    .space = {"selfRef", NULL},
    .formulas = acosh_formulas,
    .formula_count = 1,
    .bounds = acosh_bounds,
    .bound_count = sizeof(acosh_bounds) / sizeof(acosh_bounds[0]),
    .requires_ = acosh_requires,
    .notes = acosh_notes,
    .refusals = inplace_acosh_refusals,
    .example = inplace_acosh_example,
    .prepare = prepare_inplace_acosh,
    .launch = aclnnInplaceAcosh,
};
