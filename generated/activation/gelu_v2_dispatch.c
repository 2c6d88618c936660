/*
 * Generated from spec/activation/gelu_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/gelu_v2.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator gelu_v2_operator = {
    .name = "aclnnGeluV2",
    .arguments = (const char *const[]){"x", "y"},
    .parameters = "x:r approximate:i y:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_gelu_v2_kernels);

/* Plans a validated call. */
static aclnnStatus gelu_v2_plan(const ac_operator *entry_point, const ac_tensor *x,
                                const ac_tensor *y, size_t kernel_mode, uint64_t *workspaceSize,
                                aclOpExecutor **executor)
{
    const int kernel_dtype = x->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = x->shape;
    planned_call.operands[0] = (ac_operand){x, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){y, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnGeluV2GetWorkspaceSize(const aclTensor *x, int64_t approximate, aclTensor *y,
                                        uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_DESCRIBED(&gelu_v2_operator, aclnnGeluV2GetWorkspaceSize, x, approximate, y);
    AC_TRY(ac_call_begin(&gelu_v2_operator, workspaceSize, executor));
    const ac_tensor *const x_tensor = ac_tensor_of(x);
    const ac_tensor *const y_tensor = ac_tensor_of(y);
    AC_TRY(ac_gelu_v2_validate(x_tensor, approximate, y_tensor, &kernel_mode));
    return gelu_v2_plan(&gelu_v2_operator, x_tensor, y_tensor, kernel_mode, workspaceSize,
                        executor);
}

aclnnStatus aclnnGeluV2(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    return ac_plan_run(&gelu_v2_operator, workspace, workspaceSize, executor, stream);
}
