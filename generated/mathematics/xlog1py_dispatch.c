/*
 * Generated from spec/mathematics/xlog1py.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "mathematics/xlog1py.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator xlog1py_operator = {
    .name = "aclnnXlog1py",
    .arguments = (const char *const[]){"x", "y", "z"},
    .parameters = "x:r y:r z:w",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_xlog1py_kernels);

/* Plans a validated call. */
static aclnnStatus xlog1py_plan(const ac_operator *entry_point, const ac_tensor *x,
                                const ac_tensor *y, const ac_tensor *z, const ac_shape *index_space,
                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = x->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){x, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){y, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){z, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnXlog1pyGetWorkspaceSize(const aclTensor *x, const aclTensor *y, const aclTensor *z,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&xlog1py_operator, aclnnXlog1pyGetWorkspaceSize, x, y, z);
    AC_TRY(ac_call_begin(&xlog1py_operator, workspaceSize, executor));
    const ac_tensor *const x_tensor = ac_tensor_of(x);
    const ac_tensor *const y_tensor = ac_tensor_of(y);
    const ac_tensor *const z_tensor = ac_tensor_of(z);
    AC_TRY(ac_xlog1py_validate(x_tensor, y_tensor, z_tensor, &index_space));
    return xlog1py_plan(&xlog1py_operator, x_tensor, y_tensor, z_tensor, &index_space,
                        workspaceSize, executor);
}

aclnnStatus aclnnXlog1py(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&xlog1py_operator, workspace, workspaceSize, executor, stream);
}
