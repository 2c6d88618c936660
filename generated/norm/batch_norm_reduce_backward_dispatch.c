/*
 * Generated from spec/norm/batch_norm_reduce_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "norm/batch_norm_reduce_backward.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator batch_norm_reduce_backward_operator = {
    .name = "aclnnBatchNormReduceBackward",
    .arguments = (const char *const[]){"gradOut", "input", "mean", "invstd", "sumDy", "sumDyXmu",
                                       "gradWeight", "gradBias"},
    .parameters = "gradOut:r input:r mean:r invstd:r weight:n inputG:b weightG:b biasG:b sumDy:w "
                  "sumDyXmu:w gradWeight:w gradBias:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_batch_norm_reduce_backward_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 1,
        .values = 7,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[0] = 1,
        .result[1] = 3,
        .result[2] = 6,
        .result[3] = 1,
        .pass[0] = {3, {AC_REDUCE_SUM, AC_REDUCE_SUM, AC_REDUCE_MAX}, {0, 2, 4}, true, false},
    },
};
_Static_assert(7 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* Plans a validated call. */
static aclnnStatus batch_norm_reduce_backward_plan(
    const ac_operator *entry_point, const ac_tensor *gradOut, const ac_tensor *input,
    const ac_tensor *mean, const ac_tensor *invstd, const ac_tensor *sumDy,
    const ac_tensor *sumDyXmu, const ac_tensor *gradWeight, const ac_tensor *gradBias,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = AC_F32;
    const uint32_t reduced_axes = ac_shape_channel_axes(&input->shape);
    const ac_tensor rows_mean = ac_tensor_with_axes(mean, &input->shape, reduced_axes, false);
    const ac_tensor rows_invstd = ac_tensor_with_axes(invstd, &input->shape, reduced_axes, false);
    const ac_tensor rows_sum_dy = ac_tensor_with_axes(sumDy, &input->shape, reduced_axes, false);
    const ac_tensor rows_sum_dy_xmu =
        ac_tensor_with_axes(sumDyXmu, &input->shape, reduced_axes, false);
    const ac_tensor rows_grad_weight =
        ac_tensor_with_axes(gradWeight, &input->shape, reduced_axes, false);
    const ac_tensor rows_grad_bias =
        ac_tensor_with_axes(gradBias, &input->shape, reduced_axes, false);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = input->shape;
    planned_call.operands[0] = (ac_operand){gradOut, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){input, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){&rows_mean, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = mean;
    planned_call.operands[3] = (ac_operand){&rows_invstd, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[3] = invstd;
    planned_call.operands[4] = (ac_operand){&rows_sum_dy, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[4] = sumDy;
    planned_call.operands[5] =
        (ac_operand){&rows_sum_dy_xmu, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[5] = sumDyXmu;
    planned_call.operands[6] =
        (ac_operand){&rows_grad_weight, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[6] = gradWeight;
    planned_call.operands[7] = (ac_operand){&rows_grad_bias, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[7] = gradBias;
    planned_call.inputs = 4;
    planned_call.outputs = 4;
    planned_call.reduce = &forms[0];
    planned_call.reduced = reduced_axes;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnBatchNormReduceBackwardGetWorkspaceSize(
    const aclTensor *gradOut, const aclTensor *input, const aclTensor *mean,
    const aclTensor *invstd, const aclTensor *weight, bool inputG, bool weightG, bool biasG,
    aclTensor *sumDy, aclTensor *sumDyXmu, aclTensor *gradWeight, aclTensor *gradBias,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)weight;
    AC_DESCRIBED(&batch_norm_reduce_backward_operator, aclnnBatchNormReduceBackwardGetWorkspaceSize,
                 gradOut, input, mean, invstd, weight, inputG, weightG, biasG, sumDy, sumDyXmu,
                 gradWeight, gradBias);
    AC_TRY(ac_call_begin(&batch_norm_reduce_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_out_tensor = ac_tensor_of(gradOut);
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_tensor *const mean_tensor = ac_tensor_of(mean);
    const ac_tensor *const invstd_tensor = ac_tensor_of(invstd);
    const ac_tensor *const sum_dy_tensor = inputG ? ac_tensor_of(sumDy) : NULL;
    const ac_tensor *const sum_dy_xmu_tensor = inputG ? ac_tensor_of(sumDyXmu) : NULL;
    const ac_tensor *const grad_weight_tensor = weightG ? ac_tensor_of(gradWeight) : NULL;
    const ac_tensor *const grad_bias_tensor = biasG ? ac_tensor_of(gradBias) : NULL;
    AC_TRY(ac_batch_norm_reduce_backward_validate(
        grad_out_tensor, input_tensor, mean_tensor, invstd_tensor, inputG, weightG, biasG,
        sum_dy_tensor, sum_dy_xmu_tensor, grad_weight_tensor, grad_bias_tensor));
    return batch_norm_reduce_backward_plan(&batch_norm_reduce_backward_operator, grad_out_tensor,
                                           input_tensor, mean_tensor, invstd_tensor, sum_dy_tensor,
                                           sum_dy_xmu_tensor, grad_weight_tensor, grad_bias_tensor,
                                           workspaceSize, executor);
}

aclnnStatus aclnnBatchNormReduceBackward(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&batch_norm_reduce_backward_operator, workspace, workspaceSize, executor,
                       stream);
}
