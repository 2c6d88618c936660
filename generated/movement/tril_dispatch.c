/*
 * Generated from spec/movement/tril.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/tril.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator tril_operator = {
    .name = "aclnnTril",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r diagonal:i out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_tril_operator = {
    .name = "aclnnInplaceTril",
    .arguments = (const char *const[]){"selfRef", "selfRef"},
    .parameters = "selfRef:u diagonal:i",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_tril_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus tril_plan(const ac_operator *entry_point, const ac_tensor *self,
                             int64_t diagonal, const ac_tensor *out, uint64_t *workspaceSize,
                             aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const unsigned char fill_element[AC_SCALAR_ELEMENT_MAX] = {0};
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
    planned_call.attrs = &fill_element;
    planned_call.attrs_size = sizeof(fill_element);
    const ac_places planned_places = ac_places_lower(self, diagonal);
    return ac_plan_build_placed(&planned_call, &planned_places, workspaceSize, executor);
}

aclnnStatus aclnnTrilGetWorkspaceSize(const aclTensor *self, int64_t diagonal, aclTensor *out,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&tril_operator, aclnnTrilGetWorkspaceSize, self, diagonal, out);
    AC_TRY(ac_call_begin(&tril_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_tril_validate(self_tensor, out_tensor));
    return tril_plan(&tril_operator, self_tensor, diagonal, out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnTril(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    return ac_plan_run(&tril_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceTrilGetWorkspaceSize(const aclTensor *selfRef, int64_t diagonal,
                                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_tril_operator, aclnnInplaceTrilGetWorkspaceSize, selfRef, diagonal);
    AC_TRY(ac_call_begin(&inplace_tril_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    AC_TRY(ac_inplace_tril_validate(self_ref_tensor));
    return tril_plan(&inplace_tril_operator, self_ref_tensor, diagonal, self_ref_tensor,
                     workspaceSize, executor);
}

aclnnStatus aclnnInplaceTril(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_plan_run(&inplace_tril_operator, workspace, workspaceSize, executor, stream);
}
