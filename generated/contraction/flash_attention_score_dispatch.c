/*
 * Generated from spec/contraction/flash_attention_score.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contraction/flash_attention_score.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator flash_attention_score_operator = {
    .name = "aclnnFlashAttentionScore",
    .arguments =
        (const char *const[]){"query", "key", "value", "realShiftOptional", "attenMaskOptional",
                              "softmaxMaxOut", "softmaxSumOut", "attentionOutOut"},
    .parameters = "query:r key:r value:r realShiftOptional:r dropMaskOptional:n "
                  "paddingMaskOptional:n attenMaskOptional:r prefixOptional:l scaleValue:d "
                  "keepProb:d preTokens:i nextTokens:i headNum:i inputLayout:t innerPrecise:i "
                  "sparseMode:i softmaxMaxOut:w softmaxSumOut:w softmaxOutOut:n attentionOutOut:w",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
};

static const ac_contraction contractions[] = {
    {
        .left = 0,
        .right = 2,
        .addend = 3,
        .beta_skips = true,
        .axes = {"b(ng)sd", "bntd", "bnte", "b(ng)st", "b?(ng)?st", "b(ng)s8", "b(ng)s8",
                 "b(ng)se"},
        .summed = "t",
        .inner = 'd',
        .middle = 1,
        .counted = {"ng"},
        .scales_last = true,
        .drops = true,
        .drop = 4,
        .rows = 's',
        .gives = {AC_GIVES_GREATEST, AC_GIVES_TOTAL, AC_GIVES_RESULT},
    },
    {
        .left = 0,
        .right = 2,
        .addend = 3,
        .beta_skips = true,
        .axes = {"bs(ngd)", "bt(nd)", "bt(ne)", "b(ng)st", "b?(ng)?st", "b(ng)s8", "b(ng)s8",
                 "bs(nge)"},
        .summed = "t",
        .inner = 'd',
        .middle = 1,
        .counted = {"ng"},
        .scales_last = true,
        .drops = true,
        .drop = 4,
        .rows = 's',
        .gives = {AC_GIVES_GREATEST, AC_GIVES_TOTAL, AC_GIVES_RESULT},
    },
    {
        .left = 0,
        .right = 2,
        .addend = 3,
        .beta_skips = true,
        .axes = {"sb(ngd)", "tb(nd)", "tb(ne)", "b(ng)st", "b?(ng)?st", "b(ng)s8", "b(ng)s8",
                 "sb(nge)"},
        .summed = "t",
        .inner = 'd',
        .middle = 1,
        .counted = {"ng"},
        .scales_last = true,
        .drops = true,
        .drop = 4,
        .rows = 's',
        .gives = {AC_GIVES_GREATEST, AC_GIVES_TOTAL, AC_GIVES_RESULT},
    },
    {
        .left = 0,
        .right = 2,
        .addend = 3,
        .beta_skips = true,
        .axes = {"bs(ng)d", "btnd", "btne", "b(ng)st", "b?(ng)?st", "b(ng)s8", "b(ng)s8",
                 "bs(ng)e"},
        .summed = "t",
        .inner = 'd',
        .middle = 1,
        .counted = {"ng"},
        .scales_last = true,
        .drops = true,
        .drop = 4,
        .rows = 's',
        .gives = {AC_GIVES_GREATEST, AC_GIVES_TOTAL, AC_GIVES_RESULT},
    },
};

/* The values that null inputs stand for. */
static const float default_real_shift_optional_value = 0.0f;
static const float default_atten_mask_optional_value = 0.0f;

/* Plans a validated call. */
static aclnnStatus flash_attention_score_plan(
    const ac_operator *entry_point, const ac_tensor *query, const ac_tensor *key,
    const ac_tensor *value, const ac_tensor *realShiftOptional, const ac_tensor *attenMaskOptional,
    double scaleValue, int64_t preTokens, int64_t nextTokens, int64_t headNum,
    const char *inputLayout, int64_t sparseMode, const ac_tensor *softmaxMaxOut,
    const ac_tensor *softmaxSumOut, const ac_tensor *attentionOutOut, const ac_shape *index_space,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = query->dtype;
    const int computed_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const ac_contraction_factors kernel_attrs = {
        .alpha = scaleValue,
        .beta = realShiftOptional ? 1.0 : 0.0,
        .counts = {headNum},
        .band = {sparseMode, preTokens, nextTokens, attenMaskOptional != NULL, false},
    };
    const ac_tensor default_real_shift_optional = ac_tensor_one(&default_real_shift_optional_value);
    const ac_tensor default_atten_mask_optional = ac_tensor_one(&default_atten_mask_optional_value);
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
    planned_call.operands[3] =
        (ac_operand){realShiftOptional ? realShiftOptional : &default_real_shift_optional,
                     AC_VIEW_BROADCAST, computed_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.operands[4] = (ac_operand){
        attenMaskOptional ? attenMaskOptional : &default_atten_mask_optional, AC_VIEW_BROADCAST,
        attenMaskOptional ? attenMaskOptional->dtype : AC_F32, false};
    planned_call.whole[4] = NULL;
    planned_call.operands[5] = (ac_operand){softmaxMaxOut, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[5] = NULL;
    planned_call.operands[6] = (ac_operand){softmaxSumOut, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[6] = NULL;
    planned_call.operands[7] = (ac_operand){attentionOutOut, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[7] = NULL;
    planned_call.inputs = 5;
    planned_call.outputs = 3;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    static const char *const input_layout_values[] = {"BSND", "BNSD", "BSH", "SBH"};
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

aclnnStatus aclnnFlashAttentionScoreGetWorkspaceSize(
    const aclTensor *query, const aclTensor *key, const aclTensor *value,
    const aclTensor *realShiftOptional, const aclTensor *dropMaskOptional,
    const aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional,
    const aclIntArray *prefixOptional, double scaleValue, double keepProb, int64_t preTokens,
    int64_t nextTokens, int64_t headNum, char *inputLayout, int64_t innerPrecise,
    int64_t sparseMode, const aclTensor *softmaxMaxOut, const aclTensor *softmaxSumOut,
    const aclTensor *softmaxOutOut, const aclTensor *attentionOutOut, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    ac_shape index_space;
    (void)softmaxOutOut;
    AC_DESCRIBED(&flash_attention_score_operator, aclnnFlashAttentionScoreGetWorkspaceSize, query,
                 key, value, realShiftOptional, dropMaskOptional, paddingMaskOptional,
                 attenMaskOptional, prefixOptional, scaleValue, keepProb, preTokens, nextTokens,
                 headNum, inputLayout, innerPrecise, sparseMode, softmaxMaxOut, softmaxSumOut,
                 softmaxOutOut, attentionOutOut);
    AC_TRY(ac_call_begin(&flash_attention_score_operator, workspaceSize, executor));
    const ac_tensor *const query_tensor = ac_tensor_of(query);
    const ac_tensor *const key_tensor = ac_tensor_of(key);
    const ac_tensor *const value_tensor = ac_tensor_of(value);
    const ac_tensor *const real_shift_optional_tensor = ac_tensor_of(realShiftOptional);
    const ac_tensor *const drop_mask_optional_tensor = ac_tensor_of(dropMaskOptional);
    const ac_tensor *const padding_mask_optional_tensor = ac_tensor_of(paddingMaskOptional);
    const ac_tensor *const atten_mask_optional_tensor = ac_tensor_of(attenMaskOptional);
    const ac_array *const prefix_optional_int_array = ac_int_array_of(prefixOptional);
    const ac_tensor *const softmax_max_out_tensor = ac_tensor_of(softmaxMaxOut);
    const ac_tensor *const softmax_sum_out_tensor = ac_tensor_of(softmaxSumOut);
    const ac_tensor *const attention_out_out_tensor = ac_tensor_of(attentionOutOut);
    AC_TRY(ac_flash_attention_score_validate(
        query_tensor, key_tensor, value_tensor, real_shift_optional_tensor,
        drop_mask_optional_tensor, padding_mask_optional_tensor, atten_mask_optional_tensor,
        prefix_optional_int_array, keepProb, headNum, inputLayout, innerPrecise, sparseMode,
        softmax_max_out_tensor, softmax_sum_out_tensor, attention_out_out_tensor, &index_space));
    return flash_attention_score_plan(
        &flash_attention_score_operator, query_tensor, key_tensor, value_tensor,
        real_shift_optional_tensor, atten_mask_optional_tensor, scaleValue, preTokens, nextTokens,
        headNum, inputLayout, sparseMode, softmax_max_out_tensor, softmax_sum_out_tensor,
        attention_out_out_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnFlashAttentionScore(void *workspace, uint64_t workspaceSize,
                                     aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&flash_attention_score_operator, workspace, workspaceSize, executor, stream);
}
