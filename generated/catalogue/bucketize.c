/*
 * Generated from spec/movement/bucketize.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_bucketize.h"
#include "client/catalogue.h"

static const ac_entry_type bucketize_types[] = {
    {"A", "", {NULL}, NULL, 0, NULL},
    {"B", "", {NULL}, NULL, 0, NULL},
    {"I", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"A", "B"}, NULL, 0, NULL},
};

static const ac_entry_formula bucketize_formulas[] = {
    {
        .output = "out",
        .when = "right is true",
        .text = "searched_behind(self, boundaries)",
    },
    {
        .output = "out",
        .when = "",
        .text = "searched(self, boundaries)",
    },
};

static const ac_entry_bound bucketize_bounds[] = {
    {"out", "exact"},
};

static const char *const bucketize_requires[] = {
    "rank(boundaries) <= 1",
    NULL,
};

static const char *const bucketize_notes[] = {
    "A nan falls into the last bucket.",
    "A value without axes takes part in the promotion as all others do.",
    NULL,
};

static const uint64_t bucketize_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8,
};

static const uint64_t bucketize_boundaries_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                     AC_SET_I64 | AC_SET_U8,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_I8 | AC_SET_I16 | AC_SET_I32 |
                AC_SET_I64 | AC_SET_U8,
};

static const uint64_t bucketize_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};

static const ac_entry_choice bucketize_out_int32_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

static const ac_entry_choice bucketize_right_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value bucketize_example[] = {
    {"self", false, "[[3, 6], [0, 9]]"},
    {"boundaries", false, "[1, 3, 5]"},
    {"outInt32", false, "false"},
    {"right", false, "false"},
    {"out", true, "[[1, 3], [0, 3]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal bucketize_refusals[] = {
    {161001, "self, boundaries or out is null"},
    {161002, "self, boundaries or out has a dtype that is not listed for it"},
    {161002, "out is not i32 where outInt32 is true, or not i64 where it is false"},
    {161002, "self, boundaries or out has a rank above 8"},
    {161002, "boundaries has neither one axis nor the extents of self but for the last one"},
    {161002, "out does not have the shape of self"},
    {161002, "rank(boundaries) <= 1 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param bucketize_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the values",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "A",
        .dtypes = bucketize_self_dtypes,
    },
    {
        .name = "boundaries",
        .c_type = "const aclTensor *",
        .doc = "the boundaries between buckets, the least first",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_LINES,
        .type = "B",
        .dtypes = bucketize_boundaries_dtypes,
    },
    {
        .name = "outInt32",
        .c_type = "bool",
        .doc = "whether numbers are i32",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = bucketize_out_int32_choices,
        .choice_count = 2,
    },
    {
        .name = "right",
        .c_type = "bool",
        .doc = "whether a value that is equal to a boundary falls into the bucket behind it",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = bucketize_right_choices,
        .choice_count = 2,
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the numbers of buckets",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .position = true,
        .narrow = "outInt32",
        .dtypes = bucketize_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .type = "T",
            },
    },
};

static aclnnStatus prepare_bucketize(const ac_entry_args *args, uint64_t *workspace_size,
                                     aclOpExecutor **executor)
{
    return aclnnBucketizeGetWorkspaceSize(args->of[0].tensor, args->of[1].tensor,
                                          args->of[2].boolean, args->of[3].boolean,
                                          args->of[4].tensor, workspace_size, executor);
}

static bool fits_bucketize(const ac_entry_shape *shapes)
{
    return (double)shapes[1].rank <= 1.0;
}

const ac_entry bucketize_entry = {
    .name = "aclnnBucketize",
    .op = "Bucketize",
    .snake = "bucketize",
    .doc = "Bucketize: the number of the bucket that a value falls into, between sorted "
           "boundaries.",
    .family = "movement",
    .spec = "spec/movement/bucketize.yaml",
    .header = "aclnnop/aclnn_bucketize.h",
    .variant = "",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
    .params = bucketize_params,
    .param_count = sizeof(bucketize_params) / sizeof(bucketize_params[0]),
    .types = bucketize_types,
    .type_count = sizeof(bucketize_types) / sizeof(bucketize_types[0]),
    .space = {"self", NULL},
    .formulas = bucketize_formulas,
    .formula_count = 2,
    .bounds = bucketize_bounds,
    .bound_count = sizeof(bucketize_bounds) / sizeof(bucketize_bounds[0]),
    .requires_ = bucketize_requires,
    .fits = fits_bucketize,
    .notes = bucketize_notes,
    .refusals = bucketize_refusals,
    .example = bucketize_example,
    .prepare = prepare_bucketize,
    .launch = aclnnBucketize,
};
