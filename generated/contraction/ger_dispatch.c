/*
 * Generated from spec/contraction/ger.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contraction/ger.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator ger_operator = {
    .name = "aclnnGer",
    .arguments = (const char *const[]){"self", "vec2", "out"},
    .parameters = "self:r vec2:r out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_ger_kernels);

/* Plans a validated call. */
static aclnnStatus ger_plan(const ac_operator *entry_point, const ac_tensor *self,
                            const ac_tensor *vec2, const ac_tensor *out,
                            const ac_shape *index_space, uint64_t *workspaceSize,
                            aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_promote(self->dtype, vec2->dtype);
    const ac_tensor column_self = ac_tensor_with_axis(self, index_space, 1);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){&column_self, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = self;
    planned_call.operands[1] = (ac_operand){vec2, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
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

aclnnStatus aclnnGerGetWorkspaceSize(const aclTensor *self, const aclTensor *vec2, aclTensor *out,
                                     uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&ger_operator, aclnnGerGetWorkspaceSize, self, vec2, out);
    AC_TRY(ac_call_begin(&ger_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const vec2_tensor = ac_tensor_of(vec2);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_ger_validate(self_tensor, vec2_tensor, out_tensor, &index_space));
    return ger_plan(&ger_operator, self_tensor, vec2_tensor, out_tensor, &index_space,
                    workspaceSize, executor);
}

aclnnStatus aclnnGer(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                     aclrtStream stream)
{
    return ac_plan_run(&ger_operator, workspace, workspaceSize, executor, stream);
}
