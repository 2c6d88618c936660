/*
 * Generated from spec/movement/repeat_interleave_int.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_repeat_interleave.h"
#include "client/catalogue.h"

static const ac_entry_type repeat_interleave_int_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula repeat_interleave_int_formulas[] = {
    {
        .output = "copies",
        .when = "",
        .text = "all_interleaved(repeats, outputSize) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "copies",
    },
};

static const ac_entry_bound repeat_interleave_int_bounds[] = {
    {"out", "exact"},
};

static const char *const repeat_interleave_int_requires[] = {
    NULL,
};

static const char *const repeat_interleave_int_notes[] = {
    "An outputSize that is not the number of elements times repeats is refused with 161002; the "
    "vendor does not compare them.",
    NULL,
};

static const uint64_t repeat_interleave_int_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

static const uint64_t repeat_interleave_int_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

static const ac_entry_cut repeat_interleave_int_self_cuts[] = {
    {
        .part = "copies",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_ALL_INTERLEAVED,
        .args = {"repeats", "outputSize"},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value repeat_interleave_int_example[] = {
    {"self", false, "[1, 0]"},
    {"repeats", false, "2"},
    {"outputSize", false, "4"},
    {"out", true, "[1, 1, 0, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal repeat_interleave_int_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "repeats is below 0, or outputSize is not the number of elements of self times repeats"},
    {161002, "out does not have the shape of self as all_interleaved(repeats, outputSize)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param repeat_interleave_int_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = repeat_interleave_int_self_dtypes,
        .cuts = repeat_interleave_int_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "repeats",
        .c_type = "int64_t",
        .doc = "how often each element is repeated",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "outputSize",
        .c_type = "int64_t",
        .doc = "the number of elements of the output",
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
        .dtypes = repeat_interleave_int_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_repeat_interleave_int(const ac_entry_args *args,
                                                 uint64_t *workspace_size, aclOpExecutor **executor)
{
    return aclnnRepeatInterleaveIntGetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                                    args->of[2].integer, args->of[3].tensor,
                                                    workspace_size, executor);
}

const ac_entry repeat_interleave_int_entry = {
    .name = "aclnnRepeatInterleaveInt",
    .op = "RepeatInterleaveInt",
    .snake = "repeat_interleave_int",
    .doc = "RepeatInterleaveInt: each element several times in a row, in one axis.",
    .family = "movement",
    .spec = "spec/movement/repeat_interleave_int.yaml",
    .header = "aclnnop/aclnn_repeat_interleave.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = repeat_interleave_int_params,
    .param_count = sizeof(repeat_interleave_int_params) / sizeof(repeat_interleave_int_params[0]),
    .types = repeat_interleave_int_types,
    .type_count = sizeof(repeat_interleave_int_types) / sizeof(repeat_interleave_int_types[0]),
    .space = {"self", NULL},
    .formulas = repeat_interleave_int_formulas,
    .formula_count = 2,
    .bounds = repeat_interleave_int_bounds,
    .bound_count = sizeof(repeat_interleave_int_bounds) / sizeof(repeat_interleave_int_bounds[0]),
    .requires_ = repeat_interleave_int_requires,
    .notes = repeat_interleave_int_notes,
    .refusals = repeat_interleave_int_refusals,
    .example = repeat_interleave_int_example,
    .prepare = prepare_repeat_interleave_int,
    .launch = aclnnRepeatInterleaveInt,
};
