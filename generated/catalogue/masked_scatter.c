/*
 * Generated from spec/movement/masked_scatter.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_masked_scatter.h"
#include "client/catalogue.h"

static const ac_entry_type masked_scatter_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"M", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula masked_scatter_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "dealt(source, mask, self)",
    },
};

static const ac_entry_bound masked_scatter_bounds[] = {
    {"out", "exact"},
};

static const char *const masked_scatter_requires[] = {
    NULL,
};

static const char *const masked_scatter_notes[] = {
    "A source with fewer elements than are true in mask is an error when the call runs, and "
    "nothing is written; the vendor leaves it open.",
    NULL,
};

static const uint64_t inplace_masked_scatter_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t inplace_masked_scatter_mask_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_BOOL | AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_BOOL | AC_SET_U8,
    [AC_ASCEND950] = AC_SET_BOOL | AC_SET_U8,
    [AC_HOST] = AC_SET_BOOL | AC_SET_U8,
};

static const uint64_t inplace_masked_scatter_source_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                      AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8 | AC_SET_BOOL | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_masked_scatter_example[] = {
    {"selfRef", false, "[1, 0, 3, 2]"},
    {"selfRef", true, "[1, 0, 1, 2]"},
    {"mask", false, "[0, 1, 1, 0]"},
    {"source", false, "[0, 1, 7]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_masked_scatter_refusals[] = {
    {161001, "selfRef, mask or source is null"},
    {161002, "selfRef or mask has a dtype that is not listed for it"},
    {161002, "source does not have the dtype of selfRef"},
    {161002, "selfRef, mask or source has a rank above 8"},
    {161002, "mask does not broadcast to the shape of selfRef"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_masked_scatter_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "what the output begins as",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = inplace_masked_scatter_self_ref_dtypes,
    },
    {
        .name = "mask",
        .c_type = "const aclTensor *",
        .doc = "whether each element is replaced",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "M",
        .dtypes = inplace_masked_scatter_mask_dtypes,
    },
    {
        .name = "source",
        .c_type = "const aclTensor *",
        .doc = "the elements that are taken in their order",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_LISTED,
        .type = "T",
        .dtypes = inplace_masked_scatter_source_dtypes,
    },
};

static aclnnStatus prepare_inplace_masked_scatter(const ac_entry_args *args,
                                                  uint64_t *workspace_size,
                                                  aclOpExecutor **executor)
{
    return aclnnInplaceMaskedScatterGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                                     args->of[2].tensor, workspace_size, executor);
}

const ac_entry inplace_masked_scatter_entry = {
    .name = "aclnnInplaceMaskedScatter",
    .op = "MaskedScatter",
    .snake = "inplace_masked_scatter",
    .doc = "MaskedScatter: the elements of a list, in their order, take the places at which a "
           "mask is true.",
    .family = "movement",
    .spec = "spec/movement/masked_scatter.yaml",
    .header = "aclnnop/aclnn_masked_scatter.h",
    .variant = "inplace",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = inplace_masked_scatter_params,
    .param_count = sizeof(inplace_masked_scatter_params) / sizeof(inplace_masked_scatter_params[0]),
    .types = masked_scatter_types,
    .type_count = sizeof(masked_scatter_types) / sizeof(masked_scatter_types[0]),
    .space = {"selfRef", NULL},
    .formulas = masked_scatter_formulas,
    .formula_count = 1,
    .bounds = masked_scatter_bounds,
    .bound_count = sizeof(masked_scatter_bounds) / sizeof(masked_scatter_bounds[0]),
    .requires_ = masked_scatter_requires,
    .notes = masked_scatter_notes,
    .refusals = inplace_masked_scatter_refusals,
    .example = inplace_masked_scatter_example,
    .prepare = prepare_inplace_masked_scatter,
    .launch = aclnnInplaceMaskedScatter,
};
