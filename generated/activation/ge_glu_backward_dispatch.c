/*
 * Generated from spec/activation/ge_glu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/ge_glu_backward.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator ge_glu_backward_operator = {
    .name = "aclnnGeGluBackward",
    .arguments = (const char *const[]){"gradOutput", "self", "gelu", "gradInput"},
    .parameters = "gradOutput:r self:r gelu:r dim:i approximate:i gradInput:w",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_ge_glu_backward_kernels);

/* Plans a validated call. */
static aclnnStatus ge_glu_backward_plan(const ac_operator *entry_point, const ac_tensor *gradOutput,
                                        const ac_tensor *self, const ac_tensor *gelu, int64_t dim,
                                        const ac_tensor *gradInput, size_t kernel_mode,
                                        const ac_shape *index_space, uint64_t *workspaceSize,
                                        aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const ac_tensor part_up = ac_tensor_half(self, dim, 0);
    const ac_tensor part_gate = ac_tensor_half(self, dim, 1);
    const ac_tensor part_grad_up = ac_tensor_half(gradInput, dim, 0);
    const ac_tensor part_grad_gate = ac_tensor_half(gradInput, dim, 1);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){gradOutput, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&part_up, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = self;
    planned_call.operands[2] = (ac_operand){&part_gate, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = self;
    planned_call.operands[3] = (ac_operand){gelu, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.operands[4] = (ac_operand){&part_grad_up, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[4] = gradInput;
    planned_call.operands[5] = (ac_operand){&part_grad_gate, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[5] = gradInput;
    planned_call.inputs = 4;
    planned_call.outputs = 2;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnGeGluBackwardGetWorkspaceSize(const aclTensor *gradOutput, const aclTensor *self,
                                               const aclTensor *gelu, int64_t dim,
                                               int64_t approximate, aclTensor *gradInput,
                                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    ac_shape index_space;
    AC_DESCRIBED(&ge_glu_backward_operator, aclnnGeGluBackwardGetWorkspaceSize, gradOutput, self,
                 gelu, dim, approximate, gradInput);
    AC_TRY(ac_call_begin(&ge_glu_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_output_tensor = ac_tensor_of(gradOutput);
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const gelu_tensor = ac_tensor_of(gelu);
    const ac_tensor *const grad_input_tensor = ac_tensor_of(gradInput);
    AC_TRY(ac_ge_glu_backward_validate(grad_output_tensor, self_tensor, gelu_tensor, dim,
                                       approximate, grad_input_tensor, &kernel_mode, &index_space));
    return ge_glu_backward_plan(&ge_glu_backward_operator, grad_output_tensor, self_tensor,
                                gelu_tensor, dim, grad_input_tensor, kernel_mode, &index_space,
                                workspaceSize, executor);
}

aclnnStatus aclnnGeGluBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    return ac_plan_run(&ge_glu_backward_operator, workspace, workspaceSize, executor, stream);
}
