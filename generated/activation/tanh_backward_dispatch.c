/*
 * Generated from spec/activation/tanh_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/tanh_backward.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator tanh_backward_operator = {
    .name = "aclnnTanhBackward",
    .arguments = (const char *const[]){"gradOutput", "output", "gradInput"},
    .parameters = "gradOutput:r output:r gradInput:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_tanh_backward_kernels);

/* Plans a validated call. */
static aclnnStatus tanh_backward_plan(const ac_operator *entry_point, const ac_tensor *gradOutput,
                                      const ac_tensor *output, const ac_tensor *gradInput,
                                      const ac_shape *index_space, uint64_t *workspaceSize,
                                      aclOpExecutor **executor)
{
    const int kernel_dtype = gradOutput->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){gradOutput, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){output, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){gradInput, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnTanhBackwardGetWorkspaceSize(const aclTensor *gradOutput, const aclTensor *output,
                                              aclTensor *gradInput, uint64_t *workspaceSize,
                                              aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&tanh_backward_operator, aclnnTanhBackwardGetWorkspaceSize, gradOutput, output,
                 gradInput);
    AC_TRY(ac_call_begin(&tanh_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_output_tensor = ac_tensor_of(gradOutput);
    const ac_tensor *const output_tensor = ac_tensor_of(output);
    const ac_tensor *const grad_input_tensor = ac_tensor_of(gradInput);
    AC_TRY(ac_tanh_backward_validate(grad_output_tensor, output_tensor, grad_input_tensor,
                                     &index_space));
    return tanh_backward_plan(&tanh_backward_operator, grad_output_tensor, output_tensor,
                              grad_input_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnTanhBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    return ac_plan_run(&tanh_backward_operator, workspace, workspaceSize, executor, stream);
}
