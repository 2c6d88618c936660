/*
 * Generated from spec/movement/index.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_index.h"
#include "client/catalogue.h"

static const ac_entry_type index_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula index_formulas[] = {
    {
        .output = "seen",
        .when = "",
        .text = "picked(indices) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "seen",
    },
};

static const ac_entry_bound index_bounds[] = {
    {"out", "exact"},
};

static const char *const index_requires[] = {
    NULL,
};

static const char *const index_notes[] = {
    "An index that its axis does not have is an error when the call runs, with its tensor and its"
    " place; the vendor's ascend910b and ascend910_93 end with an assertion there, and its other "
    "products leave it open.",
    "Tensors of bool, which the vendor takes as masks, are refused with 161002, as another dtype "
    "is.",
    "Another shape of out than that of the result is refused with 161002; so are a list that is "
    "longer than self has axes, and one in which no tensor has elements.",
    NULL,
};

static const uint64_t index_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_BOOL | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64 | AC_SET_I16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_BOOL | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_BOOL |
                        AC_SET_I8 | AC_SET_U8 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_BOOL | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_I16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_BOOL | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_I16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_BOOL | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I16 | AC_SET_C64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_BOOL | AC_SET_I8 |
                AC_SET_U8 | AC_SET_F64 | AC_SET_I16 | AC_SET_BF16 | AC_SET_C64,
};

/* clang-format off */
static const uint64_t index_indices_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};
/* clang-format on */

static const uint64_t index_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_BOOL | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64 | AC_SET_I16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_BOOL | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_BOOL |
                        AC_SET_I8 | AC_SET_U8 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_BOOL | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_I16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_BOOL | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_I16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_BOOL | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I16 | AC_SET_C64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_BOOL | AC_SET_I8 |
                AC_SET_U8 | AC_SET_F64 | AC_SET_I16 | AC_SET_BF16 | AC_SET_C64,
};

static const ac_entry_cut index_self_cuts[] = {
    {
        .part = "seen",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_PICKED,
        .args = {"indices"},
        .arg_count = 1,
    },
};

/* clang-format off */
static const ac_entry_value index_example[] = {
    {"self", false, "[1, 0, 1]"},
    {"indices", false, "[[2, 1, -3]]"},
    {"out", true, "[1, 0, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal index_refusals[] = {
    {161001, "self is null"},
    {161001, "indices is null, or a tensor in it"},
    {161001, "out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "a tensor of indices with elements has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self has a rank above 8"},
    {161002, "a tensor of indices has a rank above 8"},
    {161002, "out has a rank above 8"},
    {161002, "self has the rank 0, or fewer axes than indices has tensors, or there is none; the tensors of indices with elements do not broadcast together, or there are more than 8 axes with those of indices"},
    {161002, "out does not have the shape of self as picked(indices)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param index_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = index_self_dtypes,
        .cuts = index_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "indices",
        .c_type = "const aclTensorList *",
        .doc = "for each of the first axes of self a tensor of indices; one without elements "
               "leaves its axis whole",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSORS,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .wraps = true,
        .dtypes = index_indices_dtypes,
        .list = AC_LIST_INDICES,
        .list_args = {NULL},
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output: the axes of the indices stand where those that they index did, or in "
               "front if these are apart",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = index_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_index(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnIndexGetWorkspaceSize(args->of[0].tensor, args->of[1].tensors, args->of[2].tensor,
                                      workspace_size, executor);
}

const ac_entry index_entry = {
    .name = "aclnnIndex",
    .op = "Index",
    .snake = "index",
    .doc = "Index: elements of a tensor that lists of indices name.",
    .family = "movement",
    .spec = "spec/movement/index.yaml",
    .header = "aclnnop/aclnn_index.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = index_params,
    .param_count = sizeof(index_params) / sizeof(index_params[0]),
    .types = index_types,
    .type_count = sizeof(index_types) / sizeof(index_types[0]),
    .space = {"self", NULL},
    .formulas = index_formulas,
    .formula_count = 2,
    .bounds = index_bounds,
    .bound_count = sizeof(index_bounds) / sizeof(index_bounds[0]),
    .requires_ = index_requires,
    .notes = index_notes,
    .refusals = index_refusals,
    .example = index_example,
    .prepare = prepare_index,
    .launch = aclnnIndex,
};
