/*
 * Generated from spec/movement/take.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_take.h"
#include "client/catalogue.h"

static const ac_entry_type take_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula take_formulas[] = {
    {
        .output = "taken",
        .when = "",
        .text = "located(8, index) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "taken",
    },
};

static const ac_entry_bound take_bounds[] = {
    {"out", "exact"},
};

static const char *const take_requires[] = {
    NULL,
};

static const char *const take_notes[] = {
    "A position that no element has is an error when the call runs, with its place in index; the "
    "vendor leaves open what happens then.",
    NULL,
};

static const uint64_t take_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_U64 | AC_SET_I64 | AC_SET_U32 | AC_SET_F32 | AC_SET_I32 | AC_SET_U16 |
                     AC_SET_I16 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_C64 |
                     AC_SET_C128 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_U64 | AC_SET_I64 | AC_SET_U32 | AC_SET_F32 | AC_SET_I32 | AC_SET_U16 |
                      AC_SET_I16 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 |
                      AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_U64 | AC_SET_I64 | AC_SET_U32 | AC_SET_F32 | AC_SET_I32 |
                        AC_SET_U16 | AC_SET_I16 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_U64 | AC_SET_I64 | AC_SET_U32 | AC_SET_F32 | AC_SET_I32 | AC_SET_U16 |
                     AC_SET_I16 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 |
                     AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_U64 | AC_SET_I64 | AC_SET_U32 | AC_SET_F32 | AC_SET_I32 | AC_SET_U16 |
                AC_SET_I16 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_C64 |
                AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t take_index_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};
/* clang-format on */

static const uint64_t take_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_U64 | AC_SET_I64 | AC_SET_U32 | AC_SET_F32 | AC_SET_I32 | AC_SET_U16 |
                     AC_SET_I16 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_C64 |
                     AC_SET_C128 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_U64 | AC_SET_I64 | AC_SET_U32 | AC_SET_F32 | AC_SET_I32 | AC_SET_U16 |
                      AC_SET_I16 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 |
                      AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_U64 | AC_SET_I64 | AC_SET_U32 | AC_SET_F32 | AC_SET_I32 |
                        AC_SET_U16 | AC_SET_I16 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_U64 | AC_SET_I64 | AC_SET_U32 | AC_SET_F32 | AC_SET_I32 | AC_SET_U16 |
                     AC_SET_I16 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 |
                     AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_U64 | AC_SET_I64 | AC_SET_U32 | AC_SET_F32 | AC_SET_I32 | AC_SET_U16 |
                AC_SET_I16 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F64 | AC_SET_C64 |
                AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16,
};

static const ac_entry_cut take_self_cuts[] = {
    {
        .part = "taken",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_LOCATED,
        .args = {NULL, "index"},
        .numbers = {8, 0},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value take_example[] = {
    {"self", false, "[1, 0, 0]"},
    {"index", false, "[0, -3, 2]"},
    {"out", true, "[1, 1, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal take_refusals[] = {
    {161001, "self, index or out is null"},
    {161002, "self or index has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self, index or out has a rank above 8"},
    {161002, "index does not begin with the extents of self in front of its last 8 axes; or it has elements, and those axes have none"},
    {161002, "out does not have the shape of self as located(8, index)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param take_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = take_self_dtypes,
        .cuts = take_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "index",
        .c_type = "const aclTensor *",
        .doc = "the positions among all elements; a negative one counts from the end",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .wraps = true,
        .dtypes = take_index_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output, with the shape of index",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = take_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_take(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnTakeGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                     workspace_size, executor);
}

const ac_entry take_entry = {
    .name = "aclnnTake",
    .op = "Take",
    .snake = "take",
    .doc = "Take: the elements at some positions among all of a tensor in their order.",
    .family = "movement",
    .spec = "spec/movement/take.yaml",
    .header = "aclnnop/aclnn_take.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = take_params,
    .param_count = sizeof(take_params) / sizeof(take_params[0]),
    .types = take_types,
    .type_count = sizeof(take_types) / sizeof(take_types[0]),
    .space = {"self", NULL},
    .formulas = take_formulas,
    .formula_count = 2,
    .bounds = take_bounds,
    .bound_count = sizeof(take_bounds) / sizeof(take_bounds[0]),
    .requires_ = take_requires,
    .notes = take_notes,
    .refusals = take_refusals,
    .example = take_example,
    .prepare = prepare_take,
    .launch = aclnnTake,
};
