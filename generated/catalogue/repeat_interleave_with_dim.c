/*
 * Generated from spec/movement/repeat_interleave_with_dim.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_repeat_interleave.h"
#include "client/catalogue.h"

static const ac_entry_type repeat_interleave_with_dim_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula repeat_interleave_with_dim_formulas[] = {
    {
        .output = "copies",
        .when = "",
        .text = "copied(dim, repeats, outputSize) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "copies",
    },
};

static const ac_entry_bound repeat_interleave_with_dim_bounds[] = {
    {"out", "exact"},
};

static const char *const repeat_interleave_with_dim_requires[] = {
    NULL,
};

static const char *const repeat_interleave_with_dim_notes[] = {
    "A count below 0, and counts whose sum is not outputSize, are errors when the call runs; the "
    "vendor leaves open what it does.",
    "The shape of out is compared where self is empty or outputSize 0, too.",
    NULL,
};

static const uint64_t repeat_interleave_with_dim_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                      AC_SET_F16 | AC_SET_BF16 | AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                        AC_SET_F16 | AC_SET_BF16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                     AC_SET_F16 | AC_SET_F32 | AC_SET_BF16 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_HOST] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

static const uint64_t repeat_interleave_with_dim_repeats_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

static const uint64_t repeat_interleave_with_dim_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                      AC_SET_F16 | AC_SET_BF16 | AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                        AC_SET_F16 | AC_SET_BF16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                     AC_SET_F16 | AC_SET_F32 | AC_SET_BF16 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_HOST] = AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

static const ac_entry_cut repeat_interleave_with_dim_self_cuts[] = {
    {
        .part = "copies",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_COPIED,
        .args = {"dim", "repeats", "outputSize"},
        .arg_count = 3,
    },
};

/* clang-format off */
static const ac_entry_value repeat_interleave_with_dim_example[] = {
    {"self", false, "[1, 0, 1]"},
    {"repeats", false, "[1, 0, 2]"},
    {"dim", false, "0"},
    {"outputSize", false, "3"},
    {"out", true, "[1, 1, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal repeat_interleave_with_dim_refusals[] = {
    {161001, "self, repeats or out is null"},
    {161002, "self or repeats has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self, repeats or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "self has the rank 0, repeats has another rank than 0 and 1, or is neither one count nor as many as self has indices along dim, or outputSize is below 0"},
    {161002, "out does not have the shape of self as copied(dim, repeats, outputSize)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param repeat_interleave_with_dim_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = repeat_interleave_with_dim_self_dtypes,
        .cuts = repeat_interleave_with_dim_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "repeats",
        .c_type = "const aclTensor *",
        .doc = "how often each index is repeated, or one count for all",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .dtypes = repeat_interleave_with_dim_repeats_dtypes,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "outputSize",
        .c_type = "int64_t",
        .doc = "the extent of the output along the axis, the sum of the counts",
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
        .dtypes = repeat_interleave_with_dim_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_repeat_interleave_with_dim(const ac_entry_args *args,
                                                      uint64_t *workspace_size,
                                                      aclOpExecutor **executor)
{
    return aclnnRepeatInterleaveWithDimGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].integer, args->of[3].integer,
        args->of[4].tensor, workspace_size, executor);
}

const ac_entry repeat_interleave_with_dim_entry = {
    .name = "aclnnRepeatInterleaveWithDim",
    .op = "RepeatInterleaveWithDim",
    .snake = "repeat_interleave_with_dim",
    .doc = "RepeatInterleaveWithDim: each index along an axis as many times in a row as a tensor "
           "counts it.",
    .family = "movement",
    .spec = "spec/movement/repeat_interleave_with_dim.yaml",
    .header = "aclnnop/aclnn_repeat_interleave.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = repeat_interleave_with_dim_params,
    .param_count =
        sizeof(repeat_interleave_with_dim_params) / sizeof(repeat_interleave_with_dim_params[0]),
    .types = repeat_interleave_with_dim_types,
    .type_count =
        sizeof(repeat_interleave_with_dim_types) / sizeof(repeat_interleave_with_dim_types[0]),
    .space = {"self", NULL},
    .formulas = repeat_interleave_with_dim_formulas,
    .formula_count = 2,
    .bounds = repeat_interleave_with_dim_bounds,
    .bound_count =
        sizeof(repeat_interleave_with_dim_bounds) / sizeof(repeat_interleave_with_dim_bounds[0]),
    .requires_ = repeat_interleave_with_dim_requires,
    .notes = repeat_interleave_with_dim_notes,
    .refusals = repeat_interleave_with_dim_refusals,
    .example = repeat_interleave_with_dim_example,
    .prepare = prepare_repeat_interleave_with_dim,
    .launch = aclnnRepeatInterleaveWithDim,
};
