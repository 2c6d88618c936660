/*
 * Generated from spec/contraction/fused_infer_attention_score_v4.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * Decides whether a call to aclnnFusedInferAttentionScoreV4 is well formed. The order is the same
 * for every operator: presence, data types, ranks, shapes, preconditions, modes. The first failure
 * is the one reported.
 */
#include "check/check.h"
#include "contraction/fused_infer_attention_score_v4.h"

/* The data types T may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_T[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F16 | AC_SET_BF16,
    [AC_ASCEND910_93] = AC_SET_F16 | AC_SET_BF16,
    [AC_HOST] = AC_SET_F16 | AC_SET_BF16,
};

/* The data types M may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_M[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_BOOL | AC_SET_I8 | AC_SET_U8,
    [AC_ASCEND910_93] = AC_SET_BOOL | AC_SET_I8 | AC_SET_U8,
    [AC_HOST] = AC_SET_BOOL | AC_SET_I8 | AC_SET_U8,
};

/* The data types F may take on each product. A product without a row lacks the operator. */
static const ac_dtype_set dtypes_F[AC_PRODUCT_COUNT] = {
    [AC_ASCEND910B] = AC_SET_F32,
    [AC_ASCEND910_93] = AC_SET_F32,
    [AC_HOST] = AC_SET_F32,
};

static const char *const input_layout_values[] = {"BSND", "BNSD", "BSH", "BNSD_BSND"};

static const int64_t sparse_mode_values[] = {0, 1, 2, 3, 4};

static const int64_t inner_precise_values[] = {0, 1, 2, 3};

aclnnStatus ac_fused_infer_attention_score_v4_validate(
    const ac_tensor *query, const ac_array *key_list, const ac_array *value_list,
    const ac_tensor *pseShiftOptional, const ac_tensor *attenMaskOptional,
    const ac_array *actualSeqLengthsOptional, const ac_array *actualSeqLengthsKvOptional,
    const ac_tensor *deqScale1Optional, const ac_tensor *quantScale1Optional,
    const ac_tensor *deqScale2Optional, const ac_tensor *quantScale2Optional,
    const ac_tensor *quantOffset2Optional, const ac_tensor *antiquantScaleOptional,
    const ac_tensor *antiquantOffsetOptional, const ac_tensor *blockTableOptional,
    const ac_tensor *queryPaddingSizeOptional, const ac_tensor *kvPaddingSizeOptional,
    const ac_tensor *keyAntiquantScaleOptional, const ac_tensor *keyAntiquantOffsetOptional,
    const ac_tensor *valueAntiquantScaleOptional, const ac_tensor *valueAntiquantOffsetOptional,
    const ac_tensor *keySharedPrefixOptional, const ac_tensor *valueSharedPrefixOptional,
    const ac_array *actualSharedPrefixLenOptional, const ac_tensor *queryRopeOptional,
    const ac_tensor *keyRopeOptional, const ac_tensor *keyRopeAntiquantScaleOptional,
    const ac_tensor *dequantScaleQueryOptional, const ac_tensor *learnableSinkOptional,
    int64_t numHeads, const char *inputLayout, int64_t numKeyValueHeads, int64_t sparseMode,
    int64_t innerPrecise, bool softmaxLseFlag, const ac_tensor *attentionOut,
    const ac_tensor *softmaxLse, ac_shape *index_space)
{
    AC_TRY(ac_check_tensor(query, "query"));
    AC_TRY(ac_check_tensor_list(key_list, "key"));
    AC_TRY(ac_check_alone(key_list, "key"));
    AC_TRY(ac_check_tensor_list(value_list, "value"));
    AC_TRY(ac_check_alone(value_list, "value"));
    AC_TRY(ac_check_tensor_optional(pseShiftOptional, "pseShiftOptional"));
    AC_TRY(ac_check_tensor_optional(attenMaskOptional, "attenMaskOptional"));
    AC_TRY(ac_check_absent_int_array(actualSeqLengthsOptional, "actualSeqLengthsOptional"));
    AC_TRY(ac_check_absent_int_array(actualSeqLengthsKvOptional, "actualSeqLengthsKvOptional"));
    AC_TRY(ac_check_absent_tensor(deqScale1Optional, "deqScale1Optional"));
    AC_TRY(ac_check_absent_tensor(quantScale1Optional, "quantScale1Optional"));
    AC_TRY(ac_check_absent_tensor(deqScale2Optional, "deqScale2Optional"));
    AC_TRY(ac_check_absent_tensor(quantScale2Optional, "quantScale2Optional"));
    AC_TRY(ac_check_absent_tensor(quantOffset2Optional, "quantOffset2Optional"));
    AC_TRY(ac_check_absent_tensor(antiquantScaleOptional, "antiquantScaleOptional"));
    AC_TRY(ac_check_absent_tensor(antiquantOffsetOptional, "antiquantOffsetOptional"));
    AC_TRY(ac_check_absent_tensor(blockTableOptional, "blockTableOptional"));
    AC_TRY(ac_check_absent_tensor(queryPaddingSizeOptional, "queryPaddingSizeOptional"));
    AC_TRY(ac_check_absent_tensor(kvPaddingSizeOptional, "kvPaddingSizeOptional"));
    AC_TRY(ac_check_absent_tensor(keyAntiquantScaleOptional, "keyAntiquantScaleOptional"));
    AC_TRY(ac_check_absent_tensor(keyAntiquantOffsetOptional, "keyAntiquantOffsetOptional"));
    AC_TRY(ac_check_absent_tensor(valueAntiquantScaleOptional, "valueAntiquantScaleOptional"));
    AC_TRY(ac_check_absent_tensor(valueAntiquantOffsetOptional, "valueAntiquantOffsetOptional"));
    AC_TRY(ac_check_absent_tensor(keySharedPrefixOptional, "keySharedPrefixOptional"));
    AC_TRY(ac_check_absent_tensor(valueSharedPrefixOptional, "valueSharedPrefixOptional"));
    AC_TRY(
        ac_check_absent_int_array(actualSharedPrefixLenOptional, "actualSharedPrefixLenOptional"));
    AC_TRY(ac_check_absent_tensor(queryRopeOptional, "queryRopeOptional"));
    AC_TRY(ac_check_absent_tensor(keyRopeOptional, "keyRopeOptional"));
    AC_TRY(ac_check_absent_tensor(keyRopeAntiquantScaleOptional, "keyRopeAntiquantScaleOptional"));
    AC_TRY(ac_check_absent_tensor(dequantScaleQueryOptional, "dequantScaleQueryOptional"));
    AC_TRY(ac_check_absent_tensor(learnableSinkOptional, "learnableSinkOptional"));
    AC_TRY(ac_check_tensor(attentionOut, "attentionOut"));
    AC_TRY(ac_check_tensor_optional(softmaxLse, "softmaxLse"));
    AC_TRY(ac_check_wanted(softmaxLseFlag, softmaxLse, "softmaxLse"));
    AC_TRY(ac_check_string(inputLayout, "inputLayout"));

    const ac_tensor *const key = ac_member_of(key_list, 0);
    const ac_tensor *const value = ac_member_of(value_list, 0);
    AC_TRY(ac_check_dtype_in(query, "query", dtypes_T));
    AC_TRY(ac_check_dtype_in(attenMaskOptional, "attenMaskOptional", dtypes_M));
    AC_TRY(ac_check_dtype_same(key, "key", query, "query"));
    AC_TRY(ac_check_dtype_same(value, "value", query, "query"));
    AC_TRY(ac_check_dtype_same(pseShiftOptional, "pseShiftOptional", query, "query"));
    AC_TRY(ac_check_dtype_same(attentionOut, "attentionOut", query, "query"));
    AC_TRY(ac_check_dtype_in(softmaxLse, "softmaxLse", dtypes_F));

    size_t input_layout_index = 0;
    AC_TRY(ac_check_mode_string(inputLayout, "inputLayout", input_layout_values, 4,
                                &input_layout_index));
    size_t sparse_mode_index = 0;
    AC_TRY(ac_check_mode_int(sparseMode, "sparseMode", sparse_mode_values, 5, &sparse_mode_index));

    AC_TRY(ac_check_rank_within(query, "query", 3, 4));
    AC_TRY(ac_check_rank_within(key, "key", 3, 4));
    AC_TRY(ac_check_rank_within(value, "value", 3, 4));
    AC_TRY(ac_check_rank_within(pseShiftOptional, "pseShiftOptional", 4, 4));
    AC_TRY(ac_check_rank(attenMaskOptional, "attenMaskOptional"));
    AC_TRY(ac_check_rank(attentionOut, "attentionOut"));
    AC_TRY(ac_check_rank(softmaxLse, "softmaxLse"));

    int64_t letter_extents[AC_LETTERS] = {0};
    if (input_layout_index == 1)
        AC_TRY(ac_check_chained(query, "query", "b(ng)sd", key, "key", "bntd", value, "value",
                                "bnte", pseShiftOptional, "pseShiftOptional", "b(ng)st", "n",
                                numKeyValueHeads != 0 ? numKeyValueHeads : numHeads,
                                "numKeyValueHeads", "ng", numHeads, "numHeads", "b(ng)se",
                                letter_extents, index_space));
    if (input_layout_index == 2)
        AC_TRY(ac_check_chained(query, "query", "bs(ngd)", key, "key", "bt(nd)", value, "value",
                                "bt(ne)", pseShiftOptional, "pseShiftOptional", "b(ng)st", "n",
                                numKeyValueHeads != 0 ? numKeyValueHeads : numHeads,
                                "numKeyValueHeads", "ng", numHeads, "numHeads", "bs(nge)",
                                letter_extents, index_space));
    if (input_layout_index == 3)
        AC_TRY(ac_check_chained(query, "query", "b(ng)sd", key, "key", "bntd", value, "value",
                                "bnte", pseShiftOptional, "pseShiftOptional", "b(ng)st", "n",
                                numKeyValueHeads != 0 ? numKeyValueHeads : numHeads,
                                "numKeyValueHeads", "ng", numHeads, "numHeads", "bs(ng)e",
                                letter_extents, index_space));
    if (!(input_layout_index == 1) && !(input_layout_index == 2) && !(input_layout_index == 3))
        AC_TRY(ac_check_chained(query, "query", "bs(ng)d", key, "key", "btnd", value, "value",
                                "btne", pseShiftOptional, "pseShiftOptional", "b(ng)st", "n",
                                numKeyValueHeads != 0 ? numKeyValueHeads : numHeads,
                                "numKeyValueHeads", "ng", numHeads, "numHeads", "bs(ng)e",
                                letter_extents, index_space));
    AC_TRY(ac_check_mask(attenMaskOptional, "attenMaskOptional", "b?(ng)?st",
                         ac_band_implies_mask(sparseMode), letter_extents));
    AC_TRY(ac_check_of_rows(softmaxLse, "softmaxLse", "b(ng)s1", letter_extents));
    AC_TRY(ac_check_shape_is(attentionOut, "attentionOut", index_space,
                             "the products of query, key and value"));

    size_t inner_precise_index = 0;
    AC_TRY(ac_check_mode_int(innerPrecise, "innerPrecise", inner_precise_values, 4,
                             &inner_precise_index));

    return ACLNN_SUCCESS;
}
