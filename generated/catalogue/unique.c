/*
 * Generated from spec/movement/unique.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_unique.h"
#include "client/catalogue.h"

static const ac_entry_type unique_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula unique_formulas[] = {
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
};

static const ac_entry_bound unique_bounds[] = {
    {"valueOut", "exact"},
    {"inverseOut", "exact"},
};

static const char *const unique_requires[] = {
    NULL,
};

static const char *const unique_notes[] = {
    "valueOut has the shape of what was found when the stream has been synchronised. Values "
    "always stand in their order, also where sorted is false.",
    "Each nan is a value by itself, behind all others. Zeros of both signs are one value, the "
    "first of them; the vendor's pages for ascend910b and ascend910_93 say two.",
    "The shape of valueOut is free if its elements lie in order; where there is not enough room, "
    "the call fails when it runs, and writes nothing.",
    "valueOut has the dtype of self, which the vendor does not check. inverseOut is not looked at"
    " where returnInverse is false, and may be null, which the vendor refuses.",
    NULL,
};

static const uint64_t unique_self_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t unique_value_out_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t unique_inverse_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I64,
    [AC_HOST] = AC_SET_I64,
};

static const ac_entry_choice unique_sorted_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice unique_return_inverse_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value unique_example[] = {
    {"self", false, "[2, 1, 2, 0]"},
    {"sorted", false, "true"},
    {"returnInverse", false, "true"},
    {"valueOut", true, "[0, 1, 2]"},
    {"inverseOut", true, "[2, 1, 2, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal unique_refusals[] = {
    {161001, "self or valueOut is null"},
    {161002, "inverseOut is neither null nor a tensor"},
    {161001, "inverseOut is null, and returnInverse is true"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "valueOut does not have the dtype of self"},
    {161002, "inverseOut has a dtype that is not listed for it"},
    {161002, "self, valueOut or inverseOut has a rank above 8"},
    {161002, "valueOut is not contiguous, and has another shape than room for all of self"},
    {161002, "inverseOut does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param unique_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the elements",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = unique_self_dtypes,
    },
    {
        .name = "sorted",
        .c_type = "bool",
        .doc = "whether the values have to stand in their order",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = unique_sorted_choices,
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
        .choices = unique_return_inverse_choices,
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
        .dtypes = unique_value_out_dtypes,
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
        .dtypes = unique_inverse_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_unique(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnUniqueGetWorkspaceSize(args->of[0].tensor, args->of[1].boolean, args->of[2].boolean,
                                       args->of[3].tensor, args->of[4].tensor, workspace_size,
                                       executor);
}

const ac_entry unique_entry = {
    .name = "aclnnUnique",
    .op = "Unique",
    .snake = "unique",
    .doc = "Unique: the elements of a tensor that differ, and which of them each element is.",
    .family = "movement",
    .spec = "spec/movement/unique.yaml",
    .header = "aclnnop/aclnn_unique.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = unique_params,
    .param_count = sizeof(unique_params) / sizeof(unique_params[0]),
    .types = unique_types,
    .type_count = sizeof(unique_types) / sizeof(unique_types[0]),
    .space = {"self", NULL},
    .formulas = unique_formulas,
    .formula_count = 2,
    .bounds = unique_bounds,
    .bound_count = sizeof(unique_bounds) / sizeof(unique_bounds[0]),
    .requires_ = unique_requires,
    .notes = unique_notes,
    .refusals = unique_refusals,
    .example = unique_example,
    .prepare = prepare_unique,
    .launch = aclnnUnique,
};
