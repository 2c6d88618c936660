/*
 * Generated from spec/invented/fixed.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "invented/fixed.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator fixed_operator = {
    .name = "aclnnFixed",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_fixed_kernels);

/* Plans a validated call. */
static aclnnStatus fixed_plan(const ac_operator *entry_point, const ac_tensor *self,
                              const ac_tensor *factor, const ac_tensor *out,
                              const ac_shape *index_space, uint64_t *workspaceSize,
                              aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const ac_tensor part_left = ac_tensor_half(self, -1, 0);
    const ac_tensor part_right = ac_tensor_half(self, -1, 1);
    ac_call planned_call; /* field by field: operands that there are not need not be cleared */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){&part_left, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = self;
    planned_call.operands[1] = (ac_operand){&part_right, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = self;
    planned_call.operands[2] = (ac_operand){factor, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 1;
    planned_call.rows = NULL;
    planned_call.axis = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnFixedGetWorkspaceSize(const aclTensor *self, const aclTensor *factor,
                                       aclTensor *out, uint64_t *workspaceSize,
                                       aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_TRY(ac_call_begin(&fixed_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const factor_tensor = ac_tensor_of(factor);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_fixed_validate(self_tensor, factor_tensor, out_tensor, &index_space));
    return fixed_plan(&fixed_operator, self_tensor, factor_tensor, out_tensor, &index_space,
                      workspaceSize, executor);
}

aclnnStatus aclnnFixed(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_plan_run(&fixed_operator, workspace, workspaceSize, executor, stream);
}
