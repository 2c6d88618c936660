/*
 * Generated from spec/movement/index_add.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_index_add.h"
#include "client/catalogue.h"

static const ac_entry_type index_add_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula index_add_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "sum(alpha * source)",
    },
};

static const ac_entry_bound index_add_bounds[] = {
    {"out", "sum"},
};

static const char *const index_add_requires[] = {
    "rank(index) <= 1",
    NULL,
};

static const char *const index_add_notes[] = {
    "A position below 0, or one that the axis does not have, is an error when the call runs, with"
    " its place in index; the vendor's ascend950 leaves it out.",
    "Slices with one position are added in their order, so the result is the same in every run; "
    "the vendor leaves the order open.",
    "The sum of truth values is whether one of them is true.",
    NULL,
};

static const uint64_t index_add_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t index_add_index_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND910_93] = AC_SET_I64 | AC_SET_I32,
    [AC_ASCEND950] = AC_SET_I64 | AC_SET_I32,
    [AC_HOST] = AC_SET_I64 | AC_SET_I32,
};

static const uint64_t index_add_source_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t index_add_alpha_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t index_add_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_F64 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

static const ac_entry_cut index_add_out_cuts[] = {
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
static const ac_entry_value index_add_example[] = {
    {"self", false, "[1, 0, 1]"},
    {"dim", false, "0"},
    {"index", false, "[1, 2, 1]"},
    {"source", false, "[1, 1, 1]"},
    {"alpha", false, "1"},
    {"out", true, "[1, 2, 2]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal index_add_refusals[] = {
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

static const ac_entry_param index_add_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "what the output begins as",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_OVER,
        .type = "T",
        .dtypes = index_add_self_dtypes,
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
        .dtypes = index_add_index_dtypes,
    },
    {
        .name = "source",
        .c_type = "const aclTensor *",
        .doc = "the slices, as many along dim as there are positions",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = index_add_source_dtypes,
    },
    {
        .name = "alpha",
        .c_type = "const aclScalar *",
        .doc = "the factor",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = index_add_alpha_dtypes,
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
        .dtypes = index_add_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
        .put = true,
        .cuts = index_add_out_cuts,
        .cut_count = 1,
    },
};

static aclnnStatus prepare_index_add(const ac_entry_args *args, uint64_t *workspace_size,
                                     aclOpExecutor **executor)
{
    return aclnnIndexAddGetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                         args->of[2].tensor, args->of[3].tensor, args->of[4].scalar,
                                         args->of[5].tensor, workspace_size, executor);
}

static bool fits_index_add(const ac_entry_shape *shapes)
{
    return (double)shapes[2].rank <= 1.0;
}

const ac_entry index_add_entry = {
    .name = "aclnnIndexAdd",
    .op = "IndexAdd",
    .snake = "index_add",
    .doc = "IndexAdd: slices of another tensor are added to the listed slices of the input, "
           "multiplied by a factor.",
    .family = "movement",
    .spec = "spec/movement/index_add.yaml",
    .header = "aclnnop/aclnn_index_add.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = index_add_params,
    .param_count = sizeof(index_add_params) / sizeof(index_add_params[0]),
    .types = index_add_types,
    .type_count = sizeof(index_add_types) / sizeof(index_add_types[0]),
    .space = {"source", NULL},
    .formulas = index_add_formulas,
    .formula_count = 1,
    .bounds = index_add_bounds,
    .bound_count = sizeof(index_add_bounds) / sizeof(index_add_bounds[0]),
    .requires_ = index_add_requires,
    .fits = fits_index_add,
    .notes = index_add_notes,
    .refusals = index_add_refusals,
    .example = index_add_example,
    .prepare = prepare_index_add,
    .launch = aclnnIndexAdd,
};
