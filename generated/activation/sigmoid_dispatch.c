/*
 * Generated from spec/activation/sigmoid.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/sigmoid.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator sigmoid_operator = {
    .name = "aclnnSigmoid",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_sigmoid_operator = {
    .name = "aclnnInplaceSigmoid",
    .arguments = (const char *const[]){"selfRef", "selfRef"},
    .parameters = "selfRef:u",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_sigmoid_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus sigmoid_plan(const ac_operator *entry_point, const ac_tensor *self,
                                const ac_tensor *out, uint64_t *workspaceSize,
                                aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_float_beside(self->dtype, out);
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

aclnnStatus aclnnSigmoidGetWorkspaceSize(const aclTensor *self, aclTensor *out,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&sigmoid_operator, aclnnSigmoidGetWorkspaceSize, self, out);
    AC_TRY(ac_call_begin(&sigmoid_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_sigmoid_validate(self_tensor, out_tensor));
    return sigmoid_plan(&sigmoid_operator, self_tensor, out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnSigmoid(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&sigmoid_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceSigmoidGetWorkspaceSize(aclTensor *selfRef, uint64_t *workspaceSize,
                                                aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_sigmoid_operator, aclnnInplaceSigmoidGetWorkspaceSize, selfRef);
    AC_TRY(ac_call_begin(&inplace_sigmoid_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    AC_TRY(ac_inplace_sigmoid_validate(self_ref_tensor));
    return sigmoid_plan(&inplace_sigmoid_operator, self_ref_tensor, self_ref_tensor, workspaceSize,
                        executor);
}

aclnnStatus aclnnInplaceSigmoid(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    return ac_plan_run(&inplace_sigmoid_operator, workspace, workspaceSize, executor, stream);
}
