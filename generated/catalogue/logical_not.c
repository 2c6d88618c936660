/*
 * Generated from spec/logic/logical_not.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_logical_not.h"
#include "client/catalogue.h"

static const ac_entry_type logical_not_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula logical_not_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self == 0",
    },
};

static const ac_entry_bound logical_not_bounds[] = {
    {"out", "exact"},
};

static const char *const logical_not_requires[] = {
    NULL,
};

static const char *const logical_not_notes[] = {
    "A nan is not zero.",
    NULL,
};

static const uint64_t logical_not_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t logical_not_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value logical_not_example[] = {
    {"self", false, "[0, 1, 1, 0]"},
    {"out", true, "[1, 0, 0, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal logical_not_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param logical_not_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "a number",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = logical_not_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "whether it is zero",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .truth = true,
        .dtypes = logical_not_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_logical_not(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnLogicalNotGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                           executor);
}

const ac_entry logical_not_entry = {
    .name = "aclnnLogicalNot",
    .op = "LogicalNot",
    .snake = "logical_not",
    .doc = "LogicalNot: whether a number is zero.",
    .family = "logic",
    .spec = "spec/logic/logical_not.yaml",
    .header = "aclnnop/aclnn_logical_not.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = logical_not_params,
    .param_count = sizeof(logical_not_params) / sizeof(logical_not_params[0]),
    .types = logical_not_types,
    .type_count = sizeof(logical_not_types) / sizeof(logical_not_types[0]),
    .space = {"self", NULL},
    .formulas = logical_not_formulas,
    .formula_count = 1,
    .bounds = logical_not_bounds,
    .bound_count = sizeof(logical_not_bounds) / sizeof(logical_not_bounds[0]),
    .requires_ = logical_not_requires,
    .notes = logical_not_notes,
    .refusals = logical_not_refusals,
    .example = logical_not_example,
    .prepare = prepare_logical_not,
    .launch = aclnnLogicalNot,
};

static const uint64_t inplace_logical_not_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_logical_not_example[] = {
    {"selfRef", false, "[0, 1, 1, 0]"},
    {"selfRef", true, "[1, 0, 0, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_logical_not_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef or selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_logical_not_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "a number",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .result = "T",
        .truth = true,
        .dtypes = inplace_logical_not_self_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_logical_not(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnInplaceLogicalNotGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_logical_not_entry = {
    .name = "aclnnInplaceLogicalNot",
    .op = "LogicalNot",
    .snake = "inplace_logical_not",
    .doc = "aclnnLogicalNot in place: selfRef stands for both self and out.",
    .family = "logic",
    .spec = "spec/logic/logical_not.yaml",
    .header = "aclnnop/aclnn_logical_not.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_logical_not_params,
    .param_count = sizeof(inplace_logical_not_params) / sizeof(inplace_logical_not_params[0]),
    .types = logical_not_types,
    .type_count = sizeof(logical_not_types) / sizeof(logical_not_types[0]),
    .space = {"selfRef", NULL},
    .formulas = logical_not_formulas,
    .formula_count = 1,
    .bounds = logical_not_bounds,
    .bound_count = sizeof(logical_not_bounds) / sizeof(logical_not_bounds[0]),
    .requires_ = logical_not_requires,
    .notes = logical_not_notes,
    .refusals = inplace_logical_not_refusals,
    .example = inplace_logical_not_example,
    .prepare = prepare_inplace_logical_not,
    .launch = aclnnInplaceLogicalNot,
};
