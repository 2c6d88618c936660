/*
 * Generated from spec/mathematics/log10.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_log10.h"
#include "client/catalogue.h"

static const ac_entry_type log10_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
};

static const ac_entry_formula log10_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "log10(self)",
    },
};

static const ac_entry_bound log10_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const log10_requires[] = {
    NULL,
};

static const char *const log10_notes[] = {
    "The complex logarithm has an angle between -pi and pi.",
    "out has the dtype of self; of integers and bool it is f32.",
    "The vendor's page omits f64 from out; its code takes it.",
    NULL,
};

static const uint64_t log10_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                        AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
};

static const uint64_t log10_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
};

/* clang-format off */
static const ac_entry_value log10_example[] = {
    {"self", false, "[1, 100, 1000]"},
    {"out", true, "[0, 2, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal log10_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of the float dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param log10_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = log10_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = log10_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_log10(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnLog10GetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                      executor);
}

const ac_entry log10_entry = {
    .name = "aclnnLog10",
    .op = "Log10",
    .snake = "log10",
    .doc = "Log10: the logarithm of self to base 10.",
    .family = "mathematics",
    .spec = "spec/mathematics/log10.yaml",
    .header = "aclnnop/aclnn_log10.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = log10_params,
    .param_count = sizeof(log10_params) / sizeof(log10_params[0]),
    .types = log10_types,
    .type_count = sizeof(log10_types) / sizeof(log10_types[0]),
    .space = {"self", NULL},
    .formulas = log10_formulas,
    .formula_count = 1,
    .bounds = log10_bounds,
    .bound_count = sizeof(log10_bounds) / sizeof(log10_bounds[0]),
    .requires_ = log10_requires,
    .notes = log10_notes,
    .refusals = log10_refusals,
    .example = log10_example,
    .prepare = prepare_log10,
    .launch = aclnnLog10,
};

static const uint64_t inplace_log10_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
};

/* clang-format off */
static const ac_entry_value inplace_log10_example[] = {
    {"selfRef", false, "[1, 100, 1000]"},
    {"selfRef", true, "[0, 2, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_log10_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "selfRef does not have the dtype of the float dtype of selfRef"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_log10_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_log10_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_log10(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnInplaceLog10GetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_log10_entry = {
    .name = "aclnnInplaceLog10",
    .op = "Log10",
    .snake = "inplace_log10",
    .doc = "aclnnLog10 in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/log10.yaml",
    .header = "aclnnop/aclnn_log10.h",
    .variant = "inplace",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = inplace_log10_params,
    .param_count = sizeof(inplace_log10_params) / sizeof(inplace_log10_params[0]),
    .types = log10_types,
    .type_count = sizeof(log10_types) / sizeof(log10_types[0]),
    .space = {"selfRef", NULL},
    .formulas = log10_formulas,
    .formula_count = 1,
    .bounds = log10_bounds,
    .bound_count = sizeof(log10_bounds) / sizeof(log10_bounds[0]),
    .requires_ = log10_requires,
    .notes = log10_notes,
    .refusals = inplace_log10_refusals,
    .example = inplace_log10_example,
    .prepare = prepare_inplace_log10,
    .launch = aclnnInplaceLog10,
};
