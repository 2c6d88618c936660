/*
 * Generated from spec/movement/strided_slice.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_strided_slice.h"
#include "client/catalogue.h"

static const ac_entry_type strided_slice_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula strided_slice_formulas[] = {
    {
        .output = "taken",
        .when = "",
        .text = "strided(begin, end, strides, beginMask, endMask, ellipsisMask, newAxisMask, "
                "shrinkAxisMask) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "taken",
    },
};

static const ac_entry_bound strided_slice_bounds[] = {
    {"out", "exact"},
};

static const char *const strided_slice_requires[] = {
    NULL,
};

static const char *const strided_slice_notes[] = {
    "A negative begin or end counts from the end, once. Where an entry has the bits of several "
    "masks, ellipsisMask comes before newAxisMask, and that before shrinkAxisMask. Axes behind "
    "the last entry stay.",
    "A single index that the axis does not have is refused with 161002, and so are more entries "
    "than axes; the vendor's status is 561103.",
    NULL,
};

static const uint64_t strided_slice_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_BOOL |
                     AC_SET_C64,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                AC_SET_I64 | AC_SET_U64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_BOOL |
                AC_SET_C64,
};

static const uint64_t strided_slice_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                     AC_SET_I64 | AC_SET_U64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_BOOL |
                     AC_SET_C64,
    [AC_HOST] = AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 |
                AC_SET_I64 | AC_SET_U64 | AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_BOOL |
                AC_SET_C64,
};

static const ac_entry_cut strided_slice_self_cuts[] = {
    {
        .part = "taken",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_STRIDED,
        .args = {"begin", "end", "strides", "beginMask", "endMask", "ellipsisMask", "newAxisMask",
                 "shrinkAxisMask"},
        .arg_count = 8,
    },
};

/* clang-format off */
static const ac_entry_value strided_slice_example[] = {
    {"self", false, "[1, 0, 1, 1, 0]"},
    {"begin", false, "[1]"},
    {"end", false, "[5]"},
    {"strides", false, "[2]"},
    {"beginMask", false, "0"},
    {"endMask", false, "0"},
    {"ellipsisMask", false, "0"},
    {"newAxisMask", false, "0"},
    {"shrinkAxisMask", false, "0"},
    {"out", true, "[0, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal strided_slice_refusals[] = {
    {161001, "self, begin, end, strides or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "the lengths of begin, end and strides differ, or they have more values for axes than self has; a value of strides is 0, or below 1 where the bit of shrinkAxisMask is set; ellipsisMask has more than one bit; a value of begin is no index of self where the bit of shrinkAxisMask is set; or there are more than 8 axes with the new ones"},
    {161002, "out does not have the shape of self as strided(...)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param strided_slice_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = strided_slice_self_dtypes,
        .cuts = strided_slice_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "begin",
        .c_type = "const aclIntArray *",
        .doc = "the first index, for one axis after the other",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "end",
        .c_type = "const aclIntArray *",
        .doc = "the index that is not reached",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "strides",
        .c_type = "const aclIntArray *",
        .doc = "the distance of two indices, below 0 for indices that go down",
        .role = AC_ROLE_INTEGERS,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "beginMask",
        .c_type = "int64_t",
        .doc = "bit i: begin[i] is ignored, and indices begin at the end of the axis",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "endMask",
        .c_type = "int64_t",
        .doc = "bit i: end[i] is ignored, and indices go on to the other end",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "ellipsisMask",
        .c_type = "int64_t",
        .doc = "bit i: entry i stands for all axes that no other one names; one bit at most",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "newAxisMask",
        .c_type = "int64_t",
        .doc = "bit i: entry i is a new axis of extent 1",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "shrinkAxisMask",
        .c_type = "int64_t",
        .doc = "bit i: begin[i] is the only index, and its axis is left out",
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
        .dtypes = strided_slice_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_strided_slice(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnStridedSliceGetWorkspaceSize(
        args->of[0].tensor, args->of[1].integers, args->of[2].integers, args->of[3].integers,
        args->of[4].integer, args->of[5].integer, args->of[6].integer, args->of[7].integer,
        args->of[8].integer, args->of[9].tensor, workspace_size, executor);
}

const ac_entry strided_slice_entry = {
    .name = "aclnnStridedSlice",
    .op = "StridedSlice",
    .snake = "strided_slice",
    .doc = "StridedSlice: every step-th index of each axis, from a start up to an end; masks add "
           "axes, leave some out, or take a single index.",
    .family = "movement",
    .spec = "spec/movement/strided_slice.yaml",
    .header = "aclnnop/aclnn_strided_slice.h",
    .variant = "",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
    .params = strided_slice_params,
    .param_count = sizeof(strided_slice_params) / sizeof(strided_slice_params[0]),
    .types = strided_slice_types,
    .type_count = sizeof(strided_slice_types) / sizeof(strided_slice_types[0]),
    .space = {"self", NULL},
    .formulas = strided_slice_formulas,
    .formula_count = 2,
    .bounds = strided_slice_bounds,
    .bound_count = sizeof(strided_slice_bounds) / sizeof(strided_slice_bounds[0]),
    .requires_ = strided_slice_requires,
    .notes = strided_slice_notes,
    .refusals = strided_slice_refusals,
    .example = strided_slice_example,
    .prepare = prepare_strided_slice,
    .launch = aclnnStridedSlice,
};
