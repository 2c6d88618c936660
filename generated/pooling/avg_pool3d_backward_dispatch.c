/*
 * Generated from spec/pooling/avg_pool3d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/panes.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "pooling/avg_pool3d_backward.h"

static const ac_operator avg_pool3d_backward_operator = {
    .name = "aclnnAvgPool3dBackward",
    .arguments = (const char *const[]){"gradOutput", "self", "output"},
    .parameters = "gradOutput:r self:r kernelSize:l stride:l padding:l ceilMode:b "
                  "countIncludePad:b divisorOverride:i output:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus avg_pool3d_backward_plan(const ac_operator *entry_point,
                                            const ac_tensor *gradOutput, const ac_tensor *self,
                                            const ac_array *kernelSize, const ac_array *stride,
                                            const ac_array *padding, bool ceilMode,
                                            bool countIncludePad, int64_t divisorOverride,
                                            const ac_tensor *output, uint64_t *workspaceSize,
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
    planned_call.operands[2] = (ac_operand){output, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_panes planned_panes =
        ac_panes_averaged(output, 3, kernelSize, stride, padding, (int64_t)ceilMode,
                          (int64_t)countIncludePad, divisorOverride);
    const ac_pane_rule pane_rule = {
        .word = AC_PANE_SHARED_OUT,
        .values = 0,
        .positions = AC_PANE_NONE,
    };
    return ac_plan_build_paned(&planned_call, &planned_panes, &pane_rule, workspaceSize, executor);
}

aclnnStatus aclnnAvgPool3dBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclIntArray *kernelSize,
    const aclIntArray *stride, const aclIntArray *padding, bool ceilMode, bool countIncludePad,
    int64_t divisorOverride, aclTensor *output, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&avg_pool3d_backward_operator, aclnnAvgPool3dBackwardGetWorkspaceSize, gradOutput,
                 self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride,
                 output);
    AC_TRY(ac_call_begin(&avg_pool3d_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_output_tensor = ac_tensor_of(gradOutput);
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_array *const kernel_size_int_array = ac_int_array_of(kernelSize);
    const ac_array *const stride_int_array = ac_int_array_of(stride);
    const ac_array *const padding_int_array = ac_int_array_of(padding);
    const ac_tensor *const output_tensor = ac_tensor_of(output);
    AC_TRY(ac_avg_pool3d_backward_validate(grad_output_tensor, self_tensor, kernel_size_int_array,
                                           stride_int_array, padding_int_array, ceilMode,
                                           countIncludePad, divisorOverride, output_tensor));
    return avg_pool3d_backward_plan(&avg_pool3d_backward_operator, grad_output_tensor, self_tensor,
                                    kernel_size_int_array, stride_int_array, padding_int_array,
                                    ceilMode, countIncludePad, divisorOverride, output_tensor,
                                    workspaceSize, executor);
}

aclnnStatus aclnnAvgPool3dBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    return ac_plan_run(&avg_pool3d_backward_operator, workspace, workspaceSize, executor, stream);
}
