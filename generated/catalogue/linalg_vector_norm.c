/*
 * Generated from spec/reduction/linalg_vector_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_linalg_vector_norm.h"
#include "client/catalogue.h"

static const ac_entry_type linalg_vector_norm_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula linalg_vector_norm_formulas[] = {
    {
        .output = "size",
        .when = "",
        .text = "abs(self)",
    },
    {
        .output = "top",
        .when = "",
        .text = "max(size, over: dims)",
    },
    {
        .output = "bottom",
        .when = "",
        .text = "min(size, over: dims)",
    },
    {
        .output = "most",
        .when = "",
        .text = "where(ord > 0, top, bottom)",
    },
    {
        .output = "base",
        .when = "",
        .text = "where(most > 0 and most < inf, most, 1)",
    },
    {
        .output = "zero",
        .when = "",
        .text = "where(ord < 0, inf, 0)",
    },
    {
        .output = "powers",
        .when = "",
        .text = "sum(where(self == 0, zero, exp(ord * log(size / base))), over: dims)",
    },
    {
        .output = "out",
        .when = "",
        .text = "where(ord == 2, sqrt(sum(self * self, over: dims)), where(ord == 0, "
                "sum(where(self == 0, 0, 1), over: dims), where(abs(ord) == inf, most, base * "
                "exp(log(powers) / ord))))",
    },
};

static const ac_entry_bound linalg_vector_norm_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const linalg_vector_norm_requires[] = {
    NULL,
};

static const char *const linalg_vector_norm_notes[] = {
    "The norm of no elements is 0 for every order; an empty out is not written.",
    "Elements are scaled by the one that counts most, so that no power overflows or vanishes; the"
    " vendor does not scale.",
    "With the order 0 a nan counts, as every element that is not 0; with an order below 0 an "
    "element that is 0 makes the norm 0.",
    "Self of one 16-bit dtype and a dtype that names the other, which ascend950 refuses, are "
    "accepted.",
    NULL,
};

static const uint64_t linalg_vector_norm_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t linalg_vector_norm_ord_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                        AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 |
                        AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                      AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                      AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                     AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                     AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I8 | AC_SET_I32 | AC_SET_U8 | AC_SET_I16 |
                AC_SET_U16 | AC_SET_U32 | AC_SET_I64 | AC_SET_U64 | AC_SET_F64 | AC_SET_BOOL |
                AC_SET_BF16,
};

static const uint64_t linalg_vector_norm_dtype_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t linalg_vector_norm_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice linalg_vector_norm_keep_dims_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value linalg_vector_norm_example[] = {
    {"self", false, "[[1, 4], [0, 9]]"},
    {"ord", false, "0.5"},
    {"dims", false, "[1]"},
    {"keepDims", false, "false"},
    {"dtype", false, "f32"},
    {"out", true, "[9, 9]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal linalg_vector_norm_refusals[] = {
    {161001, "self, ord, dims or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "dtype names a dtype that is not listed for it"},
    {161002, "ord has a complex dtype"},
    {161002, "out does not have the dtype that dtype names"},
    {161002, "self or out has a rank above 8"},
    {161002, "a value of dims is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or names an axis that is named before"},
    {161002, "out does not have the shape of self without axis dims, which with keepDims stay with the extent 1"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param linalg_vector_norm_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = linalg_vector_norm_self_dtypes,
    },
    {
        .name = "ord",
        .c_type = "const aclScalar *",
        .doc = "the order, any number or an infinity",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = linalg_vector_norm_ord_dtypes,
    },
    {
        .name = "dims",
        .c_type = "const aclIntArray *",
        .doc = "the axes that are reduced; none means all",
        .role = AC_ROLE_AXES,
        .kind = AC_KIND_INTEGERS,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
        .every = true,
    },
    {
        .name = "keepDims",
        .c_type = "bool",
        .doc = "whether the reduced axes stay with the extent 1",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = linalg_vector_norm_keep_dims_choices,
        .choice_count = 2,
    },
    {
        .name = "dtype",
        .c_type = "aclDataType",
        .doc = "the dtype that elements are converted to first",
        .role = AC_ROLE_DTYPE,
        .kind = AC_KIND_DTYPE,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = linalg_vector_norm_dtype_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the norms",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = linalg_vector_norm_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .fills = true,
                .keep = "keepDims",
                .type = "T",
            },
    },
};

static aclnnStatus prepare_linalg_vector_norm(const ac_entry_args *args, uint64_t *workspace_size,
                                              aclOpExecutor **executor)
{
    return aclnnLinalgVectorNormGetWorkspaceSize(
        args->of[0].tensor, args->of[1].scalar, args->of[2].integers, args->of[3].boolean,
        args->of[4].dtype, args->of[5].tensor, workspace_size, executor);
}

const ac_entry linalg_vector_norm_entry = {
    .name = "aclnnLinalgVectorNorm",
    .op = "LinalgVectorNorm",
    .snake = "linalg_vector_norm",
    .doc = "LinalgVectorNorm: the norm of the elements along some axes, of any order, in the "
           "dtype that is named.",
    .family = "reduction",
    .spec = "spec/reduction/linalg_vector_norm.yaml",
    .header = "aclnnop/aclnn_linalg_vector_norm.h",
    .variant = "",
    .by_rows = true,
    .row_axis = "dims",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = linalg_vector_norm_params,
    .param_count = sizeof(linalg_vector_norm_params) / sizeof(linalg_vector_norm_params[0]),
    .types = linalg_vector_norm_types,
    .type_count = sizeof(linalg_vector_norm_types) / sizeof(linalg_vector_norm_types[0]),
    .space = {"self", NULL},
    .formulas = linalg_vector_norm_formulas,
    .formula_count = 8,
    .bounds = linalg_vector_norm_bounds,
    .bound_count = sizeof(linalg_vector_norm_bounds) / sizeof(linalg_vector_norm_bounds[0]),
    .requires_ = linalg_vector_norm_requires,
    .notes = linalg_vector_norm_notes,
    .refusals = linalg_vector_norm_refusals,
    .example = linalg_vector_norm_example,
    .prepare = prepare_linalg_vector_norm,
    .launch = aclnnLinalgVectorNorm,
};
