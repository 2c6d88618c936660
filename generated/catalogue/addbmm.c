/*
 * Generated from spec/contraction/addbmm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_addbmm.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type addbmm_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"C", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B", "C"}, NULL, 0, NULL},
};

static const ac_entry_formula addbmm_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(beta == 0, 0, beta * self) + where(alpha == 0, 0, alpha * sum(batch1[b, m,"
                " k] * batch2[b, k, n], over: [b, k]))",
    },
};

static const ac_entry_bound addbmm_bounds[] = {
    {"out", "contraction"},
};

static const char *const addbmm_requires[] = {
    NULL,
};

static const char *const addbmm_notes[] = {
    "The products of all matrices are one sum, which is rounded once; the vendor rounds each of "
    "them.",
    "A batch of 1 does not repeat beside a larger one, as the vendor allows.",
    "The vendor refuses tensors of f32 with cubeMathType 0 or 3 on ascend910 and ascend310p, "
    "which have no matrix unit for them.",
    NULL,
};

static const uint64_t addbmm_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t addbmm_batch1_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t addbmm_batch2_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t addbmm_beta_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t addbmm_alpha_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t addbmm_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice addbmm_cube_math_type_choices[] = {
    {"may_lower", NULL, 1},
    {"keep", NULL, 0},
    {"may_use_f16", NULL, 2},
    {"may_use_hf32", NULL, 3},
    {"add_in_f32", NULL, 4},
};

static const ac_entry_value addbmm_example[] = {
    {"self", false, "[[1, 1]]"},
    {"batch1", false, "[[[1, 2]], [[3, 4]]]"},
    {"batch2", false, "[[[5, 6], [7, 8]], [[1, 0], [0, 1]]]"},
    {"beta", false, "2"},
    {"alpha", false, "1"},
    {"out", true, "[[24, 28]]"},
    {"cubeMathType", false, "keep"},
    {NULL, false, NULL},
};

static const ac_entry_refusal addbmm_refusals[] = {
    {161001, "self, batch1, batch2, beta, alpha or out is null"},
    {161002, "self, batch1 or batch2 has a dtype that is not listed for it"},
    {161002, "beta or alpha has a complex dtype"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "self does not have a rank of 0 to 2"},
    {161002, "batch1 or batch2 does not have the rank 3"},
    {161002, "out has a rank above 8"},
    {161002, "batch1 and batch2 have different extents along b or k"},
    {161002, "self does not broadcast to the shape of the product of batch1 and batch2"},
    {161002, "out does not have the shape of the product of batch1 and batch2"},
    {161002, "cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32, add_in_f32"},
    {0, NULL},
};

static const ac_entry_param addbmm_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the addend",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "C",
        .axes = "mn",
        .dtypes = addbmm_self_dtypes,
    },
    {
        .name = "batch1",
        .c_type = "const aclTensor *",
        .doc = "the left matrices",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .axes = "bmk",
        .dtypes = addbmm_batch1_dtypes,
    },
    {
        .name = "batch2",
        .c_type = "const aclTensor *",
        .doc = "the right matrices",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "B",
        .axes = "bkn",
        .dtypes = addbmm_batch2_dtypes,
    },
    {
        .name = "beta",
        .c_type = "const aclScalar *",
        .doc = "the factor of the addend; where it is 0 the addend is not read",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = addbmm_beta_dtypes,
    },
    {
        .name = "alpha",
        .c_type = "const aclScalar *",
        .doc = "the factor of the products; where it is 0 the matrices are not read",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = addbmm_alpha_dtypes,
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
        .dtypes = addbmm_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"batch1", "batch2"},
                .type = "T",
            },
    },
    {
        .name = "cubeMathType",
        .c_type = "int8_t",
        .doc = "how precise the sum has to be at least; it never is less precise than for 0",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = addbmm_cube_math_type_choices,
        .choice_count = 5,
    },
};

static const ac_entry_joined addbmm_joined[] = {
    {
        .axes = {[0] = "mn", [1] = "bmk", [2] = "bkn", [5] = "mn"},
        .summed = "bk",
    },
};

static aclnnStatus prepare_addbmm(const ac_entry_args *args, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return aclnnAddbmmGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                       args->of[3].scalar, args->of[4].scalar, args->of[5].tensor,
                                       (int8_t)args->of[6].integer, workspace_size, executor);
}

const ac_entry addbmm_entry = {
    .name = "aclnnAddbmm",
    .op = "Addbmm",
    .snake = "addbmm",
    .doc = "Addbmm: the sum of products of matrices, one for each index of a batch, times a "
           "factor, plus a tensor times a factor.",
    .family = "contraction",
    .spec = "spec/contraction/addbmm.yaml",
    .header = "aclnnop/aclnn_addbmm.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = addbmm_params,
    .param_count = sizeof(addbmm_params) / sizeof(addbmm_params[0]),
    .types = addbmm_types,
    .type_count = sizeof(addbmm_types) / sizeof(addbmm_types[0]),
    .joined = addbmm_joined,
    .space = {"batch1", "batch2"},
    .formulas = addbmm_formulas,
    .formula_count = 1,
    .bounds = addbmm_bounds,
    .bound_count = sizeof(addbmm_bounds) / sizeof(addbmm_bounds[0]),
    .requires_ = addbmm_requires,
    .notes = addbmm_notes,
    .refusals = addbmm_refusals,
    .example = addbmm_example,
    .prepare = prepare_addbmm,
    .launch = aclnnAddbmm,
};

static const uint64_t inplace_addbmm_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t inplace_addbmm_batch1_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t inplace_addbmm_batch2_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t inplace_addbmm_beta_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t inplace_addbmm_alpha_dtypes[AC_PRODUCT_COUNT] = {
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

static const ac_entry_choice inplace_addbmm_cube_math_type_choices[] = {
    {"may_lower", NULL, 1},
    {"keep", NULL, 0},
    {"may_use_f16", NULL, 2},
    {"may_use_hf32", NULL, 3},
    {"add_in_f32", NULL, 4},
};

static const ac_entry_value inplace_addbmm_example[] = {
    {"selfRef", false, "[[1, 1]]"},
    {"selfRef", true, "[[24, 28]]"},
    {"batch1", false, "[[[1, 2]], [[3, 4]]]"},
    {"batch2", false, "[[[5, 6], [7, 8]], [[1, 0], [0, 1]]]"},
    {"beta", false, "2"},
    {"alpha", false, "1"},
    {"cubeMathType", false, "keep"},
    {NULL, false, NULL},
};

static const ac_entry_refusal inplace_addbmm_refusals[] = {
    {161001, "selfRef, batch1, batch2, beta or alpha is null"},
    {161002, "selfRef, batch1 or batch2 has a dtype that is not listed for it"},
    {161002, "beta or alpha has a complex dtype"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {161002, "batch1 or batch2 does not have the rank 3"},
    {161002, "batch1 and batch2 have different extents along b or k"},
    {161002, "selfRef does not broadcast to the shape of the product of batch1 and batch2"},
    {161002, "selfRef does not have the shape of the product of batch1 and batch2"},
    {161002, "cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32, add_in_f32"},
    {0, NULL},
};

static const ac_entry_param inplace_addbmm_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the addend",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "C",
        .result = "T",
        .axes = "mn",
        .dtypes = inplace_addbmm_self_ref_dtypes,
    },
    {
        .name = "batch1",
        .c_type = "const aclTensor *",
        .doc = "the left matrices",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .axes = "bmk",
        .dtypes = inplace_addbmm_batch1_dtypes,
    },
    {
        .name = "batch2",
        .c_type = "const aclTensor *",
        .doc = "the right matrices",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "B",
        .axes = "bkn",
        .dtypes = inplace_addbmm_batch2_dtypes,
    },
    {
        .name = "beta",
        .c_type = "const aclScalar *",
        .doc = "the factor of the addend; where it is 0 the addend is not read",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_addbmm_beta_dtypes,
    },
    {
        .name = "alpha",
        .c_type = "const aclScalar *",
        .doc = "the factor of the products; where it is 0 the matrices are not read",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_addbmm_alpha_dtypes,
    },
    {
        .name = "cubeMathType",
        .c_type = "int8_t",
        .doc = "how precise the sum has to be at least; it never is less precise than for 0",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = inplace_addbmm_cube_math_type_choices,
        .choice_count = 5,
    },
};

static const ac_entry_joined inplace_addbmm_joined[] = {
    {
        .axes = {[0] = "mn", [1] = "bmk", [2] = "bkn"},
        .summed = "bk",
    },
};

static aclnnStatus prepare_inplace_addbmm(const ac_entry_args *args, uint64_t *workspace_size,
                                          aclOpExecutor **executor)
{
    return aclnnInplaceAddbmmGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].scalar,
        args->of[4].scalar, (int8_t)args->of[5].integer, workspace_size, executor);
}

const ac_entry inplace_addbmm_entry = {
    .name = "aclnnInplaceAddbmm",
    .op = "Addbmm",
    .snake = "inplace_addbmm",
    .doc = "aclnnAddbmm in place: selfRef stands for both self and out.",
    .family = "contraction",
    .spec = "spec/contraction/addbmm.yaml",
    .header = "aclnnop/aclnn_addbmm.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_addbmm_params,
    .param_count = sizeof(inplace_addbmm_params) / sizeof(inplace_addbmm_params[0]),
    .types = addbmm_types,
    .type_count = sizeof(addbmm_types) / sizeof(addbmm_types[0]),
    .joined = inplace_addbmm_joined,
    .space = {"batch1", "batch2"},
    .formulas = addbmm_formulas,
    .formula_count = 1,
    .bounds = addbmm_bounds,
    .bound_count = sizeof(addbmm_bounds) / sizeof(addbmm_bounds[0]),
    .requires_ = addbmm_requires,
    .notes = addbmm_notes,
    .refusals = inplace_addbmm_refusals,
    .example = inplace_addbmm_example,
    .prepare = prepare_inplace_addbmm,
    .launch = aclnnInplaceAddbmm,
};
