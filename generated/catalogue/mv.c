/*
 * Generated from spec/contraction/mv.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_mv.h"
#include "client/catalogue.h"

static const ac_entry_type mv_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula mv_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "sum(self[n, m] * vec[m], over: m)",
    },
};

static const ac_entry_bound mv_bounds[] = {
    {"out", "contraction"},
};

static const char *const mv_requires[] = {
    NULL,
};

static const char *const mv_notes[] = {
    "The vendor refuses tensors of f32 with cubeMathType 0 or 3 on ascend910 and ascend310p, "
    "which have no matrix unit for them.",
    NULL,
};

static const uint64_t mv_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t mv_vec_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t mv_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_choice mv_cube_math_type_choices[] = {
    {"may_lower", NULL, 1},
    {"keep", NULL, 0},
    {"may_use_f16", NULL, 2},
    {"may_use_hf32", NULL, 3},
    {"add_in_f32", NULL, 4},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value mv_example[] = {
    {"self", false, "[[1, 2, 3], [4, 5, 6]]"},
    {"vec", false, "[1, 0, -1]"},
    {"out", true, "[-2, -2]"},
    {"cubeMathType", false, "keep"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal mv_refusals[] = {
    {161001, "self, vec or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "vec or out does not have the dtype of self"},
    {161002, "self does not have the rank 2"},
    {161002, "vec does not have the rank 1"},
    {161002, "out has a rank above 8"},
    {161002, "self and vec have different extents along m"},
    {161002, "out does not have the shape of the product of self and vec"},
    {161002, "cubeMathType is none of may_lower, keep, may_use_f16, may_use_hf32, add_in_f32"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param mv_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the matrix",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "mk",
        .dtypes = mv_self_dtypes,
    },
    {
        .name = "vec",
        .c_type = "const aclTensor *",
        .doc = "the vector",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "k",
        .dtypes = mv_vec_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the product",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "m",
        .dtypes = mv_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", "vec"},
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
        .choices = mv_cube_math_type_choices,
        .choice_count = 5,
    },
};

static aclnnStatus prepare_mv(const ac_entry_args *args, uint64_t *workspace_size,
                              aclOpExecutor **executor)
{
    return aclnnMvGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                   (int8_t)args->of[3].integer, workspace_size, executor);
}

const ac_entry mv_entry = {
    .name = "aclnnMv",
    .op = "Mv",
    .snake = "mv",
    .doc = "Mv: the product of a matrix and a vector.",
    .family = "contraction",
    .spec = "spec/contraction/mv.yaml",
    .header = "aclnnop/aclnn_mv.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = mv_params,
    .param_count = sizeof(mv_params) / sizeof(mv_params[0]),
    .types = mv_types,
    .type_count = sizeof(mv_types) / sizeof(mv_types[0]),
    .space = {"self", "vec"},
    .formulas = mv_formulas,
    .formula_count = 1,
    .bounds = mv_bounds,
    .bound_count = sizeof(mv_bounds) / sizeof(mv_bounds[0]),
    .requires_ = mv_requires,
    .notes = mv_notes,
    .refusals = mv_refusals,
    .example = mv_example,
    .prepare = prepare_mv,
    .launch = aclnnMv,
};
