/*
 * Generated from spec/movement/unique_consecutive.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_unique_consecutive.h"
#include "client/catalogue.h"

static const ac_entry_type unique_consecutive_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula unique_consecutive_formulas[] = {
    {
        .output = "valueOut",
        .when = "",
        .text = "runs(self, along: dim)",
    },
    {
        .output = "inverseOut",
        .when = "",
        .text = "run_numbers(self, along: dim)",
    },
    {
        .output = "countsOut",
        .when = "",
        .text = "run_lengths(self, along: dim)",
    },
};

static const ac_entry_bound unique_consecutive_bounds[] = {
    {"valueOut", "exact"},
    {"inverseOut", "exact"},
    {"countsOut", "exact"},
};

static const char *const unique_consecutive_requires[] = {
    NULL,
};

static const char *const unique_consecutive_notes[] = {
    "The tensors have the shapes of what was found when the stream has been synchronised; along "
    "an axis inverseOut has one axis. A nan equals nothing, zeros of both signs are equal, and "
    "complex numbers are equal by both parts.",
    "The shapes of the outputs are free if their elements lie in order; where there is not enough"
    " room, the call fails when it runs, and writes nothing.",
    "A tensor whose flag is false is not looked at, and may be null, which the vendor refuses.",
    NULL,
};

static const uint64_t unique_consecutive_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_C64 |
                      AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_C64 |
                        AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_C64 |
                     AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_C64 |
                AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t unique_consecutive_value_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_C64 |
                      AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_C64 |
                        AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_C64 |
                     AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64 | AC_SET_C64 |
                AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t unique_consecutive_inverse_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I64,
    [AC_HOST] = AC_SET_I64,
};

static const uint64_t unique_consecutive_counts_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I64,
    [AC_HOST] = AC_SET_I64,
};

static const ac_entry_choice unique_consecutive_return_inverse_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice unique_consecutive_return_counts_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value unique_consecutive_example[] = {
    {"self", false, "[1, 1, 2, 1]"},
    {"returnInverse", false, "true"},
    {"returnCounts", false, "true"},
    {"dim", false, "1000"},
    {"valueOut", true, "[1, 2, 1]"},
    {"inverseOut", true, "[0, 0, 1, 2]"},
    {"countsOut", true, "[2, 1, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal unique_consecutive_refusals[] = {
    {161001, "self or valueOut is null"},
    {161002, "inverseOut or countsOut is neither null nor a tensor"},
    {161001, "inverseOut is null, and returnInverse is true"},
    {161001, "countsOut is null, and returnCounts is true"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "valueOut does not have the dtype of self"},
    {161002, "inverseOut or countsOut has a dtype that is not listed for it"},
    {161002, "self, valueOut, inverseOut or countsOut has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, and not 1000"},
    {161002, "valueOut, inverseOut or countsOut is not contiguous, and has another shape than room for all of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param unique_consecutive_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the elements, or slices along an axis",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = unique_consecutive_self_dtypes,
    },
    {
        .name = "returnInverse",
        .c_type = "bool",
        .doc = "whether inverseOut is written",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = unique_consecutive_return_inverse_choices,
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
        .choices = unique_consecutive_return_counts_choices,
        .choice_count = 2,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis of the slices; 1000 for all elements in row-major order",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
        .flat = 1000,
    },
    {
        .name = "valueOut",
        .c_type = "aclTensor *",
        .doc = "room for all; then the first of each run",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_FOUND,
        .type = "T",
        .dtypes = unique_consecutive_value_out_dtypes,
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
        .doc = "the number of the run of each element, or of each slice",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_FOUND,
        .type = "T",
        .cast = true,
        .position = true,
        .flags = "returnInverse",
        .flag = 0,
        .optional = true,
        .dtypes = unique_consecutive_inverse_out_dtypes,
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
        .doc = "room for a number for each; then the lengths of runs",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_FOUND,
        .type = "T",
        .cast = true,
        .position = true,
        .flags = "returnCounts",
        .flag = 0,
        .optional = true,
        .dtypes = unique_consecutive_counts_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .room = AC_ROOM_LENGTHS,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_unique_consecutive(const ac_entry_args *args, uint64_t *workspace_size,
                                              aclOpExecutor **executor)
{
    return aclnnUniqueConsecutiveGetWorkspaceSize(
        args->of[0].tensor, args->of[1].boolean, args->of[2].boolean, args->of[3].integer,
        args->of[4].tensor, args->of[5].tensor, args->of[6].tensor, workspace_size, executor);
}

const ac_entry unique_consecutive_entry = {
    .name = "aclnnUniqueConsecutive",
    .op = "UniqueConsecutive",
    .snake = "unique_consecutive",
    .doc = "UniqueConsecutive: the first of each run of equal neighbours, which run each element "
           "belongs to, and how long each is.",
    .family = "movement",
    .spec = "spec/movement/unique_consecutive.yaml",
    .header = "aclnnop/aclnn_unique_consecutive.h",
    .variant = "",
    .row_axis = "dim",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = unique_consecutive_params,
    .param_count = sizeof(unique_consecutive_params) / sizeof(unique_consecutive_params[0]),
    .types = unique_consecutive_types,
    .type_count = sizeof(unique_consecutive_types) / sizeof(unique_consecutive_types[0]),
    .space = {"self", NULL},
    .formulas = unique_consecutive_formulas,
    .formula_count = 3,
    .bounds = unique_consecutive_bounds,
    .bound_count = sizeof(unique_consecutive_bounds) / sizeof(unique_consecutive_bounds[0]),
    .requires_ = unique_consecutive_requires,
    .notes = unique_consecutive_notes,
    .refusals = unique_consecutive_refusals,
    .example = unique_consecutive_example,
    .prepare = prepare_unique_consecutive,
    .launch = aclnnUniqueConsecutive,
};
