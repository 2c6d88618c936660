/*
 * Generated from spec/movement/repeat.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_repeat.h"
#include "client/catalogue.h"

static const ac_entry_type repeat_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula repeat_formulas[] = {
    {
        .output = "copies",
        .when = "",
        .text = "repeated(repeats) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "copies",
    },
};

static const ac_entry_bound repeat_bounds[] = {
    {"out", "exact"},
};

static const char *const repeat_requires[] = {
    NULL,
};

static const char *const repeat_notes[] = {
    "Any number of axes may be repeated; the vendor's kernels allow 4 at most.",
    "Where a repeat is 0, the shape of out is compared nonetheless, and it is empty.",
    NULL,
};

static const uint64_t repeat_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F64 | AC_SET_F16 | AC_SET_C64 | AC_SET_C128 | AC_SET_I8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 |
                     AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_C64 |
                      AC_SET_C128 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_C64 |
                        AC_SET_C128 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F64 | AC_SET_F16 | AC_SET_C64 | AC_SET_C128 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 |
                      AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128 |
                     AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                     AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64 | AC_SET_F16 | AC_SET_C64 | AC_SET_C128 | AC_SET_I8 |
                AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 |
                AC_SET_U64 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t repeat_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F64 | AC_SET_F16 | AC_SET_C64 | AC_SET_C128 | AC_SET_I8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 |
                     AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_C64 |
                      AC_SET_C128 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_C64 |
                        AC_SET_C128 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F64 | AC_SET_F16 | AC_SET_C64 | AC_SET_C128 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 |
                      AC_SET_U64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F64 | AC_SET_F16 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128 |
                     AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 |
                     AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64 | AC_SET_F16 | AC_SET_C64 | AC_SET_C128 | AC_SET_I8 |
                AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 |
                AC_SET_U64 | AC_SET_BOOL | AC_SET_BF16,
};

static const ac_entry_cut repeat_self_cuts[] = {
    {
        .part = "copies",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_REPEATED,
        .args = {"repeats"},
        .arg_count = 1,
    },
};

/* clang-format off */
static const ac_entry_value repeat_example[] = {
    {"self", false, "[1, 0]"},
    {"repeats", false, "[2]"},
    {"out", true, "[1, 0, 1, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal repeat_refusals[] = {
    {161001, "self, repeats or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "repeats has fewer values than self has axes, or more than 8, or a value below 0"},
    {161002, "out does not have the shape of self as repeated(repeats)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param repeat_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = repeat_self_dtypes,
        .cuts = repeat_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "repeats",
        .c_type = "const aclIntArray *",
        .doc = "how many copies there are along each axis of the output",
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
        .dtypes = repeat_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_repeat(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnRepeatGetWorkspaceSize(args->of[0].tensor, args->of[1].integers, args->of[2].tensor,
                                       workspace_size, executor);
}

const ac_entry repeat_entry = {
    .name = "aclnnRepeat",
    .op = "Repeat",
    .snake = "repeat",
    .doc = "Repeat: copies of a tensor, side by side along each axis.",
    .family = "movement",
    .spec = "spec/movement/repeat.yaml",
    .header = "aclnnop/aclnn_repeat.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = repeat_params,
    .param_count = sizeof(repeat_params) / sizeof(repeat_params[0]),
    .types = repeat_types,
    .type_count = sizeof(repeat_types) / sizeof(repeat_types[0]),
    .space = {"self", NULL},
    .formulas = repeat_formulas,
    .formula_count = 2,
    .bounds = repeat_bounds,
    .bound_count = sizeof(repeat_bounds) / sizeof(repeat_bounds[0]),
    .requires_ = repeat_requires,
    .notes = repeat_notes,
    .refusals = repeat_refusals,
    .example = repeat_example,
    .prepare = prepare_repeat,
    .launch = aclnnRepeat,
};
