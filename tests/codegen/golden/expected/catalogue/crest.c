/*
 * Generated from spec/invented/crest.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_crest.h"
#include "client/catalogue.h"

static const ac_entry_type crest_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula crest_formulas[] = {
    {
        .output = "top",
        .when = "",
        .text = "max(self, over: dim)",
    },
    {
        .output = "most",
        .when = "",
        .text = "top",
    },
    {
        .output = "below",
        .when = "",
        .text = "sum(top - self, over: dim) * factor",
    },
};

static const ac_entry_bound crest_bounds[] = {
    {"most", "exact"},
    {"below", "1 ulp"},
};

static const char *const crest_requires[] = {
    NULL,
};

static const char *const crest_notes[] = {
    NULL,
};

static const uint64_t crest_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F16,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
};

static const uint64_t crest_factor_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F64 | AC_SET_BOOL,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F64 | AC_SET_BOOL,
};

static const uint64_t crest_most_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F16,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
};

static const uint64_t crest_below_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F16,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
};

/* clang-format off */
static const ac_entry_value crest_example[] = {
    {"self", false, "[[1, 4], [2, 2]]"},
    {"factor", false, "2"},
    {"dim", false, "1"},
    {"most", true, "[4, 2]"},
    {"below", true, "[6, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal crest_refusals[] = {
    {161001, "self, factor, most or below is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "factor has a complex dtype"},
    {161002, "most or below does not have the dtype of self"},
    {161002, "self does not have the rank 2"},
    {161002, "most or below has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "most or below does not have the shape of self without axis dim"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param crest_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .rank = 2,
        .dtypes = crest_self_dtypes,
    },
    {
        .name = "factor",
        .c_type = "const aclScalar *",
        .doc = "what a distance counts",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = crest_factor_dtypes,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis of the rows",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "most",
        .c_type = "aclTensor *",
        .doc = "the greatest of each row",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = crest_most_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .type = "T",
            },
    },
    {
        .name = "below",
        .c_type = "aclTensor *",
        .doc = "the sum of the distances",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = crest_below_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_crest(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnCrestGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar, args->of[2].integer,
                                      args->of[3].tensor, args->of[4].tensor, workspace_size,
                                      executor);
}

const ac_entry crest_entry = {
    .name = "aclnnCrest",
    .op = "Crest",
    .snake = "crest",
    .doc = "Crest: the greatest element of each row, and how far its elements lie below that "
           "together.",
    .family = "invented",
    .spec = "spec/invented/crest.yaml",
    .header = "aclnnop/aclnn_crest.h",
    .variant = "",
    .by_rows = true,
    .row_axis = "dim",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
    .params = crest_params,
    .param_count = sizeof(crest_params) / sizeof(crest_params[0]),
    .types = crest_types,
    .type_count = sizeof(crest_types) / sizeof(crest_types[0]),
    .space = {"self", NULL},
    .formulas = crest_formulas,
    .formula_count = 3,
    .bounds = crest_bounds,
    .bound_count = sizeof(crest_bounds) / sizeof(crest_bounds[0]),
    .requires_ = crest_requires,
    .notes = crest_notes,
    .refusals = crest_refusals,
    .example = crest_example,
    .prepare = prepare_crest,
    .launch = aclnnCrest,
};
