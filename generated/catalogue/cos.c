/*
 * Generated from spec/mathematics/cos.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_cos.h"
#include "client/catalogue.h"

static const ac_entry_type cos_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula cos_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "cos(input)",
    },
};

static const ac_entry_bound cos_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const cos_requires[] = {
    NULL,
};

static const char *const cos_notes[] = {
    "Integers and bool are computed in f32. Angles of any size are reduced exactly.",
    "The vendor does not ask whether the result converts to the dtype of out; here a complex one "
    "is refused where out is real.",
    NULL,
};

static const uint64_t cos_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL |
                        AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

static const uint64_t cos_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value cos_example[] = {
    {"input", false, "[0, 0, 1]"},
    {"out", true, "[1, 1, 0.5403023058681398]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal cos_refusals[] = {
    {161001, "input or out is null"},
    {161002, "input or out has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "input or out has a rank above 8"},
    {161002, "out does not have the shape of input"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param cos_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = cos_input_dtypes,
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
        .dtypes = cos_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_cos(const ac_entry_args *args, uint64_t *workspace_size,
                               aclOpExecutor **executor)
{
    return aclnnCosGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                    executor);
}

const ac_entry cos_entry = {
    .name = "aclnnCos",
    .op = "Cos",
    .snake = "cos",
    .doc = "Cos: the cosine of input, an angle in radians.",
    .family = "mathematics",
    .spec = "spec/mathematics/cos.yaml",
    .header = "aclnnop/aclnn_cos.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_HOST] = true},
    .params = cos_params,
    .param_count = sizeof(cos_params) / sizeof(cos_params[0]),
    .types = cos_types,
    .type_count = sizeof(cos_types) / sizeof(cos_types[0]),
    .space = {"input", NULL},
    .formulas = cos_formulas,
    .formula_count = 1,
    .bounds = cos_bounds,
    .bound_count = sizeof(cos_bounds) / sizeof(cos_bounds[0]),
    .requires_ = cos_requires,
    .notes = cos_notes,
    .refusals = cos_refusals,
    .example = cos_example,
    .prepare = prepare_cos,
    .launch = aclnnCos,
};

static const uint64_t inplace_cos_input_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_cos_example[] = {
    {"inputRef", false, "[0, 0, 1]"},
    {"inputRef", true, "[1, 1, 0.5403023058681398]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_cos_refusals[] = {
    {161001, "inputRef is null"},
    {161002, "inputRef or inputRef has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of inputRef"},
    {161002, "inputRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_cos_params[] = {
    {
        .name = "inputRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_cos_input_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_cos(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnInplaceCosGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_cos_entry = {
    .name = "aclnnInplaceCos",
    .op = "Cos",
    .snake = "inplace_cos",
    .doc = "aclnnCos in place: inputRef stands for both input and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/cos.yaml",
    .header = "aclnnop/aclnn_cos.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_HOST] = true},
    .params = inplace_cos_params,
    .param_count = sizeof(inplace_cos_params) / sizeof(inplace_cos_params[0]),
    .types = cos_types,
    .type_count = sizeof(cos_types) / sizeof(cos_types[0]),
    .space = {"inputRef", NULL},
    .formulas = cos_formulas,
    .formula_count = 1,
    .bounds = cos_bounds,
    .bound_count = sizeof(cos_bounds) / sizeof(cos_bounds[0]),
    .requires_ = cos_requires,
    .notes = cos_notes,
    .refusals = inplace_cos_refusals,
    .example = inplace_cos_example,
    .prepare = prepare_inplace_cos,
    .launch = aclnnInplaceCos,
};
