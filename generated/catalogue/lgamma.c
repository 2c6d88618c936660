/*
 * Generated from spec/mathematics/lgamma.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_lgamma.h"
#include "client/catalogue.h"

static const ac_entry_type lgamma_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula lgamma_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "lgamma(self)",
    },
};

static const ac_entry_bound lgamma_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const lgamma_requires[] = {
    NULL,
};

static const char *const lgamma_notes[] = {
    "Of a negative number it is that of the gamma function there, as in C; the vendor's page, "
    "which has the gamma function of the magnitude, leaves that open.",
    NULL,
};

static const uint64_t lgamma_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
};

static const uint64_t lgamma_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
};

/* clang-format off */
static const ac_entry_value lgamma_example[] = {
    {"self", false, "[1, 2, 4]"},
    {"out", true, "[0, 0, 1.791759469228055]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal lgamma_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param lgamma_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = lgamma_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the logarithm",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = lgamma_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_lgamma(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnLgammaGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                       executor);
}

const ac_entry lgamma_entry = {
    .name = "aclnnLgamma",
    .op = "Lgamma",
    .snake = "lgamma",
    .doc = "Lgamma: the natural logarithm of the magnitude of the gamma function.",
    .family = "mathematics",
    .spec = "spec/mathematics/lgamma.yaml",
    .header = "aclnnop/aclnn_lgamma.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = lgamma_params,
    .param_count = sizeof(lgamma_params) / sizeof(lgamma_params[0]),
    .types = lgamma_types,
    .type_count = sizeof(lgamma_types) / sizeof(lgamma_types[0]),
    .space = {"self", NULL},
    .formulas = lgamma_formulas,
    .formula_count = 1,
    .bounds = lgamma_bounds,
    .bound_count = sizeof(lgamma_bounds) / sizeof(lgamma_bounds[0]),
    .requires_ = lgamma_requires,
    .notes = lgamma_notes,
    .refusals = lgamma_refusals,
    .example = lgamma_example,
    .prepare = prepare_lgamma,
    .launch = aclnnLgamma,
};
