/*
 * Generated from spec/contraction/flash_attention_score.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_flash_attention_score.h"
#include "client/catalogue.h"

static const ac_entry_type flash_attention_score_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"M", "", {NULL}, NULL, 0, NULL},
    {"F", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula flash_attention_score_formulas[] = {
    {
        .output = "attentionOutOut",
        .when = "inputLayout is BNSD",
        .text = "sum(softmax(scaleValue * (sum(query[b, n*g, s, d] * key[b, n, t, d], over: d) + "
                "realShiftOptional[b, n*g, s, t]), over: t, drop: attenMaskOptional[b?, n*g?, s, "
                "t], band: [sparseMode, preTokens, nextTokens]) * value[b, n, t, e], over: t)",
    },
    {
        .output = "attentionOutOut",
        .when = "inputLayout is BSH",
        .text = "sum(softmax(scaleValue * (sum(query[b, s, n*g*d] * key[b, t, n*d], over: d) + "
                "realShiftOptional[b, n*g, s, t]), over: t, drop: attenMaskOptional[b?, n*g?, s, "
                "t], band: [sparseMode, preTokens, nextTokens]) * value[b, t, n*e], over: t)",
    },
    {
        .output = "attentionOutOut",
        .when = "inputLayout is SBH",
        .text = "sum(softmax(scaleValue * (sum(query[s, b, n*g*d] * key[t, b, n*d], over: d) + "
                "realShiftOptional[b, n*g, s, t]), over: t, drop: attenMaskOptional[b?, n*g?, s, "
                "t], band: [sparseMode, preTokens, nextTokens]) * value[t, b, n*e], over: t)",
    },
    {
        .output = "attentionOutOut",
        .when = "",
        .text = "sum(softmax(scaleValue * (sum(query[b, s, n*g, d] * key[b, t, n, d], over: d) + "
                "realShiftOptional[b, n*g, s, t]), over: t, drop: attenMaskOptional[b?, n*g?, s, "
                "t], band: [sparseMode, preTokens, nextTokens]) * value[b, t, n, e], over: t)",
    },
    {
        .output = "softmaxMaxOut",
        .when = "",
        .text = "greatest_score[b, n*g, s, 8]",
    },
    {
        .output = "softmaxSumOut",
        .when = "",
        .text = "total_weight[b, n*g, s, 8]",
    },
};

static const ac_entry_bound flash_attention_score_bounds[] = {
    {"softmaxMaxOut", "contraction"},
    {"softmaxSumOut", "contraction"},
    {"attentionOutOut", "contraction"},
};

static const char *const flash_attention_score_requires[] = {
    NULL,
};

static const char *const flash_attention_score_notes[] = {
    "Where all scores of a query are dropped its means and total are 0, and its greatest score is"
    " -inf.",
    "In modes 2 to 4 attenMaskOptional may be null, and is not read; sparseMode 5 and 6, and "
    "dropping weights at random, are not carried.",
    "A score that the mask or the band drops weighs nothing, and its value takes no part; of "
    "others a weight of 0 times an infinity is nan.",
    "Tensors need not be contiguous, and what is added may broadcast along each axis.",
    NULL,
};

static const uint64_t flash_attention_score_query_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t flash_attention_score_key_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t flash_attention_score_value_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t flash_attention_score_real_shift_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t flash_attention_score_atten_mask_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_BOOL | AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_BOOL | AC_SET_U8,
    [AC_HOST] = AC_SET_BOOL | AC_SET_U8,
};

static const uint64_t flash_attention_score_softmax_max_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const uint64_t flash_attention_score_softmax_sum_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const uint64_t flash_attention_score_attention_out_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice flash_attention_score_input_layout_choices[] = {
    {"BSND", "BSND", 0},
    {"BNSD", "BNSD", 1},
    {"BSH", "BSH", 2},
    {"SBH", "SBH", 3},
};

static const ac_entry_choice flash_attention_score_inner_precise_choices[] = {
    {"precise", NULL, 0},
    {"fast", NULL, 1},
    {"precise_or_zero", NULL, 2},
};

/* clang-format off */
static const ac_entry_choice flash_attention_score_sparse_mode_choices[] = {
    {"given", NULL, 0},
    {"whole", NULL, 1},
    {"causal", NULL, 2},
    {"causal_at_end", NULL, 3},
    {"around_end", NULL, 4},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value flash_attention_score_example[] = {
    {"query", false, "[[[[1, 2]]]]"},
    {"key", false, "[[[[0, 0]], [[0, 0]]]]"},
    {"value", false, "[[[[1, 4]], [[3, -2]]]]"},
    {"scaleValue", false, "0.5"},
    {"preTokens", false, "0"},
    {"nextTokens", false, "0"},
    {"headNum", false, "1"},
    {"inputLayout", false, "BSND"},
    {"innerPrecise", false, "precise"},
    {"sparseMode", false, "given"},
    {"softmaxMaxOut", true, "[[[[0, 0, 0, 0, 0, 0, 0, 0]]]]"},
    {"softmaxSumOut", true, "[[[[2, 2, 2, 2, 2, 2, 2, 2]]]]"},
    {"attentionOutOut", true, "[[[[2, 1]]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal flash_attention_score_refusals[] = {
    {161001, "query, key or value is null"},
    {161002, "realShiftOptional is neither null nor a tensor"},
    {161002, "dropMaskOptional or paddingMaskOptional is not null"},
    {161002, "attenMaskOptional is neither null nor a tensor"},
    {161002, "prefixOptional is not null"},
    {161002, "keepProb is not 1"},
    {161001, "softmaxMaxOut, softmaxSumOut, attentionOutOut or inputLayout is null"},
    {161002, "query or attenMaskOptional has a dtype that is not listed for it"},
    {161002, "key, value or realShiftOptional does not have the dtype of query"},
    {161002, "softmaxMaxOut or softmaxSumOut has a dtype that is not listed for it"},
    {161002, "attentionOutOut does not have the dtype of query"},
    {161002, "inputLayout is none of BSND, BNSD, BSH, SBH"},
    {161002, "sparseMode is none of given, whole, causal, causal_at_end, around_end"},
    {161002, "query, key or value does not have a rank of 3 to 4"},
    {161002, "realShiftOptional does not have a rank of 4 to 4"},
    {161002, "attenMaskOptional, softmaxMaxOut, softmaxSumOut or attentionOutOut has a rank above 8"},
    {161002, "the extents of query, key, value, realShiftOptional do not fit their axes, or headNum, where inputLayout is BNSD"},
    {161002, "the extents of query, key, value, realShiftOptional do not fit their axes, or headNum, where inputLayout is BSH"},
    {161002, "the extents of query, key, value, realShiftOptional do not fit their axes, or headNum, where inputLayout is SBH"},
    {161002, "the extents of query, key, value, realShiftOptional do not fit their axes, or headNum, in all other cases"},
    {161002, "attenMaskOptional does not have the axes [b?, n*g?, s, t], of which it may lack those with ?, the last one first; each of these has 1 or their extent, others at least theirs; where sparseMode is 2, 3 or 4, the last two have 2048"},
    {161002, "softmaxMaxOut or softmaxSumOut does not have the axes [b, n*g, s, 8]"},
    {161002, "attentionOutOut does not have the shape of the products of query, key and value"},
    {161002, "innerPrecise is none of precise, fast, precise_or_zero"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param flash_attention_score_params[] = {
    {
        .name = "query",
        .c_type = "const aclTensor *",
        .doc = "the queries",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "bs(ng)d",
        .dtypes = flash_attention_score_query_dtypes,
    },
    {
        .name = "key",
        .c_type = "const aclTensor *",
        .doc = "the keys",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "btnd",
        .dtypes = flash_attention_score_key_dtypes,
    },
    {
        .name = "value",
        .c_type = "const aclTensor *",
        .doc = "the values",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "btne",
        .dtypes = flash_attention_score_value_dtypes,
    },
    {
        .name = "realShiftOptional",
        .c_type = "const aclTensor *",
        .doc = "what is added to products before they are scaled; -inf drops scores",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "b(ng)st",
        .optional = true,
        .fallback = 0.0,
        .dtypes = flash_attention_score_real_shift_optional_dtypes,
    },
    {
        .name = "dropMaskOptional",
        .c_type = "const aclTensor *",
        .doc = "bits of weights that are kept",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "paddingMaskOptional",
        .c_type = "const aclTensor *",
        .doc = "padding",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "attenMaskOptional",
        .c_type = "const aclTensor *",
        .doc = "which scores are dropped",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "M",
        .axes = "b?(ng)?st",
        .optional = true,
        .fallback = 0.0,
        .dtypes = flash_attention_score_atten_mask_optional_dtypes,
    },
    {
        .name = "prefixOptional",
        .c_type = "const aclIntArray *",
        .doc = "lengths of prefixes",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "scaleValue",
        .c_type = "double",
        .doc = "the factor of scores",
        .role = AC_ROLE_SCALAR,
        .kind = AC_KIND_REAL,
        .view = AC_ENTRY_SAME,
        .type = "T",
    },
    {
        .name = "keepProb",
        .c_type = "double",
        .doc = "how likely weights are kept, which all are",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .present = true,
        .optional = true,
    },
    {
        .name = "preTokens",
        .c_type = "int64_t",
        .doc = "how far a band goes back",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "nextTokens",
        .c_type = "int64_t",
        .doc = "how far a band goes ahead",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "headNum",
        .c_type = "int64_t",
        .doc = "the heads of queries",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "inputLayout",
        .c_type = "char *",
        .doc = "the order of axes",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_STRING,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = flash_attention_score_input_layout_choices,
        .choice_count = 4,
    },
    {
        .name = "innerPrecise",
        .c_type = "int64_t",
        .doc = "how precise the means have to be at least, and where there are none",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = flash_attention_score_inner_precise_choices,
        .choice_count = 3,
    },
    {
        .name = "sparseMode",
        .c_type = "int64_t",
        .doc = "which scores are dropped by their place",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = flash_attention_score_sparse_mode_choices,
        .choice_count = 5,
    },
    {
        .name = "softmaxMaxOut",
        .c_type = "const aclTensor *",
        .doc = "the greatest score of each query",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .axes = "b(ng)s8",
        .dtypes = flash_attention_score_softmax_max_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"query", "key", "value"},
                .type = "T",
            },
    },
    {
        .name = "softmaxSumOut",
        .c_type = "const aclTensor *",
        .doc = "the total of its weights",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .axes = "b(ng)s8",
        .dtypes = flash_attention_score_softmax_sum_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"query", "key", "value"},
                .type = "T",
            },
    },
    {
        .name = "softmaxOutOut",
        .c_type = "const aclTensor *",
        .doc = "nothing",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_IGNORED,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "attentionOutOut",
        .c_type = "const aclTensor *",
        .doc = "the means",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "bs(ng)e",
        .dtypes = flash_attention_score_attention_out_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"query", "key", "value"},
                .type = "T",
            },
    },
};

static const ac_entry_joined flash_attention_score_joined[] = {
    {
        .when = (const ac_entry_flag[]){{"inputLayout", 1}, {NULL, false}},
        .axes = {[0] = "b(ng)sd",
                 [1] = "bntd",
                 [2] = "bnte",
                 [3] = "b(ng)st",
                 [6] = "b?(ng)?st",
                 [16] = "b(ng)s8",
                 [17] = "b(ng)s8",
                 [19] = "b(ng)se"},
        .summed = "t",
        .inner = 'd',
        .output = "attentionOutOut",
        .mask = "attenMaskOptional",
        .band = "sparseMode",
        .counts = {{"ng", "headNum", NULL}},
    },
    {
        .when = (const ac_entry_flag[]){{"inputLayout", 2}, {NULL, false}},
        .axes = {[0] = "bs(ngd)",
                 [1] = "bt(nd)",
                 [2] = "bt(ne)",
                 [3] = "b(ng)st",
                 [6] = "b?(ng)?st",
                 [16] = "b(ng)s8",
                 [17] = "b(ng)s8",
                 [19] = "bs(nge)"},
        .summed = "t",
        .inner = 'd',
        .output = "attentionOutOut",
        .mask = "attenMaskOptional",
        .band = "sparseMode",
        .counts = {{"ng", "headNum", NULL}},
    },
    {
        .when = (const ac_entry_flag[]){{"inputLayout", 3}, {NULL, false}},
        .axes = {[0] = "sb(ngd)",
                 [1] = "tb(nd)",
                 [2] = "tb(ne)",
                 [3] = "b(ng)st",
                 [6] = "b?(ng)?st",
                 [16] = "b(ng)s8",
                 [17] = "b(ng)s8",
                 [19] = "sb(nge)"},
        .summed = "t",
        .inner = 'd',
        .output = "attentionOutOut",
        .mask = "attenMaskOptional",
        .band = "sparseMode",
        .counts = {{"ng", "headNum", NULL}},
    },
    {
        .axes = {[0] = "bs(ng)d",
                 [1] = "btnd",
                 [2] = "btne",
                 [3] = "b(ng)st",
                 [6] = "b?(ng)?st",
                 [16] = "b(ng)s8",
                 [17] = "b(ng)s8",
                 [19] = "bs(ng)e"},
        .summed = "t",
        .inner = 'd',
        .output = "attentionOutOut",
        .mask = "attenMaskOptional",
        .band = "sparseMode",
        .counts = {{"ng", "headNum", NULL}},
    },
};

static aclnnStatus prepare_flash_attention_score(const ac_entry_args *args,
                                                 uint64_t *workspace_size, aclOpExecutor **executor)
{
    return aclnnFlashAttentionScoreGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        args->of[4].tensor, args->of[5].tensor, args->of[6].tensor, args->of[7].integers,
        args->of[8].real, args->of[9].real, args->of[10].integer, args->of[11].integer,
        args->of[12].integer, args->of[13].string, args->of[14].integer, args->of[15].integer,
        args->of[16].tensor, args->of[17].tensor, args->of[18].tensor, args->of[19].tensor,
        workspace_size, executor);
}

const ac_entry flash_attention_score_entry = {
    .name = "aclnnFlashAttentionScore",
    .op = "FlashAttentionScore",
    .snake = "flash_attention_score",
    .doc = "FlashAttentionScore: for each query the mean of values, weighed by how well their "
           "keys fit it, and what its gradient needs.",
    .family = "contraction",
    .spec = "spec/contraction/flash_attention_score.yaml",
    .header = "aclnnop/aclnn_flash_attention_score.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = flash_attention_score_params,
    .param_count = sizeof(flash_attention_score_params) / sizeof(flash_attention_score_params[0]),
    .types = flash_attention_score_types,
    .type_count = sizeof(flash_attention_score_types) / sizeof(flash_attention_score_types[0]),
    .joined = flash_attention_score_joined,
    .space = {"query", "key", "value"},
    .formulas = flash_attention_score_formulas,
    .formula_count = 6,
    .bounds = flash_attention_score_bounds,
    .bound_count = sizeof(flash_attention_score_bounds) / sizeof(flash_attention_score_bounds[0]),
    .requires_ = flash_attention_score_requires,
    .notes = flash_attention_score_notes,
    .refusals = flash_attention_score_refusals,
    .example = flash_attention_score_example,
    .prepare = prepare_flash_attention_score,
    .launch = aclnnFlashAttentionScore,
};
