/*
 * Generated from spec/activation/hardshrink_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/hardshrink_backward.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator hardshrink_backward_operator = {
    .name = "aclnnHardshrinkBackward",
    .arguments = (const char *const[]){"gradOutput", "self", "gradInput"},
    .parameters = "gradOutput:r self:r lambd:s gradInput:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_hardshrink_backward_kernels);

/* Plans a validated call. */
static aclnnStatus hardshrink_backward_plan(const ac_operator *entry_point,
                                            const ac_tensor *gradOutput, const ac_tensor *self,
                                            const ac_scalar *lambd, const ac_tensor *gradInput,
                                            const ac_shape *index_space, uint64_t *workspaceSize,
                                            aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_promote(gradOutput->dtype, self->dtype);
    const struct hardshrink_backward_attrs kernel_attrs = {
        .lambd = ac_scalar_real(lambd, AC_F32),
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){gradOutput, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){self, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){gradInput, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnHardshrinkBackwardGetWorkspaceSize(const aclTensor *gradOutput,
                                                    const aclTensor *self, const aclScalar *lambd,
                                                    aclTensor *gradInput, uint64_t *workspaceSize,
                                                    aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&hardshrink_backward_operator, aclnnHardshrinkBackwardGetWorkspaceSize, gradOutput,
                 self, lambd, gradInput);
    AC_TRY(ac_call_begin(&hardshrink_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_output_tensor = ac_tensor_of(gradOutput);
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_scalar *const lambd_scalar = ac_scalar_of(lambd);
    const ac_tensor *const grad_input_tensor = ac_tensor_of(gradInput);
    AC_TRY(ac_hardshrink_backward_validate(grad_output_tensor, self_tensor, lambd_scalar,
                                           grad_input_tensor, &index_space));
    return hardshrink_backward_plan(&hardshrink_backward_operator, grad_output_tensor, self_tensor,
                                    lambd_scalar, grad_input_tensor, &index_space, workspaceSize,
                                    executor);
}

aclnnStatus aclnnHardshrinkBackward(void *workspace, uint64_t workspaceSize,
                                    aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&hardshrink_backward_operator, workspace, workspaceSize, executor, stream);
}
