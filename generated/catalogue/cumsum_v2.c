/*
 * Generated from spec/reduction/cumsum_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_cumsum.h"
#include "client/catalogue.h"

static const ac_entry_type cumsum_v2_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula cumsum_v2_formulas[] = {
    {
        .output = "out",
        .when = "exclusive is false and reverse is false",
        .text = "sum(self, upto: dim)",
    },
    {
        .output = "out",
        .when = "exclusive is true and reverse is false",
        .text = "sum(self, before: dim)",
    },
    {
        .output = "out",
        .when = "exclusive is false",
        .text = "sum(self, from: dim)",
    },
    {
        .output = "out",
        .when = "",
        .text = "sum(self, after: dim)",
    },
};

static const ac_entry_bound cumsum_v2_bounds[] = {
    {"out", "1 ulp"},
};

static const char *const cumsum_v2_requires[] = {
    NULL,
};

static const char *const cumsum_v2_notes[] = {
    "Sums are within half an ulp of the exact one and a small multiple of 2^-53 of the sum of the"
    " magnitudes, those of f64 of 2^-100.",
    "Complex dtypes, which the vendor takes, are refused here.",
    NULL,
};

static const uint64_t cumsum_v2_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                     AC_SET_I16 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I64,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                     AC_SET_I16 | AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                AC_SET_I16 | AC_SET_I64 | AC_SET_BF16,
};

static const uint64_t cumsum_v2_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                     AC_SET_I16 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I64,
    [AC_ASCEND310B] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                     AC_SET_I16 | AC_SET_I64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_I32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                AC_SET_I16 | AC_SET_I64 | AC_SET_BF16,
};

static const ac_entry_choice cumsum_v2_exclusive_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice cumsum_v2_reverse_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value cumsum_v2_example[] = {
    {"self", false, "[1, 2, 3]"},
    {"dim", false, "0"},
    {"exclusive", false, "false"},
    {"reverse", false, "false"},
    {"out", true, "[1, 3, 6]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal cumsum_v2_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "dim is not in [-r, r - 1], where r is the rank of self, or 1 at rank 0"},
    {161002, "out does not have the shape of self"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param cumsum_v2_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = cumsum_v2_self_dtypes,
    },
    {
        .name = "dim",
        .c_type = "int64_t",
        .doc = "the axis of the lines",
        .role = AC_ROLE_AXIS,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .axis_of = "self",
    },
    {
        .name = "exclusive",
        .c_type = "bool",
        .doc = "whether an element is no part of its own sum",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = cumsum_v2_exclusive_choices,
        .choice_count = 2,
    },
    {
        .name = "reverse",
        .c_type = "bool",
        .doc = "whether lines are taken from their end",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = cumsum_v2_reverse_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the sums",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = cumsum_v2_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_cumsum_v2(const ac_entry_args *args, uint64_t *workspace_size,
                                     aclOpExecutor **executor)
{
    return aclnnCumsumV2GetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                         args->of[2].boolean, args->of[3].boolean,
                                         args->of[4].tensor, workspace_size, executor);
}

const ac_entry cumsum_v2_entry = {
    .name = "aclnnCumsumV2",
    .op = "CumsumV2",
    .snake = "cumsum_v2",
    .doc = "CumsumV2: the sums of the elements up to each, or before each, along an axis, from "
           "its front or its end.",
    .family = "reduction",
    .spec = "spec/reduction/cumsum_v2.yaml",
    .header = "aclnnop/aclnn_cumsum.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = cumsum_v2_params,
    .param_count = sizeof(cumsum_v2_params) / sizeof(cumsum_v2_params[0]),
    .types = cumsum_v2_types,
    .type_count = sizeof(cumsum_v2_types) / sizeof(cumsum_v2_types[0]),
    .space = {"self", NULL},
    .formulas = cumsum_v2_formulas,
    .formula_count = 4,
    .bounds = cumsum_v2_bounds,
    .bound_count = sizeof(cumsum_v2_bounds) / sizeof(cumsum_v2_bounds[0]),
    .requires_ = cumsum_v2_requires,
    .notes = cumsum_v2_notes,
    .refusals = cumsum_v2_refusals,
    .example = cumsum_v2_example,
    .prepare = prepare_cumsum_v2,
    .launch = aclnnCumsumV2,
};
