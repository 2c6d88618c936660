/*
 * Generated from spec/contraction/trans_matmul_weight.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_trans_matmul_weight.h"
#include "client/catalogue.h"

static const ac_entry_type trans_matmul_weight_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula trans_matmul_weight_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "weight",
    },
};

static const ac_entry_bound trans_matmul_weight_bounds[] = {
    {"out", "exact"},
};

static const char *const trans_matmul_weight_requires[] = {
    "rank(weight) >= 2",
    "rank(weight) <= 6",
    NULL,
};

static const char *const trans_matmul_weight_notes[] = {
    "The first phase makes the format and the storage of the handle those of matrices in blocks; "
    "its shape and its strides stay. So the same handle is refused in another first phase. An "
    "executor is for one run.",
    "The vendor refuses f32 by its code and its page; its clients pass it all the same. On "
    "ascend310p and ascend950 the vendor takes other ranks than 2 of i8 alone.",
    "The memory has to have room for the padding, as aclnnCalculateMatmulWeightSizeV2 says; what "
    "has not is refused.",
    "Strides are those of whole matrices, in rows without gaps or turned over; others are "
    "refused. The matrices in memory are laid in blocks, from the first element to the last.",
    NULL,
};

static const uint64_t trans_matmul_weight_mm_weight_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F32,
    [AC_ASCEND310P] = AC_SET_F16 | AC_SET_I8,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F32,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_U8 | AC_SET_F32,
};

/* clang-format off */
static const ac_entry_value trans_matmul_weight_example[] = {
    {"mmWeightRef", false, "[[1, 2, 3], [4, 5, 6]]"},
    {"mmWeightRef", true, "[[1, 2, 3], [4, 5, 6]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal trans_matmul_weight_refusals[] = {
    {161001, "mmWeightRef is null"},
    {161002, "mmWeightRef has a dtype that is not listed for it"},
    {161002, "mmWeightRef has a rank above 8"},
    {161002, "rank(weight) >= 2 does not hold"},
    {161002, "rank(weight) <= 6 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param trans_matmul_weight_params[] = {
    {
        .name = "mmWeightRef",
        .c_type = "aclTensor *",
        .doc = "matrices in rows",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .blocks_made = true,
        .dtypes = trans_matmul_weight_mm_weight_ref_dtypes,
    },
};

static aclnnStatus prepare_trans_matmul_weight(const ac_entry_args *args, uint64_t *workspace_size,
                                               aclOpExecutor **executor)
{
    return aclnnTransMatmulWeightGetWorkspaceSize(args->of[0].tensor, workspace_size, executor);
}

static bool fits_trans_matmul_weight(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 2.0 && (double)shapes[0].rank <= 6.0;
}

const ac_entry trans_matmul_weight_entry = {
    .name = "aclnnTransMatmulWeight",
    .op = "TransMatmulWeight",
    .snake = "trans_matmul_weight",
    .doc = "TransMatmulWeight: the matrices of a weight come to lie in blocks, as products of "
           "matrices read them.",
    .family = "contraction",
    .spec = "spec/contraction/trans_matmul_weight.yaml",
    .header = "aclnnop/aclnn_trans_matmul_weight.h",
    .variant = "inplace",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = trans_matmul_weight_params,
    .param_count = sizeof(trans_matmul_weight_params) / sizeof(trans_matmul_weight_params[0]),
    .types = trans_matmul_weight_types,
    .type_count = sizeof(trans_matmul_weight_types) / sizeof(trans_matmul_weight_types[0]),
    .space = {"mmWeightRef", NULL},
    .formulas = trans_matmul_weight_formulas,
    .formula_count = 1,
    .bounds = trans_matmul_weight_bounds,
    .bound_count = sizeof(trans_matmul_weight_bounds) / sizeof(trans_matmul_weight_bounds[0]),
    .requires_ = trans_matmul_weight_requires,
    .fits = fits_trans_matmul_weight,
    .notes = trans_matmul_weight_notes,
    .refusals = trans_matmul_weight_refusals,
    .example = trans_matmul_weight_example,
    .prepare = prepare_trans_matmul_weight,
    .launch = aclnnTransMatmulWeight,
};
