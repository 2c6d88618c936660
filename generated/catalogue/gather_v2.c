/*
 * Generated from spec/movement/gather_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_gather_v2.h"
#include "client/catalogue.h"

static const ac_entry_type gather_v2_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula gather_v2_formulas[] = {
    {
        .output = "taken",
        .when = "",
        .text = "taken(dim, index, 1) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "taken",
    },
};

static const ac_entry_bound gather_v2_bounds[] = {
    {"out", "exact"},
};

static const char *const gather_v2_requires[] = {
    NULL,
};

static const char *const gather_v2_notes[] = {
    "A position that the axis does not have is an error when the call runs, with the position's "
    "place in index; the vendor's ascend950 writes 0 there, and its other products leave open "
    "what they do with most dtypes.",
    NULL,
};

static const uint64_t gather_v2_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 |
                        AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 |
                     AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 |
                AC_SET_U16,
};

/* clang-format off */
static const uint64_t gather_v2_index_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND310P] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_I32,
    [AC_HOST] = AC_SET_I64 | AC_SET_I32,
};
/* clang-format on */

static const uint64_t gather_v2_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 |
                        AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 |
                     AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 |
                AC_SET_U16,
};

static const ac_entry_cut gather_v2_self_cuts[] = {
    {
        .part = "taken",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_TAKEN,
        .args = {"dim", "index", NULL},
        .numbers = {0, 0, 1},
        .arg_count = 3,
    },
};

/* clang-format off */
static const ac_entry_value gather_v2_example[] = {
    {"self", false, "[1, 0, 1]"},
    {"dim", false, "0"},
    {"index", false, "[1, -1, 0]"},
    {"out", true, "[0, 1, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal gather_v2_refusals[] = {
    {161001, "self, index or out is null"},
    {161002, "self or index has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self, index or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "self has the rank 0 and index not one element, or there are more than 8 axes with those of index"},
    {161002, "out does not have the shape of self as taken(dim, index, 1)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param gather_v2_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = gather_v2_self_dtypes,
        .cuts = gather_v2_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis along which elements are taken",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "index",
        .c_type = "const aclTensor *",
        .doc = "the positions",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .wraps = true,
        .dtypes = gather_v2_index_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output, with the axes of index in the place of dim",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = gather_v2_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_gather_v2(const ac_entry_args *args, uint64_t *workspace_size,
                                     aclOpExecutor **executor)
{
    return aclnnGatherV2GetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                         args->of[2].tensor, args->of[3].tensor, workspace_size,
                                         executor);
}

const ac_entry gather_v2_entry = {
    .name = "aclnnGatherV2",
    .op = "GatherV2",
    .snake = "gather_v2",
    .doc = "GatherV2: the elements at some positions of one axis; the axes of the positions stand"
           " in the place of that axis.",
    .family = "movement",
    .spec = "spec/movement/gather_v2.yaml",
    .header = "aclnnop/aclnn_gather_v2.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = gather_v2_params,
    .param_count = sizeof(gather_v2_params) / sizeof(gather_v2_params[0]),
    .types = gather_v2_types,
    .type_count = sizeof(gather_v2_types) / sizeof(gather_v2_types[0]),
    .space = {"self", NULL},
    .formulas = gather_v2_formulas,
    .formula_count = 2,
    .bounds = gather_v2_bounds,
    .bound_count = sizeof(gather_v2_bounds) / sizeof(gather_v2_bounds[0]),
    .requires_ = gather_v2_requires,
    .notes = gather_v2_notes,
    .refusals = gather_v2_refusals,
    .example = gather_v2_example,
    .prepare = prepare_gather_v2,
    .launch = aclnnGatherV2,
};
