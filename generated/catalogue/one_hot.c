/*
 * Generated from spec/movement/one_hot.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_one_hot.h"
#include "client/catalogue.h"

static const ac_entry_type one_hot_types[] = {
    {"I", "", {NULL}, NULL, 0, NULL},
    {"V", "", {NULL}, NULL, 0, NULL},
    {"T", "promote", {"I", "V"}, NULL, 0, NULL},
};

static const ac_entry_formula one_hot_formulas[] = {
    {
        .output = "wide",
        .when = "",
        .text = "spaced(axis, numClasses) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "where(wide == index(axis), onValue, offValue)",
    },
};

static const ac_entry_bound one_hot_bounds[] = {
    {"out", "exact"},
};

static const char *const one_hot_requires[] = {
    NULL,
};

static const char *const one_hot_notes[] = {
    "An index that is below 0, or not below numClasses, has a row of offValue.",
    "The vendor also takes values of f16, which indices would be rounded to here; and its "
    "ascend950 takes indices of u8.",
    "onValue and offValue have one element; the vendor takes the first of several.",
    NULL,
};

/* clang-format off */
static const uint64_t one_hot_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_I32 | AC_SET_I64,
    [AC_HOST] = AC_SET_I32 | AC_SET_I64,
};
/* clang-format on */

static const uint64_t one_hot_on_value_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 | AC_SET_U8,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 | AC_SET_U8,
};

static const uint64_t one_hot_off_value_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 | AC_SET_U8,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 | AC_SET_U8,
};

static const uint64_t one_hot_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND310P] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64,
    [AC_ASCEND950] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 | AC_SET_U8,
    [AC_HOST] = AC_SET_F32 | AC_SET_I32 | AC_SET_I64 | AC_SET_I8 | AC_SET_U8,
};

static const ac_entry_cut one_hot_self_cuts[] = {
    {
        .part = "wide",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_SPACED,
        .args = {"axis", "numClasses"},
        .arg_count = 2,
    },
};

/* clang-format off */
static const ac_entry_value one_hot_example[] = {
    {"self", false, "[2, 0, 5]"},
    {"numClasses", false, "3"},
    {"onValue", false, "1"},
    {"offValue", false, "0"},
    {"axis", false, "-1"},
    {"out", true, "[[0, 0, 1], [1, 0, 0], [0, 0, 0]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal one_hot_refusals[] = {
    {161001, "self, onValue, offValue or out is null"},
    {161002, "self or onValue has a dtype that is not listed for it"},
    {161002, "offValue or out does not have the dtype of onValue"},
    {161002, "the result cannot be converted to the dtype of out"},
    {161002, "self, onValue, offValue or out has a rank above 8"},
    {161002, "axis is below -1 or above the rank of self, which is below 8; or numClasses is below 0, or 0 where self has no elements"},
    {161002, "onValue or offValue has not one element"},
    {161002, "out does not have the shape of self as spaced(axis, numClasses)"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param one_hot_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the indices",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "I",
        .dtypes = one_hot_self_dtypes,
        .cuts = one_hot_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "numClasses",
        .c_type = "int",
        .doc = "the extent of the new axis",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "onValue",
        .c_type = "const aclTensor *",
        .doc = "the element at the index",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SINGLE,
        .type = "V",
        .dtypes = one_hot_on_value_dtypes,
    },
    {
        .name = "offValue",
        .c_type = "const aclTensor *",
        .doc = "all other elements",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SINGLE,
        .type = "V",
        .dtypes = one_hot_off_value_dtypes,
    },
    {
        .name = "axis",
        .c_type = "int64_t",
        .doc = "the place of the new axis, -1 for the last one",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "out",
        .c_type = "aclTensor *",
        .doc = "the output",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .cast_to = "V",
        .dtypes = one_hot_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "V",
            },
    },
};

static aclnnStatus prepare_one_hot(const ac_entry_args *args, uint64_t *workspace_size,
                                   aclOpExecutor **executor)
{
    return aclnnOneHotGetWorkspaceSize(args->of[0].tensor, (int)args->of[1].integer,
                                       args->of[2].tensor, args->of[3].tensor, args->of[4].integer,
                                       args->of[5].tensor, workspace_size, executor);
}

const ac_entry one_hot_entry = {
    .name = "aclnnOneHot",
    .op = "OneHot",
    .snake = "one_hot",
    .doc = "OneHot: rows of one value, with another one at the place that each index says.",
    .family = "movement",
    .spec = "spec/movement/one_hot.yaml",
    .header = "aclnnop/aclnn_one_hot.h",
    .variant = "",
    .by_place = true,
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = one_hot_params,
    .param_count = sizeof(one_hot_params) / sizeof(one_hot_params[0]),
    .types = one_hot_types,
    .type_count = sizeof(one_hot_types) / sizeof(one_hot_types[0]),
    .space = {"self", NULL},
    .formulas = one_hot_formulas,
    .formula_count = 2,
    .bounds = one_hot_bounds,
    .bound_count = sizeof(one_hot_bounds) / sizeof(one_hot_bounds[0]),
    .requires_ = one_hot_requires,
    .notes = one_hot_notes,
    .refusals = one_hot_refusals,
    .example = one_hot_example,
    .prepare = prepare_one_hot,
    .launch = aclnnOneHot,
};
