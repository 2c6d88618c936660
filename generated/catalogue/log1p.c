/*
 * Generated from spec/mathematics/log1p.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_log1p.h"
#include "client/catalogue.h"

static const ac_entry_type log1p_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula log1p_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "log1p(self)",
    },
};

static const ac_entry_bound log1p_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const log1p_requires[] = {
    NULL,
};

static const char *const log1p_notes[] = {
    "Integers and bool are computed in f32 and then converted; the vendor converts them to the "
    "dtype of out first, so that in f64 its results have more digits.",
    "The vendor does not ask whether the result converts to the dtype of out; between these "
    "dtypes it always does.",
    NULL,
};

static const uint64_t log1p_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t log1p_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value log1p_example[] = {
    {"self", false, "[0, 0, 1]"},
    {"out", true, "[0, 0, 0.6931471805599453]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal log1p_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param log1p_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = log1p_self_dtypes,
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
        .dtypes = log1p_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_log1p(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnLog1pGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                      executor);
}

const ac_entry log1p_entry = {
    .name = "aclnnLog1p",
    .op = "Log1p",
    .snake = "log1p",
    .doc = "Log1p: the natural logarithm of 1 + self.",
    .family = "mathematics",
    .spec = "spec/mathematics/log1p.yaml",
    .header = "aclnnop/aclnn_log1p.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = log1p_params,
    .param_count = sizeof(log1p_params) / sizeof(log1p_params[0]),
    .types = log1p_types,
    .type_count = sizeof(log1p_types) / sizeof(log1p_types[0]),
    .space = {"self", NULL},
    .formulas = log1p_formulas,
    .formula_count = 1,
    .bounds = log1p_bounds,
    .bound_count = sizeof(log1p_bounds) / sizeof(log1p_bounds[0]),
    .requires_ = log1p_requires,
    .notes = log1p_notes,
    .refusals = log1p_refusals,
    .example = log1p_example,
    .prepare = prepare_log1p,
    .launch = aclnnLog1p,
};

static const uint64_t inplace_log1p_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_log1p_example[] = {
    {"selfRef", false, "[0, 0, 1]"},
    {"selfRef", true, "[0, 0, 0.6931471805599453]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_log1p_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef or selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_log1p_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_log1p_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_log1p(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnInplaceLog1pGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_log1p_entry = {
    .name = "aclnnInplaceLog1p",
    .op = "Log1p",
    .snake = "inplace_log1p",
    .doc = "aclnnLog1p in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/log1p.yaml",
    .header = "aclnnop/aclnn_log1p.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_log1p_params,
    .param_count = sizeof(inplace_log1p_params) / sizeof(inplace_log1p_params[0]),
    .types = log1p_types,
    .type_count = sizeof(log1p_types) / sizeof(log1p_types[0]),
    .space = {"selfRef", NULL},
    .formulas = log1p_formulas,
    .formula_count = 1,
    .bounds = log1p_bounds,
    .bound_count = sizeof(log1p_bounds) / sizeof(log1p_bounds[0]),
    .requires_ = log1p_requires,
    .notes = log1p_notes,
    .refusals = inplace_log1p_refusals,
    .example = inplace_log1p_example,
    .prepare = prepare_inplace_log1p,
    .launch = aclnnInplaceLog1p,
};
