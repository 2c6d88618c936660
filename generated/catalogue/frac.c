/*
 * Generated from spec/mathematics/frac.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_frac.h"
#include "client/catalogue.h"

static const ac_entry_type frac_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula frac_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "input - trunc(input) + 0 * input",
    },
};

static const ac_entry_bound frac_bounds[] = {
    {"out", "rounded"},
};

static const char *const frac_requires[] = {
    NULL,
};

static const char *const frac_notes[] = {
    "That of an integer is +0, that of an infinity nan.",
    NULL,
};

static const uint64_t frac_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_U8 | AC_SET_BF16,
};

static const uint64_t frac_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_U8 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value frac_example[] = {
    {"input", false, "[-7, 0, 3]"},
    {"out", true, "[0, 0, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal frac_refusals[] = {
    {161001, "input or out is null"},
    {161002, "input has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of input"},
    {161002, "input or out has a rank above 8"},
    {161002, "out does not have the shape of input"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param frac_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = frac_input_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = frac_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_frac(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnFracGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry frac_entry = {
    .name = "aclnnFrac",
    .op = "Frac",
    .snake = "frac",
    .doc = "Frac: the fraction of a number, with its sign.",
    .family = "mathematics",
    .spec = "spec/mathematics/frac.yaml",
    .header = "aclnnop/aclnn_frac.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = frac_params,
    .param_count = sizeof(frac_params) / sizeof(frac_params[0]),
    .types = frac_types,
    .type_count = sizeof(frac_types) / sizeof(frac_types[0]),
    .space = {"input", NULL},
    .formulas = frac_formulas,
    .formula_count = 1,
    .bounds = frac_bounds,
    .bound_count = sizeof(frac_bounds) / sizeof(frac_bounds[0]),
    .requires_ = frac_requires,
    .notes = frac_notes,
    .refusals = frac_refusals,
    .example = frac_example,
    .prepare = prepare_frac,
    .launch = aclnnFrac,
};

static const uint64_t inplace_frac_input_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_U8,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_U8 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_frac_example[] = {
    {"inputRef", false, "[-7, 0, 3]"},
    {"inputRef", true, "[0, 0, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_frac_refusals[] = {
    {161001, "inputRef is null"},
    {161002, "inputRef has a dtype that is not listed for it"},
    {161002, "inputRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_frac_params[] = {
    {
        .name = "inputRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_frac_input_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_frac(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceFracGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_frac_entry = {
    .name = "aclnnInplaceFrac",
    .op = "Frac",
    .snake = "inplace_frac",
    .doc = "aclnnFrac in place: inputRef stands for both input and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/frac.yaml",
    .header = "aclnnop/aclnn_frac.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_frac_params,
    .param_count = sizeof(inplace_frac_params) / sizeof(inplace_frac_params[0]),
    .types = frac_types,
    .type_count = sizeof(frac_types) / sizeof(frac_types[0]),
    .space = {"inputRef", NULL},
    .formulas = frac_formulas,
    .formula_count = 1,
    .bounds = frac_bounds,
    .bound_count = sizeof(frac_bounds) / sizeof(frac_bounds[0]),
    .requires_ = frac_requires,
    .notes = frac_notes,
    .refusals = inplace_frac_refusals,
    .example = inplace_frac_example,
    .prepare = prepare_inplace_frac,
    .launch = aclnnInplaceFrac,
};
