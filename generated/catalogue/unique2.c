/*
 * Generated from spec/movement/unique2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_unique2.h"
#include "client/catalogue.h"

static const ac_entry_type unique2_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula unique2_formulas[] = {
    {
        .output = "valueOut",
        .when = "",
        .text = "distinct(self)",
    },
    {
        .output = "inverseOut",
        .when = "",
        .text = "distinct_numbers(self)",
    },
    {
        .output = "countsOut",
        .when = "",
        .text = "distinct_counts(self)",
    },
};

static const ac_entry_bound unique2_bounds[] = {
    {"valueOut", "exact"},
    {"inverseOut", "exact"},
    {"countsOut", "exact"},
};

static const char *const unique2_requires[] = {
    NULL,
};

static const char *const unique2_notes[] = {
    "The tensors have the shapes of what was found when the stream has been synchronised. Values "
    "always stand in their order, also where sorted is false.",
    "Each nan is a value by itself, behind all others. Zeros of both signs are one value, the "
    "first of them; the vendor's pages for ascend910b and ascend910_93 say two.",
    "The shapes of valueOut and countsOut are free if their elements lie in order; where there is"
    " not enough room, the call fails when it runs, and writes nothing. The vendor asks countsOut"
    " to have the shape of valueOut.",
    "valueOut has the dtype of self, which the vendor does not check. A tensor whose flag is "
    "false is not looked at, and may be null, which the vendor refuses.",
    NULL,
};

static const uint64_t unique2_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_BOOL | AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_U16 | AC_SET_I16 | AC_SET_I32 | AC_SET_U32 | AC_SET_U64 | AC_SET_I64 |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_BOOL | AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                        AC_SET_U16 | AC_SET_I16 | AC_SET_I32 | AC_SET_U32 | AC_SET_U64 |
                        AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_BOOL | AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                     AC_SET_U16 | AC_SET_I16 | AC_SET_I32 | AC_SET_U32 | AC_SET_U64 | AC_SET_I64 |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_BOOL | AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                AC_SET_U16 | AC_SET_I16 | AC_SET_I32 | AC_SET_U32 | AC_SET_U64 | AC_SET_I64 |
                AC_SET_BF16,
};

static const uint64_t unique2_value_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_BOOL | AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_U16 | AC_SET_I16 | AC_SET_I32 | AC_SET_U32 | AC_SET_U64 | AC_SET_I64 |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_BOOL | AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                        AC_SET_U16 | AC_SET_I16 | AC_SET_I32 | AC_SET_U32 | AC_SET_U64 |
                        AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_BOOL | AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                     AC_SET_U16 | AC_SET_I16 | AC_SET_I32 | AC_SET_U32 | AC_SET_U64 | AC_SET_I64 |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_BOOL | AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                AC_SET_U16 | AC_SET_I16 | AC_SET_I32 | AC_SET_U32 | AC_SET_U64 | AC_SET_I64 |
                AC_SET_BF16,
};

static const uint64_t unique2_inverse_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I64,
    [AC_HOST] = AC_SET_I64,
};

static const uint64_t unique2_counts_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I64,
    [AC_HOST] = AC_SET_I64,
};

static const ac_entry_choice unique2_sorted_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice unique2_return_inverse_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice unique2_return_counts_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value unique2_example[] = {
    {"self", false, "[2, 1, 2, 0]"},
    {"sorted", false, "true"},
    {"returnInverse", false, "true"},
    {"returnCounts", false, "true"},
    {"valueOut", true, "[0, 1, 2]"},
    {"inverseOut", true, "[2, 1, 2, 0]"},
    {"countsOut", true, "[1, 1, 2]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal unique2_refusals[] = {
    {161001, "self or valueOut is null"},
    {161002, "inverseOut or countsOut is neither null nor a tensor"},
    {161001, "inverseOut is null, and returnInverse is true"},
    {161001, "countsOut is null, and returnCounts is true"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "valueOut does not have the dtype of self"},
    {161002, "inverseOut or countsOut has a dtype that is not listed for it"},
    {161002, "self, valueOut, inverseOut or countsOut has a rank above 8"},
    {161002, "valueOut is not contiguous, and has another shape than room for all of self"},
    {161002, "inverseOut does not have the shape of self"},
    {161002, "countsOut is not contiguous, and has another shape than room for all of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param unique2_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the elements",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = unique2_self_dtypes,
    },
    {
        .name = "sorted",
        .c_type = "bool",
        .doc = "whether the values have to stand in their order",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = unique2_sorted_choices,
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
        .choices = unique2_return_inverse_choices,
        .choice_count = 2,
    },
    {
        .name = "returnCounts",
        .c_type = "bool",
        .doc = "whether countsOut is written",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = unique2_return_counts_choices,
        .choice_count = 2,
    },
    {
        .name = "valueOut",
        .c_type = "aclTensor *",
        .doc = "room for all elements; then those that differ",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_FOUND,
        .type = "T",
        .dtypes = unique2_value_out_dtypes,
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
        .doc = "the number of each element among these",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .position = true,
        .flags = "returnInverse",
        .flag = 0,
        .optional = true,
        .dtypes = unique2_inverse_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
    {
        .name = "countsOut",
        .c_type = "aclTensor *",
        .doc = "room for a number for each element; then how many are equal to each value",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_FOUND,
        .type = "T",
        .cast = true,
        .position = true,
        .flags = "returnCounts",
        .flag = 0,
        .optional = true,
        .dtypes = unique2_counts_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .room = AC_ROOM_LENGTHS,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_unique2(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnUnique2GetWorkspaceSize(
        args->of[0].tensor, args->of[1].boolean, args->of[2].boolean, args->of[3].boolean,
        args->of[4].tensor, args->of[5].tensor, args->of[6].tensor, workspace_size, executor);
}

const ac_entry unique2_entry = {
    .name = "aclnnUnique2",
    .op = "Unique2",
    .snake = "unique2",
    .doc = "Unique2: the elements of a tensor that differ, which of them each element is, and how"
           " often it is there.",
    .family = "movement",
    .spec = "spec/movement/unique2.yaml",
    .header = "aclnnop/aclnn_unique2.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = unique2_params,
    .param_count = sizeof(unique2_params) / sizeof(unique2_params[0]),
    .types = unique2_types,
    .type_count = sizeof(unique2_types) / sizeof(unique2_types[0]),
    .space = {"self", NULL},
    .formulas = unique2_formulas,
    .formula_count = 3,
    .bounds = unique2_bounds,
    .bound_count = sizeof(unique2_bounds) / sizeof(unique2_bounds[0]),
    .requires_ = unique2_requires,
    .notes = unique2_notes,
    .refusals = unique2_refusals,
    .example = unique2_example,
    .prepare = prepare_unique2,
    .launch = aclnnUnique2,
};
