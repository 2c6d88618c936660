/*
 * Generated from spec/mathematics/angle_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "mathematics/angle_v2.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator angle_v2_operator = {
    .name = "aclnnAngleV2",
    .arguments = (const char *const[]){"x", "out"},
    .parameters = "x:r out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_angle_v2_kernels);

/* Plans a validated call. */
static aclnnStatus angle_v2_plan(const ac_operator *entry_point, const ac_tensor *x,
                                 const ac_tensor *out, uint64_t *workspaceSize,
                                 aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_float(x->dtype);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = x->shape;
    planned_call.operands[0] = (ac_operand){x, AC_VIEW_SAME, kernel_dtype, false};
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

aclnnStatus aclnnAngleV2GetWorkspaceSize(const aclTensor *x, const aclTensor *out,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&angle_v2_operator, aclnnAngleV2GetWorkspaceSize, x, out);
    AC_TRY(ac_call_begin(&angle_v2_operator, workspaceSize, executor));
    const ac_tensor *const x_tensor = ac_tensor_of(x);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_angle_v2_validate(x_tensor, out_tensor));
    return angle_v2_plan(&angle_v2_operator, x_tensor, out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnAngleV2(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&angle_v2_operator, workspace, workspaceSize, executor, stream);
}
