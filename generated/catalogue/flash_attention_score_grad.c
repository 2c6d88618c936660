/*
 * Generated from spec/contraction/flash_attention_score_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_flash_attention_score_grad.h"
#include "client/catalogue.h"

static const ac_entry_type flash_attention_score_grad_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"M", "", {NULL}, NULL, 0, NULL},
    {"F", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula flash_attention_score_grad_formulas[] = {
    {
        .output = "dqOut",
        .when = "inputLayout is BNSD",
        .text = "gradient(sum(softmax(scaleValue * (sum(query[b, n*g, s, d] * keyIn[b, n, t, d], "
                "over: d) + pseShiftOptional[b, n*g, s, t]), over: t, drop: attenMaskOptional[b?,"
                " n*g?, s, t], band: [sparseMode, preTokens, nextTokens]) * value[b, n, t, e], "
                "over: t), dy[b, n*g, s, e], attentionInOptional[b, n*g, s, e], "
                "softmaxMaxOptional[b, n*g, s, 8], softmaxSumOptional[b, n*g, s, 8], of: query)",
    },
    {
        .output = "dqOut",
        .when = "inputLayout is BSH",
        .text = "gradient(sum(softmax(scaleValue * (sum(query[b, s, n*g*d] * keyIn[b, t, n*d], "
                "over: d) + pseShiftOptional[b, n*g, s, t]), over: t, drop: attenMaskOptional[b?,"
                " n*g?, s, t], band: [sparseMode, preTokens, nextTokens]) * value[b, t, n*e], "
                "over: t), dy[b, s, n*g*e], attentionInOptional[b, s, n*g*e], "
                "softmaxMaxOptional[b, n*g, s, 8], softmaxSumOptional[b, n*g, s, 8], of: query)",
    },
    {
        .output = "dqOut",
        .when = "inputLayout is SBH",
        .text = "gradient(sum(softmax(scaleValue * (sum(query[s, b, n*g*d] * keyIn[t, b, n*d], "
                "over: d) + pseShiftOptional[b, n*g, s, t]), over: t, drop: attenMaskOptional[b?,"
                " n*g?, s, t], band: [sparseMode, preTokens, nextTokens]) * value[t, b, n*e], "
                "over: t), dy[s, b, n*g*e], attentionInOptional[s, b, n*g*e], "
                "softmaxMaxOptional[b, n*g, s, 8], softmaxSumOptional[b, n*g, s, 8], of: query)",
    },
    {
        .output = "dqOut",
        .when = "",
        .text = "gradient(sum(softmax(scaleValue * (sum(query[b, s, n*g, d] * keyIn[b, t, n, d], "
                "over: d) + pseShiftOptional[b, n*g, s, t]), over: t, drop: attenMaskOptional[b?,"
                " n*g?, s, t], band: [sparseMode, preTokens, nextTokens]) * value[b, t, n, e], "
                "over: t), dy[b, s, n*g, e], attentionInOptional[b, s, n*g, e], "
                "softmaxMaxOptional[b, n*g, s, 8], softmaxSumOptional[b, n*g, s, 8], of: query)",
    },
    {
        .output = "dkOut",
        .when = "",
        .text = "gradient(dqOut, of: keyIn)",
    },
    {
        .output = "dvOut",
        .when = "",
        .text = "gradient(dqOut, of: value)",
    },
    {
        .output = "dpseOut",
        .when = "",
        .text = "gradient(dqOut, of: pseShiftOptional)",
    },
};

static const ac_entry_bound flash_attention_score_grad_bounds[] = {
    {"dqOut", "contraction"},
    {"dkOut", "contraction"},
    {"dvOut", "contraction"},
    {"dpseOut", "contraction"},
};

static const char *const flash_attention_score_grad_requires[] = {
    NULL,
};

static const char *const flash_attention_score_grad_notes[] = {
    "What is added is multiplied by scaleValue, as FlashAttentionScore does it, and so is its "
    "gradient; the vendor's formula lacks that factor.",
    "dpseOut has an element for each score, also where what is added repeats; it is written where"
    " nothing is added, too.",
    "Dropout and prefixes are not carried, so that keepProb is 1; the greatest score, the total "
    "and the means may not be null.",
    "Of the eight elements of a query in softmaxMaxOptional and softmaxSumOptional the first one "
    "counts; where that total is 0 its weights are 0.",
    NULL,
};

static const uint64_t flash_attention_score_grad_query_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t flash_attention_score_grad_key_in_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t flash_attention_score_grad_value_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t flash_attention_score_grad_dy_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t flash_attention_score_grad_pse_shift_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t flash_attention_score_grad_atten_mask_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_BOOL | AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_BOOL | AC_SET_U8,
    [AC_HOST] = AC_SET_BOOL | AC_SET_U8,
};

static const uint64_t flash_attention_score_grad_softmax_max_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const uint64_t flash_attention_score_grad_softmax_sum_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const uint64_t flash_attention_score_grad_attention_in_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t flash_attention_score_grad_dq_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t flash_attention_score_grad_dk_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t flash_attention_score_grad_dv_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t flash_attention_score_grad_dpse_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F32 | AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice flash_attention_score_grad_input_layout_choices[] = {
    {"BSND", "BSND", 0},
    {"BNSD", "BNSD", 1},
    {"BSH", "BSH", 2},
    {"SBH", "SBH", 3},
};

static const ac_entry_choice flash_attention_score_grad_inner_precise_choices[] = {
    {"precise", NULL, 0},
    {"fast", NULL, 1},
    {"precise_or_zero", NULL, 2},
};

/* clang-format off */
static const ac_entry_choice flash_attention_score_grad_sparse_mode_choices[] = {
    {"given", NULL, 0},
    {"whole", NULL, 1},
    {"causal", NULL, 2},
    {"causal_at_end", NULL, 3},
    {"around_end", NULL, 4},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_value flash_attention_score_grad_example[] = {
    {"query", false, "[[[[0, 2]]]]"},
    {"keyIn", false, "[[[[1, 0]], [[3, 0]]]]"},
    {"value", false, "[[[[1]], [[3]]]]"},
    {"dy", false, "[[[[2]]]]"},
    {"softmaxMaxOptional", false, "[[[[0, 0, 0, 0, 0, 0, 0, 0]]]]"},
    {"softmaxSumOptional", false, "[[[[2, 2, 2, 2, 2, 2, 2, 2]]]]"},
    {"attentionInOptional", false, "[[[[2]]]]"},
    {"scaleValue", false, "0.5"},
    {"preTokens", false, "0"},
    {"nextTokens", false, "0"},
    {"headNum", false, "1"},
    {"inputLayout", false, "BSND"},
    {"innerPrecise", false, "precise"},
    {"sparseMode", false, "given"},
    {"dqOut", true, "[[[[1, 0]]]]"},
    {"dkOut", true, "[[[[0, -1]], [[0, 1]]]]"},
    {"dvOut", true, "[[[[1]], [[1]]]]"},
    {"dpseOut", true, "[[[[-0.5, 0.5]]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal flash_attention_score_grad_refusals[] = {
    {161001, "query, keyIn, value or dy is null"},
    {161002, "pseShiftOptional is neither null nor a tensor"},
    {161002, "dropMaskOptional or paddingMaskOptional is not null"},
    {161002, "attenMaskOptional is neither null nor a tensor"},
    {161001, "softmaxMaxOptional, softmaxSumOptional or attentionInOptional is null"},
    {161002, "prefixOptional is not null"},
    {161002, "keepProb is not 1"},
    {161001, "dqOut, dkOut or dvOut is null"},
    {161002, "dpseOut is neither null nor a tensor"},
    {161001, "inputLayout is null"},
    {161002, "query, attenMaskOptional or softmaxMaxOptional has a dtype that is not listed for it"},
    {161002, "keyIn, value, dy or pseShiftOptional does not have the dtype of query"},
    {161002, "softmaxSumOptional does not have the dtype of softmaxMaxOptional"},
    {161002, "attentionInOptional, dqOut, dkOut, dvOut or dpseOut does not have the dtype of query"},
    {161002, "inputLayout is none of BSND, BNSD, BSH, SBH"},
    {161002, "sparseMode is none of given, whole, causal, causal_at_end, around_end"},
    {161002, "query, keyIn, value or dy does not have a rank of 3 to 4"},
    {161002, "pseShiftOptional does not have a rank of 4 to 4"},
    {161002, "attenMaskOptional has a rank above 8"},
    {161002, "softmaxMaxOptional or softmaxSumOptional does not have a rank of 4 to 4"},
    {161002, "attentionInOptional does not have a rank of 3 to 4"},
    {161002, "dqOut, dkOut, dvOut or dpseOut has a rank above 8"},
    {161002, "the extents of query, keyIn, value, pseShiftOptional do not fit their axes, or headNum, where inputLayout is BNSD"},
    {161002, "the extents of query, keyIn, value, pseShiftOptional do not fit their axes, or headNum, where inputLayout is BSH"},
    {161002, "the extents of query, keyIn, value, pseShiftOptional do not fit their axes, or headNum, where inputLayout is SBH"},
    {161002, "the extents of query, keyIn, value, pseShiftOptional do not fit their axes, or headNum, in all other cases"},
    {161002, "attenMaskOptional does not have the axes [b?, n*g?, s, t], of which it may lack those with ?, the last one first; each of these has 1 or their extent, others at least theirs; where sparseMode is 2, 3 or 4, the last two have 2048"},
    {161002, "dy does not have the axes [b, n*g, s, e], where inputLayout is BNSD"},
    {161002, "dy does not have the axes [b, s, n*g*e], where inputLayout is BSH"},
    {161002, "dy does not have the axes [s, b, n*g*e], where inputLayout is SBH"},
    {161002, "dy does not have the axes [b, s, n*g, e], in all other cases"},
    {161002, "attentionInOptional does not have the axes [b, n*g, s, e], where inputLayout is BNSD"},
    {161002, "attentionInOptional does not have the axes [b, s, n*g*e], where inputLayout is BSH"},
    {161002, "attentionInOptional does not have the axes [s, b, n*g*e], where inputLayout is SBH"},
    {161002, "attentionInOptional does not have the axes [b, s, n*g, e], in all other cases"},
    {161002, "softmaxMaxOptional or softmaxSumOptional does not have the axes [b, n*g, s, 8]"},
    {161002, "dqOut does not have the axes [b, n*g, s, d], where inputLayout is BNSD"},
    {161002, "dqOut does not have the axes [b, s, n*g*d], where inputLayout is BSH"},
    {161002, "dqOut does not have the axes [s, b, n*g*d], where inputLayout is SBH"},
    {161002, "dqOut does not have the axes [b, s, n*g, d], in all other cases"},
    {161002, "dkOut does not have the axes [b, n, t, d], where inputLayout is BNSD"},
    {161002, "dkOut does not have the axes [b, t, n*d], where inputLayout is BSH"},
    {161002, "dkOut does not have the axes [t, b, n*d], where inputLayout is SBH"},
    {161002, "dkOut does not have the axes [b, t, n, d], in all other cases"},
    {161002, "dvOut does not have the axes [b, n, t, e], where inputLayout is BNSD"},
    {161002, "dvOut does not have the axes [b, t, n*e], where inputLayout is BSH"},
    {161002, "dvOut does not have the axes [t, b, n*e], where inputLayout is SBH"},
    {161002, "dvOut does not have the axes [b, t, n, e], in all other cases"},
    {161002, "dpseOut does not have the axes [b, n*g, s, t]"},
    {161002, "innerPrecise is none of precise, fast, precise_or_zero"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param flash_attention_score_grad_params[] = {
    {
        .name = "query",
        .c_type = "const aclTensor *",
        .doc = "the queries",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "bs(ng)d",
        .dtypes = flash_attention_score_grad_query_dtypes,
    },
    {
        .name = "keyIn",
        .c_type = "const aclTensor *",
        .doc = "the keys",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "btnd",
        .dtypes = flash_attention_score_grad_key_in_dtypes,
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
        .dtypes = flash_attention_score_grad_value_dtypes,
    },
    {
        .name = "dy",
        .c_type = "const aclTensor *",
        .doc = "how much what follows changes with the means",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "bs(ng)e",
        .dtypes = flash_attention_score_grad_dy_dtypes,
    },
    {
        .name = "pseShiftOptional",
        .c_type = "const aclTensor *",
        .doc = "what was added to products before they were scaled; -inf dropped scores",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "b(ng)st",
        .optional = true,
        .fallback = 0.0,
        .dtypes = flash_attention_score_grad_pse_shift_optional_dtypes,
    },
    {
        .name = "dropMaskOptional",
        .c_type = "const aclTensor *",
        .doc = "bits of weights that were kept",
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
        .doc = "which scores were dropped",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "M",
        .axes = "b?(ng)?st",
        .optional = true,
        .fallback = 0.0,
        .dtypes = flash_attention_score_grad_atten_mask_optional_dtypes,
    },
    {
        .name = "softmaxMaxOptional",
        .c_type = "const aclTensor *",
        .doc = "the greatest score of each query",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "F",
        .axes = "b(ng)s8",
        .dtypes = flash_attention_score_grad_softmax_max_optional_dtypes,
    },
    {
        .name = "softmaxSumOptional",
        .c_type = "const aclTensor *",
        .doc = "the total of its weights",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "F",
        .axes = "b(ng)s8",
        .dtypes = flash_attention_score_grad_softmax_sum_optional_dtypes,
    },
    {
        .name = "softmaxInOptional",
        .c_type = "const aclTensor *",
        .doc = "nothing",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_IGNORED,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "attentionInOptional",
        .c_type = "const aclTensor *",
        .doc = "the means",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "bs(ng)e",
        .dtypes = flash_attention_score_grad_attention_in_optional_dtypes,
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
        .doc = "how likely weights were kept, which all were",
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
        .choices = flash_attention_score_grad_input_layout_choices,
        .choice_count = 4,
    },
    {
        .name = "innerPrecise",
        .c_type = "int64_t",
        .doc = "how precise results have to be at least",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = flash_attention_score_grad_inner_precise_choices,
        .choice_count = 3,
    },
    {
        .name = "sparseMode",
        .c_type = "int64_t",
        .doc = "which scores were dropped by their place",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = flash_attention_score_grad_sparse_mode_choices,
        .choice_count = 5,
    },
    {
        .name = "dqOut",
        .c_type = "const aclTensor *",
        .doc = "the gradient of queries",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "bs(ng)d",
        .dtypes = flash_attention_score_grad_dq_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"query", "keyIn", "value"},
                .type = "T",
            },
    },
    {
        .name = "dkOut",
        .c_type = "const aclTensor *",
        .doc = "the gradient of keys",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "btnd",
        .dtypes = flash_attention_score_grad_dk_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"query", "keyIn", "value"},
                .type = "T",
            },
    },
    {
        .name = "dvOut",
        .c_type = "const aclTensor *",
        .doc = "the gradient of values",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "btne",
        .dtypes = flash_attention_score_grad_dv_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"query", "keyIn", "value"},
                .type = "T",
            },
    },
    {
        .name = "dpseOut",
        .c_type = "const aclTensor *",
        .doc = "the gradient of what was added",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "b(ng)st",
        .optional = true,
        .dtypes = flash_attention_score_grad_dpse_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"query", "keyIn", "value"},
                .type = "T",
            },
    },
};

static const ac_entry_joined flash_attention_score_grad_joined[] = {
    {
        .when = (const ac_entry_flag[]){{"inputLayout", 1}, {NULL, false}},
        .axes = {[0] = "b(ng)sd",
                 [1] = "bntd",
                 [2] = "bnte",
                 [3] = "b(ng)se",
                 [4] = "b(ng)st",
                 [7] = "b?(ng)?st",
                 [8] = "b(ng)s8",
                 [9] = "b(ng)s8",
                 [11] = "b(ng)se",
                 [21] = "b(ng)sd",
                 [22] = "bntd",
                 [23] = "bnte",
                 [24] = "b(ng)st"},
        .summed = "t",
        .inner = 'd',
        .output = "dqOut",
        .gradients = true,
        .mask = "attenMaskOptional",
        .band = "sparseMode",
        .counts = {{"ng", "headNum", NULL}},
    },
    {
        .when = (const ac_entry_flag[]){{"inputLayout", 2}, {NULL, false}},
        .axes = {[0] = "bs(ngd)",
                 [1] = "bt(nd)",
                 [2] = "bt(ne)",
                 [3] = "bs(nge)",
                 [4] = "b(ng)st",
                 [7] = "b?(ng)?st",
                 [8] = "b(ng)s8",
                 [9] = "b(ng)s8",
                 [11] = "bs(nge)",
                 [21] = "bs(ngd)",
                 [22] = "bt(nd)",
                 [23] = "bt(ne)",
                 [24] = "b(ng)st"},
        .summed = "t",
        .inner = 'd',
        .output = "dqOut",
        .gradients = true,
        .mask = "attenMaskOptional",
        .band = "sparseMode",
        .counts = {{"ng", "headNum", NULL}},
    },
    {
        .when = (const ac_entry_flag[]){{"inputLayout", 3}, {NULL, false}},
        .axes = {[0] = "sb(ngd)",
                 [1] = "tb(nd)",
                 [2] = "tb(ne)",
                 [3] = "sb(nge)",
                 [4] = "b(ng)st",
                 [7] = "b?(ng)?st",
                 [8] = "b(ng)s8",
                 [9] = "b(ng)s8",
                 [11] = "sb(nge)",
                 [21] = "sb(ngd)",
                 [22] = "tb(nd)",
                 [23] = "tb(ne)",
                 [24] = "b(ng)st"},
        .summed = "t",
        .inner = 'd',
        .output = "dqOut",
        .gradients = true,
        .mask = "attenMaskOptional",
        .band = "sparseMode",
        .counts = {{"ng", "headNum", NULL}},
    },
    {
        .axes = {[0] = "bs(ng)d",
                 [1] = "btnd",
                 [2] = "btne",
                 [3] = "bs(ng)e",
                 [4] = "b(ng)st",
                 [7] = "b?(ng)?st",
                 [8] = "b(ng)s8",
                 [9] = "b(ng)s8",
                 [11] = "bs(ng)e",
                 [21] = "bs(ng)d",
                 [22] = "btnd",
                 [23] = "btne",
                 [24] = "b(ng)st"},
        .summed = "t",
        .inner = 'd',
        .output = "dqOut",
        .gradients = true,
        .mask = "attenMaskOptional",
        .band = "sparseMode",
        .counts = {{"ng", "headNum", NULL}},
    },
};

static aclnnStatus prepare_flash_attention_score_grad(const ac_entry_args *args,
                                                      uint64_t *workspace_size,
                                                      aclOpExecutor **executor)
{
    return aclnnFlashAttentionScoreGradGetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensor, args->of[2].tensor, args->of[3].tensor,
        args->of[4].tensor, args->of[5].tensor, args->of[6].tensor, args->of[7].tensor,
        args->of[8].tensor, args->of[9].tensor, args->of[10].tensor, args->of[11].tensor,
        args->of[12].integers, args->of[13].real, args->of[14].real, args->of[15].integer,
        args->of[16].integer, args->of[17].integer, args->of[18].string, args->of[19].integer,
        args->of[20].integer, args->of[21].tensor, args->of[22].tensor, args->of[23].tensor,
        args->of[24].tensor, workspace_size, executor);
}

const ac_entry flash_attention_score_grad_entry = {
    .name = "aclnnFlashAttentionScoreGrad",
    .op = "FlashAttentionScoreGrad",
    .snake = "flash_attention_score_grad",
    .doc = "FlashAttentionScoreGrad: how much what follows changes with queries, keys, values and"
           " what is added, if so much with their means.",
    .family = "contraction",
    .spec = "spec/contraction/flash_attention_score_grad.yaml",
    .header = "aclnnop/aclnn_flash_attention_score_grad.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = flash_attention_score_grad_params,
    .param_count =
        sizeof(flash_attention_score_grad_params) / sizeof(flash_attention_score_grad_params[0]),
    .types = flash_attention_score_grad_types,
    .type_count =
        sizeof(flash_attention_score_grad_types) / sizeof(flash_attention_score_grad_types[0]),
    .joined = flash_attention_score_grad_joined,
    .space = {"query", "keyIn", "value"},
    .formulas = flash_attention_score_grad_formulas,
    .formula_count = 7,
    .bounds = flash_attention_score_grad_bounds,
    .bound_count =
        sizeof(flash_attention_score_grad_bounds) / sizeof(flash_attention_score_grad_bounds[0]),
    .requires_ = flash_attention_score_grad_requires,
    .notes = flash_attention_score_grad_notes,
    .refusals = flash_attention_score_grad_refusals,
    .example = flash_attention_score_grad_example,
    .prepare = prepare_flash_attention_score_grad,
    .launch = aclnnFlashAttentionScoreGrad,
};
