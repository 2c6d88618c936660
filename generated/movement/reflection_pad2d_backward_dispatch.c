/*
 * Generated from spec/movement/reflection_pad2d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/reflection_pad2d_backward.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator reflection_pad2d_backward_operator = {
    .name = "aclnnReflectionPad2dBackward",
    .arguments = (const char *const[]){"gradOutput", "self", "gradInput"},
    .parameters = "gradOutput:r self:r padding:l gradInput:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus reflection_pad2d_backward_plan(const ac_operator *entry_point,
                                                  const ac_tensor *gradOutput,
                                                  const ac_tensor *self, const ac_array *padding,
                                                  const ac_tensor *gradInput,
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
    planned_call.operands[2] = (ac_operand){gradInput, AC_VIEW_SAME, kernel_dtype, true};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_places planned_places = ac_places_reflected(gradInput, 2, padding);
    const ac_scatter_rule scatter_rule = {
        .join = AC_JOIN_SUM,
        .over = true,
        .zeros = true,
    };
    return ac_plan_build_scattered_by_places(&planned_call, &planned_places, &scatter_rule,
                                             workspaceSize, executor);
}

aclnnStatus
aclnnReflectionPad2dBackwardGetWorkspaceSize(const aclTensor *gradOutput, const aclTensor *self,
                                             const aclIntArray *padding, aclTensor *gradInput,
                                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&reflection_pad2d_backward_operator, aclnnReflectionPad2dBackwardGetWorkspaceSize,
                 gradOutput, self, padding, gradInput);
    AC_TRY(ac_call_begin(&reflection_pad2d_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_output_tensor = ac_tensor_of(gradOutput);
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_array *const padding_int_array = ac_int_array_of(padding);
    const ac_tensor *const grad_input_tensor = ac_tensor_of(gradInput);
    AC_TRY(ac_reflection_pad2d_backward_validate(grad_output_tensor, self_tensor, padding_int_array,
                                                 grad_input_tensor));
    return reflection_pad2d_backward_plan(&reflection_pad2d_backward_operator, grad_output_tensor,
                                          self_tensor, padding_int_array, grad_input_tensor,
                                          workspaceSize, executor);
}

aclnnStatus aclnnReflectionPad2dBackward(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&reflection_pad2d_backward_operator, workspace, workspaceSize, executor,
                       stream);
}
