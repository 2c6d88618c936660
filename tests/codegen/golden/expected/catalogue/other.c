/*
 * Generated from spec/invented/other.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_other.h"
#include "client/catalogue.h"

static const ac_entry_type other_types[] = {
    {"T", "", {NULL}},
};

static const ac_entry_formula other_formulas[] = {
    {
        .output = "out",
        .when = "form is square",
        .text = "self * self",
    },
    {
        .output = "out",
        .when = "",
        .text = "self",
    },
};

static const ac_entry_bound other_bounds[] = {
    {"out", "exact"},
};

static const char *const other_requires[] = {
    NULL,
};

static const char *const other_notes[] = {
    NULL,
};

/* clang-format off */
static const uint64_t other_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32,
    [AC_TERA] = AC_SET_F32,
    [AC_PETA] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

/* clang-format off */
static const uint64_t other_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32,
    [AC_TERA] = AC_SET_F32,
    [AC_PETA] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

static const ac_entry_choice other_form_choices[] = {
    {"square", NULL, 1},
    {"plain", NULL, 0},
};

static const ac_entry_param other_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = other_self_dtypes,
    },
    {
        .name = "form",
        .c_type = "int64_t",
        .doc = "the form",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = other_form_choices,
        .choice_count = 2,
        .open = true,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = other_out_dtypes,
    },
};

static aclnnStatus prepare_other(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnOtherGetWorkspaceSize(args->of[0].tensor, args->of[1].integer, args->of[2].tensor,
                                      workspace_size, executor);
}

const ac_entry other_entry = {
    .name = "aclnnOther",
    .op = "Other",
    .snake = "other",
    .doc = "Other: a number that chooses one of two forms, and stands for the first unless it is "
           "1.",
    .family = "invented",
    .spec = "spec/invented/other.yaml",
    .header = "aclnnop/aclnn_other.h",
    .variant = "",
    .on =
        {[AC_PICO] = true, [AC_NANO] = true, [AC_TERA] = true, [AC_PETA] = true, [AC_HOST] = true},
    .params = other_params,
    .param_count = sizeof(other_params) / sizeof(other_params[0]),
    .types = other_types,
    .type_count = sizeof(other_types) / sizeof(other_types[0]),
    .space = {"self", NULL},
    .formulas = other_formulas,
    .formula_count = 2,
    .bounds = other_bounds,
    .bound_count = sizeof(other_bounds) / sizeof(other_bounds[0]),
    .requires_ = other_requires,
    .notes = other_notes,
    .prepare = prepare_other,
    .launch = aclnnOther,
};
