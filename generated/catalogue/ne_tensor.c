/*
 * Generated from spec/comparison/ne_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_ne_tensor.h"
#include "client/catalogue.h"

static const ac_entry_type ne_tensor_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B"}, NULL, 0, NULL},
};

static const ac_entry_formula ne_tensor_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self != other",
    },
};

static const ac_entry_bound ne_tensor_bounds[] = {
    {"out", "exact"},
};

static const char *const ne_tensor_requires[] = {
    NULL,
};

static const char *const ne_tensor_notes[] = {
    "Numbers are compared in the dtype that the two promote to, so an i64 beside an f32 is "
    "rounded to f32 first.",
    "On ascend950 the vendor lets a 0-D tensor take part in the promotion as a scalar does.",
    "With an empty input the vendor succeeds before it looks at any dtype or shape; here the "
    "checks come first.",
    NULL,
};

static const uint64_t ne_tensor_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                     AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                      AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL |
                        AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                     AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                AC_SET_C128,
};

static const uint64_t ne_tensor_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                     AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                      AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL |
                        AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                     AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                AC_SET_C128,
};

static const uint64_t ne_tensor_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                     AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                      AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 |
                        AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                     AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_I16 | AC_SET_U16 | AC_SET_I32 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 |
                AC_SET_BOOL | AC_SET_C64 | AC_SET_C128,
};

/* clang-format off */
static const ac_entry_value ne_tensor_example[] = {
    {"self", false, "[0, 1, 0, 1]"},
    {"other", false, "[0, 0, 1, 1]"},
    {"out", true, "[0, 1, 1, 0]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal ne_tensor_refusals[] = {
    {161001, "self, other or out is null"},
    {161002, "self or other has a dtype that is not listed for it"},
    {161002, "the promotion of self and other does not exist"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "self, other or out has a rank above 8"},
    {161002, "self and other do not broadcast together"},
    {161002, "out does not have the shape of the broadcast of self and other"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param ne_tensor_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "one number",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .dtypes = ne_tensor_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the other",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = ne_tensor_other_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "whether they differ",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .truth = true,
        .dtypes = ne_tensor_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "other"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_ne_tensor(const ac_entry_args *args, uint64_t *workspace_size,
                                     aclOpExecutor **executor)
{
    return aclnnNeTensorGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                         workspace_size, executor);
}

const ac_entry ne_tensor_entry = {
    .name = "aclnnNeTensor",
    .op = "NeTensor",
    .snake = "ne_tensor",
    .doc = "NeTensor: whether two numbers differ.",
    .family = "comparison",
    .spec = "spec/comparison/ne_tensor.yaml",
    .header = "aclnnop/aclnn_ne_tensor.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = ne_tensor_params,
    .param_count = sizeof(ne_tensor_params) / sizeof(ne_tensor_params[0]),
    .types = ne_tensor_types,
    .type_count = sizeof(ne_tensor_types) / sizeof(ne_tensor_types[0]),
    .space = {"self", "other"},
    .formulas = ne_tensor_formulas,
    .formula_count = 1,
    .bounds = ne_tensor_bounds,
    .bound_count = sizeof(ne_tensor_bounds) / sizeof(ne_tensor_bounds[0]),
    .requires_ = ne_tensor_requires,
    .notes = ne_tensor_notes,
    .refusals = ne_tensor_refusals,
    .example = ne_tensor_example,
    .prepare = prepare_ne_tensor,
    .launch = aclnnNeTensor,
};

static const uint64_t inplace_ne_tensor_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                     AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                      AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL |
                        AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                     AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                AC_SET_C128,
};

static const uint64_t inplace_ne_tensor_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                     AC_SET_C128,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                      AC_SET_C128,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL |
                        AC_SET_C64 | AC_SET_C128,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                     AC_SET_C128,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_I8 | AC_SET_U8 |
                AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_U64 | AC_SET_BOOL | AC_SET_C64 |
                AC_SET_C128,
};

/* clang-format off */
static const ac_entry_value inplace_ne_tensor_example[] = {
    {"selfRef", false, "[0, 1, 0, 1]"},
    {"selfRef", true, "[0, 1, 1, 0]"},
    {"other", false, "[0, 0, 1, 1]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_ne_tensor_refusals[] = {
    {161001, "selfRef or other is null"},
    {161002, "selfRef or other has a dtype that is not listed for it"},
    {161002, "the promotion of selfRef and other does not exist"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "selfRef or other has a rank above 8"},
    {161002, "selfRef and other do not broadcast together"},
    {161002, "selfRef does not have the shape of the broadcast of selfRef and other"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_ne_tensor_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "one number",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .result = "T",
        .truth = true,
        .dtypes = inplace_ne_tensor_self_ref_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the other",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "B",
        .dtypes = inplace_ne_tensor_other_dtypes,
    },
};

static aclnnStatus prepare_inplace_ne_tensor(const ac_entry_args *args, uint64_t *workspace_size,
                                             aclOpExecutor **executor)
{
    return aclnnInplaceNeTensorGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                workspace_size, executor);
}

const ac_entry inplace_ne_tensor_entry = {
    .name = "aclnnInplaceNeTensor",
    .op = "NeTensor",
    .snake = "inplace_ne_tensor",
    .doc = "aclnnNeTensor in place: selfRef stands for both self and out.",
    .family = "comparison",
    .spec = "spec/comparison/ne_tensor.yaml",
    .header = "aclnnop/aclnn_ne_tensor.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_ne_tensor_params,
    .param_count = sizeof(inplace_ne_tensor_params) / sizeof(inplace_ne_tensor_params[0]),
    .types = ne_tensor_types,
    .type_count = sizeof(ne_tensor_types) / sizeof(ne_tensor_types[0]),
    .space = {"selfRef", "other"},
    .formulas = ne_tensor_formulas,
    .formula_count = 1,
    .bounds = ne_tensor_bounds,
    .bound_count = sizeof(ne_tensor_bounds) / sizeof(ne_tensor_bounds[0]),
    .requires_ = ne_tensor_requires,
    .notes = ne_tensor_notes,
    .refusals = inplace_ne_tensor_refusals,
    .example = inplace_ne_tensor_example,
    .prepare = prepare_inplace_ne_tensor,
    .launch = aclnnInplaceNeTensor,
};
