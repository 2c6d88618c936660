/*
 * Generated from spec/mathematics/logit_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "mathematics/logit_grad.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator logit_grad_operator = {
    .name = "aclnnLogitGrad",
    .arguments = (const char *const[]){"x", "dy", "out"},
    .parameters = "x:r dy:r eps:d out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_logit_grad_kernels);

/* Plans a validated call. */
static aclnnStatus logit_grad_plan(const ac_operator *entry_point, const ac_tensor *x,
                                   const ac_tensor *dy, double eps, const ac_tensor *out,
                                   uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = x->dtype;
    const struct logit_grad_attrs kernel_attrs = {
        .eps = eps,
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = x->shape;
    planned_call.operands[0] = (ac_operand){x, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){dy, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnLogitGradGetWorkspaceSize(const aclTensor *x, const aclTensor *dy, double eps,
                                           const aclTensor *out, uint64_t *workspaceSize,
                                           aclOpExecutor **executor)
{
    AC_DESCRIBED(&logit_grad_operator, aclnnLogitGradGetWorkspaceSize, x, dy, eps, out);
    AC_TRY(ac_call_begin(&logit_grad_operator, workspaceSize, executor));
    const ac_tensor *const x_tensor = ac_tensor_of(x);
    const ac_tensor *const dy_tensor = ac_tensor_of(dy);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_logit_grad_validate(x_tensor, dy_tensor, out_tensor));
    return logit_grad_plan(&logit_grad_operator, x_tensor, dy_tensor, eps, out_tensor,
                           workspaceSize, executor);
}

aclnnStatus aclnnLogitGrad(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                           aclrtStream stream)
{
    return ac_plan_run(&logit_grad_operator, workspace, workspaceSize, executor, stream);
}
