/*
 * Generated from spec/movement/index_select.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_index_select.h"
#include "client/catalogue.h"

static const ac_entry_type index_select_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula index_select_formulas[] = {
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

static const ac_entry_bound index_select_bounds[] = {
    {"out", "exact"},
};

static const char *const index_select_requires[] = {
    "rank(index) <= 1",
    NULL,
};

static const char *const index_select_notes[] = {
    "A position below 0, or one that the axis does not have, is an error when the call runs, with"
    " the position's place in index; the vendor's ascend950 writes 0 there, and its other "
    "products leave open what they do.",
    "The shape of out is compared even if self or index is empty; the vendor compares it only if "
    "neither is.",
    NULL,
};

static const uint64_t index_select_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                     AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                      AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 |
                        AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                      AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                     AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t index_select_index_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND310P] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_I32,
    [AC_HOST] = AC_SET_I64 | AC_SET_I32,
};
/* clang-format on */

static const uint64_t index_select_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                     AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                      AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 |
                        AC_SET_BOOL | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                      AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL |
                     AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F64 |
                AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const ac_entry_cut index_select_self_cuts[] = {
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
static const ac_entry_value index_select_example[] = {
    {"self", false, "[1, 0, 1]"},
    {"dim", false, "0"},
    {"index", false, "[1, 0, 0, 2]"},
    {"out", true, "[0, 1, 1, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal index_select_refusals[] = {
    {161001, "self, index or out is null"},
    {161002, "self or index has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self, index or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "self has the rank 0 and index not one element, or there are more than 8 axes with those of index"},
    {161002, "out does not have the shape of self as taken(dim, index, 1)"},
    {161002, "rank(index) <= 1 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param index_select_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = index_select_self_dtypes,
        .cuts = index_select_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis along which elements are selected",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "index",
        .c_type = "const aclTensor *",
        .doc = "the positions, a list or one of them",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .dtypes = index_select_index_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output, with as many elements along dim as there are positions",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = index_select_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_index_select(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnIndexSelectGetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                            args->of[2].tensor, args->of[3].tensor, workspace_size,
                                            executor);
}

static bool fits_index_select(const ac_entry_shape *shapes)
{
    return (double)shapes[2].rank <= 1.0;
}

const ac_entry index_select_entry = {
    .name = "aclnnIndexSelect",
    .op = "IndexSelect",
    .snake = "index_select",
    .doc = "IndexSelect: the elements at some positions of one axis, in the order in which they "
           "are listed.",
    .family = "movement",
    .spec = "spec/movement/index_select.yaml",
    .header = "aclnnop/aclnn_index_select.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = index_select_params,
    .param_count = sizeof(index_select_params) / sizeof(index_select_params[0]),
    .types = index_select_types,
    .type_count = sizeof(index_select_types) / sizeof(index_select_types[0]),
    .space = {"self", NULL},
    .formulas = index_select_formulas,
    .formula_count = 2,
    .bounds = index_select_bounds,
    .bound_count = sizeof(index_select_bounds) / sizeof(index_select_bounds[0]),
    .requires_ = index_select_requires,
    .fits = fits_index_select,
    .notes = index_select_notes,
    .refusals = index_select_refusals,
    .example = index_select_example,
    .prepare = prepare_index_select,
    .launch = aclnnIndexSelect,
};
