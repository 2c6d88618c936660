/*
 * Generated from spec/mathematics/sqrt.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "mathematics/sqrt.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator sqrt_operator = {
    .name = "aclnnSqrt",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_sqrt_operator = {
    .name = "aclnnInplaceSqrt",
    .arguments = (const char *const[]){"self", "self"},
    .parameters = "self:u",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_sqrt_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus sqrt_plan(const ac_operator *entry_point, const ac_tensor *self,
                             const ac_tensor *out, uint64_t *workspaceSize,
                             aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_float(self->dtype);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnSqrtGetWorkspaceSize(const aclTensor *self, aclTensor *out,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&sqrt_operator, aclnnSqrtGetWorkspaceSize, self, out);
    AC_TRY(ac_call_begin(&sqrt_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_sqrt_validate(self_tensor, out_tensor));
    return sqrt_plan(&sqrt_operator, self_tensor, out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnSqrt(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    return ac_plan_run(&sqrt_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceSqrtGetWorkspaceSize(aclTensor *self, uint64_t *workspaceSize,
                                             aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_sqrt_operator, aclnnInplaceSqrtGetWorkspaceSize, self);
    AC_TRY(ac_call_begin(&inplace_sqrt_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    AC_TRY(ac_inplace_sqrt_validate(self_tensor));
    return sqrt_plan(&inplace_sqrt_operator, self_tensor, self_tensor, workspaceSize, executor);
}

aclnnStatus aclnnInplaceSqrt(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_plan_run(&inplace_sqrt_operator, workspace, workspaceSize, executor, stream);
}
