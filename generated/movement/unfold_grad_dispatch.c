/*
 * Generated from spec/movement/unfold_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/unfold_grad.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator unfold_grad_operator = {
    .name = "aclnnUnfoldGrad",
    .arguments = (const char *const[]){"gradOut", "gradIn"},
    .parameters = "gradOut:r inputSizes:l dim:i size:i step:i gradIn:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus unfold_grad_plan(const ac_operator *entry_point, const ac_tensor *gradOut,
                                    const ac_array *inputSizes, int64_t dim, int64_t size,
                                    int64_t step, const ac_tensor *gradIn, uint64_t *workspaceSize,
                                    aclOpExecutor **executor)
{
    const int kernel_dtype = gradOut->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = gradOut->shape;
    planned_call.operands[0] = (ac_operand){gradOut, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){gradIn, AC_VIEW_SAME, kernel_dtype, true};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_places planned_places = ac_places_unfolded(gradIn, dim, size, step, inputSizes);
    const ac_scatter_rule scatter_rule = {
        .join = AC_JOIN_SUM,
        .always = true,
    };
    return ac_plan_build_scattered_by_places(&planned_call, &planned_places, &scatter_rule,
                                             workspaceSize, executor);
}

aclnnStatus aclnnUnfoldGradGetWorkspaceSize(const aclTensor *gradOut, const aclIntArray *inputSizes,
                                            int64_t dim, int64_t size, int64_t step,
                                            const aclTensor *gradIn, uint64_t *workspaceSize,
                                            aclOpExecutor **executor)
{
    AC_DESCRIBED(&unfold_grad_operator, aclnnUnfoldGradGetWorkspaceSize, gradOut, inputSizes, dim,
                 size, step, gradIn);
    AC_TRY(ac_call_begin(&unfold_grad_operator, workspaceSize, executor));
    const ac_tensor *const grad_out_tensor = ac_tensor_of(gradOut);
    const ac_array *const input_sizes_int_array = ac_int_array_of(inputSizes);
    const ac_tensor *const grad_in_tensor = ac_tensor_of(gradIn);
    AC_TRY(ac_unfold_grad_validate(grad_out_tensor, input_sizes_int_array, dim, size, step,
                                   grad_in_tensor));
    return unfold_grad_plan(&unfold_grad_operator, grad_out_tensor, input_sizes_int_array, dim,
                            size, step, grad_in_tensor, workspaceSize, executor);
}

aclnnStatus aclnnUnfoldGrad(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                            aclrtStream stream)
{
    return ac_plan_run(&unfold_grad_operator, workspace, workspaceSize, executor, stream);
}
