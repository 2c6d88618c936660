/*
 * Generated from spec/movement/index_add_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_index_add_v2.h"
#include "client/catalogue.h"

static const ac_entry_type index_add_v2_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula index_add_v2_formulas[] = {
    {
        .output = "out",
        .when = "mode is fast",
        .text = "sum(source)",
    },
    {
        .output = "out",
        .when = "",
        .text = "sum(alpha * source)",
    },
};

static const ac_entry_bound index_add_v2_bounds[] = {
    {"out", "sum"},
};

static const char *const index_add_v2_requires[] = {
    "rank(index) <= 1",
    NULL,
};

static const char *const index_add_v2_notes[] = {
    "A position below 0, or one that the axis does not have, is an error when the call runs, with"
    " its place in index; the vendor's ascend950 leaves it out.",
    "Slices with one position are added in their order, so the result is the same in every run; "
    "the vendor leaves the order open.",
    "Both modes add with the same accuracy, and mode 0 takes every rank, axis and dtype, of which"
    " the vendor takes a few.",
    "The sum of truth values is whether one of them is true.",
    NULL,
};

static const uint64_t index_add_v2_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t index_add_v2_index_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_I32,
    [AC_HOST] = AC_SET_I64 | AC_SET_I32,
};

static const uint64_t index_add_v2_source_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t index_add_v2_alpha_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t index_add_v2_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

static const ac_entry_choice index_add_v2_mode_choices[] = {
    {"fast", NULL, 0},
    {"precise", NULL, 1},
};

static const ac_entry_cut index_add_v2_out_cuts[] = {
    {
        .part = "out",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_TAKEN,
        .args = {"dim", "index", NULL},
        .numbers = {0, 0, 1},
        .arg_count = 3,
    },
};

/* clang-format off */
static const ac_entry_value index_add_v2_example[] = {
    {"self", false, "[1, 0, 1]"},
    {"dim", false, "0"},
    {"index", false, "[1, 2, 1]"},
    {"source", false, "[1, 1, 1]"},
    {"alpha", false, "1"},
    {"mode", false, "fast"},
    {"out", true, "[1, 2, 2]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal index_add_v2_refusals[] = {
    {161001, "self, index, source, alpha or out is null"},
    {161002, "index or source has a dtype that is not listed for it"},
    {161002, "self does not have the dtype of source"},
    {161002, "alpha has a complex dtype"},
    {161002, "out does not have the dtype of source"},
    {161002, "self, index, source or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "out does not have the shape of self"},
    {161002, "out has the rank 0 and index not one element, or there are more than 8 axes with those of index; or source does not have the shape of out as taken(dim, index, 1)"},
    {161002, "rank(index) <= 1 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param index_add_v2_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "what the output begins as",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OVER,
        .type = "T",
        .dtypes = index_add_v2_self_dtypes,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis along which slices are listed",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "index",
        .c_type = "const aclTensor *",
        .doc = "the positions of slices, a list or one of them",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_INDEX,
        .type = "I",
        .dtypes = index_add_v2_index_dtypes,
    },
    {
        .name = "source",
        .c_type = "const aclTensor *",
        .doc = "the slices, as many along dim as there are positions",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = index_add_v2_source_dtypes,
    },
    {
        .name = "alpha",
        .c_type = "const aclScalar *",
        .doc = "the factor",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = index_add_v2_alpha_dtypes,
    },
    {
        .name = "mode",
        .c_type = "int64_t",
        .doc = "whether the factor is 1, whatever alpha is",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = index_add_v2_mode_choices,
        .choice_count = 2,
        .open = true,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output, with the shape of self",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .fold = true,
        .type = "T",
        .dtypes = index_add_v2_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
        .put = true,
        .cuts = index_add_v2_out_cuts,
        .cut_count = 1,
    },
};

static aclnnStatus prepare_index_add_v2(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnIndexAddV2GetWorkspaceSize(
        args->of[0].tensor, args->of[1].integer, args->of[2].tensor, args->of[3].tensor,
        args->of[4].scalar, args->of[5].integer, args->of[6].tensor, workspace_size, executor);
}

static bool fits_index_add_v2(const ac_entry_shape *shapes)
{
    return (double)shapes[2].rank <= 1.0;
}

const ac_entry index_add_v2_entry = {
    .name = "aclnnIndexAddV2",
    .op = "IndexAddV2",
    .snake = "index_add_v2",
    .doc = "IndexAddV2: slices of another tensor are added to the listed slices of the input, "
           "multiplied by a factor or as they are.",
    .family = "movement",
    .spec = "spec/movement/index_add_v2.yaml",
    .header = "aclnnop/aclnn_index_add_v2.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = index_add_v2_params,
    .param_count = sizeof(index_add_v2_params) / sizeof(index_add_v2_params[0]),
    .types = index_add_v2_types,
    .type_count = sizeof(index_add_v2_types) / sizeof(index_add_v2_types[0]),
    .space = {"source", NULL},
    .formulas = index_add_v2_formulas,
    .formula_count = 2,
    .bounds = index_add_v2_bounds,
    .bound_count = sizeof(index_add_v2_bounds) / sizeof(index_add_v2_bounds[0]),
    .requires_ = index_add_v2_requires,
    .fits = fits_index_add_v2,
    .notes = index_add_v2_notes,
    .refusals = index_add_v2_refusals,
    .example = index_add_v2_example,
    .prepare = prepare_index_add_v2,
    .launch = aclnnIndexAddV2,
};
