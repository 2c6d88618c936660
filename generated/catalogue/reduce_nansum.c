/*
 * Generated from spec/reduction/reduce_nansum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_reduce_nansum.h"
#include "client/catalogue.h"

static const ac_entry_type reduce_nansum_types[] = {
    {"S", "", {NULL}, NULL, 0, NULL},
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula reduce_nansum_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "sum(where(self < 0 or self >= 0, self, 0), over: dim)",
    },
};

static const ac_entry_bound reduce_nansum_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const reduce_nansum_requires[] = {
    NULL,
};

static const char *const reduce_nansum_notes[] = {
    "Sums are within half an ulp of the exact one and 2^-46 of the sum of the magnitudes.",
    "A float is truncated where an integer dtype is named, as in ReduceSum; the vendor refuses "
    "that.",
    "A nan without dimensions is 0, too; the vendor returns it as it is.",
    NULL,
};

static const uint64_t reduce_nansum_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t reduce_nansum_dtype_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t reduce_nansum_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                        AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const ac_entry_choice reduce_nansum_keep_dim_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value reduce_nansum_example[] = {
    {"self", false, "[[1, 5, 2], [4, 3, 0]]"},
    {"dim", false, "[1]"},
    {"keepDim", false, "false"},
    {"dtype", false, "f32"},
    {"out", true, "[8, 7]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal reduce_nansum_refusals[] = {
    {161001, "self, dim or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "dtype names a dtype that is not listed for it"},
    {161002, "out does not have the dtype that dtype names"},
    {161002, "self or out has a rank above 8"},
    {161002, "a value of dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0, or names an axis that is named before"},
    {161002, "out does not have the shape of self without axis dim, which with keepDim stay with the extent 1; all shapes of one element are alike"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param reduce_nansum_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "S",
        .dtypes = reduce_nansum_self_dtypes,
    },
    {
        .name = "dim",
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
        .name = "keepDim",
        .c_type = "bool",
        .doc = "whether the reduced axes stay with the extent 1",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = reduce_nansum_keep_dim_choices,
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
        .dtypes = reduce_nansum_dtype_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the sums",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_ROWS,
        .type = "T",
        .dtypes = reduce_nansum_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .without = true,
                .fills = true,
                .keep = "keepDim",
                .type = "T",
            },
    },
};

static aclnnStatus prepare_reduce_nansum(const ac_entry_args *args, uint64_t *workspace_size,
                                         aclOpExecutor **executor)
{
    return aclnnReduceNansumGetWorkspaceSize(args->of[0].tensor, args->of[1].integers,
                                             args->of[2].boolean, args->of[3].dtype,
                                             args->of[4].tensor, workspace_size, executor);
}

const ac_entry reduce_nansum_entry = {
    .name = "aclnnReduceNansum",
    .op = "ReduceNansum",
    .snake = "reduce_nansum",
    .doc = "ReduceNansum: the sum of the elements along some axes that are not nan, in the dtype "
           "that is named.",
    .family = "reduction",
    .spec = "spec/reduction/reduce_nansum.yaml",
    .header = "aclnnop/aclnn_reduce_nansum.h",
    .variant = "",
    .by_rows = true,
    .row_axis = "dim",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = reduce_nansum_params,
    .param_count = sizeof(reduce_nansum_params) / sizeof(reduce_nansum_params[0]),
    .types = reduce_nansum_types,
    .type_count = sizeof(reduce_nansum_types) / sizeof(reduce_nansum_types[0]),
    .space = {"self", NULL},
    .formulas = reduce_nansum_formulas,
    .formula_count = 1,
    .bounds = reduce_nansum_bounds,
    .bound_count = sizeof(reduce_nansum_bounds) / sizeof(reduce_nansum_bounds[0]),
    .requires_ = reduce_nansum_requires,
    .notes = reduce_nansum_notes,
    .refusals = reduce_nansum_refusals,
    .example = reduce_nansum_example,
    .prepare = prepare_reduce_nansum,
    .launch = aclnnReduceNansum,
};
