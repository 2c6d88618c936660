/*
 * Generated from spec/mathematics/x_log_y_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_x_log_y_tensor.h"
#include "client/catalogue.h"

static const ac_entry_type x_log_y_tensor_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"P", "promote", {"A", "B"}, NULL, 0, NULL},
    {"T", "float", {"P"}, NULL, 0, NULL},
};

static const ac_entry_formula x_log_y_tensor_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self == 0 and other == other, 0, self * log(other))",
    },
};

static const ac_entry_bound x_log_y_tensor_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const x_log_y_tensor_requires[] = {
    NULL,
};

static const char *const x_log_y_tensor_notes[] = {
    "A self of 0 gives 0 also beside an infinite logarithm or one of a negative number, but nan "
    "beside nan.",
    "An integer out is refused; the vendor stores the result in it, cut off towards zero.",
    NULL,
};

static const uint64_t x_log_y_tensor_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t x_log_y_tensor_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t x_log_y_tensor_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910B] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND910_93] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_ASCEND310P] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_HOST] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
};

/* clang-format off */
static const ac_entry_value x_log_y_tensor_example[] = {
    {"self", false, "[0, 0, 2, 3]"},
    {"other", false, "[0, -1, 0, 1]"},
    {"out", true, "[0, 0, -inf, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal x_log_y_tensor_refusals[] = {
    {161001, "self, other or out is null"},
    {161002, "self or other has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self, other or out has a rank above 8"},
    {161002, "self and other do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of self and other"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param x_log_y_tensor_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the factor",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .dtypes = x_log_y_tensor_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the argument of the logarithm",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = x_log_y_tensor_other_dtypes,
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
        .dtypes = x_log_y_tensor_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "other"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_x_log_y_tensor(const ac_entry_args *args, uint64_t *workspace_size,
                                          aclOpExecutor **executor)
{
    return aclnnXLogYTensorGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                            args->of[2].tensor, workspace_size, executor);
}

const ac_entry x_log_y_tensor_entry = {
    .name = "aclnnXLogYTensor",
    .op = "XLogYTensor",
    .snake = "x_log_y_tensor",
    .doc = "XLogYTensor: self * log(other), and 0 where self is 0.",
    .family = "mathematics",
    .spec = "spec/mathematics/x_log_y_tensor.yaml",
    .header = "aclnnop/aclnn_x_log_y_tensor.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
    .params = x_log_y_tensor_params,
    .param_count = sizeof(x_log_y_tensor_params) / sizeof(x_log_y_tensor_params[0]),
    .types = x_log_y_tensor_types,
    .type_count = sizeof(x_log_y_tensor_types) / sizeof(x_log_y_tensor_types[0]),
    .space = {"self", "other"},
    .formulas = x_log_y_tensor_formulas,
    .formula_count = 1,
    .bounds = x_log_y_tensor_bounds,
    .bound_count = sizeof(x_log_y_tensor_bounds) / sizeof(x_log_y_tensor_bounds[0]),
    .requires_ = x_log_y_tensor_requires,
    .notes = x_log_y_tensor_notes,
    .refusals = x_log_y_tensor_refusals,
    .example = x_log_y_tensor_example,
    .prepare = prepare_x_log_y_tensor,
    .launch = aclnnXLogYTensor,
};

static const uint64_t inplace_x_log_y_tensor_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t inplace_x_log_y_tensor_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64 | AC_SET_BOOL,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_x_log_y_tensor_example[] = {
    {"selfRef", false, "[0, 0, 2, 3]"},
    {"selfRef", true, "[0, 0, -inf, 0]"},
    {"other", false, "[0, -1, 0, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_x_log_y_tensor_refusals[] = {
    {161001, "selfRef or other is null"},
    {161002, "selfRef or other has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef or other has a rank above 8"},
    {161002, "selfRef and other do not broadcast together"},
    {161002, "selfRef does not have the shape of the broadcast of selfRef and other"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_x_log_y_tensor_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the factor",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .result = "T",
        .dtypes = inplace_x_log_y_tensor_self_ref_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the argument of the logarithm",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = inplace_x_log_y_tensor_other_dtypes,
    },
};

static aclnnStatus prepare_inplace_x_log_y_tensor(const ac_entry_args *args,
                                                  uint64_t *workspace_size,
                                                  aclOpExecutor **executor)
{
    return aclnnInplaceXLogYTensorGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                   workspace_size, executor);
}

const ac_entry inplace_x_log_y_tensor_entry = {
    .name = "aclnnInplaceXLogYTensor",
    .op = "XLogYTensor",
    .snake = "inplace_x_log_y_tensor",
    .doc = "aclnnXLogYTensor in place: selfRef stands for both self and out.",
    .family = "mathematics",
    .spec = "spec/mathematics/x_log_y_tensor.yaml",
    .header = "aclnnop/aclnn_x_log_y_tensor.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
    .params = inplace_x_log_y_tensor_params,
    .param_count = sizeof(inplace_x_log_y_tensor_params) / sizeof(inplace_x_log_y_tensor_params[0]),
    .types = x_log_y_tensor_types,
    .type_count = sizeof(x_log_y_tensor_types) / sizeof(x_log_y_tensor_types[0]),
    .space = {"selfRef", "other"},
    .formulas = x_log_y_tensor_formulas,
    .formula_count = 1,
    .bounds = x_log_y_tensor_bounds,
    .bound_count = sizeof(x_log_y_tensor_bounds) / sizeof(x_log_y_tensor_bounds[0]),
    .requires_ = x_log_y_tensor_requires,
    .notes = x_log_y_tensor_notes,
    .refusals = inplace_x_log_y_tensor_refusals,
    .example = inplace_x_log_y_tensor_example,
    .prepare = prepare_inplace_x_log_y_tensor,
    .launch = aclnnInplaceXLogYTensor,
};
