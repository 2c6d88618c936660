/*
 * Generated from spec/bitwise/bitwise_not.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_bitwise_not.h"
#include "client/catalogue.h"

static const ac_entry_type bitwise_not_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula bitwise_not_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "bit_not(self)",
    },
};

static const ac_entry_bound bitwise_not_bounds[] = {
    {"out", "exact"},
};

static const char *const bitwise_not_requires[] = {
    NULL,
};

static const char *const bitwise_not_notes[] = {
    "Of a bool it is the other truth value.",
    "A null tensor gives 161001; the vendor's code gives 561103.",
    NULL,
};

static const uint64_t bitwise_not_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

static const uint64_t bitwise_not_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

/* clang-format off */
static const ac_entry_value bitwise_not_example[] = {
    {"self", false, "[-6, 0, 127]"},
    {"out", true, "[5, -1, -128]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal bitwise_not_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param bitwise_not_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the numbers",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = bitwise_not_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the bits that they lack",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = bitwise_not_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_bitwise_not(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnBitwiseNotGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                           executor);
}

const ac_entry bitwise_not_entry = {
    .name = "aclnnBitwiseNot",
    .op = "BitwiseNot",
    .snake = "bitwise_not",
    .doc = "BitwiseNot: the bits that a number lacks.",
    .family = "bitwise",
    .spec = "spec/bitwise/bitwise_not.yaml",
    .header = "aclnnop/aclnn_bitwise_not.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = bitwise_not_params,
    .param_count = sizeof(bitwise_not_params) / sizeof(bitwise_not_params[0]),
    .types = bitwise_not_types,
    .type_count = sizeof(bitwise_not_types) / sizeof(bitwise_not_types[0]),
    .space = {"self", NULL},
    .formulas = bitwise_not_formulas,
    .formula_count = 1,
    .bounds = bitwise_not_bounds,
    .bound_count = sizeof(bitwise_not_bounds) / sizeof(bitwise_not_bounds[0]),
    .requires_ = bitwise_not_requires,
    .notes = bitwise_not_notes,
    .refusals = bitwise_not_refusals,
    .example = bitwise_not_example,
    .prepare = prepare_bitwise_not,
    .launch = aclnnBitwiseNot,
};
