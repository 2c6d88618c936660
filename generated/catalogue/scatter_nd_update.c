/*
 * Generated from spec/movement/scatter_nd_update.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_scatter_nd_update.h"
#include "client/catalogue.h"

static const ac_entry_type scatter_nd_update_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula scatter_nd_update_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "last(updates)",
    },
};

static const ac_entry_bound scatter_nd_update_bounds[] = {
    {"out", "exact"},
};

static const char *const scatter_nd_update_requires[] = {
    NULL,
};

static const char *const scatter_nd_update_notes[] = {
    "An index below 0, or one that its axis does not have, is an error when the call runs, with "
    "its place in indices; the vendor leaves it open.",
    "Of slices with the same indices the last stays; the vendor leaves open which.",
    "Shapes that do not fit are refused with 161002; the vendor looks at them later, and refuses "
    "them with 561103. Its ascend950 also takes dtypes of 8-bit floats.",
    NULL,
};

static const uint64_t scatter_nd_update_var_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BOOL | AC_SET_I16 | AC_SET_BF16 |
                      AC_SET_I64 | AC_SET_I8 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BOOL | AC_SET_I16 | AC_SET_BF16 |
                        AC_SET_I64 | AC_SET_I8 | AC_SET_I32,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BOOL | AC_SET_BF16 | AC_SET_I64 | AC_SET_I8 | AC_SET_U8,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BOOL | AC_SET_I16 | AC_SET_BF16 | AC_SET_I64 |
                AC_SET_I8 | AC_SET_I32 | AC_SET_U8,
};

static const uint64_t scatter_nd_update_indices_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

static const uint64_t scatter_nd_update_updates_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BOOL | AC_SET_I16 | AC_SET_BF16 |
                      AC_SET_I64 | AC_SET_I8 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BOOL | AC_SET_I16 | AC_SET_BF16 |
                        AC_SET_I64 | AC_SET_I8 | AC_SET_I32,
    [AC_ASCEND950] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_BOOL | AC_SET_BF16 | AC_SET_I64 | AC_SET_I8 | AC_SET_U8,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BOOL | AC_SET_I16 | AC_SET_BF16 | AC_SET_I64 |
                AC_SET_I8 | AC_SET_I32 | AC_SET_U8,
};

static const ac_entry_cut scatter_nd_update_var_ref_cuts[] = {
    {
        .part = "varRef",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_POINTED,
        .args = {"indices"},
        .arg_count = 1,
    },
};

/* clang-format off */
static const ac_entry_value scatter_nd_update_example[] = {
    {"varRef", false, "[1, 0, 1, 0]"},
    {"varRef", true, "[1, 1, 1, 1]"},
    {"indices", false, "[[1], [3], [1]]"},
    {"updates", false, "[0, 1, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal scatter_nd_update_refusals[] = {
    {161001, "varRef, indices or updates is null"},
    {161002, "indices or updates has a dtype that is not listed for it"},
    {161002, "varRef does not have the dtype of updates"},
    {161002, "varRef, indices or updates has a rank above 8"},
    {161002, "the last axis of indices has no elements, or more than varRef has axes, or indices or varRef has the rank 0; or there are more than 8 axes with those of indices; or updates does not have the shape of varRef as pointed(indices)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param scatter_nd_update_params[] = {
    {
        .name = "varRef",
        .c_type = "aclTensor *",
        .doc = "what the result begins as",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OVER,
        .type = "T",
        .dtypes = scatter_nd_update_var_ref_dtypes,
        .put = true,
        .cuts = scatter_nd_update_var_ref_cuts,
        .cut_count = 1,
    },
    {
        .name = "indices",
        .c_type = "const aclTensor *",
        .doc = "along the last axis, indices along the first axes of var",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .dtypes = scatter_nd_update_indices_dtypes,
    },
    {
        .name = "updates",
        .c_type = "const aclTensor *",
        .doc = "the slices, one for each list of indices",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = scatter_nd_update_updates_dtypes,
    },
};

static aclnnStatus prepare_scatter_nd_update(const ac_entry_args *args, uint64_t *workspace_size,
                                             aclOpExecutor **executor)
{
    return aclnnScatterNdUpdateGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                args->of[2].tensor, workspace_size, executor);
}

const ac_entry scatter_nd_update_entry = {
    .name = "aclnnScatterNdUpdate",
    .op = "ScatterNdUpdate",
    .snake = "scatter_nd_update",
    .doc = "ScatterNdUpdate: slices of another tensor take the places of those of the input that "
           "lists of indices name.",
    .family = "movement",
    .spec = "spec/movement/scatter_nd_update.yaml",
    .header = "aclnnop/aclnn_scatter_nd_update.h",
    .variant = "inplace",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = scatter_nd_update_params,
    .param_count = sizeof(scatter_nd_update_params) / sizeof(scatter_nd_update_params[0]),
    .types = scatter_nd_update_types,
    .type_count = sizeof(scatter_nd_update_types) / sizeof(scatter_nd_update_types[0]),
    .space = {"updates", NULL},
    .formulas = scatter_nd_update_formulas,
    .formula_count = 1,
    .bounds = scatter_nd_update_bounds,
    .bound_count = sizeof(scatter_nd_update_bounds) / sizeof(scatter_nd_update_bounds[0]),
    .requires_ = scatter_nd_update_requires,
    .notes = scatter_nd_update_notes,
    .refusals = scatter_nd_update_refusals,
    .example = scatter_nd_update_example,
    .prepare = prepare_scatter_nd_update,
    .launch = aclnnScatterNdUpdate,
};
