/*
 * Generated from spec/arithmetic/clamp_max_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_clamp.h"
#include "client/catalogue.h"

static const ac_entry_type clamp_max_tensor_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B"}, NULL, 0, NULL},
};

static const ac_entry_formula clamp_max_tensor_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "min(self, max)",
    },
};

static const ac_entry_bound clamp_max_tensor_bounds[] = {
    {"out", "exact"},
};

static const char *const clamp_max_tensor_requires[] = {
    NULL,
};

static const char *const clamp_max_tensor_notes[] = {
    NULL,
};

static const uint64_t clamp_max_tensor_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t clamp_max_tensor_max_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t clamp_max_tensor_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value clamp_max_tensor_example[] = {
    {"self", false, "[-2, 1, 5]"},
    {"max", false, "[[0], [3]]"},
    {"out", true, "[[-2, 0, 0], [-2, 1, 3]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal clamp_max_tensor_refusals[] = {
    {161001, "self, max or out is null"},
    {161002, "self, max or out has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self, max or out has a rank above 8"},
    {161002, "self and max do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of self and max"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param clamp_max_tensor_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .dtypes = clamp_max_tensor_self_dtypes,
    },
    {
        .name = "max",
        .c_type = "const aclTensor *",
        .doc = "the upper bounds",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = clamp_max_tensor_max_dtypes,
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
        .dtypes = clamp_max_tensor_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "max"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_clamp_max_tensor(const ac_entry_args *args, uint64_t *workspace_size,
                                            aclOpExecutor **executor)
{
    return aclnnClampMaxTensorGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                               args->of[2].tensor, workspace_size, executor);
}

const ac_entry clamp_max_tensor_entry = {
    .name = "aclnnClampMaxTensor",
    .op = "ClampMaxTensor",
    .snake = "clamp_max_tensor",
    .doc = "ClampMaxTensor: the lesser of self and the upper bounds of a tensor.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/clamp_max_tensor.yaml",
    .header = "aclnnop/aclnn_clamp.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = clamp_max_tensor_params,
    .param_count = sizeof(clamp_max_tensor_params) / sizeof(clamp_max_tensor_params[0]),
    .types = clamp_max_tensor_types,
    .type_count = sizeof(clamp_max_tensor_types) / sizeof(clamp_max_tensor_types[0]),
    .space = {"self", "max"},
    .formulas = clamp_max_tensor_formulas,
    .formula_count = 1,
    .bounds = clamp_max_tensor_bounds,
    .bound_count = sizeof(clamp_max_tensor_bounds) / sizeof(clamp_max_tensor_bounds[0]),
    .requires_ = clamp_max_tensor_requires,
    .notes = clamp_max_tensor_notes,
    .refusals = clamp_max_tensor_refusals,
    .example = clamp_max_tensor_example,
    .prepare = prepare_clamp_max_tensor,
    .launch = aclnnClampMaxTensor,
};

static const uint64_t inplace_clamp_max_tensor_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t inplace_clamp_max_tensor_max_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_clamp_max_tensor_example[] = {
    {"selfRef", false, "[nan, 1, inf]"},
    {"selfRef", true, "[nan, nan, 8]"},
    {"max", false, "[0, nan, 8]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_clamp_max_tensor_refusals[] = {
    {161001, "selfRef or max is null"},
    {161002, "selfRef, max or selfRef has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef or max has a rank above 8"},
    {161002, "selfRef and max do not broadcast together"},
    {161002, "selfRef does not have the shape of the broadcast of selfRef and max"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_clamp_max_tensor_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .result = "T",
        .dtypes = inplace_clamp_max_tensor_self_ref_dtypes,
    },
    {
        .name = "max",
        .c_type = "const aclTensor *",
        .doc = "the upper bounds",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = inplace_clamp_max_tensor_max_dtypes,
    },
};

static aclnnStatus prepare_inplace_clamp_max_tensor(const ac_entry_args *args,
                                                    uint64_t *workspace_size,
                                                    aclOpExecutor **executor)
{
    return aclnnInplaceClampMaxTensorGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                      workspace_size, executor);
}

const ac_entry inplace_clamp_max_tensor_entry = {
    .name = "aclnnInplaceClampMaxTensor",
    .op = "ClampMaxTensor",
    .snake = "inplace_clamp_max_tensor",
    .doc = "aclnnClampMaxTensor in place: selfRef stands for both self and out.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/clamp_max_tensor.yaml",
    .header = "aclnnop/aclnn_clamp.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_clamp_max_tensor_params,
    .param_count =
        sizeof(inplace_clamp_max_tensor_params) / sizeof(inplace_clamp_max_tensor_params[0]),
    .types = clamp_max_tensor_types,
    .type_count = sizeof(clamp_max_tensor_types) / sizeof(clamp_max_tensor_types[0]),
    .space = {"selfRef", "max"},
    .formulas = clamp_max_tensor_formulas,
    .formula_count = 1,
    .bounds = clamp_max_tensor_bounds,
    .bound_count = sizeof(clamp_max_tensor_bounds) / sizeof(clamp_max_tensor_bounds[0]),
    .requires_ = clamp_max_tensor_requires,
    .notes = clamp_max_tensor_notes,
    .refusals = inplace_clamp_max_tensor_refusals,
    .example = inplace_clamp_max_tensor_example,
    .prepare = prepare_inplace_clamp_max_tensor,
    .launch = aclnnInplaceClampMaxTensor,
};
