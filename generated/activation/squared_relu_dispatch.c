/*
 * Generated from spec/activation/squared_relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/squared_relu.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator squared_relu_operator = {
    .name = "aclnnSquaredRelu",
    .arguments = (const char *const[]){"input", "out"},
    .parameters = "input:r out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_squared_relu_kernels);

/* Plans a validated call. */
static aclnnStatus squared_relu_plan(const ac_operator *entry_point, const ac_tensor *input,
                                     const ac_tensor *out, uint64_t *workspaceSize,
                                     aclOpExecutor **executor)
{
    const int kernel_dtype = input->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = input->shape;
    planned_call.operands[0] = (ac_operand){input, AC_VIEW_SAME, kernel_dtype, false};
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

aclnnStatus aclnnSquaredReluGetWorkspaceSize(const aclTensor *input, const aclTensor *out,
                                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&squared_relu_operator, aclnnSquaredReluGetWorkspaceSize, input, out);
    AC_TRY(ac_call_begin(&squared_relu_operator, workspaceSize, executor));
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_squared_relu_validate(input_tensor, out_tensor));
    return squared_relu_plan(&squared_relu_operator, input_tensor, out_tensor, workspaceSize,
                             executor);
}

aclnnStatus aclnnSquaredRelu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_plan_run(&squared_relu_operator, workspace, workspaceSize, executor, stream);
}
