/*
 * Generated from spec/invented/whole.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_whole.h"
#include "client/catalogue.h"

static const ac_entry_type whole_types[] = {
    {"A", "", {NULL}},
    {"B", "", {NULL}},
    {"T", "promote", {"A", "B"}},
};

static const ac_entry_formula whole_formulas[] = {
    {
        .output = "kept",
        .when = "",
        .text = "where(self < low and not other == 0 or self > most, low, self)",
    },
    {
        .output = "out",
        .when = "form is kept",
        .text = "min(kept, 7)",
    },
    {
        .output = "out",
        .when = "form is turned",
        .text = "max(-kept * step, other)",
    },
    {
        .output = "twice",
        .when = "",
        .text = "self + self - other",
    },
};

static const ac_entry_bound whole_bounds[] = {
    {"out", "1 ulp"},
    {"twice", "1 ulp"},
};

static const char *const whole_requires[] = {
    NULL,
};

static const char *const whole_notes[] = {
    NULL,
};

static const uint64_t whole_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_I32 | AC_SET_U32,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_U32,
};

static const uint64_t whole_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_I32 | AC_SET_U32,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_U32,
};

static const uint64_t whole_low_dtypes[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F64 | AC_SET_BOOL,
};

static const uint64_t whole_step_dtypes[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F64 | AC_SET_BOOL,
};

static const uint64_t whole_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F64 | AC_SET_C64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F64 | AC_SET_C64,
};

static const uint64_t whole_twice_dtypes[AC_PRODUCT_COUNT] = {
    [AC_NANO] = AC_SET_F32 | AC_SET_I32 | AC_SET_U32,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_U32,
};

static const ac_entry_choice whole_form_choices[] = {
    {"kept", "kept", 0},
    {"turned", "turned", 0},
};

static const ac_entry_param whole_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .dtypes = whole_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "B",
        .dtypes = whole_other_dtypes,
    },
    {
        .name = "low",
        .c_type = "const aclScalar *",
        .doc = "",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = whole_low_dtypes,
    },
    {
        .name = "step",
        .c_type = "const aclScalar *",
        .doc = "",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .optional = true,
        .fallback = 2.0,
        .dtypes = whole_step_dtypes,
    },
    {
        .name = "most",
        .c_type = "int64_t",
        .doc = "",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "form",
        .c_type = "char *",
        .doc = "",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_STRING,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = whole_form_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = whole_out_dtypes,
    },
    {
        .name = "twice",
        .c_type = "aclTensor *",
        .doc = "",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = whole_twice_dtypes,
    },
};

static aclnnStatus prepare_whole(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnWholeGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].scalar,
                                      args->of[3].scalar, args->of[4].integer, args->of[5].string,
                                      args->of[6].tensor, args->of[7].tensor, workspace_size,
                                      executor);
}

const ac_entry whole_entry = {
    .name = "aclnnWhole",
    .op = "Whole",
    .snake = "whole",
    .doc = "Whole: a number of any kind, kept between two others and added to itself, in one of "
           "two forms.",
    .family = "invented",
    .spec = "spec/invented/whole.yaml",
    .header = "aclnnop/aclnn_whole.h",
    .variant = "",
    .on = {[AC_NANO] = true, [AC_HOST] = true},
    .params = whole_params,
    .param_count = sizeof(whole_params) / sizeof(whole_params[0]),
    .types = whole_types,
    .type_count = sizeof(whole_types) / sizeof(whole_types[0]),
    .space = {"self", NULL},
    .formulas = whole_formulas,
    .formula_count = 4,
    .bounds = whole_bounds,
    .bound_count = sizeof(whole_bounds) / sizeof(whole_bounds[0]),
    .requires_ = whole_requires,
    .notes = whole_notes,
    .prepare = prepare_whole,
    .launch = aclnnWhole,
};
