/*
 * Generated from spec/movement/dropout_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/bits.h"
#include "movement/dropout_backward.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator dropout_backward_operator = {
    .name = "aclnnDropoutBackward",
    .arguments = (const char *const[]){"gradOutput", "mask", "out"},
    .parameters = "gradOutput:r mask:r scale:d out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_dropout_backward_kernels);

/* Plans a validated call. */
static aclnnStatus dropout_backward_plan(const ac_operator *entry_point,
                                         const ac_tensor *gradOutput, const ac_tensor *mask,
                                         double scale, const ac_tensor *out,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = gradOutput->dtype;
    const struct dropout_backward_attrs kernel_attrs = {
        .scale = scale,
    };
    const ac_tensor bits_mask = ac_tensor_bits(mask, &gradOutput->shape);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = gradOutput->shape;
    planned_call.operands[0] = (ac_operand){gradOutput, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&bits_mask, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = mask;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    const ac_bits_rule bits_rule = {
        .operands = UINT32_C(1) << 1,
    };
    return ac_plan_build_bits(&planned_call, &bits_rule, NULL, workspaceSize, executor);
}

aclnnStatus aclnnDropoutBackwardGetWorkspaceSize(const aclTensor *gradOutput, const aclTensor *mask,
                                                 double scale, aclTensor *out,
                                                 uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&dropout_backward_operator, aclnnDropoutBackwardGetWorkspaceSize, gradOutput, mask,
                 scale, out);
    AC_TRY(ac_call_begin(&dropout_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_output_tensor = ac_tensor_of(gradOutput);
    const ac_tensor *const mask_tensor = ac_tensor_of(mask);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_dropout_backward_validate(grad_output_tensor, mask_tensor, scale, out_tensor));
    return dropout_backward_plan(&dropout_backward_operator, grad_output_tensor, mask_tensor, scale,
                                 out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnDropoutBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_plan_run(&dropout_backward_operator, workspace, workspaceSize, executor, stream);
}
