/*
 * Generated from spec/invented/mingle.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_mingle.h"
#include "client/catalogue.h"

static const ac_entry_type mingle_types[] = {
    {"A", "", {NULL}},
    {"B", "", {NULL}},
    {"T", "promote", {"A", "B"}},
};

static const ac_entry_formula mingle_formulas[] = {
    {
        .output = "half",
        .when = "",
        .text = "0.5 * first",
    },
    {
        .output = "out",
        .when = "form is sum",
        .text = "half + second",
    },
    {
        .output = "out",
        .when = "form is soft",
        .text = "second * sigmoid(first)",
    },
};

static const ac_entry_bound mingle_bounds[] = {
    {"out", "1.5 ulp"},
};

static const char *const mingle_requires[] = {
    NULL,
};

static const char *const mingle_notes[] = {
    NULL,
};

static const uint64_t mingle_first_dtypes[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_U32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_U32,
};

static const uint64_t mingle_second_dtypes[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};

static const uint64_t mingle_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_F16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16,
};

static const ac_entry_choice mingle_form_choices[] = {
    {"sum", "sum", 0},
    {"soft", "soft", 0},
};

static const ac_entry_param mingle_params[] = {
    {
        .name = "first",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .dtypes = mingle_first_dtypes,
    },
    {
        .name = "second",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = mingle_second_dtypes,
    },
    {
        .name = "form",
        .c_type = "char *",
        .doc = "the form",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_STRING,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
        .fallback = 1.0,
        .choices = mingle_form_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = mingle_out_dtypes,
    },
};

static aclnnStatus prepare_mingle(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnMingleGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].string,
                                       args->of[3].tensor, workspace_size, executor);
}

const ac_entry mingle_entry = {
    .name = "aclnnMingle",
    .op = "Mingle",
    .snake = "mingle",
    .doc = "Mingle: two tensors that broadcast together, in one of two forms.",
    .family = "invented",
    .spec = "spec/invented/mingle.yaml",
    .header = "aclnnop/aclnn_mingle.h",
    .variant = "",
    .on = {[AC_NANO] = true, [AC_HOST] = true},
    .params = mingle_params,
    .param_count = sizeof(mingle_params) / sizeof(mingle_params[0]),
    .types = mingle_types,
    .type_count = sizeof(mingle_types) / sizeof(mingle_types[0]),
    .space = {"first", "second"},
    .formulas = mingle_formulas,
    .formula_count = 3,
    .bounds = mingle_bounds,
    .bound_count = sizeof(mingle_bounds) / sizeof(mingle_bounds[0]),
    .requires_ = mingle_requires,
    .notes = mingle_notes,
    .prepare = prepare_mingle,
    .launch = aclnnMingle,
};
