/*
 * Generated from spec/mathematics/atan.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_atan.h"
#include "client/catalogue.h"

static const ac_entry_type atan_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula atan_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "atan(input)",
    },
};

static const ac_entry_bound atan_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const atan_requires[] = {
    NULL,
};

static const char *const atan_notes[] = {
    "Integers and bool are computed in f32.",
    "The vendor does not ask whether the result converts to the dtype of out; between these "
    "dtypes it always does.",
    NULL,
};

static const uint64_t atan_input_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t atan_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value atan_example[] = {
    {"input", false, "[0, 0, 1, inf, -inf, nan]"},
    {"out", true, "[0, 0, 0.7853981633974483, 1.5707963267948966, -1.5707963267948966, nan]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal atan_refusals[] = {
    {161001, "input or out is null"},
    {161002, "input or out has a dtype that is not listed for it"},
    {161002, "input or out has a rank above 8"},
    {161002, "out does not have the shape of input"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param atan_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = atan_input_dtypes,
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
        .dtypes = atan_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_atan(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnAtanGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry atan_entry = {
    .name = "aclnnAtan",
    .op = "Atan",
    .snake = "atan",
    .doc = "Atan: the angle between -pi/2 and pi/2 whose tangent is input.",
    .family = "mathematics",
    .spec = "spec/mathematics/atan.yaml",
    .header = "aclnnop/aclnn_atan.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = atan_params,
    .param_count = sizeof(atan_params) / sizeof(atan_params[0]),
    .types = atan_types,
    .type_count = sizeof(atan_types) / sizeof(atan_types[0]),
    .space = {"input", NULL},
    .formulas = atan_formulas,
    .formula_count = 1,
    .bounds = atan_bounds,
    .bound_count = sizeof(atan_bounds) / sizeof(atan_bounds[0]),
    .requires_ = atan_requires,
    .notes = atan_notes,
    .refusals = atan_refusals,
    .example = atan_example,
    .prepare = prepare_atan,
    .launch = aclnnAtan,
};

static const uint64_t inplace_atan_input_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_atan_example[] = {
    {"inputRef", false, "[0, 0, 1, inf, -inf, nan]"},
    {"inputRef", true, "[0, 0, 0.7853981633974483, 1.5707963267948966, -1.5707963267948966, nan]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_atan_refusals[] = {
    {161001, "inputRef is null"},
    {161002, "inputRef or inputRef has a dtype that is not listed for it"},
    {161002, "inputRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_atan_params[] = {
    {
        .name = "inputRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_atan_input_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_atan(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceAtanGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_atan_entry = {
    .name = "aclnnInplaceAtan",
    .op = "Atan",
    .snake = "inplace_atan",
    .doc = "aclnnAtan in place: inputRef stands for both input and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/atan.yaml",
    .header = "aclnnop/aclnn_atan.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_atan_params,
    .param_count = sizeof(inplace_atan_params) / sizeof(inplace_atan_params[0]),
    .types = atan_types,
    .type_count = sizeof(atan_types) / sizeof(atan_types[0]),
    .space = {"inputRef", NULL},
    .formulas = atan_formulas,
    .formula_count = 1,
    .bounds = atan_bounds,
    .bound_count = sizeof(atan_bounds) / sizeof(atan_bounds[0]),
    .requires_ = atan_requires,
    .notes = atan_notes,
    .refusals = inplace_atan_refusals,
    .example = inplace_atan_example,
    .prepare = prepare_inplace_atan,
    .launch = aclnnInplaceAtan,
};
