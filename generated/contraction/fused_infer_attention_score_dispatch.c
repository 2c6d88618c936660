/*
 * Generated from spec/contraction/fused_infer_attention_score.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contraction/fused_infer_attention_score.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator fused_infer_attention_score_operator = {
    .name = "aclnnFusedInferAttentionScore",
    .arguments = (const char *const[]){"query", "key", "value", "pseShift", "attenMask",
                                       "attentionOut", "softmaxLse"},
    .parameters = "query:r key:R value:R pseShift:r attenMask:r actualSeqLengths:l "
                  "actualSeqLengthsKv:l deqScale1:n quantScale1:n deqScale2:n quantScale2:n "
                  "quantOffset2:n antiquantScale:n antiquantOffset:n blockTable:n "
                  "queryPaddingSize:n kvPaddingSize:n numHeads:i scaleValue:d preTokens:i "
                  "nextTokens:i inputLayout:t numKeyValueHeads:i sparseMode:i innerPrecise:i "
                  "blockSize:i antiquantMode:i softmaxLseFlag:b attentionOut:w softmaxLse:w",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
};

static const ac_contraction contractions[] = {
    {
        .left = 0,
        .right = 2,
        .addend = 3,
        .beta_skips = true,
        .axes = {"b(ng)sd", "bntd", "bnte", "b(ng)st", "b?(ng)?st", "b(ng)se", "b(ng)s1"},
        .summed = "t",
        .inner = 'd',
        .middle = 1,
        .counted = {"n", "ng"},
        .drops = true,
        .drop = 4,
        .rows = 's',
        .gives = {AC_GIVES_RESULT, AC_GIVES_LOG},
    },
    {
        .left = 0,
        .right = 2,
        .addend = 3,
        .beta_skips = true,
        .axes = {"bs(ngd)", "bt(nd)", "bt(ne)", "b(ng)st", "b?(ng)?st", "bs(nge)", "b(ng)s1"},
        .summed = "t",
        .inner = 'd',
        .middle = 1,
        .counted = {"n", "ng"},
        .drops = true,
        .drop = 4,
        .rows = 's',
        .gives = {AC_GIVES_RESULT, AC_GIVES_LOG},
    },
    {
        .left = 0,
        .right = 2,
        .addend = 3,
        .beta_skips = true,
        .axes = {"b(ng)sd", "bntd", "bnte", "b(ng)st", "b?(ng)?st", "bs(ng)e", "b(ng)s1"},
        .summed = "t",
        .inner = 'd',
        .middle = 1,
        .counted = {"n", "ng"},
        .drops = true,
        .drop = 4,
        .rows = 's',
        .gives = {AC_GIVES_RESULT, AC_GIVES_LOG},
    },
    {
        .left = 0,
        .right = 2,
        .addend = 3,
        .beta_skips = true,
        .axes = {"bs(ng)d", "btnd", "btne", "b(ng)st", "b?(ng)?st", "bs(ng)e", "b(ng)s1"},
        .summed = "t",
        .inner = 'd',
        .middle = 1,
        .counted = {"n", "ng"},
        .drops = true,
        .drop = 4,
        .rows = 's',
        .gives = {AC_GIVES_RESULT, AC_GIVES_LOG},
    },
};

/* The values that null inputs stand for. */
static const float default_pse_shift_value = 0.0f;
static const float default_atten_mask_value = 0.0f;

/* Plans a validated call. */
static aclnnStatus fused_infer_attention_score_plan(
    const ac_operator *entry_point, const ac_tensor *query, const ac_tensor *key,
    const ac_tensor *value, const ac_tensor *pseShift, const ac_tensor *attenMask, int64_t numHeads,
    double scaleValue, int64_t preTokens, int64_t nextTokens, const char *inputLayout,
    int64_t numKeyValueHeads, int64_t sparseMode, const ac_tensor *attentionOut,
    const ac_tensor *softmaxLse, const ac_shape *index_space, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    const int kernel_dtype = query->dtype;
    const int computed_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const ac_contraction_factors kernel_attrs = {
        .alpha = scaleValue,
        .beta = pseShift ? 1.0 : 0.0,
        .counts = {numKeyValueHeads != 0 ? numKeyValueHeads : numHeads, numHeads},
        .band = {sparseMode, preTokens, nextTokens, attenMask != NULL, true},
    };
    const ac_tensor default_pse_shift = ac_tensor_one(&default_pse_shift_value);
    const ac_tensor default_atten_mask = ac_tensor_one(&default_atten_mask_value);
    const ac_tensor absent_output = ac_tensor_absent();
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){query, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){key, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){value, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){pseShift ? pseShift : &default_pse_shift,
                                            AC_VIEW_BROADCAST, computed_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.operands[4] =
        (ac_operand){attenMask ? attenMask : &default_atten_mask, AC_VIEW_BROADCAST,
                     attenMask ? attenMask->dtype : AC_F32, false};
    planned_call.whole[4] = NULL;
    planned_call.operands[5] = (ac_operand){attentionOut, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[5] = NULL;
    planned_call.operands[6] = (ac_operand){softmaxLse ? softmaxLse : &absent_output,
                                            AC_VIEW_BROADCAST, computed_dtype, false};
    planned_call.whole[6] = NULL;
    planned_call.inputs = 5;
    planned_call.outputs = 2;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    static const char *const input_layout_values[] = {"BSND", "BNSD", "BSH", "BNSD_BSND"};
    const size_t input_layout_index = ac_text_find(inputLayout, input_layout_values, 4);
    const ac_contraction *chosen = &contractions[3];
    if (input_layout_index == 1)
        chosen = &contractions[0];
    else if (input_layout_index == 2)
        chosen = &contractions[1];
    else if (input_layout_index == 3)
        chosen = &contractions[2];
    return ac_plan_build_contraction(&planned_call, chosen, workspaceSize, executor);
}

aclnnStatus aclnnFusedInferAttentionScoreGetWorkspaceSize(
    const aclTensor *query, const aclTensorList *key, const aclTensorList *value,
    const aclTensor *pseShift, const aclTensor *attenMask, const aclIntArray *actualSeqLengths,
    const aclIntArray *actualSeqLengthsKv, const aclTensor *deqScale1, const aclTensor *quantScale1,
    const aclTensor *deqScale2, const aclTensor *quantScale2, const aclTensor *quantOffset2,
    const aclTensor *antiquantScale, const aclTensor *antiquantOffset, const aclTensor *blockTable,
    const aclTensor *queryPaddingSize, const aclTensor *kvPaddingSize, int64_t numHeads,
    double scaleValue, int64_t preTokens, int64_t nextTokens, char *inputLayout,
    int64_t numKeyValueHeads, int64_t sparseMode, int64_t innerPrecise, int64_t blockSize,
    int64_t antiquantMode, bool softmaxLseFlag, const aclTensor *attentionOut,
    const aclTensor *softmaxLse, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    (void)blockSize;
    (void)antiquantMode;
    AC_DESCRIBED(&fused_infer_attention_score_operator,
                 aclnnFusedInferAttentionScoreGetWorkspaceSize, query, key, value, pseShift,
                 attenMask, actualSeqLengths, actualSeqLengthsKv, deqScale1, quantScale1, deqScale2,
                 quantScale2, quantOffset2, antiquantScale, antiquantOffset, blockTable,
                 queryPaddingSize, kvPaddingSize, numHeads, scaleValue, preTokens, nextTokens,
                 inputLayout, numKeyValueHeads, sparseMode, innerPrecise, blockSize, antiquantMode,
                 softmaxLseFlag, attentionOut, softmaxLse);
    AC_TRY(ac_call_begin(&fused_infer_attention_score_operator, workspaceSize, executor));
    const ac_tensor *const query_tensor = ac_tensor_of(query);
    const ac_array *const key_list = ac_tensor_list_of(key);
    const ac_array *const value_list = ac_tensor_list_of(value);
    const ac_tensor *const pse_shift_tensor = ac_tensor_of(pseShift);
    const ac_tensor *const atten_mask_tensor = ac_tensor_of(attenMask);
    const ac_array *const actual_seq_lengths_int_array = ac_int_array_of(actualSeqLengths);
    const ac_array *const actual_seq_lengths_kv_int_array = ac_int_array_of(actualSeqLengthsKv);
    const ac_tensor *const deq_scale1_tensor = ac_tensor_of(deqScale1);
    const ac_tensor *const quant_scale1_tensor = ac_tensor_of(quantScale1);
    const ac_tensor *const deq_scale2_tensor = ac_tensor_of(deqScale2);
    const ac_tensor *const quant_scale2_tensor = ac_tensor_of(quantScale2);
    const ac_tensor *const quant_offset2_tensor = ac_tensor_of(quantOffset2);
    const ac_tensor *const antiquant_scale_tensor = ac_tensor_of(antiquantScale);
    const ac_tensor *const antiquant_offset_tensor = ac_tensor_of(antiquantOffset);
    const ac_tensor *const block_table_tensor = ac_tensor_of(blockTable);
    const ac_tensor *const query_padding_size_tensor = ac_tensor_of(queryPaddingSize);
    const ac_tensor *const kv_padding_size_tensor = ac_tensor_of(kvPaddingSize);
    const ac_tensor *const attention_out_tensor = ac_tensor_of(attentionOut);
    const ac_tensor *const softmax_lse_tensor = softmaxLseFlag ? ac_tensor_of(softmaxLse) : NULL;
    AC_TRY(ac_fused_infer_attention_score_validate(
        query_tensor, key_list, value_list, pse_shift_tensor, atten_mask_tensor,
        actual_seq_lengths_int_array, actual_seq_lengths_kv_int_array, deq_scale1_tensor,
        quant_scale1_tensor, deq_scale2_tensor, quant_scale2_tensor, quant_offset2_tensor,
        antiquant_scale_tensor, antiquant_offset_tensor, block_table_tensor,
        query_padding_size_tensor, kv_padding_size_tensor, numHeads, inputLayout, numKeyValueHeads,
        sparseMode, innerPrecise, softmaxLseFlag, attention_out_tensor, softmax_lse_tensor,
        &index_space));
    return fused_infer_attention_score_plan(
        &fused_infer_attention_score_operator, query_tensor, ac_member_of(key_list, 0),
        ac_member_of(value_list, 0), pse_shift_tensor, atten_mask_tensor, numHeads, scaleValue,
        preTokens, nextTokens, inputLayout, numKeyValueHeads, sparseMode, attention_out_tensor,
        softmax_lse_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnFusedInferAttentionScore(void *workspace, uint64_t workspaceSize,
                                          aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&fused_infer_attention_score_operator, workspace, workspaceSize, executor,
                       stream);
}
