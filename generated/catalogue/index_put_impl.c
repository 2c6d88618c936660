/*
 * Generated from spec/movement/index_put_impl.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_index_put_impl.h"
#include "client/catalogue.h"

static const ac_entry_type index_put_impl_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula index_put_impl_formulas[] = {
    {
        .output = "out",
        .when = "accumulate is true",
        .text = "sum(values)",
    },
    {
        .output = "out",
        .when = "",
        .text = "last(values)",
    },
};

static const ac_entry_bound index_put_impl_bounds[] = {
    {"out", "sum"},
};

static const char *const index_put_impl_requires[] = {
    NULL,
};

static const char *const index_put_impl_notes[] = {
    "An index that its axis does not have is an error when the call runs, with its tensor and its"
    " place; the vendor's ascend910b and ascend910_93 end with an assertion there, and its other "
    "products leave it open.",
    "Of values that fall on one element the last stays; the vendor leaves open which. They are "
    "added in their order.",
    "The sum of truth values is whether one of them is true.",
    "Tensors of bool, which the vendor takes as masks, are refused with 161002, as another dtype "
    "is.",
    "Values that do not broadcast to the elements that are named are refused with 161002, and by "
    "the vendor with 561103.",
    NULL,
};

static const uint64_t index_put_impl_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t index_put_impl_indices_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};
/* clang-format on */

static const uint64_t index_put_impl_values_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I32 | AC_SET_I64 | AC_SET_I16 |
                AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const ac_entry_choice index_put_impl_accumulate_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_cut index_put_impl_self_ref_cuts[] = {
    {
        .part = "selfRef",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_PICKED,
        .args = {"indices"},
        .arg_count = 1,
    },
};

/* clang-format off */
static const ac_entry_value index_put_impl_example[] = {
    {"selfRef", false, "[1, 0, 1]"},
    {"selfRef", true, "[1, 1, 0]"},
    {"indices", false, "[[2, -2, 2]]"},
    {"values", false, "[0, 1, 0]"},
    {"accumulate", false, "false"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal index_put_impl_refusals[] = {
    {161001, "selfRef is null"},
    {161001, "indices is null, or a tensor in it"},
    {161001, "values is null"},
    {161002, "a tensor of indices with elements has a dtype that is not listed for it"},
    {161002, "values has a dtype that is not listed for it"},
    {161002, "selfRef does not have the dtype of values"},
    {161002, "selfRef has a rank above 8"},
    {161002, "a tensor of indices has a rank above 8"},
    {161002, "values has a rank above 8"},
    {161002, "selfRef has the rank 0, or fewer axes than indices has tensors, or there is none; the tensors of indices with elements do not broadcast together, or there are more than 8 axes with those of indices; or values does not broadcast to selfRef as picked(indices)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param index_put_impl_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "what the result begins as",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OVER,
        .fold = true,
        .type = "T",
        .dtypes = index_put_impl_self_ref_dtypes,
        .put = true,
        .cuts = index_put_impl_self_ref_cuts,
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
        .dtypes = index_put_impl_indices_dtypes,
        .list = AC_LIST_INDICES,
        .list_args = {NULL},
    },
    {
        .name = "values",
        .c_type = "const aclTensor *",
        .doc = "what falls on the elements that are named, to which it broadcasts",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = index_put_impl_values_dtypes,
    },
    {
        .name = "accumulate",
        .c_type = "bool",
        .doc = "whether values are added, and do not replace",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = index_put_impl_accumulate_choices,
        .choice_count = 2,
    },
    {
        .name = "unsafe",
        .c_type = "bool",
        .doc = "not looked at",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
};

static aclnnStatus prepare_index_put_impl(const ac_entry_args *args, uint64_t *workspace_size,
                                          aclOpExecutor **executor)
{
    return aclnnIndexPutImplGetWorkspaceSize(args->of[0].tensor, args->of[1].tensors,
                                             args->of[2].tensor, args->of[3].boolean,
                                             args->of[4].boolean, workspace_size, executor);
}

const ac_entry index_put_impl_entry = {
    .name = "aclnnIndexPutImpl",
    .op = "IndexPutImpl",
    .snake = "index_put_impl",
    .doc = "IndexPutImpl: elements of another tensor take the places of those that lists of "
           "indices name, or are added to them.",
    .family = "movement",
    .spec = "spec/movement/index_put_impl.yaml",
    .header = "aclnnop/aclnn_index_put_impl.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = index_put_impl_params,
    .param_count = sizeof(index_put_impl_params) / sizeof(index_put_impl_params[0]),
    .types = index_put_impl_types,
    .type_count = sizeof(index_put_impl_types) / sizeof(index_put_impl_types[0]),
    .space = {"values", NULL},
    .formulas = index_put_impl_formulas,
    .formula_count = 2,
    .bounds = index_put_impl_bounds,
    .bound_count = sizeof(index_put_impl_bounds) / sizeof(index_put_impl_bounds[0]),
    .requires_ = index_put_impl_requires,
    .notes = index_put_impl_notes,
    .refusals = index_put_impl_refusals,
    .example = index_put_impl_example,
    .prepare = prepare_index_put_impl,
    .launch = aclnnIndexPutImpl,
};
