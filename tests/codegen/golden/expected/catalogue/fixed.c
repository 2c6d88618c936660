/*
 * Generated from spec/invented/fixed.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_fixed.h"
#include "client/catalogue.h"

static const ac_entry_type fixed_types[] = {
    {"T", "", {NULL}},
};

static const ac_entry_formula fixed_formulas[] = {
    {
        .output = "left",
        .when = "",
        .text = "half(-1, 0) of self",
    },
    {
        .output = "right",
        .when = "",
        .text = "half(-1, 1) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "left * right * factor",
    },
};

static const ac_entry_bound fixed_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const fixed_requires[] = {
    "extent(self, -1) <= 6",
    "3 * rank(self) - 1 > 2 and count(self) != 7",
    NULL,
};

static const char *const fixed_notes[] = {
    NULL,
};

static const uint64_t fixed_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const uint64_t fixed_factor_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const uint64_t fixed_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const ac_entry_cut fixed_self_cuts[] = {
    {"left", (const ac_entry_flag[]){{NULL, false}}, AC_CUT_HALF, NULL, -1, 0},
    {"right", (const ac_entry_flag[]){{NULL, false}}, AC_CUT_HALF, NULL, -1, 1},
};

static const ac_entry_param fixed_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = fixed_self_dtypes,
        .cuts = fixed_self_cuts,
        .cut_count = 2,
    },
    {
        .name = "factor",
        .c_type = "const aclTensor *",
        .doc = "the number",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SINGLE,
        .type = "T",
        .dtypes = fixed_factor_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = fixed_out_dtypes,
    },
};

static aclnnStatus prepare_fixed(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnFixedGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                      workspace_size, executor);
}

static bool fits_fixed(const ac_entry_shape *shapes)
{
    return (double)entry_extent(&shapes[0], -1) <= 6.0 &&
           3.0 * (double)shapes[0].rank - 1.0 > 2.0 && (double)entry_count(&shapes[0]) != 7.0;
}

const ac_entry fixed_entry = {
    .name = "aclnnFixed",
    .op = "Fixed",
    .snake = "fixed",
    .doc = "Fixed: the product of the halves of the last axis, and of one number for all of it.",
    .family = "invented",
    .spec = "spec/invented/fixed.yaml",
    .header = "aclnnop/aclnn_fixed.h",
    .variant = "",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
    .params = fixed_params,
    .param_count = sizeof(fixed_params) / sizeof(fixed_params[0]),
    .types = fixed_types,
    .type_count = sizeof(fixed_types) / sizeof(fixed_types[0]),
    .space = {"self", NULL},
    .formulas = fixed_formulas,
    .formula_count = 3,
    .bounds = fixed_bounds,
    .bound_count = sizeof(fixed_bounds) / sizeof(fixed_bounds[0]),
    .requires_ = fixed_requires,
    .fits = fits_fixed,
    .notes = fixed_notes,
    .prepare = prepare_fixed,
    .launch = aclnnFixed,
};
