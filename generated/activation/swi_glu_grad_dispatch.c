/*
 * Generated from spec/activation/swi_glu_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/swi_glu_grad.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator swi_glu_grad_operator = {
    .name = "aclnnSwiGluGrad",
    .arguments = (const char *const[]){"yGrad", "x", "out"},
    .parameters = "yGrad:r x:r dim:i out:w",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_swi_glu_grad_kernels);

/* Plans a validated call. */
static aclnnStatus swi_glu_grad_plan(const ac_operator *entry_point, const ac_tensor *yGrad,
                                     const ac_tensor *x, int64_t dim, const ac_tensor *out,
                                     const ac_shape *index_space, uint64_t *workspaceSize,
                                     aclOpExecutor **executor)
{
    const int kernel_dtype = x->dtype;
    const ac_tensor part_a = ac_tensor_half(x, dim, 0);
    const ac_tensor part_b = ac_tensor_half(x, dim, 1);
    const ac_tensor part_grad_a = ac_tensor_half(out, dim, 0);
    const ac_tensor part_grad_b = ac_tensor_half(out, dim, 1);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){yGrad, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&part_a, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = x;
    planned_call.operands[2] = (ac_operand){&part_b, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = x;
    planned_call.operands[3] = (ac_operand){&part_grad_a, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = out;
    planned_call.operands[4] = (ac_operand){&part_grad_b, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[4] = out;
    planned_call.inputs = 3;
    planned_call.outputs = 2;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnSwiGluGradGetWorkspaceSize(const aclTensor *yGrad, const aclTensor *x, int64_t dim,
                                            const aclTensor *out, uint64_t *workspaceSize,
                                            aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&swi_glu_grad_operator, aclnnSwiGluGradGetWorkspaceSize, yGrad, x, dim, out);
    AC_TRY(ac_call_begin(&swi_glu_grad_operator, workspaceSize, executor));
    const ac_tensor *const y_grad_tensor = ac_tensor_of(yGrad);
    const ac_tensor *const x_tensor = ac_tensor_of(x);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_swi_glu_grad_validate(y_grad_tensor, x_tensor, dim, out_tensor, &index_space));
    return swi_glu_grad_plan(&swi_glu_grad_operator, y_grad_tensor, x_tensor, dim, out_tensor,
                             &index_space, workspaceSize, executor);
}

aclnnStatus aclnnSwiGluGrad(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                            aclrtStream stream)
{
    return ac_plan_run(&swi_glu_grad_operator, workspace, workspaceSize, executor, stream);
}
