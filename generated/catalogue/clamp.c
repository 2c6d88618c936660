/*
 * Generated from spec/arithmetic/clamp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "aclnnop/aclnn_clamp.h"
#include "client/catalogue.h"

static const ac_entry_type clamp_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula clamp_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "min(max(self, clipValueMin), clipValueMax)",
    },
};

static const ac_entry_bound clamp_bounds[] = {
    {"out", "exact"},
};

static const char *const clamp_requires[] = {
    NULL,
};

static const char *const clamp_notes[] = {
    "Bounds are converted to the dtype of self, for integers towards zero: 2.7 is 2 there. The "
    "vendor converts all to the dtype of out, and on ascend950 refuses a float with integers.",
    "A bound that is null does not bound.",
    NULL,
};

static const uint64_t clamp_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t clamp_clip_value_min_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t clamp_clip_value_max_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t clamp_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value clamp_example[] = {
    {"self", false, "[-2, 1, 5]"},
    {"clipValueMin", false, "0"},
    {"clipValueMax", false, "3"},
    {"out", true, "[0, 1, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal clamp_refusals[] = {
    {161001, "self is null"},
    {161002, "clipValueMin or clipValueMax is neither null nor a scalar"},
    {161001, "out is null"},
    {161001, "clipValueMin and clipValueMax are null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "clipValueMin or clipValueMax has a complex dtype"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param clamp_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = clamp_self_dtypes,
    },
    {
        .name = "clipValueMin",
        .c_type = "const aclScalar *",
        .doc = "the lower bound",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .optional = true,
        .either = true,
        .fallback = -INFINITY,
        .dtypes = clamp_clip_value_min_dtypes,
    },
    {
        .name = "clipValueMax",
        .c_type = "const aclScalar *",
        .doc = "the upper bound",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .optional = true,
        .either = true,
        .fallback = INFINITY,
        .dtypes = clamp_clip_value_max_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = clamp_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_clamp(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnClampGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar, args->of[2].scalar,
                                      args->of[3].tensor, workspace_size, executor);
}

const ac_entry clamp_entry = {
    .name = "aclnnClamp",
    .op = "Clamp",
    .snake = "clamp",
    .doc = "Clamp: self within two bounds.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/clamp.yaml",
    .header = "aclnnop/aclnn_clamp.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = clamp_params,
    .param_count = sizeof(clamp_params) / sizeof(clamp_params[0]),
    .types = clamp_types,
    .type_count = sizeof(clamp_types) / sizeof(clamp_types[0]),
    .space = {"self", NULL},
    .formulas = clamp_formulas,
    .formula_count = 1,
    .bounds = clamp_bounds,
    .bound_count = sizeof(clamp_bounds) / sizeof(clamp_bounds[0]),
    .requires_ = clamp_requires,
    .notes = clamp_notes,
    .refusals = clamp_refusals,
    .example = clamp_example,
    .prepare = prepare_clamp,
    .launch = aclnnClamp,
};
