/*
 * Generated from spec/mathematics/acos.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_acos.h"
#include "client/catalogue.h"

static const ac_entry_type acos_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "float", {"S"}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula acos_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "acos(input)",
    },
};

static const ac_entry_bound acos_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const acos_requires[] = {
    NULL,
};

static const char *const acos_notes[] = {
    "Integers and bool are computed in f32.",
    "The vendor does not ask whether the result converts to the dtype of out; between these "
    "dtypes it always does.",
    NULL,
};

static const uint64_t acos_input_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t acos_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value acos_example[] = {
    {"input", false, "[0, 1, -1, 0.5]"},
    {"out", true, "[1.5707963267948966, 0, 3.141592653589793, 1.0471975511965979]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal acos_refusals[] = {
    {161001, "input or out is null"},
    {161002, "input or out has a dtype that is not listed for it"},
    {161002, "input or out has a rank above 8"},
    {161002, "out does not have the shape of input"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param acos_params[] = {
    {
        .name = "input",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = acos_input_dtypes,
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
        .dtypes = acos_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"input", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_acos(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnAcosGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, workspace_size,
                                     executor);
}

const ac_entry acos_entry = {
    .name = "aclnnAcos",
    .op = "Acos",
    .snake = "acos",
    .doc = "Acos: the angle between 0 and pi whose cosine is input.",
    .family = "mathematics",
    .spec = "spec/mathematics/acos.yaml",
    .header = "aclnnop/aclnn_acos.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
    .params = acos_params,
    .param_count = sizeof(acos_params) / sizeof(acos_params[0]),
    .types = acos_types,
    .type_count = sizeof(acos_types) / sizeof(acos_types[0]),
    .space = {"input", NULL},
    .formulas = acos_formulas,
    .formula_count = 1,
    .bounds = acos_bounds,
    .bound_count = sizeof(acos_bounds) / sizeof(acos_bounds[0]),
    .requires_ = acos_requires,
    .notes = acos_notes,
    .refusals = acos_refusals,
    .example = acos_example,
    .prepare = prepare_acos,
    .launch = aclnnAcos,
};

static const uint64_t inplace_acos_input_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_acos_example[] = {
    {"inputRef", false, "[0, 1, -1, 0.5]"},
    {"inputRef", true, "[1.5707963267948966, 0, 3.141592653589793, 1.0471975511965979]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_acos_refusals[] = {
    {161001, "inputRef is null"},
    {161002, "inputRef or inputRef has a dtype that is not listed for it"},
    {161002, "inputRef has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_acos_params[] = {
    {
        .name = "inputRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .result = "T",
        .dtypes = inplace_acos_input_ref_dtypes,
    },
};

static aclnnStatus prepare_inplace_acos(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceAcosGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

const ac_entry inplace_acos_entry = {
    .name = "aclnnInplaceAcos",
    .op = "Acos",
    .snake = "inplace_acos",
    .doc = "aclnnAcos in place: inputRef stands for both input and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/acos.yaml",
    .header = "aclnnop/aclnn_acos.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
    .params = inplace_acos_params,
    .param_count = sizeof(inplace_acos_params) / sizeof(inplace_acos_params[0]),
    .types = acos_types,
    .type_count = sizeof(acos_types) / sizeof(acos_types[0]),
    .space = {"inputRef", NULL},
    .formulas = acos_formulas,
    .formula_count = 1,
    .bounds = acos_bounds,
    .bound_count = sizeof(acos_bounds) / sizeof(acos_bounds[0]),
    .requires_ = acos_requires,
    .notes = acos_notes,
    .refusals = inplace_acos_refusals,
    .example = inplace_acos_example,
    .prepare = prepare_inplace_acos,
    .launch = aclnnInplaceAcos,
};
