/*
 * Generated from spec/activation/silu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_silu.h"
#include "client/catalogue.h"

static const ac_entry_type silu_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula silu_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self * sigmoid(self)",
    },
};

static const ac_entry_bound silu_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const silu_requires[] = {
    NULL,
};

static const char *const silu_notes[] = {
    "The result at -inf is the limit, a negative zero.",
    "The vendor's code has no limit on the rank here; this library stops at rank 8 as everywhere.",
    NULL,
};

static const uint64_t silu_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

static const uint64_t silu_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value silu_example[] = {
    {"self", false, "[1, -1, 0]"},
    {"out", true, "[0.7310585786300049, -0.2689414213699951, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal silu_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param silu_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = silu_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = silu_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_silu(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnSiluGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry silu_entry = {
    .name = "aclnnSilu",
    .op = "Silu",
    .snake = "silu",
    .doc = "Silu: the input times its sigmoid.",
    .family = "activation",
    .spec = "spec/activation/silu.yaml",
    .header = "aclnnop/aclnn_silu.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = silu_params,
    .param_count = sizeof(silu_params) / sizeof(silu_params[0]),
    .types = silu_types,
    .type_count = sizeof(silu_types) / sizeof(silu_types[0]),
    .space = {"self", NULL},
    .formulas = silu_formulas,
    .formula_count = 1,
    .bounds = silu_bounds,
    .bound_count = sizeof(silu_bounds) / sizeof(silu_bounds[0]),
    .requires_ = silu_requires,
    .notes = silu_notes,
    .refusals = silu_refusals,
    .example = silu_example,
    .prepare = prepare_silu,
    .launch = aclnnSilu,
};
