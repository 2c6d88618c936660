/*
 * Generated from spec/movement/scatter_value.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_scatter.h"
#include "client/catalogue.h"

static const ac_entry_type scatter_value_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula scatter_value_formulas[] = {
    {
        .output = "filled",
        .when = "",
        .text = "pinned(dim, index, value) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "filled",
    },
};

static const ac_entry_bound scatter_value_bounds[] = {
    {"out", "exact"},
};

static const char *const scatter_value_requires[] = {
    NULL,
};

static const char *const scatter_value_notes[] = {
    "A position that the axis does not have is an error when the call runs, with its place in "
    "index; the vendor leaves it open.",
    "The vendor looks at neither dtypes nor shapes where index is empty.",
    "Complex dtypes, which the vendor takes, are refused here.",
    "The value is not added to elements, and does not multiply them, which the vendor does for a "
    "reduce of 1 and 2.",
    NULL,
};

static const uint64_t scatter_value_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                      AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                        AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                     AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t scatter_value_index_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

static const uint64_t scatter_value_value_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t scatter_value_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                      AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                        AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                     AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_BF16,
};

static const ac_entry_choice scatter_value_reduce_choices[] = {
    {"replace", NULL, 0},
};

static const ac_entry_cut scatter_value_self_cuts[] = {
    {
        .part = "filled",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_PINNED,
        .args = {"dim", "index", "value"},
        .arg_count = 3,
    },
};

/* clang-format off */
static const ac_entry_value scatter_value_example[] = {
    {"self", false, "[1, 0, 1]"},
    {"dim", false, "0"},
    {"index", false, "[1, -1]"},
    {"value", false, "0"},
    {"reduce", false, "replace"},
    {"out", true, "[1, 0, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal scatter_value_refusals[] = {
    {161001, "self, index, value or out is null"},
    {161002, "self or index has a dtype that is not listed for it"},
    {161002, "value has a complex dtype"},
    {161002, "out does not have the dtype of self"},
    {161002, "self, index or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "index has another rank than self, where 0 counts as 1; or, if it has elements, a larger extent along an axis other than dim, or there are none of self along dim"},
    {161002, "out does not have the shape of self"},
    {161002, "reduce is none of replace"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param scatter_value_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = scatter_value_self_dtypes,
        .cuts = scatter_value_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis that the positions are along",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "index",
        .c_type = "const aclTensor *",
        .doc = "the positions, with as many axes as self",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .wraps = true,
        .dtypes = scatter_value_index_dtypes,
    },
    {
        .name = "value",
        .c_type = "const aclScalar *",
        .doc = "what elements at these positions become",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = scatter_value_value_dtypes,
    },
    {
        .name = "reduce",
        .c_type = "int64_t",
        .doc = "how the value is joined to elements of self",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = scatter_value_reduce_choices,
        .choice_count = 1,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output, with the shape of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = scatter_value_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_scatter_value(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnScatterValueGetWorkspaceSize(
        args->of[0].tensor, args->of[1].integer, args->of[2].tensor, args->of[3].scalar,
        args->of[4].integer, args->of[5].tensor, workspace_size, executor);
}

const ac_entry scatter_value_entry = {
    .name = "aclnnScatterValue",
    .op = "ScatterValue",
    .snake = "scatter_value",
    .doc = "ScatterValue: a value takes the places of elements of the input, each at its own "
           "place but at a position along one axis.",
    .family = "movement",
    .spec = "spec/movement/scatter_value.yaml",
    .header = "aclnnop/aclnn_scatter.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = scatter_value_params,
    .param_count = sizeof(scatter_value_params) / sizeof(scatter_value_params[0]),
    .types = scatter_value_types,
    .type_count = sizeof(scatter_value_types) / sizeof(scatter_value_types[0]),
    .space = {"self", NULL},
    .formulas = scatter_value_formulas,
    .formula_count = 2,
    .bounds = scatter_value_bounds,
    .bound_count = sizeof(scatter_value_bounds) / sizeof(scatter_value_bounds[0]),
    .requires_ = scatter_value_requires,
    .notes = scatter_value_notes,
    .refusals = scatter_value_refusals,
    .example = scatter_value_example,
    .prepare = prepare_scatter_value,
    .launch = aclnnScatterValue,
};

static const uint64_t inplace_scatter_value_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                      AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                        AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                     AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_U8 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL |
                AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t inplace_scatter_value_index_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

static const uint64_t inplace_scatter_value_value_dtypes[AC_PRODUCT_COUNT] = {
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

static const ac_entry_choice inplace_scatter_value_reduce_choices[] = {
    {"replace", NULL, 0},
};

static const ac_entry_cut inplace_scatter_value_self_ref_cuts[] = {
    {
        .part = "filled",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_PINNED,
        .args = {"dim", "index", "value"},
        .arg_count = 3,
    },
};

/* clang-format off */
static const ac_entry_value inplace_scatter_value_example[] = {
    {"selfRef", false, "[1, 0, 1]"},
    {"selfRef", true, "[1, 0, 0]"},
    {"dim", false, "0"},
    {"index", false, "[1, -1]"},
    {"value", false, "0"},
    {"reduce", false, "replace"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_scatter_value_refusals[] = {
    {161001, "selfRef, index or value is null"},
    {161002, "selfRef or index has a dtype that is not listed for it"},
    {161002, "value has a complex dtype"},
    {161002, "selfRef or index has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of selfRef, or 1 at rank 0"},
    {161002, "index has another rank than selfRef, where 0 counts as 1; or, if it has elements, a larger extent along an axis other than dim, or there are none of selfRef along dim"},
    {161002, "reduce is none of replace"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_scatter_value_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_scatter_value_self_ref_dtypes,
        .cuts = inplace_scatter_value_self_ref_cuts,
        .cut_count = 1,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis that the positions are along",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "selfRef",
    },
    {
        .name = "index",
        .c_type = "const aclTensor *",
        .doc = "the positions, with as many axes as self",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .wraps = true,
        .dtypes = inplace_scatter_value_index_dtypes,
    },
    {
        .name = "value",
        .c_type = "const aclScalar *",
        .doc = "what elements at these positions become",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_scatter_value_value_dtypes,
    },
    {
        .name = "reduce",
        .c_type = "int64_t",
        .doc = "how the value is joined to elements of self",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = inplace_scatter_value_reduce_choices,
        .choice_count = 1,
    },
};

static aclnnStatus prepare_inplace_scatter_value(const ac_entry_args *args,
                                                 uint64_t *workspace_size, aclOpExecutor **executor)
{
    return aclnnInplaceScatterValueGetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                                    args->of[2].tensor, args->of[3].scalar,
                                                    args->of[4].integer, workspace_size, executor);
}

const ac_entry inplace_scatter_value_entry = {
    .name = "aclnnInplaceScatterValue",
    .op = "ScatterValue",
    .snake = "inplace_scatter_value",
    .doc = "aclnnScatterValue in place: selfRef stands for both self and out.",
    .family = "movement",
    .spec = "spec/movement/scatter_value.yaml",
    .header = "aclnnop/aclnn_scatter.h",
    .variant = "inplace",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = inplace_scatter_value_params,
    .param_count = sizeof(inplace_scatter_value_params) / sizeof(inplace_scatter_value_params[0]),
    .types = scatter_value_types,
    .type_count = sizeof(scatter_value_types) / sizeof(scatter_value_types[0]),
    .space = {"selfRef", NULL},
    .formulas = scatter_value_formulas,
    .formula_count = 2,
    .bounds = scatter_value_bounds,
    .bound_count = sizeof(scatter_value_bounds) / sizeof(scatter_value_bounds[0]),
    .requires_ = scatter_value_requires,
    .notes = scatter_value_notes,
    .refusals = inplace_scatter_value_refusals,
    .example = inplace_scatter_value_example,
    .prepare = prepare_inplace_scatter_value,
    .launch = aclnnInplaceScatterValue,
};
