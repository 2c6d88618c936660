/*
 * Generated from spec/arithmetic/abs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_abs.h"
#include "client/catalogue.h"

static const ac_entry_type abs_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"R", "part", {"T"}, NULL, 0, NULL},
};

static const ac_entry_formula abs_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "abs(self)",
    },
};

static const ac_entry_bound abs_bounds[] = {
    {"out", "exact"},
};

static const char *const abs_requires[] = {
    NULL,
};

static const char *const abs_notes[] = {
    "The least integer of a dtype stays as it is.",
    "The vendor refuses storage formats that differ or are private; here every plain format is "
    "taken.",
    "The size of a complex number is infinite where a part is, even beside a nan; no square "
    "leaves the range.",
    "Bool, and c32 on ascend950, are refused here; the vendor's code takes them.",
    NULL,
};

static const uint64_t abs_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_BF16 | AC_SET_C64,
    [AC_ASCEND910_93] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BF16 | AC_SET_C64,
    [AC_ASCEND310P] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8,
    [AC_ASCEND950] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_BF16 | AC_SET_C64,
    [AC_HOST] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                AC_SET_I8 | AC_SET_U8 | AC_SET_BF16 | AC_SET_C64,
};

static const uint64_t abs_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 |
                        AC_SET_I16 | AC_SET_I8 | AC_SET_U8 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                      AC_SET_I8 | AC_SET_U8,
    [AC_ASCEND950] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F64 | AC_SET_F32 | AC_SET_F16 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                AC_SET_I8 | AC_SET_U8 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value abs_example[] = {
    {"self", false, "[-2, 0, 3]"},
    {"out", true, "[2, 0, 3]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal abs_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of the parts of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param abs_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = abs_self_dtypes,
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
        .real = true,
        .cast_to = "R",
        .dtypes = abs_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "R",
            },
    },
};

static aclnnStatus prepare_abs(const ac_entry_args *args, uint64_t *workspace_size,
                               aclOpExecutor **executor)
{
    return aclnnAbsGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                    executor);
}

const ac_entry abs_entry = {
    .name = "aclnnAbs",
    .op = "Abs",
    .snake = "abs",
    .doc = "Abs: self without its sign.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/abs.yaml",
    .header = "aclnnop/aclnn_abs.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = abs_params,
    .param_count = sizeof(abs_params) / sizeof(abs_params[0]),
    .types = abs_types,
    .type_count = sizeof(abs_types) / sizeof(abs_types[0]),
    .space = {"self", NULL},
    .formulas = abs_formulas,
    .formula_count = 1,
    .bounds = abs_bounds,
    .bound_count = sizeof(abs_bounds) / sizeof(abs_bounds[0]),
    .requires_ = abs_requires,
    .notes = abs_notes,
    .refusals = abs_refusals,
    .example = abs_example,
    .prepare = prepare_abs,
    .launch = aclnnAbs,
};
