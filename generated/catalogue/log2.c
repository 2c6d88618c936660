/*
 * Generated from spec/mathematics/log2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_log2.h"
#include "client/catalogue.h"

static const ac_entry_type log2_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula log2_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "log2(self)",
    },
};

static const ac_entry_bound log2_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const log2_requires[] = {
    NULL,
};

static const char *const log2_notes[] = {
    "The complex logarithm has an angle between -pi and pi.",
    "Integers and bool are computed in f32.",
    "The vendor declares out, and selfRef of the form in place, as const.",
    NULL,
};

static const uint64_t log2_self_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t log2_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
};

/* clang-format off */
static const ac_entry_value log2_example[] = {
    {"self", false, "[1, 8, 0.25]"},
    {"out", true, "[0, 3, -2]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal log2_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param log2_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = log2_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "const aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = log2_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_log2(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnLog2GetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry log2_entry = {
    .name = "aclnnLog2",
    .op = "Log2",
    .snake = "log2",
    .doc = "Log2: the logarithm of self to base 2.",
    .family = "mathematics",
    .spec = "spec/mathematics/log2.yaml",
    .header = "aclnnop/aclnn_log2.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = log2_params,
    .param_count = sizeof(log2_params) / sizeof(log2_params[0]),
    .types = log2_types,
    .type_count = sizeof(log2_types) / sizeof(log2_types[0]),
    .space = {"self", NULL},
    .formulas = log2_formulas,
    .formula_count = 1,
    .bounds = log2_bounds,
    .bound_count = sizeof(log2_bounds) / sizeof(log2_bounds[0]),
    .requires_ = log2_requires,
    .notes = log2_notes,
    .refusals = log2_refusals,
    .example = log2_example,
    .prepare = prepare_log2,
    .launch = aclnnLog2,
};

static const uint64_t inplace_log2_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
};

/* clang-format off */
static const ac_entry_value inplace_log2_example[] = {
    {"selfRef", false, "[1, 8, 0.25]"},
    {"selfRef", true, "[0, 3, -2]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_log2_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef or selfRef has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_log2_params[] = {
    {
        .name = "selfRef",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_log2_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_log2(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceLog2GetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_log2_entry = {
    .name = "aclnnInplaceLog2",
    .op = "Log2",
    .snake = "inplace_log2",
    .doc = "aclnnLog2 in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/log2.yaml",
    .header = "aclnnop/aclnn_log2.h",
    .variant = "inplace",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = inplace_log2_params,
    .param_count = sizeof(inplace_log2_params) / sizeof(inplace_log2_params[0]),
    .types = log2_types,
    .type_count = sizeof(log2_types) / sizeof(log2_types[0]),
    .space = {"selfRef", NULL},
    .formulas = log2_formulas,
    .formula_count = 1,
    .bounds = log2_bounds,
    .bound_count = sizeof(log2_bounds) / sizeof(log2_bounds[0]),
    .requires_ = log2_requires,
    .notes = log2_notes,
    .refusals = inplace_log2_refusals,
    .example = inplace_log2_example,
    .prepare = prepare_inplace_log2,
    .launch = aclnnInplaceLog2,
};
