/*
 * Generated from spec/contraction/addr.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_addr.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type addr_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"C", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"P", "promote", {"C", "B"}, NULL, 0, NULL},
    {"T", "promote", {"A", "P"}, NULL, 0, NULL},
};

static const ac_entry_formula addr_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(betaOptional == 0, 0, betaOptional * self) + alphaOptional * vec1 * vec2",
    },
};

static const ac_entry_bound addr_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const addr_requires[] = {
    NULL,
};

static const char *const addr_notes[] = {
    "beta comes before alpha. Integers wrap.",
    "A float beta or alpha is refused with integer tensors; a bool one counts as 0 or 1, where "
    "the vendor refuses it.",
    "Bool and f64 tensors, which the vendor takes, are refused here; f64 because a product of "
    "three leaves its range where the sum does not.",
    NULL,
};

static const uint64_t addr_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t addr_vec1_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t addr_vec2_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t addr_beta_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t addr_alpha_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t addr_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const ac_entry_value addr_example[] = {
    {"self", false, "[[1, 2], [3, 4]]"},
    {"vec1", false, "[1, 2]"},
    {"vec2", false, "[3, -1]"},
    {"betaOptional", false, "1"},
    {"alphaOptional", false, "1"},
    {"out", true, "[[4, 1], [9, 2]]"},
    {NULL, false, NULL},
};

static const ac_entry_refusal addr_refusals[] = {
    {161001, "self, vec1 or vec2 is null"},
    {161002, "betaOptional or alphaOptional is neither null nor a scalar"},
    {161001, "out is null"},
    {161002, "self, vec1 or vec2 has a dtype that is not listed for it"},
    {161002, "betaOptional or alphaOptional has a complex dtype"},
    {161002, "betaOptional or alphaOptional has a dtype that does not convert to the one of the result"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self, vec1, vec2 or out has a rank above 8"},
    {161002, "one of vec1 and vec2 does not have one axis"},
    {161002, "self does not broadcast to the shape of the matrix of vec1 and vec2"},
    {161002, "out does not have the shape of the matrix of vec1 and vec2"},
    {0, NULL},
};

static const ac_entry_param addr_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the addend",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .dtypes = addr_self_dtypes,
    },
    {
        .name = "vec1",
        .c_type = "const aclTensor *",
        .doc = "the first vector, with an element for each row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_DOWN,
        .type = "B",
        .dtypes = addr_vec1_dtypes,
    },
    {
        .name = "vec2",
        .c_type = "const aclTensor *",
        .doc = "the second vector, with an element for each column",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ACROSS,
        .type = "C",
        .dtypes = addr_vec2_dtypes,
    },
    {
        .name = "betaOptional",
        .c_type = "const aclScalar *",
        .doc = "factor of the addend",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .optional = true,
        .fallback = 1.0,
        .dtypes = addr_beta_optional_dtypes,
    },
    {
        .name = "alphaOptional",
        .c_type = "const aclScalar *",
        .doc = "factor of the product",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .optional = true,
        .fallback = 1.0,
        .dtypes = addr_alpha_optional_dtypes,
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
        .dtypes = addr_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"vec1", "vec2"},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_addr(const ac_entry_args *args, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return aclnnAddrGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                     args->of[3].scalar, args->of[4].scalar, args->of[5].tensor,
                                     workspace_size, executor);
}

const ac_entry addr_entry = {
    .name = "aclnnAddr",
    .op = "Addr",
    .snake = "addr",
    .doc = "Addr: a multiple of a matrix plus a multiple of the outer product of two vectors.",
    .family = "contraction",
    .spec = "spec/contraction/addr.yaml",
    .header = "aclnnop/aclnn_addr.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = addr_params,
    .param_count = sizeof(addr_params) / sizeof(addr_params[0]),
    .types = addr_types,
    .type_count = sizeof(addr_types) / sizeof(addr_types[0]),
    .space = {"vec1", "vec2"},
    .formulas = addr_formulas,
    .formula_count = 1,
    .bounds = addr_bounds,
    .bound_count = sizeof(addr_bounds) / sizeof(addr_bounds[0]),
    .requires_ = addr_requires,
    .notes = addr_notes,
    .refusals = addr_refusals,
    .example = addr_example,
    .prepare = prepare_addr,
    .launch = aclnnAddr,
};

static const uint64_t inplace_addr_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t inplace_addr_vec1_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t inplace_addr_vec2_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] =
        AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_U8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t inplace_addr_beta_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t inplace_addr_alpha_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const ac_entry_value inplace_addr_example[] = {
    {"selfRef", false, "[[1, 2], [3, 4]]"},
    {"selfRef", true, "[[4, 1], [9, 2]]"},
    {"vec1", false, "[1, 2]"},
    {"vec2", false, "[3, -1]"},
    {"betaOptional", false, "1"},
    {"alphaOptional", false, "1"},
    {NULL, false, NULL},
};

static const ac_entry_refusal inplace_addr_refusals[] = {
    {161001, "selfRef, vec1 or vec2 is null"},
    {161002, "betaOptional or alphaOptional is neither null nor a scalar"},
    {161002, "selfRef, vec1 or vec2 has a dtype that is not listed for it"},
    {161002, "betaOptional or alphaOptional has a complex dtype"},
    {161002, "betaOptional or alphaOptional has a dtype that does not convert to the one of the result"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "the result cannot be converted to the dtype of selfRef"},
    {161002, "selfRef, vec1 or vec2 has a rank above 8"},
    {161002, "one of vec1 and vec2 does not have one axis"},
    {161002, "selfRef does not broadcast to the shape of the matrix of vec1 and vec2"},
    {161002, "selfRef does not have the shape of the matrix of vec1 and vec2"},
    {0, NULL},
};

static const ac_entry_param inplace_addr_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the addend",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "A",
        .result = "T",
        .dtypes = inplace_addr_self_ref_dtypes,
    },
    {
        .name = "vec1",
        .c_type = "const aclTensor *",
        .doc = "the first vector, with an element for each row",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_DOWN,
        .type = "B",
        .dtypes = inplace_addr_vec1_dtypes,
    },
    {
        .name = "vec2",
        .c_type = "const aclTensor *",
        .doc = "the second vector, with an element for each column",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ACROSS,
        .type = "C",
        .dtypes = inplace_addr_vec2_dtypes,
    },
    {
        .name = "betaOptional",
        .c_type = "const aclScalar *",
        .doc = "factor of the addend",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .optional = true,
        .fallback = 1.0,
        .dtypes = inplace_addr_beta_optional_dtypes,
    },
    {
        .name = "alphaOptional",
        .c_type = "const aclScalar *",
        .doc = "factor of the product",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .optional = true,
        .fallback = 1.0,
        .dtypes = inplace_addr_alpha_optional_dtypes,
    },
};

static aclnnStatus prepare_inplace_addr(const ac_entry_args *args, uint64_t *workspace_size,
                                        aclOpExecutor **executor)
{
    return aclnnInplaceAddrGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                            args->of[2].tensor, args->of[3].scalar,
                                            args->of[4].scalar, workspace_size, executor);
}

const ac_entry inplace_addr_entry = {
    .name = "aclnnInplaceAddr",
    .op = "Addr",
    .snake = "inplace_addr",
    .doc = "aclnnAddr in place: selfRef stands for both self and out.",
    .family = "contraction",
    .spec = "spec/contraction/addr.yaml",
    .header = "aclnnop/aclnn_addr.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_addr_params,
    .param_count = sizeof(inplace_addr_params) / sizeof(inplace_addr_params[0]),
    .types = addr_types,
    .type_count = sizeof(addr_types) / sizeof(addr_types[0]),
    .space = {"vec1", "vec2"},
    .formulas = addr_formulas,
    .formula_count = 1,
    .bounds = addr_bounds,
    .bound_count = sizeof(addr_bounds) / sizeof(addr_bounds[0]),
    .requires_ = addr_requires,
    .notes = addr_notes,
    .refusals = inplace_addr_refusals,
    .example = inplace_addr_example,
    .prepare = prepare_inplace_addr,
    .launch = aclnnInplaceAddr,
};
