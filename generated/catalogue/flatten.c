/*
 * Generated from spec/movement/flatten.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_flatten.h"
#include "client/catalogue.h"

static const ac_entry_type flatten_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula flatten_formulas[] = {
    {
        .output = "rows",
        .when = "",
        .text = "flattened(axis) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "rows",
    },
};

static const ac_entry_bound flatten_bounds[] = {
    {"out", "exact"},
};

static const char *const flatten_requires[] = {
    NULL,
};

static const char *const flatten_notes[] = {
    "The dtype of self is looked at before that of out; the vendor looks at them the other way "
    "round.",
    NULL,
};

static const uint64_t flatten_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                     AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                      AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                        AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F32 | AC_SET_F16 |
                        AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                      AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND310B] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                      AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                     AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t flatten_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                     AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                      AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                        AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F32 | AC_SET_F16 |
                        AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                      AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND310B] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                      AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                     AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_cut flatten_self_cuts[] = {
    {
        .part = "rows",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_FLATTENED,
        .args = {"axis"},
        .arg_count = 1,
    },
};

/* clang-format off */
static const ac_entry_value flatten_example[] = {
    {"self", false, "[1, 0, 1]"},
    {"axis", false, "0"},
    {"out", true, "[[1, 0, 1]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal flatten_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "axis is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "self has more elements than memory can hold"},
    {161002, "out does not have the shape of self as flattened(axis)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param flatten_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = flatten_self_dtypes,
        .cuts = flatten_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "axis",
        .c_type = "int64_t",
        .doc = "the first axis whose points are elements of a row",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = flatten_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_flatten(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnFlattenGetWorkspaceSize(args->of[0].tensor, args->of[1].integer, args->of[2].tensor,
                                        workspace_size, executor);
}

const ac_entry flatten_entry = {
    .name = "aclnnFlatten",
    .op = "Flatten",
    .snake = "flatten",
    .doc = "Flatten: a matrix of the same elements, whose rows are the points of the axes before "
           "one.",
    .family = "movement",
    .spec = "spec/movement/flatten.yaml",
    .header = "aclnnop/aclnn_flatten.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = flatten_params,
    .param_count = sizeof(flatten_params) / sizeof(flatten_params[0]),
    .types = flatten_types,
    .type_count = sizeof(flatten_types) / sizeof(flatten_types[0]),
    .space = {"self", NULL},
    .formulas = flatten_formulas,
    .formula_count = 2,
    .bounds = flatten_bounds,
    .bound_count = sizeof(flatten_bounds) / sizeof(flatten_bounds[0]),
    .requires_ = flatten_requires,
    .notes = flatten_notes,
    .refusals = flatten_refusals,
    .example = flatten_example,
    .prepare = prepare_flatten,
    .launch = aclnnFlatten,
};
