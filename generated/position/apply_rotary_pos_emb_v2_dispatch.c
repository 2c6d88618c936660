/*
 * Generated from spec/position/apply_rotary_pos_emb_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "position/apply_rotary_pos_emb_v2.h"

static const ac_operator apply_rotary_pos_emb_v2_operator = {
    .name = "aclnnApplyRotaryPosEmbV2",
    .arguments = (const char *const[]){"queryRef", "keyRef", "cos", "sin", "queryRef", "keyRef"},
    .parameters = "queryRef:u keyRef:u cos:r sin:r layout:i rotaryMode:t",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_apply_rotary_pos_emb_v2_kernels);

/* Plans a validated call. */
static aclnnStatus apply_rotary_pos_emb_v2_plan(const ac_operator *entry_point,
                                                const ac_tensor *query, const ac_tensor *key,
                                                const ac_tensor *cos, const ac_tensor *sin,
                                                const ac_tensor *queryOut, const ac_tensor *keyOut,
                                                const char *rotaryMode, uint64_t *workspaceSize,
                                                aclOpExecutor **executor)
{
    static const char *const rotary_mode_values[] = {"half", "interleave"};
    const size_t rotary_mode_index = ac_text_find(rotaryMode, rotary_mode_values, 2);
    const int kernel_dtype = query->dtype;
    const ac_tensor wide_cos_for_query = ac_tensor_broadcast(cos, &query->shape);
    const ac_tensor wide_sin_for_query = ac_tensor_broadcast(sin, &query->shape);
    const ac_tensor wide_cos_for_key = ac_tensor_broadcast(cos, &key->shape);
    const ac_tensor wide_sin_for_key = ac_tensor_broadcast(sin, &key->shape);
    const ac_tensor part_first_query =
        rotary_mode_index == 0 ? ac_tensor_half(query, -1, 0) : ac_tensor_alternate(query, -1, 0);
    const ac_tensor part_second_query =
        rotary_mode_index == 0 ? ac_tensor_half(query, -1, 1) : ac_tensor_alternate(query, -1, 1);
    const ac_tensor part_first_key =
        rotary_mode_index == 0 ? ac_tensor_half(key, -1, 0) : ac_tensor_alternate(key, -1, 0);
    const ac_tensor part_second_key =
        rotary_mode_index == 0 ? ac_tensor_half(key, -1, 1) : ac_tensor_alternate(key, -1, 1);
    ac_tensor part_first_cos_for_query;
    if (rotary_mode_index == 0)
        part_first_cos_for_query = ac_tensor_half(&wide_cos_for_query, -1, 0);
    else
        part_first_cos_for_query = ac_tensor_alternate(&wide_cos_for_query, -1, 0);
    ac_tensor part_second_cos_for_query;
    if (rotary_mode_index == 0)
        part_second_cos_for_query = ac_tensor_half(&wide_cos_for_query, -1, 1);
    else
        part_second_cos_for_query = ac_tensor_alternate(&wide_cos_for_query, -1, 1);
    ac_tensor part_first_cos_for_key;
    if (rotary_mode_index == 0)
        part_first_cos_for_key = ac_tensor_half(&wide_cos_for_key, -1, 0);
    else
        part_first_cos_for_key = ac_tensor_alternate(&wide_cos_for_key, -1, 0);
    ac_tensor part_second_cos_for_key;
    if (rotary_mode_index == 0)
        part_second_cos_for_key = ac_tensor_half(&wide_cos_for_key, -1, 1);
    else
        part_second_cos_for_key = ac_tensor_alternate(&wide_cos_for_key, -1, 1);
    ac_tensor part_first_sin_for_query;
    if (rotary_mode_index == 0)
        part_first_sin_for_query = ac_tensor_half(&wide_sin_for_query, -1, 0);
    else
        part_first_sin_for_query = ac_tensor_alternate(&wide_sin_for_query, -1, 0);
    ac_tensor part_second_sin_for_query;
    if (rotary_mode_index == 0)
        part_second_sin_for_query = ac_tensor_half(&wide_sin_for_query, -1, 1);
    else
        part_second_sin_for_query = ac_tensor_alternate(&wide_sin_for_query, -1, 1);
    ac_tensor part_first_sin_for_key;
    if (rotary_mode_index == 0)
        part_first_sin_for_key = ac_tensor_half(&wide_sin_for_key, -1, 0);
    else
        part_first_sin_for_key = ac_tensor_alternate(&wide_sin_for_key, -1, 0);
    ac_tensor part_second_sin_for_key;
    if (rotary_mode_index == 0)
        part_second_sin_for_key = ac_tensor_half(&wide_sin_for_key, -1, 1);
    else
        part_second_sin_for_key = ac_tensor_alternate(&wide_sin_for_key, -1, 1);
    ac_tensor part_first_query_out;
    if (rotary_mode_index == 0)
        part_first_query_out = ac_tensor_half(queryOut, -1, 0);
    else
        part_first_query_out = ac_tensor_alternate(queryOut, -1, 0);
    ac_tensor part_second_query_out;
    if (rotary_mode_index == 0)
        part_second_query_out = ac_tensor_half(queryOut, -1, 1);
    else
        part_second_query_out = ac_tensor_alternate(queryOut, -1, 1);
    const ac_tensor part_first_key_out =
        rotary_mode_index == 0 ? ac_tensor_half(keyOut, -1, 0) : ac_tensor_alternate(keyOut, -1, 0);
    const ac_tensor part_second_key_out =
        rotary_mode_index == 0 ? ac_tensor_half(keyOut, -1, 1) : ac_tensor_alternate(keyOut, -1, 1);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = part_first_query.shape;
    planned_call.operands[0] = (ac_operand){&part_first_query, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = query;
    planned_call.operands[1] = (ac_operand){&part_second_query, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = query;
    planned_call.operands[2] = (ac_operand){&part_first_key, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = key;
    planned_call.operands[3] = (ac_operand){&part_second_key, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = key;
    planned_call.operands[4] =
        (ac_operand){&part_first_cos_for_query, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[4] = cos;
    planned_call.operands[5] =
        (ac_operand){&part_second_cos_for_query, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[5] = cos;
    planned_call.operands[6] =
        (ac_operand){&part_first_cos_for_key, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[6] = cos;
    planned_call.operands[7] =
        (ac_operand){&part_second_cos_for_key, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[7] = cos;
    planned_call.operands[8] =
        (ac_operand){&part_first_sin_for_query, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[8] = sin;
    planned_call.operands[9] =
        (ac_operand){&part_second_sin_for_query, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[9] = sin;
    planned_call.operands[10] =
        (ac_operand){&part_first_sin_for_key, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[10] = sin;
    planned_call.operands[11] =
        (ac_operand){&part_second_sin_for_key, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[11] = sin;
    planned_call.operands[12] =
        (ac_operand){&part_first_query_out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[12] = queryOut;
    planned_call.operands[13] =
        (ac_operand){&part_second_query_out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[13] = queryOut;
    planned_call.operands[14] =
        (ac_operand){&part_first_key_out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[14] = keyOut;
    planned_call.operands[15] =
        (ac_operand){&part_second_key_out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[15] = keyOut;
    planned_call.inputs = 12;
    planned_call.outputs = 4;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_stage planned_stages[] = {
        {
            .kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype],
            .outputs = UINT32_C(3),
            .inputs = UINT32_C(819),
            .space = &part_first_query.shape,
        },
        {
            .kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype],
            .outputs = UINT32_C(12),
            .inputs = UINT32_C(3276),
            .space = &part_first_key.shape,
        },
    };
    return ac_plan_build_staged(&planned_call, planned_stages, 2, workspaceSize, executor);
}

aclnnStatus aclnnApplyRotaryPosEmbV2GetWorkspaceSize(aclTensor *queryRef, aclTensor *keyRef,
                                                     const aclTensor *cos, const aclTensor *sin,
                                                     int64_t layout, char *rotaryMode,
                                                     uint64_t *workspaceSize,
                                                     aclOpExecutor **executor)
{
    AC_DESCRIBED(&apply_rotary_pos_emb_v2_operator, aclnnApplyRotaryPosEmbV2GetWorkspaceSize,
                 queryRef, keyRef, cos, sin, layout, rotaryMode);
    AC_TRY(ac_call_begin(&apply_rotary_pos_emb_v2_operator, workspaceSize, executor));
    const ac_tensor *const query_ref_tensor = ac_tensor_of(queryRef);
    const ac_tensor *const key_ref_tensor = ac_tensor_of(keyRef);
    const ac_tensor *const cos_tensor = ac_tensor_of(cos);
    const ac_tensor *const sin_tensor = ac_tensor_of(sin);
    AC_TRY(ac_apply_rotary_pos_emb_v2_validate(query_ref_tensor, key_ref_tensor, cos_tensor,
                                               sin_tensor, layout, rotaryMode));
    return apply_rotary_pos_emb_v2_plan(&apply_rotary_pos_emb_v2_operator, query_ref_tensor,
                                        key_ref_tensor, cos_tensor, sin_tensor, query_ref_tensor,
                                        key_ref_tensor, rotaryMode, workspaceSize, executor);
}

aclnnStatus aclnnApplyRotaryPosEmbV2(void *workspace, uint64_t workspaceSize,
                                     aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&apply_rotary_pos_emb_v2_operator, workspace, workspaceSize, executor,
                       stream);
}
