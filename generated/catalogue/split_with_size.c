/*
 * Generated from spec/movement/split_with_size.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_split_with_size.h"
#include "client/catalogue.h"

static const ac_entry_type split_with_size_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula split_with_size_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self",
    },
};

static const ac_entry_bound split_with_size_bounds[] = {
    {"out", "exact"},
};

static const char *const split_with_size_requires[] = {
    NULL,
};

static const char *const split_with_size_notes[] = {
    "An extent below 0 is refused.",
    "The tensors of out have the dtype of self.",
    NULL,
};

static const uint64_t split_with_size_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND910B] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND910_93] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                        AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND950] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 |
                     AC_SET_BOOL | AC_SET_C128 | AC_SET_C64,
    [AC_HOST] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

static const uint64_t split_with_size_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND910B] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND910_93] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                        AC_SET_C128 | AC_SET_C64,
    [AC_ASCEND950] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 |
                     AC_SET_BOOL | AC_SET_C128 | AC_SET_C64,
    [AC_HOST] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C128 | AC_SET_C64 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

/* clang-format off */
static const ac_entry_value split_with_size_example[] = {
    {"self", false, "[1, 0, 1]"},
    {"splitSize", false, "[2, 1]"},
    {"dim", false, "0"},
    {"out", true, "[[1, 0], [1]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal split_with_size_refusals[] = {
    {161001, "self or splitSize is null"},
    {161001, "out is null, or a tensor in it"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "a tensor of out does not have the dtype of self"},
    {161002, "self has a rank above 8"},
    {161002, "a tensor of out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "splitSize does not add up to the extent of self along dim, or has another length than out, or a tensor has another shape than its piece"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param split_with_size_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = split_with_size_self_dtypes,
    },
    {
        .name = "splitSize",
        .c_type = "const aclIntArray *",
        .doc = "the extents of the pieces along the axis",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
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
        .dtypes = split_with_size_out_dtypes,
        .list = AC_LIST_CUT,
        .list_args = {"dim", "splitSize"},
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_split_with_size(const ac_entry_args *args, uint64_t *workspace_size,
                                           aclOpExecutor **executor)
{
    return aclnnSplitWithSizeGetWorkspaceSize(args->of[0].tensor, args->of[1].integers,
                                              args->of[2].integer, args->of[3].tensors,
                                              workspace_size, executor);
}

const ac_entry split_with_size_entry = {
    .name = "aclnnSplitWithSize",
    .op = "SplitWithSize",
    .snake = "split_with_size",
    .doc = "SplitWithSize: a tensor in pieces of given extents along an axis.",
    .family = "movement",
    .spec = "spec/movement/split_with_size.yaml",
    .header = "aclnnop/aclnn_split_with_size.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = split_with_size_params,
    .param_count = sizeof(split_with_size_params) / sizeof(split_with_size_params[0]),
    .types = split_with_size_types,
    .type_count = sizeof(split_with_size_types) / sizeof(split_with_size_types[0]),
    .space = {"self", NULL},
    .formulas = split_with_size_formulas,
    .formula_count = 1,
    .bounds = split_with_size_bounds,
    .bound_count = sizeof(split_with_size_bounds) / sizeof(split_with_size_bounds[0]),
    .requires_ = split_with_size_requires,
    .notes = split_with_size_notes,
    .refusals = split_with_size_refusals,
    .example = split_with_size_example,
    .prepare = prepare_split_with_size,
    .launch = aclnnSplitWithSize,
};
