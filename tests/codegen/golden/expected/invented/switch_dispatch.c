/*
 * Generated from spec/invented/switch.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "invented/switch.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator switch_operator = {
    .name = "aclnnSwitch",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_switch_kernels);

/* Plans a validated call. */
static aclnnStatus switch_plan(const ac_operator *entry_point, const ac_tensor *space,
                               const ac_tensor *op, size_t kernel_mode, uint64_t *workspaceSize,
                               aclOpExecutor **executor)
{
    const int kernel_dtype = space->dtype;
    ac_call planned_call; /* field by field: operands that there are not need not be cleared */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = space->shape;
    planned_call.operands[0] = (ac_operand){space, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){op, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.rows = NULL;
    planned_call.axis = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnSwitchGetWorkspaceSize(const aclTensor *space, bool mode, aclTensor *op,
                                        uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_TRY(ac_call_begin(&switch_operator, workspaceSize, executor));
    const ac_tensor *const space_tensor = ac_tensor_of(space);
    const ac_tensor *const op_tensor = ac_tensor_of(op);
    AC_TRY(ac_switch_validate(space_tensor, mode, op_tensor, &kernel_mode));
    return switch_plan(&switch_operator, space_tensor, op_tensor, kernel_mode, workspaceSize,
                       executor);
}

aclnnStatus aclnnSwitch(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    return ac_plan_run(&switch_operator, workspace, workspaceSize, executor, stream);
}
