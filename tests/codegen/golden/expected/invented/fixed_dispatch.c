/*
 * Generated from spec/invented/fixed.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check.h"
#include "invented/fixed.h"
#include "plan.h"

static const ac_operator fixed_operator = {
    .name = "aclnnFixed",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(fixed_kernels);

/* Plans a validated call. */
static aclnnStatus fixed_plan(const ac_operator *entry_point, const aclTensor *self,
                              const aclTensor *out, const ac_shape *index_space,
                              uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const aclTensor part_left = ac_tensor_half(self, -1, 0);
    const aclTensor part_right = ac_tensor_half(self, -1, 1);
    const ac_call planned_call = {
        .op = entry_point,
        .kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype],
        .space = *index_space,
        .operands[0] = {&part_left, AC_VIEW_SAME, kernel_dtype, false},
        .whole[0] = self,
        .operands[1] = {&part_right, AC_VIEW_SAME, kernel_dtype, false},
        .whole[1] = self,
        .operands[2] = {out, AC_VIEW_SAME, kernel_dtype, false},
        .inputs = 2,
        .outputs = 1,
    };
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnFixedGetWorkspaceSize(const aclTensor *self, aclTensor *out,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_TRY(ac_call_begin(&fixed_operator, workspaceSize, executor));
    AC_TRY(fixed_validate(self, out, &index_space));
    return fixed_plan(&fixed_operator, self, out, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnFixed(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_plan_run(&fixed_operator, workspace, workspaceSize, executor, stream);
}
