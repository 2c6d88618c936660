/*
 * Generated from spec/contraction/baddbmm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_baddbmm.h"
#include "client/catalogue.h"

/* clang-format off */

static const ac_entry_type baddbmm_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"C", "", {NULL}, NULL, 0, NULL},
    {"O", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B", "C"}, NULL, 0, NULL},
};

static const ac_entry_formula baddbmm_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(beta == 0, 0, beta * self) + alpha * sum(batch1[b, m, k] * batch2[b, k, "
                "n], over: k)",
    },
};

static const ac_entry_bound baddbmm_bounds[] = {
    {"out", "contraction"},
};

static const char *const baddbmm_requires[] = {
    NULL,
};

static const char *const baddbmm_notes[] = {
    "A batch of 1 repeats, that of batch1, too, which the vendor refuses beside a larger one of "
    "batch2.",
    "Other than that of Addmm, a factor alpha of 0 does not keep a nan or an infinity of the "
    "matrices from the results.",
    "The vendor refuses tensors of f32 with cubeMathType 0 or 3 on ascend910 and ascend310p, "
    "which have no matrix unit for them.",
    NULL,
};

static const uint64_t baddbmm_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t baddbmm_batch1_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t baddbmm_batch2_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t baddbmm_beta_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t baddbmm_alpha_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t baddbmm_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice baddbmm_cube_math_type_choices[] = {
    {"may_lower", NULL, 1},
    {"keep", NULL, 0},
    {"may_use_f16", NULL, 2},
    {"may_use_hf32", NULL, 3},
    {"add_in_f32", NULL, 4},
};

static const ac_entry_value baddbmm_example[] = {
    {"self", false, "[[[1]], [[2]]]"},
    {"batch1", false, "[[[1, 2]], [[3, 4]]]"},
    {"batch2", false, "[[[1], [1]], [[2], [0.5]]]"},
    {"beta", false, "1"},
    {"alpha", false, "2"},
    {"out", true, "[[[7]], [[18]]]"},
    {"cubeMathType", false, "keep"},
    {NULL, false, NULL},
};

static const ac_entry_refusal baddbmm_refusals[] = {
    {161001, "self, batch1, batch2, beta, alpha or out is null"},
    {161002, "self, batch1 or batch2 has a dtype that is not listed for it"},
    {161002, "beta or alpha has a complex dtype"},
    {161002, "out has a dtype that is not listed for it"},
    {161002, "self does not have a rank of 0 to 3"},
    {161002, "batch1 or batch2 does not have the rank 3"},
    {161002, "out has a rank above 8"},
    {161002, "batch1 and batch2 have different extents along k, or axes in front that do not broadcast together"},
    {161002, "self does not broadcast to the shape of the product of batch1 and batch2"},
    {161002, "out does not have the shape of the product of batch1 and batch2"},
    {161002, "cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32, add_in_f32"},
    {0, NULL},
};

static const ac_entry_param baddbmm_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the addend",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "C",
        .axes = "bmn",
        .dtypes = baddbmm_self_dtypes,
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
        .dtypes = baddbmm_batch1_dtypes,
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
        .dtypes = baddbmm_batch2_dtypes,
    },
    {
        .name = "beta",
        .c_type = "const aclScalar *",
        .doc = "the factor of the addend; where it is 0 the addend is not read",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = baddbmm_beta_dtypes,
    },
    {
        .name = "alpha",
        .c_type = "const aclScalar *",
        .doc = "the factor of the products",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = baddbmm_alpha_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the sums",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .axes = "bmn",
        .dtypes = baddbmm_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"batch1", "batch2"},
                .type = "T",
            },
    },
    {
        .name = "cubeMathType",
        .c_type = "int8_t",
        .doc = "how precise the products have to be at least; they never are less precise than "
               "for 0",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = baddbmm_cube_math_type_choices,
        .choice_count = 5,
    },
};

static aclnnStatus prepare_baddbmm(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnBaddbmmGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                        args->of[3].scalar, args->of[4].scalar, args->of[5].tensor,
                                        (int8_t)args->of[6].integer, workspace_size, executor);
}

const ac_entry baddbmm_entry = {
    .name = "aclnnBaddbmm",
    .op = "Baddbmm",
    .snake = "baddbmm",
    .doc = "Baddbmm: the products of matrices times a factor, one for each index of a batch, plus"
           " a tensor times a factor.",
    .family = "contraction",
    .spec = "spec/contraction/baddbmm.yaml",
    .header = "aclnnop/aclnn_baddbmm.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = baddbmm_params,
    .param_count = sizeof(baddbmm_params) / sizeof(baddbmm_params[0]),
    .types = baddbmm_types,
    .type_count = sizeof(baddbmm_types) / sizeof(baddbmm_types[0]),
    .space = {"batch1", "batch2"},
    .formulas = baddbmm_formulas,
    .formula_count = 1,
    .bounds = baddbmm_bounds,
    .bound_count = sizeof(baddbmm_bounds) / sizeof(baddbmm_bounds[0]),
    .requires_ = baddbmm_requires,
    .notes = baddbmm_notes,
    .refusals = baddbmm_refusals,
    .example = baddbmm_example,
    .prepare = prepare_baddbmm,
    .launch = aclnnBaddbmm,
};

static const uint64_t inplace_baddbmm_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t inplace_baddbmm_batch1_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t inplace_baddbmm_batch2_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t inplace_baddbmm_beta_dtypes[AC_PRODUCT_COUNT] = {
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

static const uint64_t inplace_baddbmm_alpha_dtypes[AC_PRODUCT_COUNT] = {
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

static const ac_entry_choice inplace_baddbmm_cube_math_type_choices[] = {
    {"may_lower", NULL, 1},
    {"keep", NULL, 0},
    {"may_use_f16", NULL, 2},
    {"may_use_hf32", NULL, 3},
    {"add_in_f32", NULL, 4},
};

static const ac_entry_value inplace_baddbmm_example[] = {
    {"selfRef", false, "[[[1]], [[2]]]"},
    {"selfRef", true, "[[[7]], [[18]]]"},
    {"batch1", false, "[[[1, 2]], [[3, 4]]]"},
    {"batch2", false, "[[[1], [1]], [[2], [0.5]]]"},
    {"beta", false, "1"},
    {"alpha", false, "2"},
    {"cubeMathType", false, "keep"},
    {NULL, false, NULL},
};

static const ac_entry_refusal inplace_baddbmm_refusals[] = {
    {161001, "selfRef, batch1, batch2, beta or alpha is null"},
    {161002, "selfRef, batch1 or batch2 has a dtype that is not listed for it"},
    {161002, "beta or alpha has a complex dtype"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {161002, "batch1 or batch2 does not have the rank 3"},
    {161002, "batch1 and batch2 have different extents along k, or axes in front that do not broadcast together"},
    {161002, "selfRef does not broadcast to the shape of the product of batch1 and batch2"},
    {161002, "selfRef does not have the shape of the product of batch1 and batch2"},
    {161002, "cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32, add_in_f32"},
    {0, NULL},
};

static const ac_entry_param inplace_baddbmm_params[] = {
    {
        .name = "selfRef",
        .c_type = "const aclTensor *",
        .doc = "the addend",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "C",
        .result = "T",
        .axes = "bmn",
        .dtypes = inplace_baddbmm_self_ref_dtypes,
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
        .dtypes = inplace_baddbmm_batch1_dtypes,
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
        .dtypes = inplace_baddbmm_batch2_dtypes,
    },
    {
        .name = "beta",
        .c_type = "const aclScalar *",
        .doc = "the factor of the addend; where it is 0 the addend is not read",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_baddbmm_beta_dtypes,
    },
    {
        .name = "alpha",
        .c_type = "const aclScalar *",
        .doc = "the factor of the products",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_baddbmm_alpha_dtypes,
    },
    {
        .name = "cubeMathType",
        .c_type = "int8_t",
        .doc = "how precise the products have to be at least; they never are less precise than "
               "for 0",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = inplace_baddbmm_cube_math_type_choices,
        .choice_count = 5,
    },
};

static aclnnStatus prepare_inplace_baddbmm(const ac_entry_args *args, uint64_t *workspace_size,
                                           aclOpExecutor **executor)
{
    return aclnnInplaceBaddbmmGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].scalar,
        args->of[4].scalar, (int8_t)args->of[5].integer, workspace_size, executor);
}

const ac_entry inplace_baddbmm_entry = {
    .name = "aclnnInplaceBaddbmm",
    .op = "Baddbmm",
    .snake = "inplace_baddbmm",
    .doc = "aclnnBaddbmm in place: selfRef stands for both self and out.",
    .family = "contraction",
    .spec = "spec/contraction/baddbmm.yaml",
    .header = "aclnnop/aclnn_baddbmm.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_baddbmm_params,
    .param_count = sizeof(inplace_baddbmm_params) / sizeof(inplace_baddbmm_params[0]),
    .types = baddbmm_types,
    .type_count = sizeof(baddbmm_types) / sizeof(baddbmm_types[0]),
    .space = {"batch1", "batch2"},
    .formulas = baddbmm_formulas,
    .formula_count = 1,
    .bounds = baddbmm_bounds,
    .bound_count = sizeof(baddbmm_bounds) / sizeof(baddbmm_bounds[0]),
    .requires_ = baddbmm_requires,
    .notes = baddbmm_notes,
    .refusals = inplace_baddbmm_refusals,
    .example = inplace_baddbmm_example,
    .prepare = prepare_inplace_baddbmm,
    .launch = aclnnInplaceBaddbmm,
};
