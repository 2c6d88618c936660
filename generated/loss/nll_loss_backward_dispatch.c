/*
 * Generated from spec/loss/nll_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/classes.h"
#include "loss/nll_loss_backward.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator nll_loss_backward_operator = {
    .name = "aclnnNLLLossBackward",
    .arguments =
        (const char *const[]){"gradOutput", "self", "target", "weight", "totalWeight", "out"},
    .parameters = "gradOutput:r self:r target:r weight:r reduction:i ignoreIndex:i totalWeight:r "
                  "out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_nll_loss_backward_kernels);

/* Plans a validated call. */
static aclnnStatus nll_loss_backward_plan(const ac_operator *entry_point,
                                          const ac_tensor *gradOutput, const ac_tensor *self,
                                          const ac_tensor *target, const ac_tensor *weight,
                                          int64_t reduction, int64_t ignoreIndex,
                                          const ac_tensor *totalWeight, const ac_tensor *out,
                                          size_t kernel_mode, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const ac_tensor classed_grad_output =
        ac_tensor_of_rows(gradOutput, &self->shape, reduction == 0);
    const ac_tensor classed_target = ac_tensor_class(target, &self->shape);
    const ac_tensor classed_weight = ac_tensor_of_class(weight, &target->shape, &self->shape);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] =
        (ac_operand){&classed_grad_output, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = gradOutput;
    planned_call.operands[1] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){&classed_target, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = target;
    planned_call.operands[3] =
        (ac_operand){&classed_weight, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[3] = weight;
    planned_call.operands[4] = (ac_operand){totalWeight, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[4] = NULL;
    planned_call.operands[5] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[5] = NULL;
    planned_call.inputs = 5;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_class_rule class_rule = {
        .numbers = 2,
        .name = "target",
        .elements = UINT32_C(1) << 3,
        .count = ac_class_count(&self->shape),
        .none = ignoreIndex,
        .status = ACLNN_ERR_PARAM_INVALID,
    };
    return ac_plan_build_classed(&planned_call, &class_rule, NULL, workspaceSize, executor);
}

aclnnStatus aclnnNLLLossBackwardGetWorkspaceSize(const aclTensor *gradOutput, const aclTensor *self,
                                                 const aclTensor *target, const aclTensor *weight,
                                                 int64_t reduction, int64_t ignoreIndex,
                                                 const aclTensor *totalWeight, aclTensor *out,
                                                 uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_DESCRIBED(&nll_loss_backward_operator, aclnnNLLLossBackwardGetWorkspaceSize, gradOutput,
                 self, target, weight, reduction, ignoreIndex, totalWeight, out);
    AC_TRY(ac_call_begin(&nll_loss_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_output_tensor = ac_tensor_of(gradOutput);
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const target_tensor = ac_tensor_of(target);
    const ac_tensor *const weight_tensor = ac_tensor_of(weight);
    const ac_tensor *const total_weight_tensor = ac_tensor_of(totalWeight);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_nll_loss_backward_validate(grad_output_tensor, self_tensor, target_tensor,
                                         weight_tensor, reduction, total_weight_tensor, out_tensor,
                                         &kernel_mode));
    return nll_loss_backward_plan(&nll_loss_backward_operator, grad_output_tensor, self_tensor,
                                  target_tensor, weight_tensor, reduction, ignoreIndex,
                                  total_weight_tensor, out_tensor, kernel_mode, workspaceSize,
                                  executor);
}

aclnnStatus aclnnNLLLossBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_plan_run(&nll_loss_backward_operator, workspace, workspaceSize, executor, stream);
}
