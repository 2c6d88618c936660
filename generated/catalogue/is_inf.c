/*
 * Generated from spec/comparison/is_inf.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_is_inf.h"
#include "client/catalogue.h"

static const ac_entry_type is_inf_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula is_inf_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "x == inf or x == -inf",
    },
};

static const ac_entry_bound is_inf_bounds[] = {
    {"out", "exact"},
};

static const char *const is_inf_requires[] = {
    NULL,
};

static const char *const is_inf_notes[] = {
    "Integers and bool, which the vendor's page allows, are refused here, as by its code.",
    "The vendor's code refuses f64 and, on ascend310p, bf16.",
    NULL,
};

static const uint64_t is_inf_x_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
};

/* clang-format off */
static const uint64_t is_inf_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_BOOL,
    [AC_HOST] = AC_SET_BOOL,
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value is_inf_example[] = {
    {"x", false, "[1, inf, -inf, nan]"},
    {"out", true, "[0, 1, 1, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal is_inf_refusals[] = {
    {161001, "x or out is null"},
    {161002, "x or out has a dtype that is not listed for it"},
    {161002, "x or out has a rank above 8"},
    {161002, "out does not have the shape of x"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param is_inf_params[] = {
    {
        .name = "x",
        .c_type = "const aclTensor *",
        .doc = "a number",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = is_inf_x_dtypes,
    },
    {
        .name = "out",
        .c_type = "const aclTensor *",
        .doc = "whether it is infinite",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .truth = true,
        .dtypes = is_inf_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"x", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_is_inf(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnIsInfGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                      executor);
}

const ac_entry is_inf_entry = {
    .name = "aclnnIsInf",
    .op = "IsInf",
    .snake = "is_inf",
    .doc = "IsInf: whether a number is an infinity.",
    .family = "comparison",
    .spec = "spec/comparison/is_inf.yaml",
    .header = "aclnnop/aclnn_is_inf.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = is_inf_params,
    .param_count = sizeof(is_inf_params) / sizeof(is_inf_params[0]),
    .types = is_inf_types,
    .type_count = sizeof(is_inf_types) / sizeof(is_inf_types[0]),
    .space = {"x", NULL},
    .formulas = is_inf_formulas,
    .formula_count = 1,
    .bounds = is_inf_bounds,
    .bound_count = sizeof(is_inf_bounds) / sizeof(is_inf_bounds[0]),
    .requires_ = is_inf_requires,
    .notes = is_inf_notes,
    .refusals = is_inf_refusals,
    .example = is_inf_example,
    .prepare = prepare_is_inf,
    .launch = aclnnIsInf,
};
