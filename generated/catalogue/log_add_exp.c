/*
 * Generated from spec/mathematics/log_add_exp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_logaddexp.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type log_add_exp_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"P", "promote", {"A", "B"}, NULL, 0, NULL},
    {"T", "float", {"P"}, NULL, 0, NULL},
};

static const ac_entry_formula log_add_exp_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self == other, self + log(2), max(self, other) + log1p(exp(-abs(self - "
                "other))))",
    },
};

static const ac_entry_bound log_add_exp_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const log_add_exp_requires[] = {
    NULL,
};

static const char *const log_add_exp_notes[] = {
    "The vendor computes in the dtype of out; here it is that of the two inputs, which are "
    "converted afterwards.",
    NULL,
};

static const uint64_t log_add_exp_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                      AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 |
                        AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                     AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t log_add_exp_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                      AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 |
                        AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                     AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t log_add_exp_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_value log_add_exp_example[] = {
    {"self", false, "[-inf, inf, 1]"},
    {"other", false, "[-inf, -inf, inf]"},
    {"out", true, "[-inf, inf, inf]"},
    {NULL, false, NULL},
};

static const ac_entry_refusal log_add_exp_refusals[] = {
    {161001, "self, other or out is null"},
    {161002, "self or other has a dtype that is not listed for it"},
    {161002, "the promotion of self and other does not exist"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "self, other or out has a rank above 8"},
    {161002, "self and other do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of self and other"},
    {0, NULL},
};

static const ac_entry_param log_add_exp_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "one exponent",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .dtypes = log_add_exp_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the other exponent",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = log_add_exp_other_dtypes,
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
        .dtypes = log_add_exp_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "other"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_log_add_exp(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnLogAddExpGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                          args->of[2].tensor, workspace_size, executor);
}

const ac_entry log_add_exp_entry = {
    .name = "aclnnLogAddExp",
    .op = "LogAddExp",
    .snake = "log_add_exp",
    .doc = "LogAddExp: log(exp(self) + exp(other)).",
    .family = "mathematics",
    .spec = "spec/mathematics/log_add_exp.yaml",
    .header = "aclnnop/aclnn_logaddexp.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = log_add_exp_params,
    .param_count = sizeof(log_add_exp_params) / sizeof(log_add_exp_params[0]),
    .types = log_add_exp_types,
    .type_count = sizeof(log_add_exp_types) / sizeof(log_add_exp_types[0]),
    .space = {"self", "other"},
    .formulas = log_add_exp_formulas,
    .formula_count = 1,
    .bounds = log_add_exp_bounds,
    .bound_count = sizeof(log_add_exp_bounds) / sizeof(log_add_exp_bounds[0]),
    .requires_ = log_add_exp_requires,
    .notes = log_add_exp_notes,
    .refusals = log_add_exp_refusals,
    .example = log_add_exp_example,
    .prepare = prepare_log_add_exp,
    .launch = aclnnLogAddExp,
};
