/*
 * Generated from spec/movement/unique_dim.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_unique_dim.h"
#include "client/catalogue.h"

static const ac_entry_type unique_dim_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula unique_dim_formulas[] = {
    {
        .output = "valueOut",
        .when = "",
        .text = "distinct(self, along: dim)",
    },
    {
        .output = "inverseOut",
        .when = "",
        .text = "distinct_numbers(self, along: dim)",
    },
    {
        .output = "countsOut",
        .when = "",
        .text = "distinct_counts(self, along: dim)",
    },
};

static const ac_entry_bound unique_dim_bounds[] = {
    {"valueOut", "exact"},
    {"inverseOut", "exact"},
    {"countsOut", "exact"},
};

static const char *const unique_dim_requires[] = {
    NULL,
};

static const char *const unique_dim_notes[] = {
    "The tensors have the shapes of what was found when the stream has been synchronised. Slices "
    "always stand in the order of their first elements that differ, also where sorted is false; "
    "the vendor's page leaves that open.",
    "A slice with a nan equals no other one, and zeros of both signs are equal. A nan is greater "
    "than all else.",
    "The shapes of the outputs are free if their elements lie in order; where there is not enough"
    " room, the call fails when it runs, and writes nothing.",
    "inverseOut is not looked at where returnInverse is false, and may be null, which the vendor "
    "refuses.",
    NULL,
};

static const uint64_t unique_dim_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_U16 | AC_SET_I16 |
                      AC_SET_U32 | AC_SET_I32 | AC_SET_U64 | AC_SET_I64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_U16 | AC_SET_I16 |
                        AC_SET_U32 | AC_SET_I32 | AC_SET_U64 | AC_SET_I64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_U16 | AC_SET_I16 |
                     AC_SET_U32 | AC_SET_I32 | AC_SET_U64 | AC_SET_I64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_U16 | AC_SET_I16 |
                AC_SET_U32 | AC_SET_I32 | AC_SET_U64 | AC_SET_I64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t unique_dim_value_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_U16 | AC_SET_I16 |
                      AC_SET_U32 | AC_SET_I32 | AC_SET_U64 | AC_SET_I64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_U16 | AC_SET_I16 |
                        AC_SET_U32 | AC_SET_I32 | AC_SET_U64 | AC_SET_I64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_U16 | AC_SET_I16 |
                     AC_SET_U32 | AC_SET_I32 | AC_SET_U64 | AC_SET_I64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_U16 | AC_SET_I16 |
                AC_SET_U32 | AC_SET_I32 | AC_SET_U64 | AC_SET_I64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t unique_dim_inverse_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I64,
    [AC_HOST] = AC_SET_I64,
};

static const uint64_t unique_dim_counts_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I64,
    [AC_HOST] = AC_SET_I64,
};

static const ac_entry_choice unique_dim_sorted_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice unique_dim_return_inverse_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value unique_dim_example[] = {
    {"self", false, "[[2, 1], [0, 5], [2, 1]]"},
    {"sorted", false, "true"},
    {"returnInverse", false, "true"},
    {"dim", false, "0"},
    {"valueOut", true, "[[0, 5], [2, 1]]"},
    {"inverseOut", true, "[1, 0, 1]"},
    {"countsOut", true, "[1, 2]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal unique_dim_refusals[] = {
    {161001, "self or valueOut is null"},
    {161002, "inverseOut is neither null nor a tensor"},
    {161001, "countsOut is null"},
    {161001, "inverseOut is null, and returnInverse is true"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "valueOut does not have the dtype of self"},
    {161002, "inverseOut or countsOut has a dtype that is not listed for it"},
    {161002, "self, valueOut, inverseOut or countsOut has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "valueOut, inverseOut or countsOut is not contiguous, and has another shape than room for all of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param unique_dim_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the slices",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = unique_dim_self_dtypes,
    },
    {
        .name = "sorted",
        .c_type = "bool",
        .doc = "whether the slices have to stand in their order",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = unique_dim_sorted_choices,
        .choice_count = 2,
    },
    {
        .name = "returnInverse",
        .c_type = "bool",
        .doc = "whether inverseOut is written",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = unique_dim_return_inverse_choices,
        .choice_count = 2,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis of the slices",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "valueOut",
        .c_type = "aclTensor *",
        .doc = "room for all slices; then those that differ",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_FOUND,
        .type = "T",
        .dtypes = unique_dim_value_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .room = AC_ROOM_FIRSTS,
                .type = "T",
            },
    },
    {
        .name = "inverseOut",
        .c_type = "aclTensor *",
        .doc = "the number of each slice among these",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_FOUND,
        .type = "T",
        .cast = true,
        .position = true,
        .flags = "returnInverse",
        .flag = 0,
        .optional = true,
        .dtypes = unique_dim_inverse_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .room = AC_ROOM_NUMBERS,
                .type = "T",
            },
    },
    {
        .name = "countsOut",
        .c_type = "aclTensor *",
        .doc = "room for a number for each slice; then how many are equal to each",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_FOUND,
        .type = "T",
        .cast = true,
        .position = true,
        .dtypes = unique_dim_counts_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .room = AC_ROOM_LENGTHS,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_unique_dim(const ac_entry_args *args, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    return aclnnUniqueDimGetWorkspaceSize(
        args->of[0].tensor, args->of[1].boolean, args->of[2].boolean, args->of[3].integer,
        args->of[4].tensor, args->of[5].tensor, args->of[6].tensor, workspace_size, executor);
}

const ac_entry unique_dim_entry = {
    .name = "aclnnUniqueDim",
    .op = "UniqueDim",
    .snake = "unique_dim",
    .doc = "UniqueDim: the slices along an axis that differ, which of them each slice is, and how"
           " often it is there.",
    .family = "movement",
    .spec = "spec/movement/unique_dim.yaml",
    .header = "aclnnop/aclnn_unique_dim.h",
    .variant = "",
    .row_axis = "dim",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = unique_dim_params,
    .param_count = sizeof(unique_dim_params) / sizeof(unique_dim_params[0]),
    .types = unique_dim_types,
    .type_count = sizeof(unique_dim_types) / sizeof(unique_dim_types[0]),
    .space = {"self", NULL},
    .formulas = unique_dim_formulas,
    .formula_count = 3,
    .bounds = unique_dim_bounds,
    .bound_count = sizeof(unique_dim_bounds) / sizeof(unique_dim_bounds[0]),
    .requires_ = unique_dim_requires,
    .notes = unique_dim_notes,
    .refusals = unique_dim_refusals,
    .example = unique_dim_example,
    .prepare = prepare_unique_dim,
    .launch = aclnnUniqueDim,
};
