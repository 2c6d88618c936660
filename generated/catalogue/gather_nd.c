/*
 * Generated from spec/movement/gather_nd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_gather_nd.h"
#include "client/catalogue.h"

static const ac_entry_type gather_nd_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula gather_nd_formulas[] = {
    {
        .output = "seen",
        .when = "",
        .text = "pointed(indices) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "seen",
    },
};

static const ac_entry_bound gather_nd_bounds[] = {
    {"out", "exact"},
};

static const char *const gather_nd_requires[] = {
    NULL,
};

static const char *const gather_nd_notes[] = {
    "An index that its axis does not have is an error when the call runs, with its place in "
    "indices; the vendor's ascend950 writes 0 there, and its other products leave open what they "
    "do.",
    NULL,
};

static const uint64_t gather_nd_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F32 |
                      AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F32 |
                        AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F32 |
                     AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I16 | AC_SET_U16 | AC_SET_U32 |
                     AC_SET_U64,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_BOOL | AC_SET_BF16 | AC_SET_F64 | AC_SET_I16 | AC_SET_U16 | AC_SET_U32 |
                AC_SET_U64,
};

/* clang-format off */
static const uint64_t gather_nd_indices_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};
/* clang-format on */

static const uint64_t gather_nd_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F32 |
                      AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F32 |
                        AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F32 |
                     AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I16 | AC_SET_U16 | AC_SET_U32 |
                     AC_SET_U64,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_BOOL | AC_SET_BF16 | AC_SET_F64 | AC_SET_I16 | AC_SET_U16 | AC_SET_U32 |
                AC_SET_U64,
};

static const ac_entry_choice gather_nd_negative_index_support_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_cut gather_nd_self_cuts[] = {
    {
        .part = "seen",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_POINTED,
        .args = {"indices"},
        .arg_count = 1,
    },
};

/* clang-format off */
static const ac_entry_value gather_nd_example[] = {
    {"self", false, "[1, 0, 0]"},
    {"indices", false, "[[0], [2]]"},
    {"negativeIndexSupport", false, "false"},
    {"out", true, "[1, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal gather_nd_refusals[] = {
    {161001, "self, indices or out is null"},
    {161002, "self or indices has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self, indices or out has a rank above 8"},
    {161002, "the last axis of indices has no elements, or more than self has axes, or indices or self has the rank 0; or there are more than 8 axes with those of indices"},
    {161002, "out does not have the shape of self as pointed(indices)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param gather_nd_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = gather_nd_self_dtypes,
        .cuts = gather_nd_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "indices",
        .c_type = "const aclTensor *",
        .doc = "along the last axis, indices along the first axes of self",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .wraps = true,
        .wraps_when = "negativeIndexSupport",
        .dtypes = gather_nd_indices_dtypes,
    },
    {
        .name = "negativeIndexSupport",
        .c_type = "bool",
        .doc = "whether negative indices count from the end",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = gather_nd_negative_index_support_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output, with a slice for each list of indices",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = gather_nd_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_gather_nd(const ac_entry_args *args, uint64_t *workspace_size,
                                     aclOpExecutor **executor)
{
    return aclnnGatherNdGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                         args->of[2].boolean, args->of[3].tensor, workspace_size,
                                         executor);
}

const ac_entry gather_nd_entry = {
    .name = "aclnnGatherNd",
    .op = "GatherNd",
    .snake = "gather_nd",
    .doc = "GatherNd: the slices of a tensor that lists of indices name.",
    .family = "movement",
    .spec = "spec/movement/gather_nd.yaml",
    .header = "aclnnop/aclnn_gather_nd.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = gather_nd_params,
    .param_count = sizeof(gather_nd_params) / sizeof(gather_nd_params[0]),
    .types = gather_nd_types,
    .type_count = sizeof(gather_nd_types) / sizeof(gather_nd_types[0]),
    .space = {"self", NULL},
    .formulas = gather_nd_formulas,
    .formula_count = 2,
    .bounds = gather_nd_bounds,
    .bound_count = sizeof(gather_nd_bounds) / sizeof(gather_nd_bounds[0]),
    .requires_ = gather_nd_requires,
    .notes = gather_nd_notes,
    .refusals = gather_nd_refusals,
    .example = gather_nd_example,
    .prepare = prepare_gather_nd,
    .launch = aclnnGatherNd,
};
