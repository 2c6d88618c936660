/*
 * Generated from spec/movement/inplace_uniform.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_uniform.h"
#include "client/catalogue.h"

static const ac_entry_type inplace_uniform_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula inplace_uniform_formulas[] = {
    {
        .output = "selfRef",
        .when = "",
        .text = "from * (1 - random(seed, offset)) + to * random(seed, offset)",
    },
};

static const ac_entry_bound inplace_uniform_bounds[] = {
    {"selfRef", "1 ulp"},
};

static const char *const inplace_uniform_requires[] = {
    "from <= to",
    NULL,
};

static const char *const inplace_uniform_notes[] = {
    "The numbers are other than the vendor's, whose generators differ between products.",
    "A result is rounded to the nearest, so that in f16 and bf16 it may be `to`.",
    NULL,
};

static const uint64_t inplace_uniform_self_ref_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                        AC_SET_U8 | AC_SET_F64 | AC_SET_BF16,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_U8 | AC_SET_F64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_U8 | AC_SET_F64 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_F16 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_U8 | AC_SET_F64 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value inplace_uniform_example[] = {
    {"selfRef", true, "[3, 3]"},
    {"from", false, "3"},
    {"to", false, "3"},
    {"seed", false, "5"},
    {"offset", false, "7"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal inplace_uniform_refusals[] = {
    {161001, "selfRef is null"},
    {161002, "selfRef has a dtype that is not listed for it"},
    {161002, "selfRef has a rank above 8"},
    {161002, "from <= to does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param inplace_uniform_params[] = {
    {
        .name = "selfRef",
        .c_type = "const aclTensor *",
        .doc = "the tensor that is filled",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .truncate = true,
        .dtypes = inplace_uniform_self_ref_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {NULL},
                .type = "T",
            },
    },
    {
        .name = "from",
        .c_type = "double",
        .doc = "the lower end",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "to",
        .c_type = "double",
        .doc = "the upper end",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "seed",
        .c_type = "uint64_t",
        .doc = "the seed of the generator",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "offset",
        .c_type = "uint64_t",
        .doc = "which of the sequences of the seed is taken",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
};

static aclnnStatus prepare_inplace_uniform(const ac_entry_args *args, uint64_t *workspace_size,
                                           aclOpExecutor **executor)
{
    return aclnnInplaceUniformGetWorkspaceSize(
        args->of[0].tensor, args->of[1].real, args->of[2].real, (uint64_t)args->of[3].integer,
        (uint64_t)args->of[4].integer, workspace_size, executor);
}

const ac_entry inplace_uniform_entry = {
    .name = "aclnnInplaceUniform",
    .op = "InplaceUniform",
    .snake = "inplace_uniform",
    .doc = "InplaceUniform: random numbers that are spread evenly between two numbers.",
    .family = "movement",
    .spec = "spec/movement/inplace_uniform.yaml",
    .header = "aclnnop/aclnn_uniform.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = inplace_uniform_params,
    .param_count = sizeof(inplace_uniform_params) / sizeof(inplace_uniform_params[0]),
    .types = inplace_uniform_types,
    .type_count = sizeof(inplace_uniform_types) / sizeof(inplace_uniform_types[0]),
    .space = {"selfRef", NULL},
    .formulas = inplace_uniform_formulas,
    .formula_count = 1,
    .bounds = inplace_uniform_bounds,
    .bound_count = sizeof(inplace_uniform_bounds) / sizeof(inplace_uniform_bounds[0]),
    .requires_ = inplace_uniform_requires,
    .notes = inplace_uniform_notes,
    .refusals = inplace_uniform_refusals,
    .example = inplace_uniform_example,
    .prepare = prepare_inplace_uniform,
    .launch = aclnnInplaceUniform,
};
