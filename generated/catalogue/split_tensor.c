/*
 * Generated from spec/movement/split_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_split_tensor.h"
#include "client/catalogue.h"

static const ac_entry_type split_tensor_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula split_tensor_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self",
    },
};

static const ac_entry_bound split_tensor_bounds[] = {
    {"out", "exact"},
};

static const char *const split_tensor_requires[] = {
    NULL,
};

static const char *const split_tensor_notes[] = {
    "out may have more tensors than there are pieces; those behind are left alone.",
    "The tensors of out have the dtype of self.",
    NULL,
};

static const uint64_t split_tensor_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND910B] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND910_93] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                        AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND310P] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND950] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 |
                     AC_SET_BOOL | AC_SET_C128 | AC_SET_C64,
    [AC_HOST] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

static const uint64_t split_tensor_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND910B] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND910_93] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                        AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND310P] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND950] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 |
                     AC_SET_BOOL | AC_SET_C128 | AC_SET_C64,
    [AC_HOST] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

/* clang-format off */
static const ac_entry_value split_tensor_example[] = {
    {"self", false, "[1, 0, 1]"},
    {"splitSections", false, "2"},
    {"dim", false, "0"},
    {"out", true, "[[1, 0], [1]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal split_tensor_refusals[] = {
    {161001, "self is null"},
    {161001, "out is null, or a tensor in it"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "a tensor of out does not have the dtype of self"},
    {161002, "self has a rank above 8"},
    {161002, "a tensor of out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "splitSections is 0, and self has elements along dim, or the other way round; or out has fewer tensors than self has pieces, or one with another shape than its piece"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param split_tensor_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = split_tensor_self_dtypes,
    },
    {
        .name = "splitSections",
        .c_type = "uint64_t",
        .doc = "the extent of a piece along the axis; the last one has what is left",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis that it is split along",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "out",
        .c_type = "aclTensorList *",
        .doc = "the pieces",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSORS,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = split_tensor_out_dtypes,
        .list = AC_LIST_CHUNKED,
        .list_args = {"dim", "splitSections"},
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_split_tensor(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnSplitTensorGetWorkspaceSize(args->of[0].tensor, (uint64_t)args->of[1].integer,
                                            args->of[2].integer, args->of[3].tensors,
                                            workspace_size, executor);
}

const ac_entry split_tensor_entry = {
    .name = "aclnnSplitTensor",
    .op = "SplitTensor",
    .snake = "split_tensor",
    .doc = "SplitTensor: a tensor in pieces of one extent along an axis.",
    .family = "movement",
    .spec = "spec/movement/split_tensor.yaml",
    .header = "aclnnop/aclnn_split_tensor.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = split_tensor_params,
    .param_count = sizeof(split_tensor_params) / sizeof(split_tensor_params[0]),
    .types = split_tensor_types,
    .type_count = sizeof(split_tensor_types) / sizeof(split_tensor_types[0]),
    .space = {"self", NULL},
    .formulas = split_tensor_formulas,
    .formula_count = 1,
    .bounds = split_tensor_bounds,
    .bound_count = sizeof(split_tensor_bounds) / sizeof(split_tensor_bounds[0]),
    .requires_ = split_tensor_requires,
    .notes = split_tensor_notes,
    .refusals = split_tensor_refusals,
    .example = split_tensor_example,
    .prepare = prepare_split_tensor,
    .launch = aclnnSplitTensor,
};
