/*
 * Generated from spec/mathematics/log.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_log.h"
#include "client/catalogue.h"

static const ac_entry_type log_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula log_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "log(self)",
    },
};

static const ac_entry_bound log_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const log_requires[] = {
    NULL,
};

static const char *const log_notes[] = {
    "The complex logarithm has an angle between -pi and pi.",
    "Integers and bool are computed in f32.",
    NULL,
};

static const uint64_t log_self_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t log_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
};

/* clang-format off */
static const ac_entry_value log_example[] = {
    {"self", false, "[1, 2]"},
    {"out", true, "[0, 0.6931471805599453]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal log_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param log_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = log_self_dtypes,
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
        .dtypes = log_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_log(const ac_entry_args *args, uint64_t *workspace_size,
                               aclOpExecutor **executor)
{
    return aclnnLogGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                    executor);
}

const ac_entry log_entry = {
    .name = "aclnnLog",
    .op = "Log",
    .snake = "log",
    .doc = "Log: the natural logarithm of self.",
    .family = "mathematics",
    .spec = "spec/mathematics/log.yaml",
    .header = "aclnnop/aclnn_log.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = log_params,
    .param_count = sizeof(log_params) / sizeof(log_params[0]),
    .types = log_types,
    .type_count = sizeof(log_types) / sizeof(log_types[0]),
    .space = {"self", NULL},
    .formulas = log_formulas,
    .formula_count = 1,
    .bounds = log_bounds,
    .bound_count = sizeof(log_bounds) / sizeof(log_bounds[0]),
    .requires_ = log_requires,
    .notes = log_notes,
    .refusals = log_refusals,
    .example = log_example,
    .prepare = prepare_log,
    .launch = aclnnLog,
};

static const uint64_t inplace_log_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
};

/* clang-format off */
static const ac_entry_value inplace_log_example[] = {
    {"selfRef", false, "[1, 2]"},
    {"selfRef", true, "[0, 0.6931471805599453]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_log_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef or selfRef has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_log_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_log_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_log(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnInplaceLogGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_log_entry = {
    .name = "aclnnInplaceLog",
    .op = "Log",
    .snake = "inplace_log",
    .doc = "aclnnLog in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/log.yaml",
    .header = "aclnnop/aclnn_log.h",
    .variant = "inplace",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = inplace_log_params,
    .param_count = sizeof(inplace_log_params) / sizeof(inplace_log_params[0]),
    .types = log_types,
    .type_count = sizeof(log_types) / sizeof(log_types[0]),
    .space = {"selfRef", NULL},
    .formulas = log_formulas,
    .formula_count = 1,
    .bounds = log_bounds,
    .bound_count = sizeof(log_bounds) / sizeof(log_bounds[0]),
    .requires_ = log_requires,
    .notes = log_notes,
    .refusals = inplace_log_refusals,
    .example = inplace_log_example,
    .prepare = prepare_inplace_log,
    .launch = aclnnInplaceLog,
};
