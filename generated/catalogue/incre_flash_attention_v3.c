/*
 * Generated from spec/contraction/incre_flash_attention_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "aclnnop/aclnn_incre_flash_attention_v3.h"
#include "client/catalogue.h"

static const ac_entry_type incre_flash_attention_v3_types[] = {
    {"T", "", {NULL}, NULL, 0, NULL},
    {"M", "", {NULL}, NULL, 0, NULL},
};

static const ac_entry_formula incre_flash_attention_v3_formulas[] = {
    {
        .output = "attentionOut",
        .when = "inputLayout is BNSD",
        .text = "sum(softmax(scaleValue * sum(query[b, n*g, s, d] * key[b, n, t, d], over: d) + "
                "pseShift[b, n*g, s, t], over: t, drop: attenMask[b?, n*g?, s, t]) * value[b, n, "
                "t, e], over: t)",
    },
    {
        .output = "attentionOut",
        .when = "inputLayout is BSH",
        .text = "sum(softmax(scaleValue * sum(query[b, s, n*g*d] * key[b, t, n*d], over: d) + "
                "pseShift[b, n*g, s, t], over: t, drop: attenMask[b?, n*g?, s, t]) * value[b, t, "
                "n*e], over: t)",
    },
    {
        .output = "attentionOut",
        .when = "",
        .text = "sum(softmax(scaleValue * sum(query[b, s, n*g, d] * key[b, t, n, d], over: d) + "
                "pseShift[b, n*g, s, t], over: t, drop: attenMask[b?, n*g?, s, t]) * value[b, t, "
                "n, e], over: t)",
    },
};

static const ac_entry_bound incre_flash_attention_v3_bounds[] = {
    {"attentionOut", "contraction"},
};

static const char *const incre_flash_attention_v3_requires[] = {
    NULL,
};

static const char *const incre_flash_attention_v3_notes[] = {
    "Where all scores are dropped the means are 0, whatever innerPrecise is; the vendor says so "
    "for 2 and 3.",
    "A score that the mask or the band drops weighs nothing, and its value takes no part; of "
    "others a weight of 0 times an infinity is nan.",
    "Tensors need not be contiguous, and what is added may broadcast along each axis; the vendor "
    "takes one of a batch.",
    "There may be several queries of a batch; the vendor takes one.",
    NULL,
};

static const uint64_t incre_flash_attention_v3_query_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t incre_flash_attention_v3_key_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t incre_flash_attention_v3_value_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t incre_flash_attention_v3_pse_shift_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

static const uint64_t incre_flash_attention_v3_atten_mask_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_BOOL | AC_SET_I8 | AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_BOOL | AC_SET_I8 | AC_SET_U8,
    [AC_HOST] = AC_SET_BOOL | AC_SET_I8 | AC_SET_U8,
};

static const uint64_t incre_flash_attention_v3_attention_out_dtypes[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

static const ac_entry_choice incre_flash_attention_v3_input_layout_choices[] = {
    {"BSND", "BSND", 0},
    {"BNSD", "BNSD", 1},
    {"BSH", "BSH", 2},
};

static const ac_entry_choice incre_flash_attention_v3_inner_precise_choices[] = {
    {"precise", NULL, 0},
    {"fast", NULL, 1},
    {"precise_or_zero", NULL, 2},
    {"fast_or_zero", NULL, 3},
};

/* clang-format off */
static const ac_entry_value incre_flash_attention_v3_example[] = {
    {"query", false, "[[[[1, 2]]]]"},
    {"key", false, "[[[[0, 0]], [[0, 0]]]]"},
    {"value", false, "[[[[1, 4]], [[3, -2]]]]"},
    {"numHeads", false, "1"},
    {"scaleValue", false, "0.5"},
    {"inputLayout", false, "BSND"},
    {"numKeyValueHeads", false, "0"},
    {"innerPrecise", false, "precise"},
    {"attentionOut", true, "[[[[2, 1]]]]"},
    {NULL, false, NULL},
};
/* clang-format on */

/* clang-format off */
static const ac_entry_refusal incre_flash_attention_v3_refusals[] = {
    {161001, "query is null"},
    {161001, "key is null, or its tensor"},
    {161002, "key has another number of tensors than 1"},
    {161001, "value is null, or its tensor"},
    {161002, "value has another number of tensors than 1"},
    {161002, "pseShift or attenMask is neither null nor a tensor"},
    {161002, "actualSeqLengths, dequantScale1, quantScale1, dequantScale2, quantScale2, quantOffset2, antiquantScale, antiquantOffset or blocktable is not null"},
    {161001, "attentionOut or inputLayout is null"},
    {161002, "query or attenMask has a dtype that is not listed for it"},
    {161002, "key, value, pseShift or attentionOut does not have the dtype of query"},
    {161002, "inputLayout is none of BSND, BNSD, BSH"},
    {161002, "query, key or value does not have a rank of 3 to 4"},
    {161002, "pseShift does not have a rank of 4 to 4"},
    {161002, "attenMask or attentionOut has a rank above 8"},
    {161002, "the extents of query, key, value, pseShift do not fit their axes, or numKeyValueHeads and numHeads, where inputLayout is BNSD"},
    {161002, "the extents of query, key, value, pseShift do not fit their axes, or numKeyValueHeads and numHeads, where inputLayout is BSH"},
    {161002, "the extents of query, key, value, pseShift do not fit their axes, or numKeyValueHeads and numHeads, in all other cases"},
    {161002, "attenMask does not have the axes [b?, n*g?, s, t], of which it may lack those with ?, the last one first; each of these has 1 or their extent, others at least theirs"},
    {161002, "attentionOut does not have the shape of the products of query, key and value"},
    {161002, "innerPrecise is none of precise, fast, precise_or_zero, fast_or_zero"},
    {0, NULL},
};
/* clang-format on */

static const ac_entry_param incre_flash_attention_v3_params[] = {
    {
        .name = "query",
        .c_type = "const aclTensor *",
        .doc = "the queries",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "bs(ng)d",
        .dtypes = incre_flash_attention_v3_query_dtypes,
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
        .dtypes = incre_flash_attention_v3_key_dtypes,
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
        .dtypes = incre_flash_attention_v3_value_dtypes,
        .list = AC_LIST_ALONE,
    },
    {
        .name = "pseShift",
        .c_type = "const aclTensor *",
        .doc = "what is added to scores; -inf drops them",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "T",
        .axes = "b(ng)st",
        .optional = true,
        .fallback = 0.0,
        .dtypes = incre_flash_attention_v3_pse_shift_dtypes,
    },
    {
        .name = "attenMask",
        .c_type = "const aclTensor *",
        .doc = "which scores are dropped",
        .role = AC_ROLE_IN,
        .kind = AC_KIND_TENSOR,
        .view = AC_ENTRY_SAME,
        .type = "M",
        .axes = "b?(ng)?st",
        .optional = true,
        .fallback = 0.0,
        .dtypes = incre_flash_attention_v3_atten_mask_dtypes,
    },
    {
        .name = "actualSeqLengths",
        .c_type = "const aclIntArray *",
        .doc = "the lengths of keys",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "dequantScale1",
        .c_type = "const aclTensor *",
        .doc = "quantisation",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "quantScale1",
        .c_type = "const aclTensor *",
        .doc = "quantisation",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "dequantScale2",
        .c_type = "const aclTensor *",
        .doc = "quantisation",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "quantScale2",
        .c_type = "const aclTensor *",
        .doc = "quantisation",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "quantOffset2",
        .c_type = "const aclTensor *",
        .doc = "quantisation",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "antiquantScale",
        .c_type = "const aclTensor *",
        .doc = "quantised keys and values",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "antiquantOffset",
        .c_type = "const aclTensor *",
        .doc = "quantised keys and values",
        .role = AC_ROLE_ABSENT,
        .kind = AC_KIND_ABSENT,
        .view = AC_ENTRY_SAME,
        .type = "",
        .optional = true,
    },
    {
        .name = "blocktable",
        .c_type = "const aclTensor *",
        .doc = "keys and values in pages",
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
        .name = "inputLayout",
        .c_type = "char *",
        .doc = "the order of axes",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_STRING,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = incre_flash_attention_v3_input_layout_choices,
        .choice_count = 3,
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
        .name = "innerPrecise",
        .c_type = "int64_t",
        .doc = "how precise the means have to be at least, and where there are none",
        .role = AC_ROLE_MODE,
        .kind = AC_KIND_INTEGER,
        .view = AC_ENTRY_SAME,
        .type = "",
        .choices = incre_flash_attention_v3_inner_precise_choices,
        .choice_count = 4,
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
        .dtypes = incre_flash_attention_v3_attention_out_dtypes,
        .output =
            &(const ac_entry_output){
                .of = {"query", "key", "value"},
                .type = "T",
            },
    },
};

static const ac_entry_joined incre_flash_attention_v3_joined[] = {
    {
        .when = (const ac_entry_flag[]){{"inputLayout", 1}, {NULL, false}},
        .axes = {[0] = "b(ng)sd",
                 [1] = "bntd",
                 [2] = "bnte",
                 [3] = "b(ng)st",
                 [4] = "b?(ng)?st",
                 [20] = "b(ng)se"},
        .summed = "t",
        .inner = 'd',
        .output = "attentionOut",
        .mask = "attenMask",
        .counts = {{"n", "numKeyValueHeads", "numHeads"}, {"ng", "numHeads", NULL}},
    },
    {
        .when = (const ac_entry_flag[]){{"inputLayout", 2}, {NULL, false}},
        .axes = {[0] = "bs(ngd)",
                 [1] = "bt(nd)",
                 [2] = "bt(ne)",
                 [3] = "b(ng)st",
                 [4] = "b?(ng)?st",
                 [20] = "bs(nge)"},
        .summed = "t",
        .inner = 'd',
        .output = "attentionOut",
        .mask = "attenMask",
        .counts = {{"n", "numKeyValueHeads", "numHeads"}, {"ng", "numHeads", NULL}},
    },
    {
        .axes = {[0] = "bs(ng)d",
                 [1] = "btnd",
                 [2] = "btne",
                 [3] = "b(ng)st",
                 [4] = "b?(ng)?st",
                 [20] = "bs(ng)e"},
        .summed = "t",
        .inner = 'd',
        .output = "attentionOut",
        .mask = "attenMask",
        .counts = {{"n", "numKeyValueHeads", "numHeads"}, {"ng", "numHeads", NULL}},
    },
};

static aclnnStatus prepare_incre_flash_attention_v3(const ac_entry_args *args,
                                                    uint64_t *workspace_size,
                                                    aclOpExecutor **executor)
{
    return aclnnIncreFlashAttentionV3GetWorkspaceSize(
        args->of[0].tensor, args->of[1].tensors, args->of[2].tensors, args->of[3].tensor,
        args->of[4].tensor, args->of[5].integers, args->of[6].tensor, args->of[7].tensor,
        args->of[8].tensor, args->of[9].tensor, args->of[10].tensor, args->of[11].tensor,
        args->of[12].tensor, args->of[13].tensor, args->of[14].integer, args->of[15].real,
        args->of[16].string, args->of[17].integer, args->of[18].integer, args->of[19].integer,
        args->of[20].tensor, workspace_size, executor);
}

const ac_entry incre_flash_attention_v3_entry = {
    .name = "aclnnIncreFlashAttentionV3",
    .op = "IncreFlashAttentionV3",
    .snake = "incre_flash_attention_v3",
    .doc = "IncreFlashAttentionV3: for each query the mean of values, weighed by how well their "
           "keys fit it.",
    .family = "contraction",
    .spec = "spec/contraction/incre_flash_attention_v3.yaml",
    .header = "aclnnop/aclnn_incre_flash_attention_v3.h",
    .variant = "",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
    .params = incre_flash_attention_v3_params,
    .param_count =
        sizeof(incre_flash_attention_v3_params) / sizeof(incre_flash_attention_v3_params[0]),
    .types = incre_flash_attention_v3_types,
    .type_count =
        sizeof(incre_flash_attention_v3_types) / sizeof(incre_flash_attention_v3_types[0]),
    .joined = incre_flash_attention_v3_joined,
    .space = {"query", "key", "value"},
    .formulas = incre_flash_attention_v3_formulas,
    .formula_count = 3,
    .bounds = incre_flash_attention_v3_bounds,
    .bound_count =
        sizeof(incre_flash_attention_v3_bounds) / sizeof(incre_flash_attention_v3_bounds[0]),
    .requires_ = incre_flash_attention_v3_requires,
    .notes = incre_flash_attention_v3_notes,
    .refusals = incre_flash_attention_v3_refusals,
    .example = incre_flash_attention_v3_example,
    .prepare = prepare_incre_flash_attention_v3,
    .launch = aclnnIncreFlashAttentionV3,
};
