/*
 * Generated from spec/movement/max_unpool3d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/max_unpool3d_backward.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator max_unpool3d_backward_operator = {
    .name = "aclnnMaxUnpool3dBackward",
    .arguments = (const char *const[]){"gradOutput", "indices", "out"},
    .parameters = "gradOutput:r self:n indices:r outputSize:l stride:l padding:l out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_max_unpool3d_backward_kernels);

/* Plans a validated call. */
static aclnnStatus max_unpool3d_backward_plan(const ac_operator *entry_point,
                                              const ac_tensor *gradOutput, const ac_tensor *indices,
                                              const ac_array *outputSize, const ac_tensor *out,
                                              const ac_shape *index_space, uint64_t *workspaceSize,
                                              aclOpExecutor **executor)
{
    const int kernel_dtype = gradOutput->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){gradOutput, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){indices, AC_VIEW_SAME, indices->dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_indexed planned_index = ac_indexed_restored(gradOutput, 3, indices, outputSize);
    const ac_index_rule index_rule = {
        .name = "indices",
        .status = ACLNN_ERR_PARAM_INVALID,
    };
    return ac_plan_build_indexed(&planned_call, &planned_index, &index_rule, workspaceSize,
                                 executor);
}

aclnnStatus aclnnMaxUnpool3dBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclTensor *indices,
    const aclIntArray *outputSize, const aclIntArray *stride, const aclIntArray *padding,
    aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&max_unpool3d_backward_operator, aclnnMaxUnpool3dBackwardGetWorkspaceSize,
                 gradOutput, self, indices, outputSize, stride, padding, out);
    AC_TRY(ac_call_begin(&max_unpool3d_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_output_tensor = ac_tensor_of(gradOutput);
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const indices_tensor = ac_tensor_of(indices);
    const ac_array *const output_size_int_array = ac_int_array_of(outputSize);
    const ac_array *const stride_int_array = ac_int_array_of(stride);
    const ac_array *const padding_int_array = ac_int_array_of(padding);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_max_unpool3d_backward_validate(grad_output_tensor, self_tensor, indices_tensor,
                                             output_size_int_array, stride_int_array,
                                             padding_int_array, out_tensor, &index_space));
    return max_unpool3d_backward_plan(&max_unpool3d_backward_operator, grad_output_tensor,
                                      indices_tensor, output_size_int_array, out_tensor,
                                      &index_space, workspaceSize, executor);
}

aclnnStatus aclnnMaxUnpool3dBackward(void *workspace, uint64_t workspaceSize,
                                     aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&max_unpool3d_backward_operator, workspace, workspaceSize, executor, stream);
}
