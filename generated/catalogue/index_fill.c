/*
 * Generated from spec/movement/index_fill.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_index_fill.h"
#include "client/catalogue.h"

static const ac_entry_type index_fill_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula index_fill_formulas[] = {
    {
        .output = "filled",
        .when = "",
        .text = "marked(dim, index, value) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "filled",
    },
};

static const ac_entry_bound index_fill_bounds[] = {
    {"out", "exact"},
};

static const char *const index_fill_requires[] = {
    NULL,
};

static const char *const index_fill_notes[] = {
    "An index that the axis does not have is an error when the call runs, with its place in "
    "index; the vendor leaves it out.",
    "An index may have any rank. Its elements are taken in any order, as one value goes "
    "everywhere.",
    NULL,
};

static const uint64_t index_fill_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16 |
                AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F64,
};

static const uint64_t index_fill_index_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

static const uint64_t index_fill_value_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t index_fill_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16 |
                AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F64,
};

static const ac_entry_cut index_fill_self_cuts[] = {
    {
        .part = "filled",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_MARKED,
        .args = {"dim", "index", "value"},
        .arg_count = 3,
    },
};

/* clang-format off */
static const ac_entry_value index_fill_example[] = {
    {"self", false, "[1, 0, 1]"},
    {"dim", false, "0"},
    {"index", false, "[1, -1]"},
    {"value", false, "1"},
    {"out", true, "[1, 1, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal index_fill_refusals[] = {
    {161001, "self, index, value or out is null"},
    {161002, "self or index has a dtype that is not listed for it"},
    {161002, "value has a complex dtype"},
    {161002, "out does not have the dtype of self"},
    {161002, "self, index or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param index_fill_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = index_fill_self_dtypes,
        .cuts = index_fill_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis that indices are along",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "index",
        .c_type = "const aclTensor *",
        .doc = "the indices; a negative one counts from the end",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .wraps = true,
        .dtypes = index_fill_index_dtypes,
    },
    {
        .name = "value",
        .c_type = "const aclScalar *",
        .doc = "what elements at these indices become",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = index_fill_value_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = index_fill_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_index_fill(const ac_entry_args *args, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    return aclnnIndexFillGetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                          args->of[2].tensor, args->of[3].scalar,
                                          args->of[4].tensor, workspace_size, executor);
}

const ac_entry index_fill_entry = {
    .name = "aclnnIndexFill",
    .op = "IndexFill",
    .snake = "index_fill",
    .doc = "IndexFill: a value at the indices of one axis that a tensor has.",
    .family = "movement",
    .spec = "spec/movement/index_fill.yaml",
    .header = "aclnnop/aclnn_index_fill.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = index_fill_params,
    .param_count = sizeof(index_fill_params) / sizeof(index_fill_params[0]),
    .types = index_fill_types,
    .type_count = sizeof(index_fill_types) / sizeof(index_fill_types[0]),
    .space = {"self", NULL},
    .formulas = index_fill_formulas,
    .formula_count = 2,
    .bounds = index_fill_bounds,
    .bound_count = sizeof(index_fill_bounds) / sizeof(index_fill_bounds[0]),
    .requires_ = index_fill_requires,
    .notes = index_fill_notes,
    .refusals = index_fill_refusals,
    .example = index_fill_example,
    .prepare = prepare_index_fill,
    .launch = aclnnIndexFill,
};

static const uint64_t inplace_index_fill_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16 |
                AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F64,
};

static const uint64_t inplace_index_fill_index_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

static const uint64_t inplace_index_fill_value_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const ac_entry_cut inplace_index_fill_self_ref_cuts[] = {
    {
        .part = "filled",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_MARKED,
        .args = {"dim", "index", "value"},
        .arg_count = 3,
    },
};

/* clang-format off */
static const ac_entry_value inplace_index_fill_example[] = {
    {"selfRef", false, "[1, 0, 1]"},
    {"selfRef", true, "[1, 1, 1]"},
    {"dim", false, "0"},
    {"index", false, "[1, -1]"},
    {"value", false, "1"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_index_fill_refusals[] = {
    {161001, "selfRef, index or value is null"},
    {161002, "selfRef or index has a dtype that is not listed for it"},
    {161002, "value has a complex dtype"},
    {161002, "selfRef or index has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of selfRef, or 1 at rank 0"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_index_fill_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_index_fill_self_ref_dtypes,
        .cuts = inplace_index_fill_self_ref_cuts,
        .cut_count = 1,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis that indices are along",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "selfRef",
    },
    {
        .name = "index",
        .c_type = "const aclTensor *",
        .doc = "the indices; a negative one counts from the end",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .wraps = true,
        .dtypes = inplace_index_fill_index_dtypes,
    },
    {
        .name = "value",
        .c_type = "const aclScalar *",
        .doc = "what elements at these indices become",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_index_fill_value_dtypes,
    },
};

static aclnnStatus prepare_inplace_index_fill(const ac_entry_args *args, uint64_t *workspace_size,
                                              aclOpExecutor **executor)
{
    return aclnnInplaceIndexFillGetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                                 args->of[2].tensor, args->of[3].scalar,
                                                 workspace_size, executor);
}

const ac_entry inplace_index_fill_entry = {
    .name = "aclnnInplaceIndexFill",
    .op = "IndexFill",
    .snake = "inplace_index_fill",
    .doc = "aclnnIndexFill in place: selfRef stands for both self and out.",
    .family = "movement",
    .spec = "spec/movement/index_fill.yaml",
    .header = "aclnnop/aclnn_index_fill.h",
    .variant = "inplace",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = inplace_index_fill_params,
    .param_count = sizeof(inplace_index_fill_params) / sizeof(inplace_index_fill_params[0]),
    .types = index_fill_types,
    .type_count = sizeof(index_fill_types) / sizeof(index_fill_types[0]),
    .space = {"selfRef", NULL},
    .formulas = index_fill_formulas,
    .formula_count = 2,
    .bounds = index_fill_bounds,
    .bound_count = sizeof(index_fill_bounds) / sizeof(index_fill_bounds[0]),
    .requires_ = index_fill_requires,
    .notes = index_fill_notes,
    .refusals = inplace_index_fill_refusals,
    .example = inplace_index_fill_example,
    .prepare = prepare_inplace_index_fill,
    .launch = aclnnInplaceIndexFill,
};
