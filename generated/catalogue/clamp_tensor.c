/*
 * Generated from spec/arithmetic/clamp_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "aclnnop/aclnn_clamp.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type clamp_tensor_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"C", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B", "C"}, NULL, 0, NULL},
};

static const ac_entry_formula clamp_tensor_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "min(max(self, clipValueMin), clipValueMax)",
    },
};

static const ac_entry_bound clamp_tensor_bounds[] = {
    {"out", "exact"},
};

static const char *const clamp_tensor_requires[] = {
    NULL,
};

static const char *const clamp_tensor_notes[] = {
    "A bound that is null does not bound, and takes no part in the dtype or the shape.",
    "Of an empty input the vendor does not compare shapes or promote dtypes.",
    NULL,
};

static const uint64_t clamp_tensor_self_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t clamp_tensor_clip_value_min_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t clamp_tensor_clip_value_max_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t clamp_tensor_out_dtypes[AC_PRODUCT_COUNT] = {
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

static const ac_entry_value clamp_tensor_example[] = {
    {"self", false, "[-2, 1, 5]"},
    {"clipValueMin", false, "[0, 2, 0]"},
    {"clipValueMax", false, "[[3], [1]]"},
    {"out", true, "[[0, 2, 3], [0, 1, 1]]"},
    {NULL, false, NULL},
};

static const ac_entry_refusal clamp_tensor_refusals[] = {
    {161001, "self is null"},
    {161002, "clipValueMin or clipValueMax is neither null nor a tensor"},
    {161001, "out is null"},
    {161001, "clipValueMin and clipValueMax are null"},
    {161002, "self, clipValueMin, clipValueMax or out has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self, clipValueMin, clipValueMax or out has a rank above 8"},
    {161002, "self and clipValueMin do not broadcast together"},
    {161002, "clipValueMax does not broadcast together with the broadcast of self and clipValueMin"},
    {161002, "out does not have the shape of the broadcast of self, clipValueMin and clipValueMax"},
    {0, NULL},
};

static const ac_entry_param clamp_tensor_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .dtypes = clamp_tensor_self_dtypes,
    },
    {
        .name = "clipValueMin",
        .c_type = "const aclTensor *",
        .doc = "the lower bounds",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .optional = true,
        .either = true,
        .fallback = -INFINITY,
        .dtypes = clamp_tensor_clip_value_min_dtypes,
    },
    {
        .name = "clipValueMax",
        .c_type = "const aclTensor *",
        .doc = "the upper bounds",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "C",
        .optional = true,
        .either = true,
        .fallback = INFINITY,
        .dtypes = clamp_tensor_clip_value_max_dtypes,
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
        .dtypes = clamp_tensor_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "clipValueMin", "clipValueMax"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_clamp_tensor(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnClampTensorGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                            args->of[2].tensor, args->of[3].tensor, workspace_size,
                                            executor);
}

const ac_entry clamp_tensor_entry = {
    .name = "aclnnClampTensor",
    .op = "ClampTensor",
    .snake = "clamp_tensor",
    .doc = "ClampTensor: self within the bounds of two tensors.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/clamp_tensor.yaml",
    .header = "aclnnop/aclnn_clamp.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = clamp_tensor_params,
    .param_count = sizeof(clamp_tensor_params) / sizeof(clamp_tensor_params[0]),
    .types = clamp_tensor_types,
    .type_count = sizeof(clamp_tensor_types) / sizeof(clamp_tensor_types[0]),
    .space = {"self", "clipValueMin", "clipValueMax"},
    .formulas = clamp_tensor_formulas,
    .formula_count = 1,
    .bounds = clamp_tensor_bounds,
    .bound_count = sizeof(clamp_tensor_bounds) / sizeof(clamp_tensor_bounds[0]),
    .requires_ = clamp_tensor_requires,
    .notes = clamp_tensor_notes,
    .refusals = clamp_tensor_refusals,
    .example = clamp_tensor_example,
    .prepare = prepare_clamp_tensor,
    .launch = aclnnClampTensor,
};
