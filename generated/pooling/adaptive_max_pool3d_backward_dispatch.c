/*
 * Generated from spec/pooling/adaptive_max_pool3d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "pooling/adaptive_max_pool3d_backward.h"

static const ac_operator adaptive_max_pool3d_backward_operator = {
    .name = "aclnnAdaptiveMaxPool3dBackward",
    .arguments = (const char *const[]){"gradOutput", "self", "indices", "gradInput"},
    .parameters = "gradOutput:r self:r indices:r gradInput:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus
adaptive_max_pool3d_backward_plan(const ac_operator *entry_point, const ac_tensor *gradOutput,
                                  const ac_tensor *self, const ac_tensor *indices,
                                  const ac_tensor *gradInput, uint64_t *workspaceSize,
                                  aclOpExecutor **executor)
{
    const int kernel_dtype = gradOutput->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = gradOutput->shape;
    planned_call.operands[0] = (ac_operand){gradOutput, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){indices, AC_VIEW_SAME, indices->dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){gradInput, AC_VIEW_SAME, kernel_dtype, true};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_indexed planned_index = ac_indexed_located(gradInput, 3, indices);
    const ac_scatter_rule scatter_rule = {
        .index = {.name = "indices", .status = ACLNN_ERR_PARAM_INVALID},
        .join = AC_JOIN_SUM,
        .over = true,
        .zeros = true,
    };
    return ac_plan_build_scattered(&planned_call, &planned_index, &scatter_rule, workspaceSize,
                                   executor);
}

aclnnStatus
aclnnAdaptiveMaxPool3dBackwardGetWorkspaceSize(const aclTensor *gradOutput, const aclTensor *self,
                                               const aclTensor *indices, aclTensor *gradInput,
                                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&adaptive_max_pool3d_backward_operator,
                 aclnnAdaptiveMaxPool3dBackwardGetWorkspaceSize, gradOutput, self, indices,
                 gradInput);
    AC_TRY(ac_call_begin(&adaptive_max_pool3d_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_output_tensor = ac_tensor_of(gradOutput);
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const indices_tensor = ac_tensor_of(indices);
    const ac_tensor *const grad_input_tensor = ac_tensor_of(gradInput);
    AC_TRY(ac_adaptive_max_pool3d_backward_validate(grad_output_tensor, self_tensor, indices_tensor,
                                                    grad_input_tensor));
    return adaptive_max_pool3d_backward_plan(&adaptive_max_pool3d_backward_operator,
                                             grad_output_tensor, self_tensor, indices_tensor,
                                             grad_input_tensor, workspaceSize, executor);
}

aclnnStatus aclnnAdaptiveMaxPool3dBackward(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&adaptive_max_pool3d_backward_operator, workspace, workspaceSize, executor,
                       stream);
}
