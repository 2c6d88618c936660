/*
 * Generated from spec/reduction/reduce_sum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_reduce_sum.h"
#include "client/catalogue.h"

static const ac_entry_type reduce_sum_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula reduce_sum_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "sum(self, over: dims)",
    },
};

static const ac_entry_bound reduce_sum_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const reduce_sum_requires[] = {
    NULL,
};

static const char *const reduce_sum_notes[] = {
    "Where the sum of the magnitudes is beyond the range of f64, the result may be infinite or "
    "nan.",
    "Sums are within half an ulp of the exact one and 2^-46 of the sum of the magnitudes; those "
    "of f64 within 2^-95 of it.",
    "A float that is converted to an integer is truncated, to at most the end of the range; nan "
    "is 0.",
    "Complex dtypes, which the vendor takes, are refused here.",
    NULL,
};

static const uint64_t reduce_sum_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_U8 | AC_SET_BOOL | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_U8 | AC_SET_BOOL | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t reduce_sum_dtype_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_U8 | AC_SET_BOOL | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_U8 | AC_SET_BOOL | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_BF16,
};

static const uint64_t reduce_sum_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_U8 | AC_SET_BOOL | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_U8 | AC_SET_BOOL | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_U8 | AC_SET_BOOL | AC_SET_F64 | AC_SET_BF16,
};

static const ac_entry_choice reduce_sum_keep_dims_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value reduce_sum_example[] = {
    {"self", false, "[[1, 5, 2], [4, 3, 0]]"},
    {"dims", false, "[1]"},
    {"keepDims", false, "false"},
    {"dtype", false, "f32"},
    {"out", true, "[8, 7]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal reduce_sum_refusals[] = {
    {161001, "self, dims or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "dtype names a dtype that is not listed for it"},
    {161002, "out does not have the dtype that dtype names"},
    {161002, "self or out has a rank above 8"},
    {161002, "a value of dims is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or names an axis that is named before"},
    {161002, "out does not have the shape of self without axis dims, which with keepDims stay with the extent 1; all shapes of one element are alike"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param reduce_sum_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = reduce_sum_self_dtypes,
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
        .choices = reduce_sum_keep_dims_choices,
        .choice_count = 2,
    },
    {
        .name = "dtype",
        .c_type = "aclDataType",
        .doc = "the dtype that elements are converted to before they are added",
        .role = AC_ROLE_DTYPE,
        .kind = AC_KIND_DTYPE,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = reduce_sum_dtype_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the sums",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = reduce_sum_out_dtypes,
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

static aclnnStatus prepare_reduce_sum(const ac_entry_args *args, uint64_t *workspace_size,
                                      aclOpExecutor **executor)
{
    return aclnnReduceSumGetWorkspaceSize(args->of[0].tensor, args->of[1].integers,
                                          args->of[2].boolean, args->of[3].dtype,
                                          args->of[4].tensor, workspace_size, executor);
}

const ac_entry reduce_sum_entry = {
    .name = "aclnnReduceSum",
    .op = "ReduceSum",
    .snake = "reduce_sum",
    .doc = "ReduceSum: the sum of the elements along some axes, in the dtype that is named.",
    .family = "reduction",
    .spec = "spec/reduction/reduce_sum.yaml",
    .header = "aclnnop/aclnn_reduce_sum.h",
    .variant = "",
    .by_rows = true,
    .row_axis = "dims",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = reduce_sum_params,
    .param_count = sizeof(reduce_sum_params) / sizeof(reduce_sum_params[0]),
    .types = reduce_sum_types,
    .type_count = sizeof(reduce_sum_types) / sizeof(reduce_sum_types[0]),
    .space = {"self", NULL},
    .formulas = reduce_sum_formulas,
    .formula_count = 1,
    .bounds = reduce_sum_bounds,
    .bound_count = sizeof(reduce_sum_bounds) / sizeof(reduce_sum_bounds[0]),
    .requires_ = reduce_sum_requires,
    .notes = reduce_sum_notes,
    .refusals = reduce_sum_refusals,
    .example = reduce_sum_example,
    .prepare = prepare_reduce_sum,
    .launch = aclnnReduceSum,
};
