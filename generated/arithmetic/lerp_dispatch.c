/*
 * Generated from spec/arithmetic/lerp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "arithmetic/lerp.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator lerp_operator = {
    .name = "aclnnLerp",
    .arguments = (const char *const[]){"self", "end", "weight", "out"},
    .parameters = "self:r end:r weight:r out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_lerp_operator = {
    .name = "aclnnInplaceLerp",
    .arguments = (const char *const[]){"selfRef", "end", "weight", "selfRef"},
    .parameters = "selfRef:u end:r weight:r",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_lerp_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus lerp_plan(const ac_operator *entry_point, const ac_tensor *self,
                             const ac_tensor *end, const ac_tensor *weight, const ac_tensor *out,
                             const ac_shape *index_space, uint64_t *workspaceSize,
                             aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){end, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){weight, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnLerpGetWorkspaceSize(const aclTensor *self, const aclTensor *end,
                                      const aclTensor *weight, aclTensor *out,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&lerp_operator, aclnnLerpGetWorkspaceSize, self, end, weight, out);
    AC_TRY(ac_call_begin(&lerp_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const end_tensor = ac_tensor_of(end);
    const ac_tensor *const weight_tensor = ac_tensor_of(weight);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_lerp_validate(self_tensor, end_tensor, weight_tensor, out_tensor, &index_space));
    return lerp_plan(&lerp_operator, self_tensor, end_tensor, weight_tensor, out_tensor,
                     &index_space, workspaceSize, executor);
}

aclnnStatus aclnnLerp(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    return ac_plan_run(&lerp_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceLerpGetWorkspaceSize(aclTensor *selfRef, const aclTensor *end,
                                             const aclTensor *weight, uint64_t *workspaceSize,
                                             aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&inplace_lerp_operator, aclnnInplaceLerpGetWorkspaceSize, selfRef, end, weight);
    AC_TRY(ac_call_begin(&inplace_lerp_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_tensor *const end_tensor = ac_tensor_of(end);
    const ac_tensor *const weight_tensor = ac_tensor_of(weight);
    AC_TRY(ac_inplace_lerp_validate(self_ref_tensor, end_tensor, weight_tensor, &index_space));
    return lerp_plan(&inplace_lerp_operator, self_ref_tensor, end_tensor, weight_tensor,
                     self_ref_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnInplaceLerp(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_plan_run(&inplace_lerp_operator, workspace, workspaceSize, executor, stream);
}
