/*
 * Generated from spec/mathematics/digamma.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_digamma.h"
#include "client/catalogue.h"

static const ac_entry_type digamma_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula digamma_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "digamma(self)",
    },
};

static const ac_entry_bound digamma_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const digamma_requires[] = {
    NULL,
};

static const char *const digamma_notes[] = {
    "Of a negative number it is that of the gamma function there; the vendor's page, which has "
    "the gamma function of the magnitude, leaves that open.",
    "An f64 below -16 next to a root has an error of up to 2^-95; all others are within the bound.",
    NULL,
};

static const uint64_t digamma_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
};

static const uint64_t digamma_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
};

/* clang-format off */
static const ac_entry_value digamma_example[] = {
    {"self", false, "[1, 2, 0.5]"},
    {"out", true, "[-0.5772156649015329, 0.42278433509846713, -1.9635100260214235]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal digamma_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param digamma_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = digamma_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the derivative",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = digamma_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_digamma(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnDigammaGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                        executor);
}

const ac_entry digamma_entry = {
    .name = "aclnnDigamma",
    .op = "Digamma",
    .snake = "digamma",
    .doc = "Digamma: the derivative of the logarithm of the gamma function.",
    .family = "mathematics",
    .spec = "spec/mathematics/digamma.yaml",
    .header = "aclnnop/aclnn_digamma.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = digamma_params,
    .param_count = sizeof(digamma_params) / sizeof(digamma_params[0]),
    .types = digamma_types,
    .type_count = sizeof(digamma_types) / sizeof(digamma_types[0]),
    .space = {"self", NULL},
    .formulas = digamma_formulas,
    .formula_count = 1,
    .bounds = digamma_bounds,
    .bound_count = sizeof(digamma_bounds) / sizeof(digamma_bounds[0]),
    .requires_ = digamma_requires,
    .notes = digamma_notes,
    .refusals = digamma_refusals,
    .example = digamma_example,
    .prepare = prepare_digamma,
    .launch = aclnnDigamma,
};
