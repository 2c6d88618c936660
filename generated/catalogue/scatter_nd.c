/*
 * Generated from spec/movement/scatter_nd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_scatter_nd.h"
#include "client/catalogue.h"

static const ac_entry_type scatter_nd_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula scatter_nd_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "last(updates)",
    },
};

static const ac_entry_bound scatter_nd_bounds[] = {
    {"out", "exact"},
};

static const char *const scatter_nd_requires[] = {
    NULL,
};

static const char *const scatter_nd_notes[] = {
    "An index below 0, or one that its axis does not have, is an error when the call runs, with "
    "its place in indices; the vendor leaves it open.",
    "Of slices with the same indices the last stays; the vendor leaves open which.",
    NULL,
};

static const uint64_t scatter_nd_data_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t scatter_nd_indices_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

static const uint64_t scatter_nd_updates_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t scatter_nd_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BOOL | AC_SET_BF16,
};

static const ac_entry_cut scatter_nd_out_cuts[] = {
    {
        .part = "out",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_POINTED,
        .args = {"indices"},
        .arg_count = 1,
    },
};

/* clang-format off */
static const ac_entry_value scatter_nd_example[] = {
    {"data", false, "[1, 0, 1, 0]"},
    {"indices", false, "[[1], [3], [1]]"},
    {"updates", false, "[0, 1, 1]"},
    {"out", true, "[1, 1, 1, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal scatter_nd_refusals[] = {
    {161001, "data, indices, updates or out is null"},
    {161002, "indices or updates has a dtype that is not listed for it"},
    {161002, "data or out does not have the dtype of updates"},
    {161002, "data, indices, updates or out has a rank above 8"},
    {161002, "out does not have the shape of data"},
    {161002, "the last axis of indices has no elements, or more than out has axes, or indices or out has the rank 0; or there are more than 8 axes with those of indices; or updates does not have the shape of out as pointed(indices)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param scatter_nd_params[] = {
    {
        .name = "data",
        .c_type = "const aclTensor *",
        .doc = "what the output begins as",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OVER,
        .type = "T",
        .dtypes = scatter_nd_data_dtypes,
    },
    {
        .name = "indices",
        .c_type = "const aclTensor *",
        .doc = "along the last axis, indices along the first axes of data",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .dtypes = scatter_nd_indices_dtypes,
    },
    {
        .name = "updates",
        .c_type = "const aclTensor *",
        .doc = "the slices, one for each list of indices",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = scatter_nd_updates_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output, with the shape of data",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = scatter_nd_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"data", NULL},
                .type = "T",
            },
        .put = true,
        .cuts = scatter_nd_out_cuts,
        .cut_count = 1,
    },
};

static aclnnStatus prepare_scatter_nd(const ac_entry_args *args, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    return aclnnScatterNdGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                          args->of[2].tensor, args->of[3].tensor, workspace_size,
                                          executor);
}

const ac_entry scatter_nd_entry = {
    .name = "aclnnScatterNd",
    .op = "ScatterNd",
    .snake = "scatter_nd",
    .doc = "ScatterNd: slices of another tensor take the places of those of the input that lists "
           "of indices name.",
    .family = "movement",
    .spec = "spec/movement/scatter_nd.yaml",
    .header = "aclnnop/aclnn_scatter_nd.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = scatter_nd_params,
    .param_count = sizeof(scatter_nd_params) / sizeof(scatter_nd_params[0]),
    .types = scatter_nd_types,
    .type_count = sizeof(scatter_nd_types) / sizeof(scatter_nd_types[0]),
    .space = {"updates", NULL},
    .formulas = scatter_nd_formulas,
    .formula_count = 1,
    .bounds = scatter_nd_bounds,
    .bound_count = sizeof(scatter_nd_bounds) / sizeof(scatter_nd_bounds[0]),
    .requires_ = scatter_nd_requires,
    .notes = scatter_nd_notes,
    .refusals = scatter_nd_refusals,
    .example = scatter_nd_example,
    .prepare = prepare_scatter_nd,
    .launch = aclnnScatterNd,
};
