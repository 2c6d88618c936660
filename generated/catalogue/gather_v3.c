/*
 * Generated from spec/movement/gather_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_gather_v3.h"
#include "client/catalogue.h"

static const ac_entry_type gather_v3_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula gather_v3_formulas[] = {
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

static const ac_entry_bound gather_v3_bounds[] = {
    {"out", "exact"},
};

static const char *const gather_v3_requires[] = {
    NULL,
};

static const char *const gather_v3_notes[] = {
    "A position below 0, or one that the axis does not have, is an error when the call runs, with"
    " the position's place in index; the vendor leaves open what happens then.",
    "The vendor's ascend910b and ascend910_93 refuse a dim other than 0 and a mode other than 1; "
    "its ascend950 also takes batchDims other than 0, which are refused here.",
    NULL,
};

static const uint64_t gather_v3_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                        AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 |
                        AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t gather_v3_index_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_I32,
    [AC_HOST] = AC_SET_I64 | AC_SET_I32,
};

static const uint64_t gather_v3_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                        AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 |
                        AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const ac_entry_choice gather_v3_batch_dims_choices[] = {
    {"none", NULL, 0},
};

static const ac_entry_choice gather_v3_mode_choices[] = {
    {"scattered", NULL, 0},
    {"clustered", NULL, 1},
    {"beyond", NULL, 2},
};

static const ac_entry_cut gather_v3_self_cuts[] = {
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
static const ac_entry_value gather_v3_example[] = {
    {"self", false, "[1, 0, 1]"},
    {"dim", false, "0"},
    {"index", false, "[1, 2, 0]"},
    {"batchDims", false, "none"},
    {"mode", false, "clustered"},
    {"out", true, "[0, 1, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal gather_v3_refusals[] = {
    {161001, "self, index or out is null"},
    {161002, "self or index has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self, index or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "self has the rank 0 and index not one element, or there are more than 8 axes with those of index"},
    {161002, "out does not have the shape of self as taken(dim, index, 1)"},
    {161002, "batchDims is none of none"},
    {161002, "mode is none of scattered, clustered, beyond"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param gather_v3_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = gather_v3_self_dtypes,
        .cuts = gather_v3_self_cuts,
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
        .dtypes = gather_v3_index_dtypes,
    },
    {
        .name = "batchDims",
        .c_type = "int64_t",
        .doc = "how many axes in front both tensors share; none may be",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = gather_v3_batch_dims_choices,
        .choice_count = 1,
    },
    {
        .name = "mode",
        .c_type = "int64_t",
        .doc = "without effect",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = gather_v3_mode_choices,
        .choice_count = 3,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output, with the axes of index in the place of dim",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = gather_v3_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_gather_v3(const ac_entry_args *args, uint64_t *workspace_size,
                                     aclOpExecutor **executor)
{
    return aclnnGatherV3GetWorkspaceSize(
        args->of[0].tensor, args->of[1].integer, args->of[2].tensor, args->of[3].integer,
        args->of[4].integer, args->of[5].tensor, workspace_size, executor);
}

const ac_entry gather_v3_entry = {
    .name = "aclnnGatherV3",
    .op = "GatherV3",
    .snake = "gather_v3",
    .doc = "GatherV3: the elements at some positions of one axis; the axes of the positions stand"
           " in the place of that axis.",
    .family = "movement",
    .spec = "spec/movement/gather_v3.yaml",
    .header = "aclnnop/aclnn_gather_v3.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = gather_v3_params,
    .param_count = sizeof(gather_v3_params) / sizeof(gather_v3_params[0]),
    .types = gather_v3_types,
    .type_count = sizeof(gather_v3_types) / sizeof(gather_v3_types[0]),
    .space = {"self", NULL},
    .formulas = gather_v3_formulas,
    .formula_count = 2,
    .bounds = gather_v3_bounds,
    .bound_count = sizeof(gather_v3_bounds) / sizeof(gather_v3_bounds[0]),
    .requires_ = gather_v3_requires,
    .notes = gather_v3_notes,
    .refusals = gather_v3_refusals,
    .example = gather_v3_example,
    .prepare = prepare_gather_v3,
    .launch = aclnnGatherV3,
};
