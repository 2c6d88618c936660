/*
 * Generated from spec/movement/slice_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_slice_v2.h"
#include "client/catalogue.h"

static const ac_entry_type slice_v2_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula slice_v2_formulas[] = {
    {
        .output = "taken",
        .when = "",
        .text = "slices(axes, starts, ends, steps) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "taken",
    },
};

static const ac_entry_bound slice_v2_bounds[] = {
    {"out", "exact"},
};

static const char *const slice_v2_requires[] = {
    NULL,
};

static const char *const slice_v2_notes[] = {
    "A negative start or end counts from the end, once, and both are brought within the extent, "
    "as in Slice.",
    "The number of steps has to be that of the axes, which the vendor does not compare.",
    "Presence is checked in the order of the prototype, out last.",
    NULL,
};

static const uint64_t slice_v2_self_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t slice_v2_out_dtypes[AC_PRODUCT_COUNT] = {
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

static const ac_entry_cut slice_v2_self_cuts[] = {
    {
        .part = "taken",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_SLICES,
        .args = {"axes", "starts", "ends", "steps"},
        .arg_count = 4,
    },
};

/* clang-format off */
static const ac_entry_value slice_v2_example[] = {
    {"self", false, "[[1, 2, 3], [4, 5, 6]]"},
    {"starts", false, "[1, 1]"},
    {"ends", false, "[2, 3]"},
    {"axes", false, "[0, 1]"},
    {"steps", false, "[1, 1]"},
    {"out", true, "[[5, 6]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal slice_v2_refusals[] = {
    {161001, "self, starts, ends, axes, steps or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "a value of axes is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or names an axis that is named before"},
    {161002, "self has the rank 0 and axes is not empty, starts, ends or steps has another length than axes, or a value of steps is below 1"},
    {161002, "out does not have the shape of self as slices(axes, starts, ends, steps)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param slice_v2_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = slice_v2_self_dtypes,
        .cuts = slice_v2_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "starts",
        .c_type = "const aclIntArray *",
        .doc = "the first index along each of the axes",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "ends",
        .c_type = "const aclIntArray *",
        .doc = "the index behind the last",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "axes",
        .c_type = "const aclIntArray *",
        .doc = "the axes that are sliced",
        .role = AC_ROLE_AXES,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "steps",
        .c_type = "const aclIntArray *",
        .doc = "the distance of two indices",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
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
        .dtypes = slice_v2_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_slice_v2(const ac_entry_args *args, uint64_t *workspace_size,
                                    aclOpExecutor **executor)
{
    return aclnnSliceV2GetWorkspaceSize(
        args->of[0].tensor, args->of[1].integers, args->of[2].integers, args->of[3].integers,
        args->of[4].integers, args->of[5].tensor, workspace_size, executor);
}

const ac_entry slice_v2_entry = {
    .name = "aclnnSliceV2",
    .op = "SliceV2",
    .snake = "slice_v2",
    .doc = "SliceV2: every step-th index of several axes, from a start up to an end.",
    .family = "movement",
    .spec = "spec/movement/slice_v2.yaml",
    .header = "aclnnop/aclnn_slice_v2.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = slice_v2_params,
    .param_count = sizeof(slice_v2_params) / sizeof(slice_v2_params[0]),
    .types = slice_v2_types,
    .type_count = sizeof(slice_v2_types) / sizeof(slice_v2_types[0]),
    .space = {"self", NULL},
    .formulas = slice_v2_formulas,
    .formula_count = 2,
    .bounds = slice_v2_bounds,
    .bound_count = sizeof(slice_v2_bounds) / sizeof(slice_v2_bounds[0]),
    .requires_ = slice_v2_requires,
    .notes = slice_v2_notes,
    .refusals = slice_v2_refusals,
    .example = slice_v2_example,
    .prepare = prepare_slice_v2,
    .launch = aclnnSliceV2,
};
