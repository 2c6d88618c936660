/*
 * Generated from spec/movement/slice.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_slice.h"
#include "client/catalogue.h"

static const ac_entry_type slice_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula slice_formulas[] = {
    {
        .output = "taken",
        .when = "",
        .text = "sliced(dim, start, end, step) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "taken",
    },
};

static const ac_entry_bound slice_bounds[] = {
    {"out", "exact"},
};

static const char *const slice_requires[] = {
    NULL,
};

static const char *const slice_notes[] = {
    "A negative start or end counts from the end, once. Then the start is brought into [0, n] and"
    " the end into [start, n], where n is the extent of the axis, so a slice may be empty.",
    "The dtype of self is looked at before that of out; the vendor looks at them the other way "
    "round.",
    NULL,
};

static const uint64_t slice_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 |
                        AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t slice_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 |
                        AC_SET_I8 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_BOOL | AC_SET_BF16,
};

static const ac_entry_cut slice_self_cuts[] = {
    {
        .part = "taken",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_SLICED,
        .args = {"dim", "start", "end", "step"},
        .arg_count = 4,
    },
};

/* clang-format off */
static const ac_entry_value slice_example[] = {
    {"self", false, "[1, 2, 3, 4, 5]"},
    {"dim", false, "0"},
    {"start", false, "1"},
    {"end", false, "4"},
    {"step", false, "1"},
    {"out", true, "[2, 3, 4]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal slice_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "self has the rank 0, or step is below 1"},
    {161002, "out does not have the shape of self as sliced(dim, start, end, step)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param slice_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = slice_self_dtypes,
        .cuts = slice_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis that is sliced",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "start",
        .c_type = "int64_t",
        .doc = "the first index",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "end",
        .c_type = "int64_t",
        .doc = "the index behind the last",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "step",
        .c_type = "int64_t",
        .doc = "the distance of two indices",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = slice_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_slice(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnSliceGetWorkspaceSize(args->of[0].tensor, args->of[1].integer, args->of[2].integer,
                                      args->of[3].integer, args->of[4].integer, args->of[5].tensor,
                                      workspace_size, executor);
}

const ac_entry slice_entry = {
    .name = "aclnnSlice",
    .op = "Slice",
    .snake = "slice",
    .doc = "Slice: every step-th index of one axis, from a start up to an end.",
    .family = "movement",
    .spec = "spec/movement/slice.yaml",
    .header = "aclnnop/aclnn_slice.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = slice_params,
    .param_count = sizeof(slice_params) / sizeof(slice_params[0]),
    .types = slice_types,
    .type_count = sizeof(slice_types) / sizeof(slice_types[0]),
    .space = {"self", NULL},
    .formulas = slice_formulas,
    .formula_count = 2,
    .bounds = slice_bounds,
    .bound_count = sizeof(slice_bounds) / sizeof(slice_bounds[0]),
    .requires_ = slice_requires,
    .notes = slice_notes,
    .refusals = slice_refusals,
    .example = slice_example,
    .prepare = prepare_slice,
    .launch = aclnnSlice,
};
