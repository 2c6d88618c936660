/*
 * Generated from spec/activation/log_softmax_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/log_softmax_backward.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator log_softmax_backward_operator = {
    .name = "aclnnLogSoftmaxBackward",
    .arguments = (const char *const[]){"gradOutput", "output", "out"},
    .parameters = "gradOutput:r output:r dim:i out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_log_softmax_backward_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 1,
        .values = 2,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .pass[0] = {1, {AC_REDUCE_SUM}, {0}, false, false},
        .spread = {0x3},
    },
};
_Static_assert(2 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* Plans a validated call. */
static aclnnStatus log_softmax_backward_plan(const ac_operator *entry_point,
                                             const ac_tensor *gradOutput, const ac_tensor *output,
                                             int64_t dim, const ac_tensor *out,
                                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = output->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = output->shape;
    planned_call.operands[0] = (ac_operand){gradOutput, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){output, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = &forms[0];
    planned_call.reduced = UINT32_C(1) << ac_shape_axis(&output->shape, dim);
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnLogSoftmaxBackwardGetWorkspaceSize(const aclTensor *gradOutput,
                                                    const aclTensor *output, int64_t dim,
                                                    aclTensor *out, uint64_t *workspaceSize,
                                                    aclOpExecutor **executor)
{
    AC_DESCRIBED(&log_softmax_backward_operator, aclnnLogSoftmaxBackwardGetWorkspaceSize,
                 gradOutput, output, dim, out);
    AC_TRY(ac_call_begin(&log_softmax_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_output_tensor = ac_tensor_of(gradOutput);
    const ac_tensor *const output_tensor = ac_tensor_of(output);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_log_softmax_backward_validate(grad_output_tensor, output_tensor, dim, out_tensor));
    return log_softmax_backward_plan(&log_softmax_backward_operator, grad_output_tensor,
                                     output_tensor, dim, out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnLogSoftmaxBackward(void *workspace, uint64_t workspaceSize,
                                    aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&log_softmax_backward_operator, workspace, workspaceSize, executor, stream);
}
