/*
 * Generated from spec/activation/shrink.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/shrink.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator shrink_operator = {
    .name = "aclnnShrink",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r lambd:s bias:s out:w",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_shrink_kernels);

/* Plans a validated call. */
static aclnnStatus shrink_plan(const ac_operator *entry_point, const ac_tensor *self,
                               const ac_scalar *lambd, const ac_scalar *bias, const ac_tensor *out,
                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const struct shrink_attrs kernel_attrs = {
        .lambd = ac_scalar_real(lambd, AC_F32),
        .bias = ac_scalar_real(bias, AC_F32),
    };
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
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnShrinkGetWorkspaceSize(const aclTensor *self, const aclScalar *lambd,
                                        const aclScalar *bias, aclTensor *out,
                                        uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&shrink_operator, aclnnShrinkGetWorkspaceSize, self, lambd, bias, out);
    AC_TRY(ac_call_begin(&shrink_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_scalar *const lambd_scalar = ac_scalar_of(lambd);
    const ac_scalar *const bias_scalar = ac_scalar_of(bias);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_shrink_validate(self_tensor, lambd_scalar, bias_scalar, out_tensor));
    return shrink_plan(&shrink_operator, self_tensor, lambd_scalar, bias_scalar, out_tensor,
                       workspaceSize, executor);
}

aclnnStatus aclnnShrink(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    return ac_plan_run(&shrink_operator, workspace, workspaceSize, executor, stream);
}
