/*
 * Generated from spec/invented/spare.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_other.h"
#include "client/catalogue.h"

static const ac_entry_type spare_types[] = {
    {"T", "", {NULL}},
};

static const ac_entry_formula spare_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "self * sigmoid(scale * self)",
    },
};

static const ac_entry_bound spare_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const spare_requires[] = {
    "not sure or scale > 0",
    NULL,
};

static const char *const spare_notes[] = {
    NULL,
};

/* clang-format off */
static const uint64_t spare_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32,
    [AC_TERA] = AC_SET_F32,
    [AC_PETA] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

static const uint64_t spare_scale_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F64 | AC_SET_BOOL,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F64 | AC_SET_BOOL,
    [AC_TERA] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F64 | AC_SET_BOOL,
    [AC_PETA] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F64 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_U32 | AC_SET_F64 | AC_SET_BOOL,
};

/* clang-format off */
static const uint64_t spare_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32,
    [AC_NANO] = AC_SET_F32,
    [AC_TERA] = AC_SET_F32,
    [AC_PETA] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};
/* clang-format on */

static const ac_entry_choice spare_sure_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_param spare_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = spare_self_dtypes,
    },
    {
        .name = "kept",
        .c_type = "const aclTensor *",
        .doc = "reserved",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_IGNORED,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "scale",
        .c_type = "const aclScalar *",
        .doc = "",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .optional = true,
        .fallback = -0x1.0000000000000p-1 /* -0.5 */,
        .dtypes = spare_scale_dtypes,
    },
    {
        .name = "sure",
        .c_type = "bool",
        .doc = "whether the scale is checked",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = spare_sure_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = spare_out_dtypes,
    },
    {
        .name = "free",
        .c_type = "aclTensor *",
        .doc = "",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_IGNORED,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
};

static aclnnStatus prepare_spare(const ac_entry_args *args, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return aclnnSpareGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor, args->of[2].scalar,
                                      args->of[3].boolean, args->of[4].tensor, args->of[5].tensor,
                                      workspace_size, executor);
}

const ac_entry spare_entry = {
    .name = "aclnnSpare",
    .op = "Spare",
    .snake = "spare",
    .doc = "Spare: a scale that may be left out, and tensors that nothing looks at. It shares the"
           " header of Other.",
    .family = "invented",
    .spec = "spec/invented/spare.yaml",
    .header = "aclnnop/aclnn_other.h",
    .variant = "",
    .on =
        {[AC_PICO] = true, [AC_NANO] = true, [AC_TERA] = true, [AC_PETA] = true, [AC_HOST] = true},
    .params = spare_params,
    .param_count = sizeof(spare_params) / sizeof(spare_params[0]),
    .types = spare_types,
    .type_count = sizeof(spare_types) / sizeof(spare_types[0]),
    .space = {"self", NULL},
    .formulas = spare_formulas,
    .formula_count = 1,
    .bounds = spare_bounds,
    .bound_count = sizeof(spare_bounds) / sizeof(spare_bounds[0]),
    .requires_ = spare_requires,
    .notes = spare_notes,
    .prepare = prepare_spare,
    .launch = aclnnSpare,
};
