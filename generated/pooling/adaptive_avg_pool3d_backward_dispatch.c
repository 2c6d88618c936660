/*
 * Generated from spec/pooling/adaptive_avg_pool3d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/panes.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "pooling/adaptive_avg_pool3d_backward.h"

static const ac_operator adaptive_avg_pool3d_backward_operator = {
    .name = "aclnnAdaptiveAvgPool3dBackward",
    .arguments = (const char *const[]){"gradOutput", "self", "out"},
    .parameters = "gradOutput:r self:r out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus adaptive_avg_pool3d_backward_plan(const ac_operator *entry_point,
                                                     const ac_tensor *gradOutput,
                                                     const ac_tensor *self, const ac_tensor *out,
                                                     uint64_t *workspaceSize,
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
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_panes planned_panes =
        ac_panes_shared(out, 3, (const ac_array[]){ac_last_extents(gradOutput, 3)});
    const ac_pane_rule pane_rule = {
        .word = AC_PANE_SHARED_OUT,
        .values = 0,
        .positions = AC_PANE_NONE,
    };
    return ac_plan_build_paned(&planned_call, &planned_panes, &pane_rule, workspaceSize, executor);
}

aclnnStatus aclnnAdaptiveAvgPool3dBackwardGetWorkspaceSize(const aclTensor *gradOutput,
                                                           const aclTensor *self, aclTensor *out,
                                                           uint64_t *workspaceSize,
                                                           aclOpExecutor **executor)
{
    AC_DESCRIBED(&adaptive_avg_pool3d_backward_operator,
                 aclnnAdaptiveAvgPool3dBackwardGetWorkspaceSize, gradOutput, self, out);
    AC_TRY(ac_call_begin(&adaptive_avg_pool3d_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_output_tensor = ac_tensor_of(gradOutput);
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_adaptive_avg_pool3d_backward_validate(grad_output_tensor, self_tensor, out_tensor));
    return adaptive_avg_pool3d_backward_plan(&adaptive_avg_pool3d_backward_operator,
                                             grad_output_tensor, self_tensor, out_tensor,
                                             workspaceSize, executor);
}

aclnnStatus aclnnAdaptiveAvgPool3dBackward(void *workspace, uint64_t workspaceSize,
                                           aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&adaptive_avg_pool3d_backward_operator, workspace, workspaceSize, executor,
                       stream);
}
