/*
 * Generated from spec/arithmetic/add_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_add_v3.h"
#include "client/catalogue.h"

static const ac_entry_type add_v3_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"T", "with_scalar", {"A", "self"}, NULL, 0, NULL},
};

static const ac_entry_formula add_v3_formulas[] = {
    {
        .output = "factor",
        .when = "",
        .text = "where(alpha < 1 or alpha > 1, alpha, 1)",
    },
    {
        .output = "out",
        .when = "",
        .text = "self + factor * other",
    },
};

static const ac_entry_bound add_v3_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const add_v3_requires[] = {
    NULL,
};

static const char *const add_v3_notes[] = {
    "An alpha that is neither below nor above 1, such as nan, counts as 1.",
    "The tensor that is overwritten in place is other.",
    "A float that is added to integers makes f32 of them, and an integer out is refused then.",
    NULL,
};

static const uint64_t add_v3_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t add_v3_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I32,
};

static const uint64_t add_v3_alpha_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t add_v3_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                     AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_C64 |
                AC_SET_C128 | AC_SET_BF16 | AC_SET_C32,
};

/* clang-format off */
static const ac_entry_value add_v3_example[] = {
    {"self", false, "2"},
    {"other", false, "[1, -2, 3]"},
    {"alpha", false, "0.5"},
    {"out", true, "[2.5, 1, 3.5]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal add_v3_refusals[] = {
    {161001, "self, other, alpha or out is null"},
    {161002, "other has a dtype that is not listed for it"},
    {161002, "self or alpha has a complex dtype"},
    {161002, "alpha has a dtype that does not convert to the one of the result"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "other or out has a rank above 8"},
    {161002, "out does not have the shape of other"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param add_v3_params[] = {
    {
        .name = "self",
        .c_type = "const aclScalar *",
        .doc = "what is added",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = add_v3_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the tensor",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .dtypes = add_v3_other_dtypes,
    },
    {
        .name = "alpha",
        .c_type = "const aclScalar *",
        .doc = "factor of other",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = add_v3_alpha_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the sum",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = add_v3_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"other", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_add_v3(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnAddV3GetWorkspaceSize(args->of[0].scalar, args->of[1].tensor, args->of[2].scalar,
                                      args->of[3].tensor, workspace_size, executor);
}

const ac_entry add_v3_entry = {
    .name = "aclnnAddV3",
    .op = "AddV3",
    .snake = "add_v3",
    .doc = "AddV3: self + alpha * other, of a scalar and a tensor.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/add_v3.yaml",
    .header = "aclnnop/aclnn_add_v3.h",
    .variant = "",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
    .params = add_v3_params,
    .param_count = sizeof(add_v3_params) / sizeof(add_v3_params[0]),
    .types = add_v3_types,
    .type_count = sizeof(add_v3_types) / sizeof(add_v3_types[0]),
    .space = {"other", NULL},
    .formulas = add_v3_formulas,
    .formula_count = 2,
    .bounds = add_v3_bounds,
    .bound_count = sizeof(add_v3_bounds) / sizeof(add_v3_bounds[0]),
    .requires_ = add_v3_requires,
    .notes = add_v3_notes,
    .refusals = add_v3_refusals,
    .example = add_v3_example,
    .prepare = prepare_add_v3,
    .launch = aclnnAddV3,
};

static const uint64_t inplace_add_v3_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t inplace_add_v3_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I32,
};

static const uint64_t inplace_add_v3_alpha_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_add_v3_example[] = {
    {"self", false, "2"},
    {"other", false, "[1, -2, 3]"},
    {"other", true, "[2.5, 1, 3.5]"},
    {"alpha", false, "0.5"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_add_v3_refusals[] = {
    {161001, "self, other or alpha is null"},
    {161002, "other has a dtype that is not listed for it"},
    {161002, "self or alpha has a complex dtype"},
    {161002, "alpha has a dtype that does not convert to the one of the result"},
    {161002, "the result cannot be converted to the dtype of other"},
    {161002, "other has a rank above 8"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_add_v3_params[] = {
    {
        .name = "self",
        .c_type = "const aclScalar *",
        .doc = "what is added",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_add_v3_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "the tensor",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .result = "T",
        .dtypes = inplace_add_v3_other_dtypes,
    },
    {
        .name = "alpha",
        .c_type = "const aclScalar *",
        .doc = "factor of other",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = inplace_add_v3_alpha_dtypes,
    },
};

static aclnnStatus prepare_inplace_add_v3(const ac_entry_args *args, uint64_t *workspace_size,
                                          aclOpExecutor **executor)
{
    return aclnnInplaceAddV3GetWorkspaceSize(args->of[0].scalar, args->of[1].tensor,
                                             args->of[2].scalar, workspace_size, executor);
}

const ac_entry inplace_add_v3_entry = {
    .name = "aclnnInplaceAddV3",
    .op = "AddV3",
    .snake = "inplace_add_v3",
    .doc = "aclnnAddV3 in place: other stands for both other and out.",
    .family = "arithmetic",
    .spec = "spec/arithmetic/add_v3.yaml",
    .header = "aclnnop/aclnn_add_v3.h",
    .variant = "inplace",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
    .params = inplace_add_v3_params,
    .param_count = sizeof(inplace_add_v3_params) / sizeof(inplace_add_v3_params[0]),
    .types = add_v3_types,
    .type_count = sizeof(add_v3_types) / sizeof(add_v3_types[0]),
    .space = {"other", NULL},
    .formulas = add_v3_formulas,
    .formula_count = 2,
    .bounds = add_v3_bounds,
    .bound_count = sizeof(add_v3_bounds) / sizeof(add_v3_bounds[0]),
    .requires_ = add_v3_requires,
    .notes = add_v3_notes,
    .refusals = inplace_add_v3_refusals,
    .example = inplace_add_v3_example,
    .prepare = prepare_inplace_add_v3,
    .launch = aclnnInplaceAddV3,
};
