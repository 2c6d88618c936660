/*
 * Generated from spec/loss/kl_div_target_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "loss/kl_div_target_backward.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator kl_div_target_backward_operator = {
    .name = "aclnnKlDivTargetBackward",
    .arguments = (const char *const[]){"gradOutput", "self", "target", "gradTarget"},
    .parameters = "gradOutput:r self:r target:r reduction:i logTarget:b gradTarget:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_kl_div_target_backward_kernels);

/* Plans a validated call. */
static aclnnStatus kl_div_target_backward_plan(const ac_operator *entry_point,
                                               const ac_tensor *gradOutput, const ac_tensor *self,
                                               const ac_tensor *target, const ac_tensor *gradTarget,
                                               size_t kernel_mode, uint64_t *workspaceSize,
                                               aclOpExecutor **executor)
{
    const int kernel_dtype =
        ac_dtype_promote(ac_dtype_promote(gradOutput->dtype, self->dtype), target->dtype);
    const struct kl_div_target_backward_attrs kernel_attrs = {
        .count_of_target = (double)ac_shape_count(&target->shape),
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = target->shape;
    planned_call.operands[0] = (ac_operand){gradOutput, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){self, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){target, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){gradTarget, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnKlDivTargetBackwardGetWorkspaceSize(const aclTensor *gradOutput,
                                                     const aclTensor *self, const aclTensor *target,
                                                     int64_t reduction, bool logTarget,
                                                     aclTensor *gradTarget, uint64_t *workspaceSize,
                                                     aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_DESCRIBED(&kl_div_target_backward_operator, aclnnKlDivTargetBackwardGetWorkspaceSize,
                 gradOutput, self, target, reduction, logTarget, gradTarget);
    AC_TRY(ac_call_begin(&kl_div_target_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_output_tensor = ac_tensor_of(gradOutput);
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const target_tensor = ac_tensor_of(target);
    const ac_tensor *const grad_target_tensor = ac_tensor_of(gradTarget);
    AC_TRY(ac_kl_div_target_backward_validate(grad_output_tensor, self_tensor, target_tensor,
                                              reduction, logTarget, grad_target_tensor,
                                              &kernel_mode));
    return kl_div_target_backward_plan(&kl_div_target_backward_operator, grad_output_tensor,
                                       self_tensor, target_tensor, grad_target_tensor, kernel_mode,
                                       workspaceSize, executor);
}

aclnnStatus aclnnKlDivTargetBackward(void *workspace, uint64_t workspaceSize,
                                     aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&kl_div_target_backward_operator, workspace, workspaceSize, executor,
                       stream);
}
