/*
 * Generated from spec/movement/dropout_v3_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/bits.h"
#include "movement/dropout_v3_grad.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator dropout_v3_grad_operator = {
    .name = "aclnnDropoutV3Grad",
    .arguments = (const char *const[]){"gradY", "mask", "gradX"},
    .parameters = "gradY:r mask:r scale:d gradX:w",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_dropout_v3_grad_kernels);

/* Plans a validated call. */
static aclnnStatus dropout_v3_grad_plan(const ac_operator *entry_point, const ac_tensor *gradY,
                                        const ac_tensor *mask, double scale, const ac_tensor *gradX,
                                        uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = gradY->dtype;
    const struct dropout_v3_grad_attrs kernel_attrs = {
        .scale = scale,
    };
    const ac_tensor bits_mask = ac_tensor_bits(mask, &gradY->shape);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = gradY->shape;
    planned_call.operands[0] = (ac_operand){gradY, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&bits_mask, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = mask;
    planned_call.operands[2] = (ac_operand){gradX, AC_VIEW_SAME, kernel_dtype, false};
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

aclnnStatus aclnnDropoutV3GradGetWorkspaceSize(const aclTensor *gradY, const aclTensor *mask,
                                               double scale, aclTensor *gradX,
                                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&dropout_v3_grad_operator, aclnnDropoutV3GradGetWorkspaceSize, gradY, mask, scale,
                 gradX);
    AC_TRY(ac_call_begin(&dropout_v3_grad_operator, workspaceSize, executor));
    const ac_tensor *const grad_y_tensor = ac_tensor_of(gradY);
    const ac_tensor *const mask_tensor = ac_tensor_of(mask);
    const ac_tensor *const grad_x_tensor = ac_tensor_of(gradX);
    AC_TRY(ac_dropout_v3_grad_validate(grad_y_tensor, mask_tensor, grad_x_tensor));
    return dropout_v3_grad_plan(&dropout_v3_grad_operator, grad_y_tensor, mask_tensor, scale,
                                grad_x_tensor, workspaceSize, executor);
}

aclnnStatus aclnnDropoutV3Grad(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    return ac_plan_run(&dropout_v3_grad_operator, workspace, workspaceSize, executor, stream);
}
