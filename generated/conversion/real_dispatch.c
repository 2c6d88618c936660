/*
 * Generated from spec/conversion/real.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "conversion/real.h"
#include "kernel/move.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator real_operator = {
    .name = "aclnnReal",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r out:w",
    .on =
        {[AC_ASCEND910] = true, [AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_real_kernels);

/* Plans a validated call. */
static aclnnStatus real_plan(const ac_operator *entry_point, const ac_tensor *self,
                             const ac_tensor *out, uint64_t *workspaceSize,
                             aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const ac_conversion conversion = {.from = kernel_dtype, .to = out->dtype};
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, out->dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &conversion;
    planned_call.attrs_size = sizeof(conversion);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnRealGetWorkspaceSize(const aclTensor *self, aclTensor *out,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&real_operator, aclnnRealGetWorkspaceSize, self, out);
    AC_TRY(ac_call_begin(&real_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_real_validate(self_tensor, out_tensor));
    return real_plan(&real_operator, self_tensor, out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnReal(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    return ac_plan_run(&real_operator, workspace, workspaceSize, executor, stream);
}
