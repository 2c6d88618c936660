/*
 * Generated from spec/invented/gather.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_gather.h"
#include "client/catalogue.h"

static const ac_entry_type gather_types[] = {
    {"T", "", {NULL}},
    {"S", "", {NULL}},
    {"C", "widen", {"T", "S"}},
};

static const ac_entry_formula gather_formulas[] = {
    {
        .output = "value",
        .when = "flag is true",
        .text = "grad * weight + bias",
    },
    {
        .output = "value",
        .when = "flag is false and level is low",
        .text = "grad",
    },
    {
        .output = "value",
        .when = "flag is false and level is high",
        .text = "grad + self",
    },
    {
        .output = "total",
        .when = "",
        .text = "sum(grad * self)",
    },
};

static const ac_entry_bound gather_bounds[] = {
    {"value", "1 ulp"},
    {"total", "sum"},
};

static const char *const gather_requires[] = {
    NULL,
};

static const char *const gather_notes[] = {
    NULL,
};

static const uint64_t gather_grad_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F64,
    [AC_NANO] = AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64,
};

static const uint64_t gather_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F64 | AC_SET_I32,
    [AC_NANO] = AC_SET_F32 | AC_SET_F64 | AC_SET_I32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64 | AC_SET_I32,
};

static const uint64_t gather_weight_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F64,
    [AC_NANO] = AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64,
};

static const uint64_t gather_bias_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F64 | AC_SET_BOOL,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F64 | AC_SET_BOOL,
};

static const uint64_t gather_value_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F64,
    [AC_NANO] = AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64,
};

static const uint64_t gather_total_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F64,
    [AC_NANO] = AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64,
};

static const ac_entry_choice gather_flag_choices[] = {
    {"true", NULL, true},
    {"false", NULL, false},
};

static const ac_entry_choice gather_level_choices[] = {
    {"low", NULL, 0},
    {"high", NULL, 1},
};

static const ac_entry_param gather_params[] = {
    {
        .name = "grad",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = gather_grad_dtypes,
    },
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = gather_self_dtypes,
    },
    {
        .name = "weight",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNEL,
        .type = "T",
        .dtypes = gather_weight_dtypes,
    },
    {
        .name = "flag",
        .c_type = "bool",
        .doc = "",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = gather_flag_choices,
        .choice_count = 2,
    },
    {
        .name = "level",
        .c_type = "int64_t",
        .doc = "",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = gather_level_choices,
        .choice_count = 2,
    },
    {
        .name = "bias",
        .c_type = "const aclScalar *",
        .doc = "added to the value",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "C",
        .dtypes = gather_bias_dtypes,
    },
    {
        .name = "value",
        .c_type = "aclTensor *",
        .doc = "",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "C",
        .cast = true,
        .dtypes = gather_value_dtypes,
    },
    {
        .name = "total",
        .c_type = "aclTensor *",
        .doc = "",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNEL,
        .fold = true,
        .type = "C",
        .dtypes = gather_total_dtypes,
    },
};

static aclnnStatus prepare_gather(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnGatherGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                       args->of[3].boolean, args->of[4].integer, args->of[5].scalar,
                                       args->of[6].tensor, args->of[7].tensor, workspace_size,
                                       executor);
}

const ac_entry gather_entry = {
    .name = "aclnnGather",
    .op = "Gather",
    .snake = "gather",
    .doc = "Gather: a weight for each channel and its gradient, with a flag and a level.",
    .family = "invented",
    .spec = "spec/invented/gather.yaml",
    .header = "aclnnop/aclnn_gather.h",
    .variant = "",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
    .params = gather_params,
    .param_count = sizeof(gather_params) / sizeof(gather_params[0]),
    .types = gather_types,
    .type_count = sizeof(gather_types) / sizeof(gather_types[0]),
    .space = {"self", NULL},
    .formulas = gather_formulas,
    .formula_count = 4,
    .bounds = gather_bounds,
    .bound_count = sizeof(gather_bounds) / sizeof(gather_bounds[0]),
    .requires_ = gather_requires,
    .notes = gather_notes,
    .prepare = prepare_gather,
    .launch = aclnnGather,
};
