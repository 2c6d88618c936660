/*
 * Generated from spec/mathematics/asinh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_asinh.h"
#include "client/catalogue.h"

static const ac_entry_type asinh_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula asinh_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "asinh(input)",
    },
};

static const ac_entry_bound asinh_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const asinh_requires[] = {
    NULL,
};

static const char *const asinh_notes[] = {
    "Complex inputs are refused here; the vendor's code takes c64 and c128.",
    "Integers and bool are computed in f32.",
    "The vendor does not ask whether the result converts to the dtype of out; between these "
    "dtypes it always does.",
    NULL,
};

static const uint64_t asinh_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t asinh_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
};

/* clang-format off */
static const ac_entry_value asinh_example[] = {
    {"input", false, "[0, 0, 1, inf, -inf, nan]"},
    {"out", true, "[0, 0, 0.881373587019543, inf, -inf, nan]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal asinh_refusals[] = {
    {161001, "input or out is null"},
    {161002, "input or out has a dtype that is not listed for it"},
    {161002, "input or out has a rank above 8"},
    {161002, "out does not have the shape of input"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param asinh_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = asinh_input_dtypes,
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
        .dtypes = asinh_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_asinh(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnAsinhGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                      executor);
}

const ac_entry asinh_entry = {
    .name = "aclnnAsinh",
    .op = "Asinh",
    .snake = "asinh",
    .doc = "Asinh: the number whose sinh is input.",
    .family = "mathematics",
    .spec = "spec/mathematics/asinh.yaml",
    .header = "aclnnop/aclnn_asinh.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
    .params = asinh_params,
    .param_count = sizeof(asinh_params) / sizeof(asinh_params[0]),
    .types = asinh_types,
    .type_count = sizeof(asinh_types) / sizeof(asinh_types[0]),
    .space = {"input", NULL},
    .formulas = asinh_formulas,
    .formula_count = 1,
    .bounds = asinh_bounds,
    .bound_count = sizeof(asinh_bounds) / sizeof(asinh_bounds[0]),
    .requires_ = asinh_requires,
    .notes = asinh_notes,
    .refusals = asinh_refusals,
    .example = asinh_example,
    .prepare = prepare_asinh,
    .launch = aclnnAsinh,
};

static const uint64_t inplace_asinh_input_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_asinh_example[] = {
    {"inputRef", false, "[0, 0, 1, inf, -inf, nan]"},
    {"inputRef", true, "[0, 0, 0.881373587019543, inf, -inf, nan]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_asinh_refusals[] = {
    {161001, "inputRef is null"},
    {161002, "inputRef or inputRef has a dtype that is not listed for it"},
    {161002, "inputRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_asinh_params[] = {
    {
        .name = "inputRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_asinh_input_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_asinh(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnInplaceAsinhGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_asinh_entry = {
    .name = "aclnnInplaceAsinh",
    .op = "Asinh",
    .snake = "inplace_asinh",
    .doc = "aclnnAsinh in place: inputRef stands for both input and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/asinh.yaml",
    .header = "aclnnop/aclnn_asinh.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
    .params = inplace_asinh_params,
    .param_count = sizeof(inplace_asinh_params) / sizeof(inplace_asinh_params[0]),
    .types = asinh_types,
    .type_count = sizeof(asinh_types) / sizeof(asinh_types[0]),
    .space = {"inputRef", NULL},
    .formulas = asinh_formulas,
    .formula_count = 1,
    .bounds = asinh_bounds,
    .bound_count = sizeof(asinh_bounds) / sizeof(asinh_bounds[0]),
    .requires_ = asinh_requires,
    .notes = asinh_notes,
    .refusals = inplace_asinh_refusals,
    .example = inplace_asinh_example,
    .prepare = prepare_inplace_asinh,
    .launch = aclnnInplaceAsinh,
};
