/*
 * Generated from spec/movement/inplace_fill_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "kernel/move.h"
#include "movement/inplace_fill_tensor.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator inplace_fill_tensor_operator = {
    .name = "aclnnInplaceFillTensor",
    .arguments = (const char *const[]){"value", "selfRef"},
    .parameters = "selfRef:w value:r",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_inplace_fill_tensor_kernels);

/* Plans a validated call. */
static aclnnStatus inplace_fill_tensor_plan(const ac_operator *entry_point,
                                            const ac_tensor *selfRef, const ac_tensor *value,
                                            uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = value->dtype;
    const ac_conversion conversion = {.from = kernel_dtype, .to = selfRef->dtype};
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = selfRef->shape;
    planned_call.operands[0] = (ac_operand){value, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){selfRef, AC_VIEW_SAME, selfRef->dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &conversion;
    planned_call.attrs_size = sizeof(conversion);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnInplaceFillTensorGetWorkspaceSize(aclTensor *selfRef, const aclTensor *value,
                                                   uint64_t *workspaceSize,
                                                   aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_fill_tensor_operator, aclnnInplaceFillTensorGetWorkspaceSize, selfRef,
                 value);
    AC_TRY(ac_call_begin(&inplace_fill_tensor_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_tensor *const value_tensor = ac_tensor_of(value);
    AC_TRY(ac_inplace_fill_tensor_validate(self_ref_tensor, value_tensor));
    return inplace_fill_tensor_plan(&inplace_fill_tensor_operator, self_ref_tensor, value_tensor,
                                    workspaceSize, executor);
}

aclnnStatus aclnnInplaceFillTensor(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    return ac_plan_run(&inplace_fill_tensor_operator, workspace, workspaceSize, executor, stream);
}
