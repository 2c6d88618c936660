/*
 * Generated from spec/activation/prelu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/prelu_backward.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator prelu_backward_operator = {
    .name = "aclnnPreluBackward",
    .arguments = (const char *const[]){"gradOutput", "self", "weight", "gradInput", "gradWeight"},
    .parameters = "gradOutput:r self:r weight:r gradInput:w gradWeight:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_prelu_backward_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 1,
        .values = 2,
        .wide = true,
        .pairs = false,
        .at_once = true,
        .still = 4,
        .tree = AC_TREE_AT_ONCE,
        .result[1] = 1,
        .pass[0] = {1, {AC_REDUCE_SUM}, {0}, false, false},
        .spread = {0x3},
    },
};
_Static_assert(2 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* Plans a validated call. */
static aclnnStatus prelu_backward_plan(const ac_operator *entry_point, const ac_tensor *gradOutput,
                                       const ac_tensor *self, const ac_tensor *weight,
                                       const ac_tensor *gradInput, const ac_tensor *gradWeight,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){gradOutput, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){weight, AC_VIEW_CHANNEL, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){gradInput, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.operands[4] = (ac_operand){gradWeight, AC_VIEW_CHANNEL, kernel_dtype, true};
    planned_call.whole[4] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 2;
    planned_call.reduce = &forms[0];
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnPreluBackwardGetWorkspaceSize(const aclTensor *gradOutput, const aclTensor *self,
                                               const aclTensor *weight, aclTensor *gradInput,
                                               aclTensor *gradWeight, uint64_t *workspaceSize,
                                               aclOpExecutor **executor)
{
    AC_DESCRIBED(&prelu_backward_operator, aclnnPreluBackwardGetWorkspaceSize, gradOutput, self,
                 weight, gradInput, gradWeight);
    AC_TRY(ac_call_begin(&prelu_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_output_tensor = ac_tensor_of(gradOutput);
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const weight_tensor = ac_tensor_of(weight);
    const ac_tensor *const grad_input_tensor = ac_tensor_of(gradInput);
    const ac_tensor *const grad_weight_tensor = ac_tensor_of(gradWeight);
    AC_TRY(ac_prelu_backward_validate(grad_output_tensor, self_tensor, weight_tensor,
                                      grad_input_tensor, grad_weight_tensor));
    return prelu_backward_plan(&prelu_backward_operator, grad_output_tensor, self_tensor,
                               weight_tensor, grad_input_tensor, grad_weight_tensor, workspaceSize,
                               executor);
}

aclnnStatus aclnnPreluBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    return ac_plan_run(&prelu_backward_operator, workspace, workspaceSize, executor, stream);
}
