/*
 * Generated from spec/mathematics/atanh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_atanh.h"
#include "client/catalogue.h"

static const ac_entry_type atanh_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula atanh_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "atanh(input)",
    },
};

static const ac_entry_bound atanh_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const atanh_requires[] = {
    NULL,
};

static const char *const atanh_notes[] = {
    "Complex inputs are refused here; the vendor's code takes c64 and c128.",
    "Integers and bool are computed in f32.",
    "The vendor does not ask whether the result converts to the dtype of out; between these "
    "dtypes it always does.",
    NULL,
};

static const uint64_t atanh_input_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t atanh_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_C64 | AC_SET_C128,
};

/* clang-format off */
static const ac_entry_value atanh_example[] = {
    {"input", false, "[0, 0, 0.5, 1, -1]"},
    {"out", true, "[0, 0, 0.5493061443340549, inf, -inf]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal atanh_refusals[] = {
    {161001, "input or out is null"},
    {161002, "input or out has a dtype that is not listed for it"},
    {161002, "input or out has a rank above 8"},
    {161002, "out does not have the shape of input"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param atanh_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = atanh_input_dtypes,
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
        .dtypes = atanh_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_atanh(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnAtanhGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                      executor);
}

const ac_entry atanh_entry = {
    .name = "aclnnAtanh",
    .op = "Atanh",
    .snake = "atanh",
    .doc = "Atanh: the number whose tanh is input.",
    .family = "mathematics",
    .spec = "spec/mathematics/atanh.yaml",
    .header = "aclnnop/aclnn_atanh.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
    .params = atanh_params,
    .param_count = sizeof(atanh_params) / sizeof(atanh_params[0]),
    .types = atanh_types,
    .type_count = sizeof(atanh_types) / sizeof(atanh_types[0]),
    .space = {"input", NULL},
    .formulas = atanh_formulas,
    .formula_count = 1,
    .bounds = atanh_bounds,
    .bound_count = sizeof(atanh_bounds) / sizeof(atanh_bounds[0]),
    .requires_ = atanh_requires,
    .notes = atanh_notes,
    .refusals = atanh_refusals,
    .example = atanh_example,
    .prepare = prepare_atanh,
    .launch = aclnnAtanh,
};

static const uint64_t inplace_atanh_input_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_atanh_example[] = {
    {"inputRef", false, "[0, 0, 0.5, 1, -1]"},
    {"inputRef", true, "[0, 0, 0.5493061443340549, inf, -inf]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_atanh_refusals[] = {
    {161001, "inputRef is null"},
    {161002, "inputRef or inputRef has a dtype that is not listed for it"},
    {161002, "inputRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_atanh_params[] = {
    {
        .name = "inputRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_atanh_input_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_atanh(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnInplaceAtanhGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_atanh_entry = {
    .name = "aclnnInplaceAtanh",
    .op = "Atanh",
    .snake = "inplace_atanh",
    .doc = "aclnnAtanh in place: inputRef stands for both input and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/atanh.yaml",
    .header = "aclnnop/aclnn_atanh.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
    .params = inplace_atanh_params,
    .param_count = sizeof(inplace_atanh_params) / sizeof(inplace_atanh_params[0]),
    .types = atanh_types,
    .type_count = sizeof(atanh_types) / sizeof(atanh_types[0]),
    .space = {"inputRef", NULL},
    .formulas = atanh_formulas,
    .formula_count = 1,
    .bounds = atanh_bounds,
    .bound_count = sizeof(atanh_bounds) / sizeof(atanh_bounds[0]),
    .requires_ = atanh_requires,
    .notes = atanh_notes,
    .refusals = inplace_atanh_refusals,
    .example = inplace_atanh_example,
    .prepare = prepare_inplace_atanh,
    .launch = aclnnInplaceAtanh,
};
