/*
 * Generated from spec/movement/index_fill_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_index_fill_tensor.h"
#include "client/catalogue.h"

static const ac_entry_type index_fill_tensor_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula index_fill_tensor_formulas[] = {
    {
        .output = "filled",
        .when = "",
        .text = "replaced(dim, index, value) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "filled",
    },
};

static const ac_entry_bound index_fill_tensor_bounds[] = {
    {"out", "exact"},
};

static const char *const index_fill_tensor_requires[] = {
    NULL,
};

static const char *const index_fill_tensor_notes[] = {
    "The value is converted to the dtype of self in one step; the vendor rounds it to f32 first, "
    "but for ascend950.",
    NULL,
};

static const uint64_t index_fill_tensor_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16 |
                AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F64,
};

static const uint64_t index_fill_tensor_value_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t index_fill_tensor_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16 |
                AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F64,
};

static const ac_entry_cut index_fill_tensor_self_cuts[] = {
    {
        .part = "filled",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_REPLACED,
        .args = {"dim", "index", "value"},
        .arg_count = 3,
    },
};

/* clang-format off */
static const ac_entry_value index_fill_tensor_example[] = {
    {"self", false, "[1, 0, 1]"},
    {"dim", false, "0"},
    {"index", false, "[1, -1]"},
    {"value", false, "1"},
    {"out", true, "[1, 1, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal index_fill_tensor_refusals[] = {
    {161001, "self, index, value or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "value has a complex dtype"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "a value of index is no index of self along dim"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param index_fill_tensor_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = index_fill_tensor_self_dtypes,
        .cuts = index_fill_tensor_self_cuts,
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
        .c_type = "const aclIntArray *",
        .doc = "the indices; a negative one counts from the end",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "value",
        .c_type = "const aclScalar *",
        .doc = "what elements at these indices become",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = index_fill_tensor_value_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = index_fill_tensor_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_index_fill_tensor(const ac_entry_args *args, uint64_t *workspace_size,
                                             aclOpExecutor **executor)
{
    return aclnnIndexFillTensorGetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                                args->of[2].integers, args->of[3].scalar,
                                                args->of[4].tensor, workspace_size, executor);
}

const ac_entry index_fill_tensor_entry = {
    .name = "aclnnIndexFillTensor",
    .op = "IndexFillTensor",
    .snake = "index_fill_tensor",
    .doc = "IndexFillTensor: a value at the listed indices of one axis.",
    .family = "movement",
    .spec = "spec/movement/index_fill_tensor.yaml",
    .header = "aclnnop/aclnn_index_fill_tensor.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = index_fill_tensor_params,
    .param_count = sizeof(index_fill_tensor_params) / sizeof(index_fill_tensor_params[0]),
    .types = index_fill_tensor_types,
    .type_count = sizeof(index_fill_tensor_types) / sizeof(index_fill_tensor_types[0]),
    .space = {"self", NULL},
    .formulas = index_fill_tensor_formulas,
    .formula_count = 2,
    .bounds = index_fill_tensor_bounds,
    .bound_count = sizeof(index_fill_tensor_bounds) / sizeof(index_fill_tensor_bounds[0]),
    .requires_ = index_fill_tensor_requires,
    .notes = index_fill_tensor_notes,
    .refusals = index_fill_tensor_refusals,
    .example = index_fill_tensor_example,
    .prepare = prepare_index_fill_tensor,
    .launch = aclnnIndexFillTensor,
};

static const uint64_t inplace_index_fill_tensor_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16 |
                AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_F64,
};

static const uint64_t inplace_index_fill_tensor_value_dtypes[AC_PRODUCT_COUNT] = {
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

static const ac_entry_cut inplace_index_fill_tensor_self_ref_cuts[] = {
    {
        .part = "filled",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_REPLACED,
        .args = {"dim", "index", "value"},
        .arg_count = 3,
    },
};

/* clang-format off */
static const ac_entry_value inplace_index_fill_tensor_example[] = {
    {"selfRef", false, "[1, 0, 1]"},
    {"selfRef", true, "[1, 1, 1]"},
    {"dim", false, "0"},
    {"index", false, "[1, -1]"},
    {"value", false, "1"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_index_fill_tensor_refusals[] = {
    {161001, "selfRef, index or value is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "value has a complex dtype"},
    {161002, "selfRef has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of selfRef, or 1 at rank 0"},
    {161002, "a value of index is no index of selfRef along dim"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_index_fill_tensor_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_index_fill_tensor_self_ref_dtypes,
        .cuts = inplace_index_fill_tensor_self_ref_cuts,
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
        .c_type = "const aclIntArray *",
        .doc = "the indices; a negative one counts from the end",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "value",
        .c_type = "const aclScalar *",
        .doc = "what elements at these indices become",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_index_fill_tensor_value_dtypes,
    },
};

static aclnnStatus prepare_inplace_index_fill_tensor(const ac_entry_args *args,
                                                     uint64_t *workspace_size,
                                                     aclOpExecutor **executor)
{
    return aclnnInplaceIndexFillTensorGetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                                       args->of[2].integers, args->of[3].scalar,
                                                       workspace_size, executor);
}

const ac_entry inplace_index_fill_tensor_entry = {
    .name = "aclnnInplaceIndexFillTensor",
    .op = "IndexFillTensor",
    .snake = "inplace_index_fill_tensor",
    .doc = "aclnnIndexFillTensor in place: selfRef stands for both self and out.",
    .family = "movement",
    .spec = "spec/movement/index_fill_tensor.yaml",
    .header = "aclnnop/aclnn_index_fill_tensor.h",
    .variant = "inplace",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = inplace_index_fill_tensor_params,
    .param_count =
        sizeof(inplace_index_fill_tensor_params) / sizeof(inplace_index_fill_tensor_params[0]),
    .types = index_fill_tensor_types,
    .type_count = sizeof(index_fill_tensor_types) / sizeof(index_fill_tensor_types[0]),
    .space = {"selfRef", NULL},
    .formulas = index_fill_tensor_formulas,
    .formula_count = 2,
    .bounds = index_fill_tensor_bounds,
    .bound_count = sizeof(index_fill_tensor_bounds) / sizeof(index_fill_tensor_bounds[0]),
    .requires_ = index_fill_tensor_requires,
    .notes = index_fill_tensor_notes,
    .refusals = inplace_index_fill_tensor_refusals,
    .example = inplace_index_fill_tensor_example,
    .prepare = prepare_inplace_index_fill_tensor,
    .launch = aclnnInplaceIndexFillTensor,
};
