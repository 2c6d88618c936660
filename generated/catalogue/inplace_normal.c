/*
 * Generated from spec/movement/inplace_normal.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_normal.h"
#include "client/catalogue.h"

static const ac_entry_type inplace_normal_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula inplace_normal_formulas[] = {
    {
        .output = "selfRef",
        .when = "",
        .text = "mean + std * (sqrt(2) * erfinv(2 * random(seed, offset) - 1))",
    },
};

static const ac_entry_bound inplace_normal_bounds[] = {
    {"selfRef", "1 ulp"},
};

static const char *const inplace_normal_requires[] = {
    "std >= 0",
    NULL,
};

static const char *const inplace_normal_notes[] = {
    "The numbers are other than the vendor's, whose generators differ between products.",
    "A tensor of bool is refused, which the vendor accepts.",
    NULL,
};

static const uint64_t inplace_normal_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_I8 | AC_SET_U8,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                      AC_SET_I8 | AC_SET_U8 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I16 | AC_SET_I32 |
                        AC_SET_I64 | AC_SET_I8 | AC_SET_U8 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                     AC_SET_I8 | AC_SET_U8 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_F64 | AC_SET_I16 | AC_SET_I32 | AC_SET_I64 |
                AC_SET_I8 | AC_SET_U8 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_normal_example[] = {
    {"selfRef", true, "[3, 3]"},
    {"mean", false, "3"},
    {"std", false, "0"},
    {"seed", false, "5"},
    {"offset", false, "7"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_normal_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {161002, "std >= 0 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_normal_params[] = {
    {
        .name = "selfRef",
        .c_type = "const aclTensor *",
        .doc = "the tensor that is filled",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .truncate = true,
        .dtypes = inplace_normal_self_ref_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {NULL},
                .type = "T",
            },
    },
    {
        .name = "mean",
        .c_type = "float",
        .doc = "the mean of the distribution",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SINGLE,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "std",
        .c_type = "float",
        .doc = "its standard deviation",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SINGLE,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "seed",
        .c_type = "int64_t",
        .doc = "the seed of the generator",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "offset",
        .c_type = "int64_t",
        .doc = "which of the sequences of the seed is taken",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
};

static aclnnStatus prepare_inplace_normal(const ac_entry_args *args, uint64_t *workspace_size,
                                          aclOpExecutor **executor)
{
    return aclnnInplaceNormalGetWorkspaceSize(args->of[0].tensor, args->of[1].single,
                                              args->of[2].single, args->of[3].integer,
                                              args->of[4].integer, workspace_size, executor);
}

const ac_entry inplace_normal_entry = {
    .name = "aclnnInplaceNormal",
    .op = "InplaceNormal",
    .snake = "inplace_normal",
    .doc = "InplaceNormal: random numbers of a normal distribution.",
    .family = "movement",
    .spec = "spec/movement/inplace_normal.yaml",
    .header = "aclnnop/aclnn_normal.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_normal_params,
    .param_count = sizeof(inplace_normal_params) / sizeof(inplace_normal_params[0]),
    .types = inplace_normal_types,
    .type_count = sizeof(inplace_normal_types) / sizeof(inplace_normal_types[0]),
    .space = {"selfRef", NULL},
    .formulas = inplace_normal_formulas,
    .formula_count = 1,
    .bounds = inplace_normal_bounds,
    .bound_count = sizeof(inplace_normal_bounds) / sizeof(inplace_normal_bounds[0]),
    .requires_ = inplace_normal_requires,
    .notes = inplace_normal_notes,
    .refusals = inplace_normal_refusals,
    .example = inplace_normal_example,
    .prepare = prepare_inplace_normal,
    .launch = aclnnInplaceNormal,
};
