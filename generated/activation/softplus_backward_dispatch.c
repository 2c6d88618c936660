/*
 * Generated from spec/activation/softplus_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/softplus_backward.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator softplus_backward_operator = {
    .name = "aclnnSoftplusBackward",
    .arguments = (const char *const[]){"gradOutput", "self", "gradInput"},
    .parameters = "gradOutput:r self:r beta:s threshold:s gradInput:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_softplus_backward_kernels);

/* Plans a validated call. */
static aclnnStatus softplus_backward_plan(const ac_operator *entry_point,
                                          const ac_tensor *gradOutput, const ac_tensor *self,
                                          const ac_scalar *beta, const ac_scalar *threshold,
                                          const ac_tensor *gradInput, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_widen(gradOutput->dtype, self->dtype);
    const int scalar_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const struct softplus_backward_attrs kernel_attrs = {
        .beta = ac_scalar_real(beta, scalar_dtype),
        .threshold = ac_scalar_real(threshold, scalar_dtype),
    };
    const bool all_usual = kernel_attrs.beta == 1.0 && kernel_attrs.threshold == 20.0;
    const size_t first_kernel = all_usual ? SOFTPLUS_BACKWARD_USUAL : 0;
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

aclnnStatus aclnnSoftplusBackwardGetWorkspaceSize(const aclTensor *gradOutput,
                                                  const aclTensor *self, const aclScalar *beta,
                                                  const aclScalar *threshold, aclTensor *gradInput,
                                                  uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&softplus_backward_operator, aclnnSoftplusBackwardGetWorkspaceSize, gradOutput,
                 self, beta, threshold, gradInput);
    AC_TRY(ac_call_begin(&softplus_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_output_tensor = ac_tensor_of(gradOutput);
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_scalar *const beta_scalar = ac_scalar_of(beta);
    const ac_scalar *const threshold_scalar = ac_scalar_of(threshold);
    const ac_tensor *const grad_input_tensor = ac_tensor_of(gradInput);
    AC_TRY(ac_softplus_backward_validate(grad_output_tensor, self_tensor, beta_scalar,
                                         threshold_scalar, grad_input_tensor));
    return softplus_backward_plan(&softplus_backward_operator, grad_output_tensor, self_tensor,
                                  beta_scalar, threshold_scalar, grad_input_tensor, workspaceSize,
                                  executor);
}

aclnnStatus aclnnSoftplusBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                  aclrtStream stream)
{
    return ac_plan_run(&softplus_backward_operator, workspace, workspaceSize, executor, stream);
}
