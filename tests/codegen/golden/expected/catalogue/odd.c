/*
 * Generated from spec/invented/odd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_odd.h"
#include "client/catalogue.h"

static const ac_entry_type odd_types[] = {
    {"T", "", {NULL}},
};

static const ac_entry_formula odd_formulas[] = {
    {
        .output = "out",
        .when = "",
        .text = "where(self > other, self * real, other + count * flag) + more",
    },
};

static const ac_entry_bound odd_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const odd_requires[] = {
    "real > 0 and count < 3 or flag == 1",
    NULL,
};

static const char *const odd_notes[] = {
    NULL,
};

static const uint64_t odd_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F64,
    [AC_NANO] = AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64,
};

static const uint64_t odd_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F64,
    [AC_NANO] = AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64,
};

static const uint64_t odd_more_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F64,
    [AC_NANO] = AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64,
};

static const uint64_t odd_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64,
    [AC_NANO] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_C64,
};

static const ac_entry_param odd_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = odd_self_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = odd_other_dtypes,
    },
    {
        .name = "more",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = odd_more_dtypes,
    },
    {
        .name = "real",
        .c_type = "float",
        .doc = "",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "count",
        .c_type = "int64_t",
        .doc = "",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "flag",
        .c_type = "bool",
        .doc = "",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .dtypes = odd_out_dtypes,
    },
};

static aclnnStatus prepare_odd(const ac_entry_args *args, uint64_t *workspace_size,
                               aclOpExecutor **executor)
{
    return aclnnOddGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, (float)args->of[3].real,
        args->of[4].integer, args->of[5].boolean, args->of[6].tensor, workspace_size, executor);
}

const ac_entry odd_entry = {
    .name = "aclnnOdd",
    .op = "Odd",
    .snake = "odd",
    .doc = "Odd: plain scalars of every C type, two tensors that broadcast together and a third "
           "that follows them, and one of the two may be the output.",
    .family = "invented",
    .spec = "spec/invented/odd.yaml",
    .header = "aclnnop/aclnn_odd.h",
    .variant = "",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
    .params = odd_params,
    .param_count = sizeof(odd_params) / sizeof(odd_params[0]),
    .types = odd_types,
    .type_count = sizeof(odd_types) / sizeof(odd_types[0]),
    .space = {"self", "other"},
    .formulas = odd_formulas,
    .formula_count = 1,
    .bounds = odd_bounds,
    .bound_count = sizeof(odd_bounds) / sizeof(odd_bounds[0]),
    .requires_ = odd_requires,
    .notes = odd_notes,
    .prepare = prepare_odd,
    .launch = aclnnOdd,
};

static const uint64_t inplace_odd_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F64,
    [AC_NANO] = AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64,
};

static const uint64_t inplace_odd_other_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F64,
    [AC_NANO] = AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64,
};

static const uint64_t inplace_odd_more_dtypes[AC_PRODUCT_COUNT] = {
    [AC_PICO] = AC_SET_F32 | AC_SET_F64,
    [AC_NANO] = AC_SET_F32 | AC_SET_F64,
    [AC_HOST] = AC_SET_F32 | AC_SET_F64,
};

static const ac_entry_param inplace_odd_params[] = {
    {
        .name = "selfRef",
        .c_type = "aclTensor *",
        .doc = "",
        .role = AC_ROLE_INOUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .result = "T",
        .dtypes = inplace_odd_self_ref_dtypes,
    },
    {
        .name = "other",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = inplace_odd_other_dtypes,
    },
    {
        .name = "more",
        .c_type = "const aclTensor *",
        .doc = "",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_BROADCAST,
        .type = "T",
        .dtypes = inplace_odd_more_dtypes,
    },
    {
        .name = "real",
        .c_type = "float",
        .doc = "",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "count",
        .c_type = "int64_t",
        .doc = "",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "flag",
        .c_type = "bool",
        .doc = "",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
};

static aclnnStatus prepare_inplace_odd(const ac_entry_args *args, uint64_t *workspace_size,
                                       aclOpExecutor **executor)
{
    return aclnnInplaceOddGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, (float)args->of[3].real,
        args->of[4].integer, args->of[5].boolean, workspace_size, executor);
}

const ac_entry inplace_odd_entry = {
    .name = "aclnnInplaceOdd",
    .op = "Odd",
    .snake = "inplace_odd",
    .doc = "aclnnOdd in place: selfRef stands for both self and out.",
    .family = "invented",
    .spec = "spec/invented/odd.yaml",
    .header = "aclnnop/aclnn_odd.h",
    .variant = "inplace",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
    .params = inplace_odd_params,
    .param_count = sizeof(inplace_odd_params) / sizeof(inplace_odd_params[0]),
    .types = odd_types,
    .type_count = sizeof(odd_types) / sizeof(odd_types[0]),
    .space = {"selfRef", "other"},
    .formulas = odd_formulas,
    .formula_count = 1,
    .bounds = odd_bounds,
    .bound_count = sizeof(odd_bounds) / sizeof(odd_bounds[0]),
    .requires_ = odd_requires,
    .notes = odd_notes,
    .prepare = prepare_inplace_odd,
    .launch = aclnnInplaceOdd,
};
