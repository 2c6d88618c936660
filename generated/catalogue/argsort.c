/*
 * Generated from spec/reduction/argsort.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_argsort.h"
#include "client/catalogue.h"

static const ac_entry_type argsort_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula argsort_formulas[] = {
    {
        .output = "out",
        .when = "descending is false",
        .text = "argsort(self, along: dim)",
    },
    {
        .output = "out",
        .when = "",
        .text = "argsort(self, descending: dim)",
    },
};

static const ac_entry_bound argsort_bounds[] = {
    {"out", "exact"},
};

static const char *const argsort_requires[] = {
    NULL,
};

static const char *const argsort_notes[] = {
    "Equal elements, as both zeros are, stay in their order, which the vendor leaves open. A nan "
    "is greater than all else.",
    NULL,
};

static const uint64_t argsort_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND310P] =
        AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND950] = AC_SET_BF16 | AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_U8 | AC_SET_BF16 | AC_SET_U16 | AC_SET_U32 | AC_SET_U64,
};

/* clang-format off */
static const uint64_t argsort_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I64,
    [AC_HOST] = AC_SET_I64,
};
/* clang-format on */

static const ac_entry_choice argsort_descending_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value argsort_example[] = {
    {"self", false, "[3, 1, 2]"},
    {"dim", false, "0"},
    {"descending", false, "false"},
    {"out", true, "[1, 2, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal argsort_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param argsort_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = argsort_self_dtypes,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis of the lines",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "descending",
        .c_type = "bool",
        .doc = "whether the greatest comes first",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = argsort_descending_choices,
        .choice_count = 2,
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
        .dtypes = argsort_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_argsort(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnArgsortGetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                        args->of[2].boolean, args->of[3].tensor, workspace_size,
                                        executor);
}

const ac_entry argsort_entry = {
    .name = "aclnnArgsort",
    .op = "Argsort",
    .snake = "argsort",
    .doc = "Argsort: the positions of the elements along an axis in their order.",
    .family = "reduction",
    .spec = "spec/reduction/argsort.yaml",
    .header = "aclnnop/aclnn_argsort.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = argsort_params,
    .param_count = sizeof(argsort_params) / sizeof(argsort_params[0]),
    .types = argsort_types,
    .type_count = sizeof(argsort_types) / sizeof(argsort_types[0]),
    .space = {"self", NULL},
    .formulas = argsort_formulas,
    .formula_count = 2,
    .bounds = argsort_bounds,
    .bound_count = sizeof(argsort_bounds) / sizeof(argsort_bounds[0]),
    .requires_ = argsort_requires,
    .notes = argsort_notes,
    .refusals = argsort_refusals,
    .example = argsort_example,
    .prepare = prepare_argsort,
    .launch = aclnnArgsort,
};
