/*
 * Generated from spec/loss/l1_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "loss/l1_loss_backward.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator l1_loss_backward_operator = {
    .name = "aclnnL1LossBackward",
    .arguments = (const char *const[]){"gradOutput", "self", "target", "gradInput"},
    .parameters = "gradOutput:r self:r target:r reduction:i gradInput:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_l1_loss_backward_kernels);

/* Plans a validated call. */
static aclnnStatus l1_loss_backward_plan(const ac_operator *entry_point,
                                         const ac_tensor *gradOutput, const ac_tensor *self,
                                         const ac_tensor *target, const ac_tensor *gradInput,
                                         size_t kernel_mode, const ac_shape *index_space,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype =
        ac_dtype_promote(ac_dtype_promote(gradOutput->dtype, self->dtype), target->dtype);
    const struct l1_loss_backward_attrs kernel_attrs = {
        .count_of_self = (double)ac_shape_count(&self->shape),
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){gradOutput, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){self, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){target, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){gradInput, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnL1LossBackwardGetWorkspaceSize(const aclTensor *gradOutput, const aclTensor *self,
                                                const aclTensor *target, int64_t reduction,
                                                aclTensor *gradInput, uint64_t *workspaceSize,
                                                aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    ac_shape index_space;
    AC_DESCRIBED(&l1_loss_backward_operator, aclnnL1LossBackwardGetWorkspaceSize, gradOutput, self,
                 target, reduction, gradInput);
    AC_TRY(ac_call_begin(&l1_loss_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_output_tensor = ac_tensor_of(gradOutput);
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const target_tensor = ac_tensor_of(target);
    const ac_tensor *const grad_input_tensor = ac_tensor_of(gradInput);
    AC_TRY(ac_l1_loss_backward_validate(grad_output_tensor, self_tensor, target_tensor, reduction,
                                        grad_input_tensor, &kernel_mode, &index_space));
    return l1_loss_backward_plan(&l1_loss_backward_operator, grad_output_tensor, self_tensor,
                                 target_tensor, grad_input_tensor, kernel_mode, &index_space,
                                 workspaceSize, executor);
}

aclnnStatus aclnnL1LossBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    return ac_plan_run(&l1_loss_backward_operator, workspace, workspaceSize, executor, stream);
}
