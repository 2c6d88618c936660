/*
 * Generated from spec/arithmetic/s_where.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_s_where.h"
#include "client/catalogue.h"

static const ac_entry_type s_where_types[] = {
    {"C", "", {NULL}, NULL, 0, NULL},
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B"}, NULL, 0, NULL},
};

static const ac_entry_formula s_where_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(condition != 0, self, other)",
    },
};

static const ac_entry_bound s_where_bounds[] = {
    {"out", "exact"},
};

static const char *const s_where_requires[] = {
    NULL,
};

static const char *const s_where_notes[] = {
    "A nan that is not chosen does not matter.",
    "Complex tensors are refused here, and an out that a conversion would truncate; the vendor "
    "takes them.",
    NULL,
};

/* clang-format off */
static const uint64_t s_where_condition_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_U8 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_U8 | AC_SET_BOOL,
};
/* clang-format on */

static const uint64_t s_where_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                      AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 |
                        AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                      AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                     AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t s_where_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                      AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 |
                        AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                      AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                     AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t s_where_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
};

/* clang-format off */
static const ac_entry_value s_where_example[] = {
    {"condition", false, "[1, 0, 1]"},
    {"self", false, "[1, 2, 3]"},
    {"other", false, "[4, 5, 6]"},
    {"out", true, "[1, 5, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal s_where_refusals[] = {
    {161001, "condition, self, other or out is null"},
    {161002, "condition, self or other has a dtype that is not listed for it"},
    {161002, "the promotion of self and other does not exist"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "condition, self, other or out has a rank above 8"},
    {161002, "condition and self do not broadcast together"},
    {161002, "other does not broadcast together with the broadcast of condition and self"},
    {161002, "out does not have the shape of the broadcast of condition, self and other"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param s_where_params[] = {
    {
        .name = "condition",
        .c_type = "const aclTensor *",
        .doc = "the condition; every number but 0 holds",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "C",
        .dtypes = s_where_condition_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the result where it holds",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .dtypes = s_where_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the result elsewhere",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = s_where_other_dtypes,
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
        .dtypes = s_where_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"condition", "self", "other"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_s_where(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnSWhereGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                       args->of[3].tensor, workspace_size, executor);
}

const ac_entry s_where_entry = {
    .name = "aclnnSWhere",
    .op = "SWhere",
    .snake = "s_where",
    .doc = "SWhere: self where the condition holds, else other.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/s_where.yaml",
    .header = "aclnnop/aclnn_s_where.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = s_where_params,
    .param_count = sizeof(s_where_params) / sizeof(s_where_params[0]),
    .types = s_where_types,
    .type_count = sizeof(s_where_types) / sizeof(s_where_types[0]),
    .space = {"condition", "self", "other"},
    .formulas = s_where_formulas,
    .formula_count = 1,
    .bounds = s_where_bounds,
    .bound_count = sizeof(s_where_bounds) / sizeof(s_where_bounds[0]),
    .requires_ = s_where_requires,
    .notes = s_where_notes,
    .refusals = s_where_refusals,
    .example = s_where_example,
    .prepare = prepare_s_where,
    .launch = aclnnSWhere,
};
