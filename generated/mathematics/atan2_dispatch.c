/*
 * Generated from spec/mathematics/atan2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "mathematics/atan2.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator atan2_operator = {
    .name = "aclnnAtan2",
    .arguments = (const char *const[]){"self", "other", "out"},
    .parameters = "self:r other:r out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_atan2_operator = {
    .name = "aclnnInplaceAtan2",
    .arguments = (const char *const[]){"selfRef", "other", "selfRef"},
    .parameters = "selfRef:u other:r",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_atan2_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus atan2_plan(const ac_operator *entry_point, const ac_tensor *self,
                              const ac_tensor *other, const ac_tensor *out,
                              const ac_shape *index_space, uint64_t *workspaceSize,
                              aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_float(ac_dtype_promote(self->dtype, other->dtype));
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){other, AC_VIEW_BROADCAST, kernel_dtype, false};
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

aclnnStatus aclnnAtan2GetWorkspaceSize(const aclTensor *self, const aclTensor *other,
                                       aclTensor *out, uint64_t *workspaceSize,
                                       aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&atan2_operator, aclnnAtan2GetWorkspaceSize, self, other, out);
    AC_TRY(ac_call_begin(&atan2_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const other_tensor = ac_tensor_of(other);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_atan2_validate(self_tensor, other_tensor, out_tensor, &index_space));
    return atan2_plan(&atan2_operator, self_tensor, other_tensor, out_tensor, &index_space,
                      workspaceSize, executor);
}

aclnnStatus aclnnAtan2(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_plan_run(&atan2_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceAtan2GetWorkspaceSize(aclTensor *selfRef, const aclTensor *other,
                                              uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&inplace_atan2_operator, aclnnInplaceAtan2GetWorkspaceSize, selfRef, other);
    AC_TRY(ac_call_begin(&inplace_atan2_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_tensor *const other_tensor = ac_tensor_of(other);
    AC_TRY(ac_inplace_atan2_validate(self_ref_tensor, other_tensor, &index_space));
    return atan2_plan(&inplace_atan2_operator, self_ref_tensor, other_tensor, self_ref_tensor,
                      &index_space, workspaceSize, executor);
}

aclnnStatus aclnnInplaceAtan2(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    return ac_plan_run(&inplace_atan2_operator, workspace, workspaceSize, executor, stream);
}
