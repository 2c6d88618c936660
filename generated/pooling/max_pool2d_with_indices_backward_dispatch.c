/*
 * Generated from spec/pooling/max_pool2d_with_indices_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "pooling/max_pool2d_with_indices_backward.h"

static const ac_operator max_pool2d_with_indices_backward_operator = {
    .name = "aclnnMaxPool2dWithIndicesBackward",
    .arguments = (const char *const[]){"gradOutput", "self", "indices", "gradInput"},
    .parameters = "gradOutput:r self:r indices:r kernelSize:l stride:l padding:l dilation:l "
                  "ceilMode:b gradInput:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus max_pool2d_with_indices_backward_plan(
    const ac_operator *entry_point, const ac_tensor *gradOutput, const ac_tensor *self,
    const ac_tensor *indices, const ac_array *kernelSize, const ac_array *stride,
    const ac_array *padding, const ac_array *dilation, bool ceilMode, const ac_tensor *gradInput,
    uint64_t *workspaceSize, aclOpExecutor **executor)
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
    const ac_indexed planned_index = ac_indexed_chosen(gradInput, 2, indices, kernelSize, stride, 0,
                                                       padding, dilation, (int64_t)ceilMode);
    const ac_scatter_rule scatter_rule = {
        .index = {.name = "indices", .status = ACLNN_ERR_PARAM_INVALID},
        .join = AC_JOIN_SUM,
        .over = true,
        .zeros = true,
    };
    return ac_plan_build_scattered(&planned_call, &planned_index, &scatter_rule, workspaceSize,
                                   executor);
}

aclnnStatus aclnnMaxPool2dWithIndicesBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclTensor *indices,
    const aclIntArray *kernelSize, const aclIntArray *stride, const aclIntArray *padding,
    const aclIntArray *dilation, bool ceilMode, aclTensor *gradInput, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    AC_DESCRIBED(&max_pool2d_with_indices_backward_operator,
                 aclnnMaxPool2dWithIndicesBackwardGetWorkspaceSize, gradOutput, self, indices,
                 kernelSize, stride, padding, dilation, ceilMode, gradInput);
    AC_TRY(ac_call_begin(&max_pool2d_with_indices_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_output_tensor = ac_tensor_of(gradOutput);
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const indices_tensor = ac_tensor_of(indices);
    const ac_array *const kernel_size_int_array = ac_int_array_of(kernelSize);
    const ac_array *const stride_int_array = ac_int_array_of(stride);
    const ac_array *const padding_int_array = ac_int_array_of(padding);
    const ac_array *const dilation_int_array = ac_int_array_of(dilation);
    const ac_tensor *const grad_input_tensor = ac_tensor_of(gradInput);
    AC_TRY(ac_max_pool2d_with_indices_backward_validate(
        grad_output_tensor, self_tensor, indices_tensor, kernel_size_int_array, stride_int_array,
        padding_int_array, dilation_int_array, ceilMode, grad_input_tensor));
    return max_pool2d_with_indices_backward_plan(
        &max_pool2d_with_indices_backward_operator, grad_output_tensor, self_tensor, indices_tensor,
        kernel_size_int_array, stride_int_array, padding_int_array, dilation_int_array, ceilMode,
        grad_input_tensor, workspaceSize, executor);
}

aclnnStatus aclnnMaxPool2dWithIndicesBackward(void *workspace, uint64_t workspaceSize,
                                              aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&max_pool2d_with_indices_backward_operator, workspace, workspaceSize,
                       executor, stream);
}
