/*
 * Generated from spec/movement/log_space.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_logspace.h"
#include "client/catalogue.h"

static const ac_entry_type log_space_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula log_space_formulas[] = {
    {
        .output = "last",
        .when = "",
        .text = "steps - 1",
    },
    {
        .output = "inner",
        .when = "",
        .text = "(start * (last - index(all)) + end * index(all)) / last",
    },
    {
        .output = "exponent",
        .when = "",
        .text = "where(index(all) == 0, start, where(index(all) < last, inner, end))",
    },
    {
        .output = "result",
        .when = "",
        .text = "where(exponent == 0 or base == 1, 1, exp(exponent * log(base)))",
    },
};

static const ac_entry_bound log_space_bounds[] = {
    {"result", "1 ulp"},
};

static const char *const log_space_requires[] = {
    "steps >= 0",
    "base >= 0",
    NULL,
};

static const char *const log_space_notes[] = {
    "The base is not rounded to f32, as the vendor does; one below 0, whose powers are no numbers"
    " but for whole exponents, is refused.",
    "The number of elements of result is not compared with steps, as in the vendor's checks; its "
    "caller makes it.",
    "An argument that is null is refused with 161001, as the vendor documents, and a complex "
    "start or end with 161002.",
    "Between the ends exponents are made in f64.",
    NULL,
};

static const uint64_t log_space_start_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U64 | AC_SET_U32 |
                      AC_SET_U16 | AC_SET_U8 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U64 |
                        AC_SET_U32 | AC_SET_U16 | AC_SET_U8 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                        AC_SET_I8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U64 | AC_SET_U32 |
                     AC_SET_U16 | AC_SET_U8 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U64 | AC_SET_U32 |
                AC_SET_U16 | AC_SET_U8 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_BOOL,
};

static const uint64_t log_space_end_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U64 | AC_SET_U32 |
                      AC_SET_U16 | AC_SET_U8 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                      AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U64 |
                        AC_SET_U32 | AC_SET_U16 | AC_SET_U8 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 |
                        AC_SET_I8 | AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U64 | AC_SET_U32 |
                     AC_SET_U16 | AC_SET_U8 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                     AC_SET_BOOL,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64 | AC_SET_U64 | AC_SET_U32 |
                AC_SET_U16 | AC_SET_U8 | AC_SET_I64 | AC_SET_I32 | AC_SET_I16 | AC_SET_I8 |
                AC_SET_BOOL,
};

static const uint64_t log_space_result_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

/* clang-format off */
static const ac_entry_value log_space_example[] = {
    {"start", false, "0"},
    {"end", false, "3"},
    {"steps", false, "4"},
    {"base", false, "2"},
    {"result", true, "[1, 2, 4, 8]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal log_space_refusals[] = {
    {161001, "start, end or result is null"},
    {161002, "start, end or result has a dtype that is not listed for it"},
    {161002, "result has a rank above 8"},
    {161002, "steps >= 0 does not hold"},
    {161002, "base >= 0 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param log_space_params[] = {
    {
        .name = "start",
        .c_type = "const aclScalar *",
        .doc = "the first exponent",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = log_space_start_dtypes,
    },
    {
        .name = "end",
        .c_type = "const aclScalar *",
        .doc = "the last exponent",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_SCALAR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = log_space_end_dtypes,
    },
    {
        .name = "steps",
        .c_type = "int64_t",
        .doc = "how many powers there are",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "base",
        .c_type = "double",
        .doc = "what is raised to them, at least 0",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "result",
        .c_type = "const aclTensor *",
        .doc = "the powers",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = log_space_result_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_log_space(const ac_entry_args *args, uint64_t *workspace_size,
                                     aclOpExecutor **executor)
{
    return aclnnLogSpaceGetWorkspaceSize(args->of[0].scalar, args->of[1].scalar,
                                         args->of[2].integer, args->of[3].real, args->of[4].tensor,
                                         workspace_size, executor);
}

const ac_entry log_space_entry = {
    .name = "aclnnLogSpace",
    .op = "LogSpace",
    .snake = "log_space",
    .doc = "LogSpace: powers of a base, whose exponents go at equal distances from one to another.",
    .family = "movement",
    .spec = "spec/movement/log_space.yaml",
    .header = "aclnnop/aclnn_logspace.h",
    .variant = "",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
    .params = log_space_params,
    .param_count = sizeof(log_space_params) / sizeof(log_space_params[0]),
    .types = log_space_types,
    .type_count = sizeof(log_space_types) / sizeof(log_space_types[0]),
    .space = {"result", NULL},
    .formulas = log_space_formulas,
    .formula_count = 4,
    .bounds = log_space_bounds,
    .bound_count = sizeof(log_space_bounds) / sizeof(log_space_bounds[0]),
    .requires_ = log_space_requires,
    .notes = log_space_notes,
    .refusals = log_space_refusals,
    .example = log_space_example,
    .prepare = prepare_log_space,
    .launch = aclnnLogSpace,
};
