/*
 * Generated from spec/contraction/addmv.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_addmv.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type addmv_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"C", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B", "C"}, NULL, 0, NULL},
};

static const ac_entry_formula addmv_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(beta == 0, 0, beta * self) + where(alpha == 0, 0, alpha * sum(mat[n, m] * "
                "vec[m], over: m))",
    },
};

static const ac_entry_bound addmv_bounds[] = {
    {"out", "contraction"},
};

static const char *const addmv_requires[] = {
    NULL,
};

static const char *const addmv_notes[] = {
    "The vendor has integers and truth values, too, and promotes with the dtypes of alpha and "
    "beta.",
    "The vendor ignores a factor whose magnitude is at most 1.2e-7, too, and takes one that is "
    "that close to 1 for 1.",
    NULL,
};

static const uint64_t addmv_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
};

static const uint64_t addmv_mat_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
};

static const uint64_t addmv_vec_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
};

static const uint64_t addmv_alpha_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t addmv_beta_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t addmv_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64,
};

static const ac_entry_choice addmv_cube_math_type_choices[] = {
    {"may_lower", NULL, 1},
    {"keep", NULL, 0},
    {"may_use_f16", NULL, 2},
    {"may_use_hf32", NULL, 3},
    {"add_in_f32", NULL, 4},
};

static const ac_entry_value addmv_example[] = {
    {"self", false, "[10, 20]"},
    {"mat", false, "[[1, 2, 3], [4, 5, 6]]"},
    {"vec", false, "[1, 0, -1]"},
    {"alpha", false, "2"},
    {"beta", false, "1"},
    {"out", true, "[6, 16]"},
    {"cubeMathType", false, "keep"},
    {NULL, false, NULL},
};

static const ac_entry_refusal addmv_refusals[] = {
    {161001, "self, mat, vec, alpha, beta or out is null"},
    {161002, "self, mat or vec has a dtype that is not listed for it"},
    {161002, "alpha or beta has a complex dtype"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "self does not have a rank of 0 to 1"},
    {161002, "mat does not have the rank 2"},
    {161002, "vec does not have the rank 1"},
    {161002, "out has a rank above 8"},
    {161002, "mat and vec have different extents along m"},
    {161002, "self does not broadcast to the shape of the product of mat and vec"},
    {161002, "out does not have the shape of the product of mat and vec"},
    {161002, "cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32, add_in_f32"},
    {0, NULL},
};

static const ac_entry_param addmv_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the addend",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "C",
        .axes = "m",
        .dtypes = addmv_self_dtypes,
    },
    {
        .name = "mat",
        .c_type = "const aclTensor *",
        .doc = "the matrix",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .axes = "mk",
        .dtypes = addmv_mat_dtypes,
    },
    {
        .name = "vec",
        .c_type = "const aclTensor *",
        .doc = "the vector",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "B",
        .axes = "k",
        .dtypes = addmv_vec_dtypes,
    },
    {
        .name = "alpha",
        .c_type = "const aclScalar *",
        .doc = "the factor of the product; where it is 0 the matrix and the vector are not read",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = addmv_alpha_dtypes,
    },
    {
        .name = "beta",
        .c_type = "const aclScalar *",
        .doc = "the factor of the addend; where it is 0 the addend is not read",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = addmv_beta_dtypes,
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
        .axes = "m",
        .dtypes = addmv_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"mat", "vec"},
                .type = "T",
            },
    },
    {
        .name = "cubeMathType",
        .c_type = "int8_t",
        .doc = "how precise the product has to be at least; it never is less precise than for 0",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = addmv_cube_math_type_choices,
        .choice_count = 5,
    },
};

static aclnnStatus prepare_addmv(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnAddmvGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                      args->of[3].scalar, args->of[4].scalar, args->of[5].tensor,
                                      (int8_t)args->of[6].integer, workspace_size, executor);
}

const ac_entry addmv_entry = {
    .name = "aclnnAddmv",
    .op = "Addmv",
    .snake = "addmv",
    .doc = "Addmv: the product of a matrix and a vector times a factor, plus a vector times a "
           "factor.",
    .family = "contraction",
    .spec = "spec/contraction/addmv.yaml",
    .header = "aclnnop/aclnn_addmv.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = addmv_params,
    .param_count = sizeof(addmv_params) / sizeof(addmv_params[0]),
    .types = addmv_types,
    .type_count = sizeof(addmv_types) / sizeof(addmv_types[0]),
    .space = {"mat", "vec"},
    .formulas = addmv_formulas,
    .formula_count = 1,
    .bounds = addmv_bounds,
    .bound_count = sizeof(addmv_bounds) / sizeof(addmv_bounds[0]),
    .requires_ = addmv_requires,
    .notes = addmv_notes,
    .refusals = addmv_refusals,
    .example = addmv_example,
    .prepare = prepare_addmv,
    .launch = aclnnAddmv,
};
