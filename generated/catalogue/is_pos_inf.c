/*
 * Generated from spec/comparison/is_pos_inf.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_isposinf.h"
#include "client/catalogue.h"

static const ac_entry_type is_pos_inf_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula is_pos_inf_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self == inf",
    },
};

static const ac_entry_bound is_pos_inf_bounds[] = {
    {"out", "exact"},
};

static const char *const is_pos_inf_requires[] = {
    NULL,
};

static const char *const is_pos_inf_notes[] = {
    "Integers and bool, which the vendor's code takes, are refused here, as on its page.",
    "The vendor's code refuses f64, which its page allows.",
    "The vendor looks at the shapes before the dtypes.",
    NULL,
};

static const uint64_t is_pos_inf_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const uint64_t is_pos_inf_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_BOOL,
    [AC_HOST] = AC_SET_BOOL,
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value is_pos_inf_example[] = {
    {"self", false, "[1, inf, -inf, nan]"},
    {"out", true, "[0, 1, 0, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal is_pos_inf_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self or out has a dtype that is not listed for it"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param is_pos_inf_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "a number",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = is_pos_inf_self_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "whether it is infinite",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .truth = true,
        .dtypes = is_pos_inf_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_is_pos_inf(const ac_entry_args *args, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    return aclnnIsPosInfGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                         executor);
}

const ac_entry is_pos_inf_entry = {
    .name = "aclnnIsPosInf",
    .op = "IsPosInf",
    .snake = "is_pos_inf",
    .doc = "IsPosInf: whether a number is the positive infinity.",
    .family = "comparison",
    .spec = "spec/comparison/is_pos_inf.yaml",
    .header = "aclnnop/aclnn_isposinf.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = is_pos_inf_params,
    .param_count = sizeof(is_pos_inf_params) / sizeof(is_pos_inf_params[0]),
    .types = is_pos_inf_types,
    .type_count = sizeof(is_pos_inf_types) / sizeof(is_pos_inf_types[0]),
    .space = {"self", NULL},
    .formulas = is_pos_inf_formulas,
    .formula_count = 1,
    .bounds = is_pos_inf_bounds,
    .bound_count = sizeof(is_pos_inf_bounds) / sizeof(is_pos_inf_bounds[0]),
    .requires_ = is_pos_inf_requires,
    .notes = is_pos_inf_notes,
    .refusals = is_pos_inf_refusals,
    .example = is_pos_inf_example,
    .prepare = prepare_is_pos_inf,
    .launch = aclnnIsPosInf,
};
