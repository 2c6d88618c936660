/*
 * Generated from spec/movement/search_sorted.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_searchsorted.h"
#include "client/catalogue.h"

static const ac_entry_type search_sorted_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B"}, NULL, 0, NULL},
};

static const ac_entry_formula search_sorted_formulas[] = {
    {
        .output = "out",
        .when = "right is true",
        .text = "searched_behind(self, sortedSequence)",
    },
    {
        .output = "out",
        .when = "",
        .text = "searched(self, sortedSequence)",
    },
};

static const ac_entry_bound search_sorted_bounds[] = {
    {"out", "exact"},
};

static const char *const search_sorted_requires[] = {
    NULL,
};

static const char *const search_sorted_notes[] = {
    "A tensor sorter is refused.",
    "Where sortedSequence has no elements all positions are 0; where self has none, nothing is "
    "done.",
    NULL,
};

static const uint64_t search_sorted_sorted_sequence_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64,
};

static const uint64_t search_sorted_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64,
};

/* clang-format off */
static const uint64_t search_sorted_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};
/* clang-format on */

static const ac_entry_choice search_sorted_out_int32_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice search_sorted_right_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value search_sorted_example[] = {
    {"sortedSequence", false, "[1, 3, 3, 5]"},
    {"self", false, "[3, 0, 6]"},
    {"outInt32", false, "false"},
    {"right", false, "false"},
    {"out", true, "[1, 0, 4]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal search_sorted_refusals[] = {
    {161001, "sortedSequence or self is null"},
    {161002, "sorter is not null"},
    {161001, "out is null"},
    {161002, "sortedSequence, self or out has a dtype that is not listed for it"},
    {161002, "out is not i32 where outInt32 is true, or not i64 where it is false"},
    {161002, "sortedSequence, self or out has a rank above 8"},
    {161002, "sortedSequence has neither one axis nor the extents of self but for the last one"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param search_sorted_params[] = {
    {
        .name = "sortedSequence",
        .c_type = "const aclTensor *",
        .doc = "the lines, sorted along the last axis: one for all values, or one for each row of"
               " them",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_LINES,
        .type = "A",
        .dtypes = search_sorted_sorted_sequence_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the values",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "B",
        .dtypes = search_sorted_self_dtypes,
    },
    {
        .name = "outInt32",
        .c_type = "bool",
        .doc = "whether positions are i32",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = search_sorted_out_int32_choices,
        .choice_count = 2,
    },
    {
        .name = "right",
        .c_type = "bool",
        .doc = "whether a value stands behind elements that are equal to it",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = search_sorted_right_choices,
        .choice_count = 2,
    },
    {
        .name = "sorter",
        .c_type = "const aclTensor *",
        .doc = "positions that sort the lines, which are not carried",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the positions",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .position = true,
        .narrow = "outInt32",
        .dtypes = search_sorted_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_search_sorted(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnSearchSortedGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].boolean, args->of[3].boolean,
        args->of[4].tensor, args->of[5].tensor, workspace_size, executor);
}

const ac_entry search_sorted_entry = {
    .name = "aclnnSearchSorted",
    .op = "SearchSorted",
    .snake = "search_sorted",
    .doc = "SearchSorted: where values would stand in sorted lines.",
    .family = "movement",
    .spec = "spec/movement/search_sorted.yaml",
    .header = "aclnnop/aclnn_searchsorted.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = search_sorted_params,
    .param_count = sizeof(search_sorted_params) / sizeof(search_sorted_params[0]),
    .types = search_sorted_types,
    .type_count = sizeof(search_sorted_types) / sizeof(search_sorted_types[0]),
    .space = {"self", NULL},
    .formulas = search_sorted_formulas,
    .formula_count = 2,
    .bounds = search_sorted_bounds,
    .bound_count = sizeof(search_sorted_bounds) / sizeof(search_sorted_bounds[0]),
    .requires_ = search_sorted_requires,
    .notes = search_sorted_notes,
    .refusals = search_sorted_refusals,
    .example = search_sorted_example,
    .prepare = prepare_search_sorted,
    .launch = aclnnSearchSorted,
};
