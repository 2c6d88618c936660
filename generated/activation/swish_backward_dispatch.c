/*
 * Generated from spec/activation/swish_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/swish_backward.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator swish_backward_operator = {
    .name = "aclnnSwishBackward",
    .arguments = (const char *const[]){"gradOutput", "self", "gradInput"},
    .parameters = "gradOutput:r self:r betaOptional:s gradInput:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_swish_backward_kernels);

/* Plans a validated call. */
static aclnnStatus swish_backward_plan(const ac_operator *entry_point, const ac_tensor *gradOutput,
                                       const ac_tensor *self, const ac_scalar *betaOptional,
                                       const ac_tensor *gradInput, uint64_t *workspaceSize,
                                       aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const struct swish_backward_attrs kernel_attrs = {
        .beta_optional = betaOptional ? ac_scalar_real(betaOptional, AC_F32) : 1.0,
    };
    const bool all_usual = kernel_attrs.beta_optional == 1.0;
    const size_t first_kernel = all_usual ? SWISH_BACKWARD_USUAL : 0;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][first_kernel].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){gradOutput, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
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

aclnnStatus aclnnSwishBackwardGetWorkspaceSize(const aclTensor *gradOutput, const aclTensor *self,
                                               const aclScalar *betaOptional, aclTensor *gradInput,
                                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&swish_backward_operator, aclnnSwishBackwardGetWorkspaceSize, gradOutput, self,
                 betaOptional, gradInput);
    AC_TRY(ac_call_begin(&swish_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_output_tensor = ac_tensor_of(gradOutput);
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_scalar *const beta_optional_scalar = ac_scalar_of(betaOptional);
    const ac_tensor *const grad_input_tensor = ac_tensor_of(gradInput);
    AC_TRY(ac_swish_backward_validate(grad_output_tensor, self_tensor, beta_optional_scalar,
                                      grad_input_tensor));
    return swish_backward_plan(&swish_backward_operator, grad_output_tensor, self_tensor,
                               beta_optional_scalar, grad_input_tensor, workspaceSize, executor);
}

aclnnStatus aclnnSwishBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    return ac_plan_run(&swish_backward_operator, workspace, workspaceSize, executor, stream);
}
