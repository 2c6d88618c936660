/*
 * Generated from spec/invented/tally.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_tally.h"
#include "client/catalogue.h"

static const ac_entry_type tally_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula tally_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self * 2",
    },
};

static const ac_entry_bound tally_bounds[] = {
    {"out", "exact"},
};

static const char *const tally_requires[] = {
    NULL,
};

static const char *const tally_notes[] = {
    NULL,
};

static const uint64_t tally_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const uint64_t tally_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

/* clang-format off */
static const ac_entry_value tally_example[] = {
    {"self", false, "[[1, 2], [3, 4], [5, 6]]"},
    {"counts", false, "[1, 0, 1]"},
    {"dim", false, "1"},
    {"out", true, "[[2, 4], [6, 8], [0, 0]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal tally_refusals[] = {
    {161001, "self is null"},
    {161002, "counts is neither null nor a tensor"},
    {161001, "out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "counts is not i64"},
    {561002, "self or out has a rank above 8"},
    {561002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {561002, "out does not have the shape of self"},
    {561002, "counts has another rank than 1, or more than 8192 elements, or none on another product than nano"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param tally_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = tally_self_dtypes,
    },
    {
        .name = "counts",
        .c_type = "const aclTensor *",
        .doc = "how many rows each group has",
        .role = AC_ROLE_ROWS,
        .kind = AC_KIND_COUNTS,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
        .zero = true,
        .within = true,
        .empty = {[AC_NANO] = true, [AC_HOST] = true},
        .axis_of = "dim",
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = tally_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_tally(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnTallyGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].integer,
                                      args->of[3].tensor, workspace_size, executor);
}

const ac_entry tally_entry = {
    .name = "aclnnTally",
    .op = "Tally",
    .snake = "tally",
    .doc = "Tally: each value twice, in as many rows as the counts add up to.",
    .family = "invented",
    .spec = "spec/invented/tally.yaml",
    .header = "aclnnop/aclnn_tally.h",
    .variant = "",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
    .params = tally_params,
    .param_count = sizeof(tally_params) / sizeof(tally_params[0]),
    .types = tally_types,
    .type_count = sizeof(tally_types) / sizeof(tally_types[0]),
    .space = {"self", NULL},
    .formulas = tally_formulas,
    .formula_count = 1,
    .bounds = tally_bounds,
    .bound_count = sizeof(tally_bounds) / sizeof(tally_bounds[0]),
    .late = 561002,
    .requires_ = tally_requires,
    .notes = tally_notes,
    .refusals = tally_refusals,
    .example = tally_example,
    .prepare = prepare_tally,
    .launch = aclnnTally,
};
