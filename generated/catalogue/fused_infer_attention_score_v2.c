/*
 * Generated from spec/contraction/fused_infer_attention_score_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_fused_infer_attention_score_v2.h"
#include "client/catalogue.h"

static const ac_entry_type fused_infer_attention_score_v2_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"M", "", {NULL}, NULL, 0, NULL},
    {"F", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula fused_infer_attention_score_v2_formulas[] = {
    {
        .output = "attentionOut",
        .when = "inputLayout is BNSD",
        .text = "sum(softmax(scaleValue * sum(query[b, n*g, s, d] * key[b, n, t, d], over: d) + "
                "pseShiftOptional[b, n*g, s, t], over: t, drop: attenMaskOptional[b?, n*g?, s, "
                "t], band: [sparseMode, preTokens, nextTokens, several]) * value[b, n, t, e], "
                "over: t)",
    },
    {
        .output = "attentionOut",
        .when = "inputLayout is BSH",
        .text = "sum(softmax(scaleValue * sum(query[b, s, n*g*d] * key[b, t, n*d], over: d) + "
                "pseShiftOptional[b, n*g, s, t], over: t, drop: attenMaskOptional[b?, n*g?, s, "
                "t], band: [sparseMode, preTokens, nextTokens, several]) * value[b, t, n*e], "
                "over: t)",
    },
    {
        .output = "attentionOut",
        .when = "inputLayout is BNSD_BSND",
        .text = "sum(softmax(scaleValue * sum(query[b, n*g, s, d] * key[b, n, t, d], over: d) + "
                "pseShiftOptional[b, n*g, s, t], over: t, drop: attenMaskOptional[b?, n*g?, s, "
                "t], band: [sparseMode, preTokens, nextTokens, several]) * value[b, n, t, e], "
                "over: t)",
    },
    {
        .output = "attentionOut",
        .when = "",
        .text = "sum(softmax(scaleValue * sum(query[b, s, n*g, d] * key[b, t, n, d], over: d) + "
                "pseShiftOptional[b, n*g, s, t], over: t, drop: attenMaskOptional[b?, n*g?, s, "
                "t], band: [sparseMode, preTokens, nextTokens, several]) * value[b, t, n, e], "
                "over: t)",
    },
    {
        .output = "softmaxLse",
        .when = "",
        .text = "log_total[b, n*g, s, 1]",
    },
};

static const ac_entry_bound fused_infer_attention_score_v2_bounds[] = {
    {"attentionOut", "contraction"},
    {"softmaxLse", "contraction"},
};

static const char *const fused_infer_attention_score_v2_requires[] = {
    NULL,
};

static const char *const fused_infer_attention_score_v2_notes[] = {
    "Where all scores are dropped the means are 0, whatever innerPrecise is; the vendor says so "
    "for 2 and 3.",
    "A score that the mask or the band drops weighs nothing, and its value takes no part; of "
    "others a weight of 0 times an infinity is nan.",
    "In modes 2 to 4 attenMaskOptional may be null, and is not read; the vendor wants its pattern"
    " there.",
    "softmaxLse is -inf where all scores are dropped.",
    "Tensors need not be contiguous, and what is added may broadcast along each axis; the vendor "
    "takes one of a batch.",
    NULL,
};

static const uint64_t fused_infer_attention_score_v2_query_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t fused_infer_attention_score_v2_key_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t fused_infer_attention_score_v2_value_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t fused_infer_attention_score_v2_pse_shift_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t atten_mask_optional_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_BOOL | AC_SET_I8 | AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_BOOL | AC_SET_I8 | AC_SET_U8,
    [AC_HOST] = AC_SET_BOOL | AC_SET_I8 | AC_SET_U8,
};

static const uint64_t fused_infer_attention_score_v2_attention_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t fused_infer_attention_score_v2_softmax_lse_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const ac_entry_choice fused_infer_attention_score_v2_input_layout_choices[] = {
    {"BSND", "BSND", 0},
    {"BNSD", "BNSD", 1},
    {"BSH", "BSH", 2},
    {"BNSD_BSND", "BNSD_BSND", 3},
};

/* clang-format off */
static const ac_entry_choice fused_infer_attention_score_v2_sparse_mode_choices[] = {
    {"given", NULL, 0},
    {"whole", NULL, 1},
    {"causal", NULL, 2},
    {"causal_at_end", NULL, 3},
    {"around_end", NULL, 4},
};
/* clang-format on */

static const ac_entry_choice fused_infer_attention_score_v2_inner_precise_choices[] = {
    {"precise", NULL, 0},
    {"fast", NULL, 1},
    {"precise_or_zero", NULL, 2},
    {"fast_or_zero", NULL, 3},
};

static const ac_entry_choice fused_infer_attention_score_v2_softmax_lse_flag_choices[] = {
    {"false", NULL, false},
    {"true", NULL, true},
};

/* clang-format off */
static const ac_entry_value fused_infer_attention_score_v2_example[] = {
    {"query", false, "[[[[1, 2]]]]"},
    {"key", false, "[[[[0, 0]], [[0, 0]]]]"},
    {"value", false, "[[[[1, 4]], [[3, -2]]]]"},
    {"numHeads", false, "1"},
    {"scaleValue", false, "0.5"},
    {"preTokens", false, "2147483647"},
    {"nextTokens", false, "2147483647"},
    {"inputLayout", false, "BSND"},
    {"numKeyValueHeads", false, "0"},
    {"sparseMode", false, "given"},
    {"innerPrecise", false, "precise"},
    {"softmaxLseFlag", false, "true"},
    {"attentionOut", true, "[[[[2, 1]]]]"},
    {"softmaxLse", true, "[[[[0.6931472]]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal fused_infer_attention_score_v2_refusals[] = {
    {161001, "query is null"},
    {161001, "key is null, or its tensor"},
    {161002, "key has another number of tensors than 1"},
    {161001, "value is null, or its tensor"},
    {161002, "value has another number of tensors than 1"},
    {161002, "pseShiftOptional or attenMaskOptional is neither null nor a tensor"},
    {161002, "actualSeqLengthsOptional, actualSeqLengthsKvOptional, deqScale1Optional, quantScale1Optional, deqScale2Optional, quantScale2Optional, quantOffset2Optional, antiquantScaleOptional, antiquantOffsetOptional, blockTableOptional, queryPaddingSizeOptional, kvPaddingSizeOptional, keyAntiquantScaleOptional, keyAntiquantOffsetOptional, valueAntiquantScaleOptional, valueAntiquantOffsetOptional, keySharedPrefixOptional, valueSharedPrefixOptional or actualSharedPrefixLenOptional is not null"},
    {161001, "attentionOut is null"},
    {161002, "softmaxLse is neither null nor a tensor"},
    {161001, "softmaxLse is null, and softmaxLseFlag is true"},
    {161001, "inputLayout is null"},
    {161002, "query or attenMaskOptional has a dtype that is not listed for it"},
    {161002, "key, value, pseShiftOptional or attentionOut does not have the dtype of query"},
    {161002, "softmaxLse has a dtype that is not listed for it"},
    {161002, "inputLayout is none of BSND, BNSD, BSH, BNSD_BSND"},
    {161002, "sparseMode is none of given, whole, causal, causal_at_end, around_end"},
    {161002, "query, key or value does not have a rank of 3 to 4"},
    {161002, "pseShiftOptional does not have a rank of 4 to 4"},
    {161002, "attenMaskOptional, attentionOut or softmaxLse has a rank above 8"},
    {161002, "the extents of query, key, value, pseShiftOptional do not fit their axes, or numKeyValueHeads and numHeads, where inputLayout is BNSD"},
    {161002, "the extents of query, key, value, pseShiftOptional do not fit their axes, or numKeyValueHeads and numHeads, where inputLayout is BSH"},
    {161002, "the extents of query, key, value, pseShiftOptional do not fit their axes, or numKeyValueHeads and numHeads, where inputLayout is BNSD_BSND"},
    {161002, "the extents of query, key, value, pseShiftOptional do not fit their axes, or numKeyValueHeads and numHeads, in all other cases"},
    {161002, "attenMaskOptional does not have the axes [b?, n*g?, s, t], of which it may lack those with ?, the last one first; each of these has 1 or their extent, others at least theirs; where sparseMode is 2, 3 or 4, the last two have 2048"},
    {161002, "softmaxLse does not have the axes [b, n*g, s, 1]"},
    {161002, "attentionOut does not have the shape of the products of query, key and value"},
    {161002, "innerPrecise is none of precise, fast, precise_or_zero, fast_or_zero"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param fused_infer_attention_score_v2_params[] = {
    {
        .name = "query",
        .c_type = "const aclTensor *",
        .doc = "the queries",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "bs(ng)d",
        .dtypes = fused_infer_attention_score_v2_query_dtypes,
    },
    {
        .name = "key",
        .c_type = "const aclTensorList *",
        .doc = "the keys",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSORS,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "btnd",
        .dtypes = fused_infer_attention_score_v2_key_dtypes,
        .list = AC_LIST_ALONE,
    },
    {
        .name = "value",
        .c_type = "const aclTensorList *",
        .doc = "the values",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSORS,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "btne",
        .dtypes = fused_infer_attention_score_v2_value_dtypes,
        .list = AC_LIST_ALONE,
    },
    {
        .name = "pseShiftOptional",
        .c_type = "const aclTensor *",
        .doc = "what is added to scores; -inf drops them",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "b(ng)st",
        .optional = true,
        .fallback = 0.0,
        .dtypes = fused_infer_attention_score_v2_pse_shift_optional_dtypes,
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
        .dtypes = atten_mask_optional_dtypes,
    },
    {
        .name = "actualSeqLengthsOptional",
        .c_type = "const aclIntArray *",
        .doc = "the lengths of queries",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "actualSeqLengthsKvOptional",
        .c_type = "const aclIntArray *",
        .doc = "the lengths of keys",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "deqScale1Optional",
        .c_type = "const aclTensor *",
        .doc = "quantisation",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "quantScale1Optional",
        .c_type = "const aclTensor *",
        .doc = "quantisation",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "deqScale2Optional",
        .c_type = "const aclTensor *",
        .doc = "quantisation",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "quantScale2Optional",
        .c_type = "const aclTensor *",
        .doc = "quantisation",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "quantOffset2Optional",
        .c_type = "const aclTensor *",
        .doc = "quantisation",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "antiquantScaleOptional",
        .c_type = "const aclTensor *",
        .doc = "quantised keys and values",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "antiquantOffsetOptional",
        .c_type = "const aclTensor *",
        .doc = "quantised keys and values",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "blockTableOptional",
        .c_type = "const aclTensor *",
        .doc = "keys and values in pages",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "queryPaddingSizeOptional",
        .c_type = "const aclTensor *",
        .doc = "padding in front of queries",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "kvPaddingSizeOptional",
        .c_type = "const aclTensor *",
        .doc = "padding in front of keys",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "keyAntiquantScaleOptional",
        .c_type = "const aclTensor *",
        .doc = "quantised keys",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "keyAntiquantOffsetOptional",
        .c_type = "const aclTensor *",
        .doc = "quantised keys",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "valueAntiquantScaleOptional",
        .c_type = "const aclTensor *",
        .doc = "quantised values",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "valueAntiquantOffsetOptional",
        .c_type = "const aclTensor *",
        .doc = "quantised values",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "keySharedPrefixOptional",
        .c_type = "const aclTensor *",
        .doc = "keys in front of all others",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "valueSharedPrefixOptional",
        .c_type = "const aclTensor *",
        .doc = "values in front of all others",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "actualSharedPrefixLenOptional",
        .c_type = "const aclIntArray *",
        .doc = "how many of these count",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "numHeads",
        .c_type = "int64_t",
        .doc = "the heads of queries",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
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
        .name = "inputLayout",
        .c_type = "char *",
        .doc = "the order of axes",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_STRING,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = fused_infer_attention_score_v2_input_layout_choices,
        .choice_count = 4,
    },
    {
        .name = "numKeyValueHeads",
        .c_type = "int64_t",
        .doc = "the heads of keys and values, which heads of queries share",
        .role = AC_ROLE_INTEGER,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
    },
    {
        .name = "sparseMode",
        .c_type = "int64_t",
        .doc = "which scores are dropped by their place",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = fused_infer_attention_score_v2_sparse_mode_choices,
        .choice_count = 5,
    },
    {
        .name = "innerPrecise",
        .c_type = "int64_t",
        .doc = "how precise the means have to be at least, and where there are none",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = fused_infer_attention_score_v2_inner_precise_choices,
        .choice_count = 4,
    },
    {
        .name = "blockSize",
        .c_type = "int64_t",
        .doc = "the size of a page",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "antiquantMode",
        .c_type = "int64_t",
        .doc = "how keys and values are quantised",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "softmaxLseFlag",
        .c_type = "bool",
        .doc = "whether softmaxLse is written",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_BOOLEAN,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = fused_infer_attention_score_v2_softmax_lse_flag_choices,
        .choice_count = 2,
    },
    {
        .name = "keyAntiquantMode",
        .c_type = "int64_t",
        .doc = "how keys are quantised",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "valueAntiquantMode",
        .c_type = "int64_t",
        .doc = "how values are quantised",
        .role = AC_ROLE_IGNORED,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "attentionOut",
        .c_type = "const aclTensor *",
        .doc = "the means",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "bs(ng)e",
        .dtypes = fused_infer_attention_score_v2_attention_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"query", "key", "value"},
                .type = "T",
            },
    },
    {
        .name = "softmaxLse",
        .c_type = "const aclTensor *",
        .doc = "the logarithms of the totals of weights",
        .role = AC_ROLE_OUT,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .cast = true,
        .flags = "softmaxLseFlag",
        .flag = 0,
        .axes = "b(ng)s1",
        .optional = true,
        .dtypes = fused_infer_attention_score_v2_softmax_lse_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"query", "key", "value"},
                .type = "T",
            },
    },
};

static const ac_entry_joined fused_infer_attention_score_v2_joined[] = {
    {
        .when = (const ac_entry_flag[]){{"inputLayout", 1}, {NULL, false}},
        .axes = {[0] = "b(ng)sd",
                 [1] = "bntd",
                 [2] = "bnte",
                 [3] = "b(ng)st",
                 [4] = "b?(ng)?st",
                 [37] = "b(ng)se",
                 [38] = "b(ng)s1"},
        .summed = "t",
        .inner = 'd',
        .output = "attentionOut",
        .mask = "attenMaskOptional",
        .band = "sparseMode",
        .counts = {{"n", "numKeyValueHeads", "numHeads"}, {"ng", "numHeads", NULL}},
    },
    {
        .when = (const ac_entry_flag[]){{"inputLayout", 2}, {NULL, false}},
        .axes = {[0] = "bs(ngd)",
                 [1] = "bt(nd)",
                 [2] = "bt(ne)",
                 [3] = "b(ng)st",
                 [4] = "b?(ng)?st",
                 [37] = "bs(nge)",
                 [38] = "b(ng)s1"},
        .summed = "t",
        .inner = 'd',
        .output = "attentionOut",
        .mask = "attenMaskOptional",
        .band = "sparseMode",
        .counts = {{"n", "numKeyValueHeads", "numHeads"}, {"ng", "numHeads", NULL}},
    },
    {
        .when = (const ac_entry_flag[]){{"inputLayout", 3}, {NULL, false}},
        .axes = {[0] = "b(ng)sd",
                 [1] = "bntd",
                 [2] = "bnte",
                 [3] = "b(ng)st",
                 [4] = "b?(ng)?st",
                 [37] = "bs(ng)e",
                 [38] = "b(ng)s1"},
        .summed = "t",
        .inner = 'd',
        .output = "attentionOut",
        .mask = "attenMaskOptional",
        .band = "sparseMode",
        .counts = {{"n", "numKeyValueHeads", "numHeads"}, {"ng", "numHeads", NULL}},
    },
    {
        .axes = {[0] = "bs(ng)d",
                 [1] = "btnd",
                 [2] = "btne",
                 [3] = "b(ng)st",
                 [4] = "b?(ng)?st",
                 [37] = "bs(ng)e",
                 [38] = "b(ng)s1"},
        .summed = "t",
        .inner = 'd',
        .output = "attentionOut",
        .mask = "attenMaskOptional",
        .band = "sparseMode",
        .counts = {{"n", "numKeyValueHeads", "numHeads"}, {"ng", "numHeads", NULL}},
    },
};

static aclnnStatus prepare_fused_infer_attention_score_v2(const ac_entry_args *args,
                                                          uint64_t *workspace_size,
                                                          aclOpExecutor **executor)
{
    return aclnnFusedInferAttentionScoreV2GetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensors, args->of[2].tensors, args->of[3].tensor,
        args->of[4].tensor, args->of[5].integers, args->of[6].integers, args->of[7].tensor,
        args->of[8].tensor, args->of[9].tensor, args->of[10].tensor, args->of[11].tensor,
        args->of[12].tensor, args->of[13].tensor, args->of[14].tensor, args->of[15].tensor,
        args->of[16].tensor, args->of[17].tensor, args->of[18].tensor, args->of[19].tensor,
        args->of[20].tensor, args->of[21].tensor, args->of[22].tensor, args->of[23].integers,
        args->of[24].integer, args->of[25].real, args->of[26].integer, args->of[27].integer,
        args->of[28].string, args->of[29].integer, args->of[30].integer, args->of[31].integer,
        args->of[32].integer, args->of[33].integer, args->of[34].boolean, args->of[35].integer,
        args->of[36].integer, args->of[37].tensor, args->of[38].tensor, workspace_size, executor);
}

const ac_entry fused_infer_attention_score_v2_entry = {
    .name = "aclnnFusedInferAttentionScoreV2",
    .op = "FusedInferAttentionScoreV2",
    .snake = "fused_infer_attention_score_v2",
    .doc = "FusedInferAttentionScoreV2: for each query the mean of values, weighed by how well "
           "their keys fit it.",
    .family = "contraction",
    .spec = "spec/contraction/fused_infer_attention_score_v2.yaml",
    .header = "aclnnop/aclnn_fused_infer_attention_score_v2.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = fused_infer_attention_score_v2_params,
    .param_count = sizeof(fused_infer_attention_score_v2_params) /
                   sizeof(fused_infer_attention_score_v2_params[0]),
    .types = fused_infer_attention_score_v2_types,
    .type_count = sizeof(fused_infer_attention_score_v2_types) /
                  sizeof(fused_infer_attention_score_v2_types[0]),
    .joined = fused_infer_attention_score_v2_joined,
    .space = {"query", "key", "value"},
    .formulas = fused_infer_attention_score_v2_formulas,
    .formula_count = 5,
    .bounds = fused_infer_attention_score_v2_bounds,
    .bound_count = sizeof(fused_infer_attention_score_v2_bounds) /
                   sizeof(fused_infer_attention_score_v2_bounds[0]),
    .requires_ = fused_infer_attention_score_v2_requires,
    .notes = fused_infer_attention_score_v2_notes,
    .refusals = fused_infer_attention_score_v2_refusals,
    .example = fused_infer_attention_score_v2_example,
    .prepare = prepare_fused_infer_attention_score_v2,
    .launch = aclnnFusedInferAttentionScoreV2,
};
