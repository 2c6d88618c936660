/*
 * Generated from spec/invented/share.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_share.h"
#include "client/catalogue.h"

static const ac_entry_type share_types[] = {
    {"T", "", {NULL}},
};

static const ac_entry_formula share_formulas[] = {
    {
        .output = "top",
        .when = "",
        .text = "max(self, over: dim)",
    },
    {
        .output = "power",
        .when = "",
        .text = "exp(self - top)",
    },
    {
        .output = "total",
        .when = "",
        .text = "sum(power, over: dim)",
    },
    {
        .output = "out",
        .when = "",
        .text = "power / total * factor",
    },
    {
        .output = "below",
        .when = "",
        .text = "self - top - log(total)",
    },
};

static const ac_entry_bound share_bounds[] = {
    {"out", "1 ulp"},
    {"below", "1 ulp"},
};

static const char *const share_requires[] = {
    NULL,
};

static const char *const share_notes[] = {
    NULL,
};

static const uint64_t share_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F16,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
};

static const uint64_t share_factor_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F64 | AC_SET_BOOL,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F64 | AC_SET_BOOL,
};

static const uint64_t share_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F16,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
};

static const uint64_t share_below_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F16,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64,
};

static const ac_entry_param share_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = share_self_dtypes,
    },
    {
        .name = "factor",
        .c_type = "const aclScalar *",
        .doc = "what a row comes to",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = share_factor_dtypes,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis of the rows",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the shares",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = share_out_dtypes,
    },
    {
        .name = "below",
        .c_type = "aclTensor *",
        .doc = "the distances",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = share_below_dtypes,
    },
};

static aclnnStatus prepare_share(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnShareGetWorkspaceSize(args->of[0].tensor, args->of[1].scalar, args->of[2].integer,
                                      args->of[3].tensor, args->of[4].tensor, workspace_size,
                                      executor);
}

const ac_entry share_entry = {
    .name = "aclnnShare",
    .op = "Share",
    .snake = "share",
    .doc = "Share: what each element has of its row, times a factor, and how far it is from the "
           "greatest.",
    .family = "invented",
    .spec = "spec/invented/share.yaml",
    .header = "aclnnop/aclnn_share.h",
    .variant = "",
    .by_rows = true,
    .row_axis = "dim",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
    .params = share_params,
    .param_count = sizeof(share_params) / sizeof(share_params[0]),
    .types = share_types,
    .type_count = sizeof(share_types) / sizeof(share_types[0]),
    .space = {"self", NULL},
    .formulas = share_formulas,
    .formula_count = 5,
    .bounds = share_bounds,
    .bound_count = sizeof(share_bounds) / sizeof(share_bounds[0]),
    .requires_ = share_requires,
    .notes = share_notes,
    .prepare = prepare_share,
    .launch = aclnnShare,
};
