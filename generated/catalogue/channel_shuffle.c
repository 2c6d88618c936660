/*
 * Generated from spec/movement/channel_shuffle.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_channel_shuffle.h"
#include "client/catalogue.h"

static const ac_entry_type channel_shuffle_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula channel_shuffle_formulas[] = {
    {
        .output = "mixed",
        .when = "",
        .text = "shuffled(groups) of self",
    },
    {
        .output = "out",
        .when = "",
        .text = "mixed",
    },
};

static const ac_entry_bound channel_shuffle_bounds[] = {
    {"out", "exact"},
};

static const char *const channel_shuffle_requires[] = {
    "rank(self) >= 3",
    "rank(self) <= 7",
    NULL,
};

static const char *const channel_shuffle_notes[] = {
    "BF16 is refused on ascend910, which has none.",
    NULL,
};

static const uint64_t channel_shuffle_self_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128 |
                        AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16,
};

static const uint64_t channel_shuffle_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                     AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                      AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                        AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128 |
                        AC_SET_BOOL,
    [AC_ASCEND950] = AC_SET_F16 | AC_SET_BF16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 |
                     AC_SET_I16 | AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL,
    [AC_HOST] = AC_SET_F16 | AC_SET_F32 | AC_SET_F64 | AC_SET_U8 | AC_SET_I8 | AC_SET_I16 |
                AC_SET_I32 | AC_SET_I64 | AC_SET_C64 | AC_SET_C128 | AC_SET_BOOL | AC_SET_BF16,
};

static const ac_entry_cut channel_shuffle_self_cuts[] = {
    {
        .part = "mixed",
        .when = (const ac_entry_flag[]){{NULL, false}},
        .map = AC_MAP_SHUFFLED,
        .args = {"groups"},
        .arg_count = 1,
    },
};

/* clang-format off */
static const ac_entry_value channel_shuffle_example[] = {
    {"self", false, "[[[1], [2], [3], [4]]]"},
    {"groups", false, "2"},
    {"out", true, "[[[1], [3], [2], [4]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal channel_shuffle_refusals[] = {
    {161001, "self or out is null"},
    {161002, "self has a dtype that is not listed for it"},
    {161002, "out does not have the dtype of self"},
    {161002, "self or out has a rank above 8"},
    {161002, "self has fewer than 2 axes, or groups is below 1 or does not divide its extent along axis 1"},
    {161002, "out does not have the shape of self as shuffled(groups)"},
    {161002, "rank(self) >= 3 does not hold"},
    {161002, "rank(self) <= 7 does not hold"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param channel_shuffle_params[] = {
    {
        .name = "self",
        .c_type = "const aclTensor *",
        .doc = "the input",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .dtypes = channel_shuffle_self_dtypes,
        .cuts = channel_shuffle_self_cuts,
        .cut_count = 1,
    },
    {
        .name = "groups",
        .c_type = "int64_t",
        .doc = "the number of groups that the channels are in",
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
        .dtypes = channel_shuffle_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"self", NULL},
                .part = true,
                .type = "T",
            },
    },
};

static aclnnStatus prepare_channel_shuffle(const ac_entry_args *args, uint64_t *workspace_size,
                                           aclOpExecutor **executor)
{
    return aclnnChannelShuffleGetWorkspaceSize(args->of[0].tensor, args->of[1].integer,
                                               args->of[2].tensor, workspace_size, executor);
}

static bool fits_channel_shuffle(const ac_entry_shape *shapes)
{
    return (double)shapes[0].rank >= 3.0 && (double)shapes[0].rank <= 7.0;
}

const ac_entry channel_shuffle_entry = {
    .name = "aclnnChannelShuffle",
    .op = "ChannelShuffle",
    .snake = "channel_shuffle",
    .doc = "ChannelShuffle: the channels of axis 1, the first of each group, then the second, and"
           " so on.",
    .family = "movement",
    .spec = "spec/movement/channel_shuffle.yaml",
    .header = "aclnnop/aclnn_channel_shuffle.h",
    .variant = "",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
    .params = channel_shuffle_params,
    .param_count = sizeof(channel_shuffle_params) / sizeof(channel_shuffle_params[0]),
    .types = channel_shuffle_types,
    .type_count = sizeof(channel_shuffle_types) / sizeof(channel_shuffle_types[0]),
    .space = {"self", NULL},
    .formulas = channel_shuffle_formulas,
    .formula_count = 2,
    .bounds = channel_shuffle_bounds,
    .bound_count = sizeof(channel_shuffle_bounds) / sizeof(channel_shuffle_bounds[0]),
    .requires_ = channel_shuffle_requires,
    .fits = fits_channel_shuffle,
    .notes = channel_shuffle_notes,
    .refusals = channel_shuffle_refusals,
    .example = channel_shuffle_example,
    .prepare = prepare_channel_shuffle,
    .launch = aclnnChannelShuffle,
};
