/*
 * Generated from spec/contraction/addmm_weight_nz.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_addmm.h"
#include "client/catalogue.h"

static const ac_entry_type addmm_weight_nz_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"C", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "C"}, NULL, 0, NULL},
};

static const ac_entry_formula addmm_weight_nz_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(beta == 0, 0, beta * self) + alpha * sum(mat1[m, k] * mat2[k, n], over: k)",
    },
};

static const ac_entry_bound addmm_weight_nz_bounds[] = {
    {"out", "contraction"},
};

static const char *const addmm_weight_nz_requires[] = {
    NULL,
};

static const char *const addmm_weight_nz_notes[] = {
    "The vendor ignores a factor of self whose magnitude is at most 1.2e-7, too, and takes one "
    "that is that close to 1 for 1. It refuses a mat2 with an extent of 1.",
    "The product stays in f32 until the addend has been added, whatever the dtypes are.",
    "The storage of mat2 may have any shape, where the vendor wants one with four axes, if there "
    "are enough elements.",
    NULL,
};

static const uint64_t addmm_weight_nz_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t addmm_weight_nz_mat1_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t addmm_weight_nz_mat2_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t addmm_weight_nz_beta_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t addmm_weight_nz_alpha_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t addmm_weight_nz_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_choice addmm_weight_nz_cube_math_type_choices[] = {
    {"may_lower", NULL, 1},
    {"keep", NULL, 0},
    {"may_use_f16", NULL, 2},
    {"may_use_hf32", NULL, 3},
    {"add_in_f32", NULL, 4},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value addmm_weight_nz_example[] = {
    {"self", false, "[[1, 1], [2, 2]]"},
    {"mat1", false, "[[1, 2], [3, 4]]"},
    {"mat2", false, "[[5, 6], [7, 8]]"},
    {"beta", false, "2"},
    {"alpha", false, "1"},
    {"out", true, "[[21, 24], [47, 54]]"},
    {"cubeMathType", false, "keep"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal addmm_weight_nz_refusals[] = {
    {161001, "self, mat1, mat2, beta, alpha or out is null"},
    {161002, "self or mat1 has a dtype that is not listed for it"},
    {161002, "mat2 does not have the dtype of mat1"},
    {161002, "beta or alpha has a complex dtype"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "mat2 has another format than FRACTAL_NZ"},
    {161002, "self does not have a rank of 0 to 2"},
    {161002, "mat1 or mat2 does not have the rank 2"},
    {161002, "out has a rank above 8"},
    {161002, "mat1 and mat2 have different extents along k"},
    {161002, "self does not broadcast to the shape of the product of mat1 and mat2"},
    {161002, "out does not have the shape of the product of mat1 and mat2"},
    {161002, "cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32, add_in_f32"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param addmm_weight_nz_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the addend",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "C",
        .axes = "mn",
        .dtypes = addmm_weight_nz_self_dtypes,
    },
    {
        .name = "mat1",
        .c_type = "const aclTensor *",
        .doc = "the left matrix",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .axes = "mk",
        .dtypes = addmm_weight_nz_mat1_dtypes,
    },
    {
        .name = "mat2",
        .c_type = "const aclTensor *",
        .doc = "the right matrix",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .blocks = true,
        .blocks_alone = true,
        .axes = "kn",
        .dtypes = addmm_weight_nz_mat2_dtypes,
    },
    {
        .name = "beta",
        .c_type = "const aclScalar *",
        .doc = "the factor of the addend; where it is 0 the addend is not read",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = addmm_weight_nz_beta_dtypes,
    },
    {
        .name = "alpha",
        .c_type = "const aclScalar *",
        .doc = "the factor of the product",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = addmm_weight_nz_alpha_dtypes,
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
        .axes = "mn",
        .dtypes = addmm_weight_nz_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"mat1", "mat2"},
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
        .choices = addmm_weight_nz_cube_math_type_choices,
        .choice_count = 5,
    },
};

static aclnnStatus prepare_addmm_weight_nz(const ac_entry_args *args, uint64_t *workspace_size,
                                           aclOpExecutor **executor)
{
    return aclnnAddmmWeightNzGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].scalar,
        args->of[4].scalar, args->of[5].tensor, (int8_t)args->of[6].integer, workspace_size,
        executor);
}

const ac_entry addmm_weight_nz_entry = {
    .name = "aclnnAddmmWeightNz",
    .op = "AddmmWeightNz",
    .snake = "addmm_weight_nz",
    .doc = "AddmmWeightNz: the product of two matrices times a factor, plus a tensor times a "
           "factor; the right matrix lies in blocks.",
    .family = "contraction",
    .spec = "spec/contraction/addmm_weight_nz.yaml",
    .header = "aclnnop/aclnn_addmm.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = addmm_weight_nz_params,
    .param_count = sizeof(addmm_weight_nz_params) / sizeof(addmm_weight_nz_params[0]),
    .types = addmm_weight_nz_types,
    .type_count = sizeof(addmm_weight_nz_types) / sizeof(addmm_weight_nz_types[0]),
    .space = {"mat1", "mat2"},
    .formulas = addmm_weight_nz_formulas,
    .formula_count = 1,
    .bounds = addmm_weight_nz_bounds,
    .bound_count = sizeof(addmm_weight_nz_bounds) / sizeof(addmm_weight_nz_bounds[0]),
    .requires_ = addmm_weight_nz_requires,
    .notes = addmm_weight_nz_notes,
    .refusals = addmm_weight_nz_refusals,
    .example = addmm_weight_nz_example,
    .prepare = prepare_addmm_weight_nz,
    .launch = aclnnAddmmWeightNz,
};
