/*
 * Generated from spec/arithmetic/clamp_min.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_clamp.h"
#include "client/catalogue.h"

static const ac_entry_type clamp_min_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula clamp_min_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "max(self, clipValueMin)",
    },
};

static const ac_entry_bound clamp_min_bounds[] = {
    {"out", "exact"},
};

static const char *const clamp_min_requires[] = {
    NULL,
};

static const char *const clamp_min_notes[] = {
    "The bound is converted to the dtype of self, for integers towards zero. The vendor converts "
    "all to the dtype of out.",
    NULL,
};

static const uint64_t clamp_min_self_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t clamp_min_clip_value_min_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t clamp_min_out_dtypes[AC_PRODUCT_COUNT] = {
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
static const ac_entry_value clamp_min_example[] = {
    {"self", false, "[-2, 1, 5]"},
    {"clipValueMin", false, "3"},
    {"out", true, "[3, 3, 5]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal clamp_min_refusals[] = {
    {161001, "self, clipValueMin or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "clipValueMin has a complex dtype"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param clamp_min_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = clamp_min_self_dtypes,
    },
    {
        .name = "clipValueMin",
        .c_type = "const aclScalar *",
        .doc = "the lower bound",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = clamp_min_clip_value_min_dtypes,
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
        .dtypes = clamp_min_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_clamp_min(const ac_entry_args *args, uint64_t *workspace_size,
                                     aclOpExecutor **executor)
{
    return aclnnClampMinGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar, args->of[2].tensor,
                                         workspace_size, executor);
}

const ac_entry clamp_min_entry = {
    .name = "aclnnClampMin",
    .op = "ClampMin",
    .snake = "clamp_min",
    .doc = "ClampMin: self, or a lower bound if that is greater.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/clamp_min.yaml",
    .header = "aclnnop/aclnn_clamp.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = clamp_min_params,
    .param_count = sizeof(clamp_min_params) / sizeof(clamp_min_params[0]),
    .types = clamp_min_types,
    .type_count = sizeof(clamp_min_types) / sizeof(clamp_min_types[0]),
    .space = {"self", NULL},
    .formulas = clamp_min_formulas,
    .formula_count = 1,
    .bounds = clamp_min_bounds,
    .bound_count = sizeof(clamp_min_bounds) / sizeof(clamp_min_bounds[0]),
    .requires_ = clamp_min_requires,
    .notes = clamp_min_notes,
    .refusals = clamp_min_refusals,
    .example = clamp_min_example,
    .prepare = prepare_clamp_min,
    .launch = aclnnClampMin,
};
