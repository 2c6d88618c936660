/*
 * Generated from spec/activation/swi_glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/swi_glu.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator swi_glu_operator = {
    .name = "aclnnSwiGlu",
    .arguments = (const char *const[]){"x", "out"},
    .parameters = "x:r dim:i out:w",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_swi_glu_kernels);

/* Plans a validated call. */
static aclnnStatus swi_glu_plan(const ac_operator *entry_point, const ac_tensor *x, int64_t dim,
                                const ac_tensor *out, const ac_shape *index_space,
                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = x->dtype;
    const ac_tensor part_a = ac_tensor_half(x, dim, 0);
    const ac_tensor part_b = ac_tensor_half(x, dim, 1);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){&part_a, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = x;
    planned_call.operands[1] = (ac_operand){&part_b, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = x;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnSwiGluGetWorkspaceSize(const aclTensor *x, int64_t dim, const aclTensor *out,
                                        uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&swi_glu_operator, aclnnSwiGluGetWorkspaceSize, x, dim, out);
    AC_TRY(ac_call_begin(&swi_glu_operator, workspaceSize, executor));
    const ac_tensor *const x_tensor = ac_tensor_of(x);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_swi_glu_validate(x_tensor, dim, out_tensor, &index_space));
    return swi_glu_plan(&swi_glu_operator, x_tensor, dim, out_tensor, &index_space, workspaceSize,
                        executor);
}

aclnnStatus aclnnSwiGlu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    return ac_plan_run(&swi_glu_operator, workspace, workspaceSize, executor, stream);
}
