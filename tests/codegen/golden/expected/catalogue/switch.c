/*
 * Generated from spec/invented/switch.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_switch.h"
#include "client/catalogue.h"

static const ac_entry_type switch_types[] = {
    {"T", "", {NULL}},
};

static const ac_entry_formula switch_formulas[] = {
    {
        .output = "op",
        .when = "mode is true",
        .text = "space",
    },
    {
        .output = "op",
        .when = "mode is false",
        .text = "-space",
    },
};

static const ac_entry_bound switch_bounds[] = {
    {"op", "exact"},
};

static const char *const switch_requires[] = {
    NULL,
};

static const char *const switch_notes[] = {
    NULL,
};

static const uint64_t switch_space_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const uint64_t switch_op_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const ac_entry_choice switch_mode_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_param switch_params[] = {
    {
        .name = "space",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = switch_space_dtypes,
    },
    {
        .name = "mode",
        .c_type = "bool",
        .doc = "",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = switch_mode_choices,
        .choice_count = 2,
    },
    {
        .name = "op",
        .c_type = "aclTensor *",
        .doc = "",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = switch_op_dtypes,
    },
};

static aclnnStatus prepare_switch(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnSwitchGetWorkspaceSize(args->of[0].tensor, args->of[1].boolean, args->of[2].tensor,
                                       workspace_size, executor);
}

const ac_entry switch_entry = {
    .name = "aclnnSwitch",
    .op = "Switch",
    .snake = "switch",
    .doc = "Switch: one flag alone, and names that the generated functions might want for "
           "themselves.",
    .family = "invented",
    .spec = "spec/invented/switch.yaml",
    .header = "aclnnop/aclnn_switch.h",
    .variant = "",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
    .params = switch_params,
    .param_count = sizeof(switch_params) / sizeof(switch_params[0]),
    .types = switch_types,
    .type_count = sizeof(switch_types) / sizeof(switch_types[0]),
    .space = {"space", NULL},
    .formulas = switch_formulas,
    .formula_count = 2,
    .bounds = switch_bounds,
    .bound_count = sizeof(switch_bounds) / sizeof(switch_bounds[0]),
    .requires_ = switch_requires,
    .notes = switch_notes,
    .prepare = prepare_switch,
    .launch = aclnnSwitch,
};
