/*
 * Generated from spec/contraction/flash_attention_score_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contraction/flash_attention_score_grad.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator flash_attention_score_grad_operator = {
    .name = "aclnnFlashAttentionScoreGrad",
    .arguments =
        (const char *const[]){"query", "keyIn", "value", "dy", "pseShiftOptional",
                              "attenMaskOptional", "softmaxMaxOptional", "softmaxSumOptional",
                              "attentionInOptional", "dqOut", "dkOut", "dvOut", "dpseOut"},
    .parameters = "query:r keyIn:r value:r dy:r pseShiftOptional:r dropMaskOptional:n "
                  "paddingMaskOptional:n attenMaskOptional:r softmaxMaxOptional:r "
                  "softmaxSumOptional:r softmaxInOptional:n attentionInOptional:r "
                  "prefixOptional:l scaleValue:d keepProb:d preTokens:i nextTokens:i headNum:i "
                  "inputLayout:t innerPrecise:i sparseMode:i dqOut:w dkOut:w dvOut:w dpseOut:w",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
};

static const ac_contraction contractions[] = {
    {
        .left = 0,
        .right = 2,
        .addend = 4,
        .beta_skips = true,
        .axes = {"b(ng)sd", "bntd", "bnte", "b(ng)se", "b(ng)st", "b?(ng)?st", "b(ng)s8", "b(ng)s8",
                 "b(ng)se", "b(ng)sd", "bntd", "bnte", "b(ng)st"},
        .summed = "t",
        .inner = 'd',
        .middle = 1,
        .counted = {"ng"},
        .scales_last = true,
        .drops = true,
        .drop = 5,
        .rows = 's',
        .grad.rows = "gs",
        .grad.slope = 3,
        .grad.made = 8,
        .grad.greatest = 6,
        .grad.total = 7,
        .grad.of = {9, 10, 11, 12},
    },
    {
        .left = 0,
        .right = 2,
        .addend = 4,
        .beta_skips = true,
        .axes = {"bs(ngd)", "bt(nd)", "bt(ne)", "bs(nge)", "b(ng)st", "b?(ng)?st", "b(ng)s8",
                 "b(ng)s8", "bs(nge)", "bs(ngd)", "bt(nd)", "bt(ne)", "b(ng)st"},
        .summed = "t",
        .inner = 'd',
        .middle = 1,
        .counted = {"ng"},
        .scales_last = true,
        .drops = true,
        .drop = 5,
        .rows = 's',
        .grad.rows = "gs",
        .grad.slope = 3,
        .grad.made = 8,
        .grad.greatest = 6,
        .grad.total = 7,
        .grad.of = {9, 10, 11, 12},
    },
    {
        .left = 0,
        .right = 2,
        .addend = 4,
        .beta_skips = true,
        .axes = {"sb(ngd)", "tb(nd)", "tb(ne)", "sb(nge)", "b(ng)st", "b?(ng)?st", "b(ng)s8",
                 "b(ng)s8", "sb(nge)", "sb(ngd)", "tb(nd)", "tb(ne)", "b(ng)st"},
        .summed = "t",
        .inner = 'd',
        .middle = 1,
        .counted = {"ng"},
        .scales_last = true,
        .drops = true,
        .drop = 5,
        .rows = 's',
        .grad.rows = "gs",
        .grad.slope = 3,
        .grad.made = 8,
        .grad.greatest = 6,
        .grad.total = 7,
        .grad.of = {9, 10, 11, 12},
    },
    {
        .left = 0,
        .right = 2,
        .addend = 4,
        .beta_skips = true,
        .axes = {"bs(ng)d", "btnd", "btne", "bs(ng)e", "b(ng)st", "b?(ng)?st", "b(ng)s8", "b(ng)s8",
                 "bs(ng)e", "bs(ng)d", "btnd", "btne", "b(ng)st"},
        .summed = "t",
        .inner = 'd',
        .middle = 1,
        .counted = {"ng"},
        .scales_last = true,
        .drops = true,
        .drop = 5,
        .rows = 's',
        .grad.rows = "gs",
        .grad.slope = 3,
        .grad.made = 8,
        .grad.greatest = 6,
        .grad.total = 7,
        .grad.of = {9, 10, 11, 12},
    },
};

/* The values that null inputs stand for. */
static const float default_pse_shift_optional_value = 0.0f;
static const float default_atten_mask_optional_value = 0.0f;

/* Plans a validated call. */
static aclnnStatus flash_attention_score_grad_plan(
    const ac_operator *entry_point, const ac_tensor *query, const ac_tensor *keyIn,
    const ac_tensor *value, const ac_tensor *dy, const ac_tensor *pseShiftOptional,
    const ac_tensor *attenMaskOptional, const ac_tensor *softmaxMaxOptional,
    const ac_tensor *softmaxSumOptional, const ac_tensor *attentionInOptional, double scaleValue,
    int64_t preTokens, int64_t nextTokens, int64_t headNum, const char *inputLayout,
    int64_t sparseMode, const ac_tensor *dqOut, const ac_tensor *dkOut, const ac_tensor *dvOut,
    const ac_tensor *dpseOut, const ac_shape *index_space, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    const int kernel_dtype = query->dtype;
    const int computed_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const ac_contraction_factors kernel_attrs = {
        .alpha = scaleValue,
        .beta = 1.0,
        .counts = {headNum},
        .band = {sparseMode, preTokens, nextTokens, attenMaskOptional != NULL, false},
    };
    const ac_tensor default_pse_shift_optional = ac_tensor_one(&default_pse_shift_optional_value);
    const ac_tensor default_atten_mask_optional = ac_tensor_one(&default_atten_mask_optional_value);
    const ac_tensor absent_output = ac_tensor_absent();
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){query, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){keyIn, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){value, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){dy, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.operands[4] =
        (ac_operand){pseShiftOptional ? pseShiftOptional : &default_pse_shift_optional,
                     AC_VIEW_BROADCAST, computed_dtype, false};
    planned_call.whole[4] = NULL;
    planned_call.operands[5] = (ac_operand){
        attenMaskOptional ? attenMaskOptional : &default_atten_mask_optional, AC_VIEW_BROADCAST,
        attenMaskOptional ? attenMaskOptional->dtype : AC_F32, false};
    planned_call.whole[5] = NULL;
    planned_call.operands[6] =
        (ac_operand){softmaxMaxOptional, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[6] = NULL;
    planned_call.operands[7] =
        (ac_operand){softmaxSumOptional, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[7] = NULL;
    planned_call.operands[8] =
        (ac_operand){attentionInOptional, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[8] = NULL;
    planned_call.operands[9] = (ac_operand){dqOut, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[9] = NULL;
    planned_call.operands[10] = (ac_operand){dkOut, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[10] = NULL;
    planned_call.operands[11] = (ac_operand){dvOut, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[11] = NULL;
    planned_call.operands[12] =
        (ac_operand){dpseOut ? dpseOut : &absent_output, AC_VIEW_BROADCAST, computed_dtype, false};
    planned_call.whole[12] = NULL;
    planned_call.inputs = 9;
    planned_call.outputs = 4;
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

aclnnStatus aclnnFlashAttentionScoreGradGetWorkspaceSize(
    const aclTensor *query, const aclTensor *keyIn, const aclTensor *value, const aclTensor *dy,
    const aclTensor *pseShiftOptional, const aclTensor *dropMaskOptional,
    const aclTensor *paddingMaskOptional, const aclTensor *attenMaskOptional,
    const aclTensor *softmaxMaxOptional, const aclTensor *softmaxSumOptional,
    const aclTensor *softmaxInOptional, const aclTensor *attentionInOptional,
    const aclIntArray *prefixOptional, double scaleValue, double keepProb, int64_t preTokens,
    int64_t nextTokens, int64_t headNum, char *inputLayout, int64_t innerPrecise,
    int64_t sparseMode, const aclTensor *dqOut, const aclTensor *dkOut, const aclTensor *dvOut,
    const aclTensor *dpseOut, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    (void)softmaxInOptional;
    AC_DESCRIBED(&flash_attention_score_grad_operator, aclnnFlashAttentionScoreGradGetWorkspaceSize,
                 query, keyIn, value, dy, pseShiftOptional, dropMaskOptional, paddingMaskOptional,
                 attenMaskOptional, softmaxMaxOptional, softmaxSumOptional, softmaxInOptional,
                 attentionInOptional, prefixOptional, scaleValue, keepProb, preTokens, nextTokens,
                 headNum, inputLayout, innerPrecise, sparseMode, dqOut, dkOut, dvOut, dpseOut);
    AC_TRY(ac_call_begin(&flash_attention_score_grad_operator, workspaceSize, executor));
    const ac_tensor *const query_tensor = ac_tensor_of(query);
    const ac_tensor *const key_in_tensor = ac_tensor_of(keyIn);
    const ac_tensor *const value_tensor = ac_tensor_of(value);
    const ac_tensor *const dy_tensor = ac_tensor_of(dy);
    const ac_tensor *const pse_shift_optional_tensor = ac_tensor_of(pseShiftOptional);
    const ac_tensor *const drop_mask_optional_tensor = ac_tensor_of(dropMaskOptional);
    const ac_tensor *const padding_mask_optional_tensor = ac_tensor_of(paddingMaskOptional);
    const ac_tensor *const atten_mask_optional_tensor = ac_tensor_of(attenMaskOptional);
    const ac_tensor *const softmax_max_optional_tensor = ac_tensor_of(softmaxMaxOptional);
    const ac_tensor *const softmax_sum_optional_tensor = ac_tensor_of(softmaxSumOptional);
    const ac_tensor *const attention_in_optional_tensor = ac_tensor_of(attentionInOptional);
    const ac_array *const prefix_optional_int_array = ac_int_array_of(prefixOptional);
    const ac_tensor *const dq_out_tensor = ac_tensor_of(dqOut);
    const ac_tensor *const dk_out_tensor = ac_tensor_of(dkOut);
    const ac_tensor *const dv_out_tensor = ac_tensor_of(dvOut);
    const ac_tensor *const dpse_out_tensor = ac_tensor_of(dpseOut);
    AC_TRY(ac_flash_attention_score_grad_validate(
        query_tensor, key_in_tensor, value_tensor, dy_tensor, pse_shift_optional_tensor,
        drop_mask_optional_tensor, padding_mask_optional_tensor, atten_mask_optional_tensor,
        softmax_max_optional_tensor, softmax_sum_optional_tensor, attention_in_optional_tensor,
        prefix_optional_int_array, keepProb, headNum, inputLayout, innerPrecise, sparseMode,
        dq_out_tensor, dk_out_tensor, dv_out_tensor, dpse_out_tensor, &index_space));
    return flash_attention_score_grad_plan(
        &flash_attention_score_grad_operator, query_tensor, key_in_tensor, value_tensor, dy_tensor,
        pse_shift_optional_tensor, atten_mask_optional_tensor, softmax_max_optional_tensor,
        softmax_sum_optional_tensor, attention_in_optional_tensor, scaleValue, preTokens,
        nextTokens, headNum, inputLayout, sparseMode, dq_out_tensor, dk_out_tensor, dv_out_tensor,
        dpse_out_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnFlashAttentionScoreGrad(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&flash_attention_score_grad_operator, workspace, workspaceSize, executor,
                       stream);
}
