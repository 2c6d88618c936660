/*
 * Generated from spec/invented/whittle.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_whittle.h"
#include "client/catalogue.h"

static const ac_entry_type whittle_types[] = {
    {"T", "", {NULL}},
    {"O", "", {NULL}},
};

static const ac_entry_formula whittle_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self / share",
    },
};

static const ac_entry_bound whittle_bounds[] = {
    {"out", "exact"},
};

static const char *const whittle_requires[] = {
    NULL,
};

static const char *const whittle_notes[] = {
    NULL,
};

static const uint64_t whittle_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32,
};

static const uint64_t whittle_share_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32,
};

static const uint64_t whittle_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_U32,
    [AC_NANO] = AC_SET_F32 | AC_SET_I32,
    [AC_HOST] = AC_SET_F32 | AC_SET_U32 | AC_SET_I32,
};

static const ac_entry_param whittle_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = whittle_self_dtypes,
    },
    {
        .name = "share",
        .c_type = "const aclTensor *",
        .doc = "what is kept",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNEL,
        .type = "T",
        .dtypes = whittle_share_dtypes,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the result",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .truncate = true,
        .dtypes = whittle_out_dtypes,
    },
};

static aclnnStatus prepare_whittle(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnWhittleGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].tensor,
                                        workspace_size, executor);
}

const ac_entry whittle_entry = {
    .name = "aclnnWhittle",
    .op = "Whittle",
    .snake = "whittle",
    .doc = "Whittle: a share of each element, for its channel, in whole numbers where integers "
           "are wanted.",
    .family = "invented",
    .spec = "spec/invented/whittle.yaml",
    .header = "aclnnop/aclnn_whittle.h",
    .variant = "",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
    .params = whittle_params,
    .param_count = sizeof(whittle_params) / sizeof(whittle_params[0]),
    .types = whittle_types,
    .type_count = sizeof(whittle_types) / sizeof(whittle_types[0]),
    .space = {"self", NULL},
    .formulas = whittle_formulas,
    .formula_count = 1,
    .bounds = whittle_bounds,
    .bound_count = sizeof(whittle_bounds) / sizeof(whittle_bounds[0]),
    .requires_ = whittle_requires,
    .notes = whittle_notes,
    .prepare = prepare_whittle,
    .launch = aclnnWhittle,
};

static const uint64_t inplace_whittle_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32,
};

static const uint64_t inplace_whittle_share_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32,
};

static const ac_entry_param inplace_whittle_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .result = "T",
        .truncate = true,
        .dtypes = inplace_whittle_self_ref_dtypes,
    },
    {
        .name = "share",
        .c_type = "const aclTensor *",
        .doc = "what is kept",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_CHANNEL,
        .type = "T",
        .dtypes = inplace_whittle_share_dtypes,
    },
};

static aclnnStatus prepare_inplace_whittle(const ac_entry_args *args, uint64_t *workspace_size,
                                           aclOpExecutor **executor)
{
    return aclnnInplaceWhittleGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                               workspace_size, executor);
}

const ac_entry inplace_whittle_entry = {
    .name = "aclnnInplaceWhittle",
    .op = "Whittle",
    .snake = "inplace_whittle",
    .doc = "aclnnWhittle in place: selfRef stands for both self and out.",
    .family = "invented",
    .spec = "spec/invented/whittle.yaml",
    .header = "aclnnop/aclnn_whittle.h",
    .variant = "inplace",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
    .params = inplace_whittle_params,
    .param_count = sizeof(inplace_whittle_params) / sizeof(inplace_whittle_params[0]),
    .types = whittle_types,
    .type_count = sizeof(whittle_types) / sizeof(whittle_types[0]),
    .space = {"selfRef", NULL},
    .formulas = whittle_formulas,
    .formula_count = 1,
    .bounds = whittle_bounds,
    .bound_count = sizeof(whittle_bounds) / sizeof(whittle_bounds[0]),
    .requires_ = whittle_requires,
    .notes = whittle_notes,
    .prepare = prepare_inplace_whittle,
    .launch = aclnnInplaceWhittle,
};
