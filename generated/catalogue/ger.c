/*
 * Generated from spec/contraction/ger.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_ger.h"
#include "client/catalogue.h"

static const ac_entry_type ger_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B"}, NULL, 0, NULL},
};

static const ac_entry_formula ger_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self * vec2",
    },
};

static const ac_entry_bound ger_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const ger_requires[] = {
    NULL,
};

static const char *const ger_notes[] = {
    "Integers wrap.",
    "Bool, which the vendor takes, is refused here.",
    NULL,
};

static const uint64_t ger_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t ger_vec2_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t ger_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128,
};

/* clang-format off */
static const ac_entry_value ger_example[] = {
    {"self", false, "[1, -2, 3]"},
    {"vec2", false, "[4, 2]"},
    {"out", true, "[[4, 2], [-8, -4], [12, 6]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal ger_refusals[] = {
    {161001, "self, vec2 or out is null"},
    {161002, "self, vec2 or out has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self, vec2 or out has a rank above 8"},
    {161002, "one of self and vec2 does not have one axis"},
    {161002, "out does not have the shape of the matrix of self and vec2"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param ger_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the first vector, with an element for each row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_DOWN,
        .type = "A",
        .dtypes = ger_self_dtypes,
    },
    {
        .name = "vec2",
        .c_type = "const aclTensor *",
        .doc = "the second vector, with an element for each column",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ACROSS,
        .type = "B",
        .dtypes = ger_vec2_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the matrix of all products",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = ger_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "vec2"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_ger(const ac_entry_args *args, uint64_t *workspace_size,
                               aclOpExecutor **executor)
{
    return aclnnGerGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                    workspace_size, executor);
}

const ac_entry ger_entry = {
    .name = "aclnnGer",
    .op = "Ger",
    .snake = "ger",
    .doc = "Ger: the outer product of two vectors.",
    .family = "contraction",
    .spec = "spec/contraction/ger.yaml",
    .header = "aclnnop/aclnn_ger.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = ger_params,
    .param_count = sizeof(ger_params) / sizeof(ger_params[0]),
    .types = ger_types,
    .type_count = sizeof(ger_types) / sizeof(ger_types[0]),
    .space = {"self", "vec2"},
    .formulas = ger_formulas,
    .formula_count = 1,
    .bounds = ger_bounds,
    .bound_count = sizeof(ger_bounds) / sizeof(ger_bounds[0]),
    .requires_ = ger_requires,
    .notes = ger_notes,
    .refusals = ger_refusals,
    .example = ger_example,
    .prepare = prepare_ger,
    .launch = aclnnGer,
};
