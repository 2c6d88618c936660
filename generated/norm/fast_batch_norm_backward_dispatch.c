/*
 * Generated from spec/norm/fast_batch_norm_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "norm/fast_batch_norm_backward.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator fast_batch_norm_backward_operator = {
    .name = "aclnnFastBatchNormBackward",
    .arguments =
        (const char *const[]){"gradOut", "input", "weight", "runningMean", "runningVar", "saveMean",
                              "saveInvstd", "gradInput", "gradWeight", "gradBias"},
    .parameters = "gradOut:r input:r weight:r runningMean:r runningVar:r saveMean:r saveInvstd:r "
                  "training:b eps:d outputMask:m version:c gradInput:w gradWeight:w gradBias:w",
    .on = {[AC_ASCEND910B] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_fast_batch_norm_backward_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 1,
        .values = 7,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[1] = 4,
        .result[2] = 6,
        .pass[0] = {3, {AC_REDUCE_SUM, AC_REDUCE_MAX, AC_REDUCE_SUM}, {0, 2, 5}, true, false},
    },
    {
        .passes = 1,
        .values = 6,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[1] = 1,
        .result[2] = 3,
        .pass[0] = {2, {AC_REDUCE_SUM, AC_REDUCE_SUM}, {0, 2}, true, false},
        .spread = {0x33},
    },
};
_Static_assert(7 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");
_Static_assert(6 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* The values that null inputs stand for. */
static const float default_weight_value = 1.0f;
static const float default_running_mean_value = 0.0f;
static const float default_running_var_value = 1.0f;
static const float default_save_mean_value = 0.0f;
static const float default_save_invstd_value = 1.0f;

/* Plans a validated call. */
static aclnnStatus fast_batch_norm_backward_plan(
    const ac_operator *entry_point, const ac_tensor *gradOut, const ac_tensor *input,
    const ac_tensor *weight, const ac_tensor *runningMean, const ac_tensor *runningVar,
    const ac_tensor *saveMean, const ac_tensor *saveInvstd, double eps, const ac_tensor *gradInput,
    const ac_tensor *gradWeight, const ac_tensor *gradBias, size_t kernel_mode,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = AC_F32;
    const uint32_t reduced_axes = ac_shape_channel_axes(&input->shape);
    const struct fast_batch_norm_backward_attrs kernel_attrs = {
        .eps = kernel_dtype == AC_F64 ? (double)eps : (double)(float)eps,
        .count_of_input_over_channel = (double)ac_shape_count_along(&input->shape, reduced_axes),
    };
    const ac_tensor default_weight = ac_tensor_one(&default_weight_value);
    const ac_tensor default_running_mean = ac_tensor_one(&default_running_mean_value);
    const ac_tensor default_running_var = ac_tensor_one(&default_running_var_value);
    const ac_tensor default_save_mean = ac_tensor_one(&default_save_mean_value);
    const ac_tensor default_save_invstd = ac_tensor_one(&default_save_invstd_value);
    const ac_tensor absent_output = ac_tensor_absent();
    const ac_tensor rows_weight = ac_tensor_or(
        ac_tensor_with_axes(weight, &input->shape, reduced_axes, false), &default_weight);
    const ac_tensor rows_running_mean =
        ac_tensor_or(ac_tensor_with_axes(runningMean, &input->shape, reduced_axes, false),
                     &default_running_mean);
    const ac_tensor rows_running_var = ac_tensor_or(
        ac_tensor_with_axes(runningVar, &input->shape, reduced_axes, false), &default_running_var);
    const ac_tensor rows_save_mean = ac_tensor_or(
        ac_tensor_with_axes(saveMean, &input->shape, reduced_axes, false), &default_save_mean);
    const ac_tensor rows_save_invstd = ac_tensor_or(
        ac_tensor_with_axes(saveInvstd, &input->shape, reduced_axes, false), &default_save_invstd);
    const ac_tensor rows_grad_weight =
        ac_tensor_with_axes(gradWeight, &input->shape, reduced_axes, false);
    const ac_tensor rows_grad_bias =
        ac_tensor_with_axes(gradBias, &input->shape, reduced_axes, false);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = input->shape;
    planned_call.operands[0] = (ac_operand){gradOut, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){input, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){&rows_weight, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = weight;
    planned_call.operands[3] =
        (ac_operand){&rows_running_mean, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[3] = runningMean;
    planned_call.operands[4] =
        (ac_operand){&rows_running_var, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[4] = runningVar;
    planned_call.operands[5] =
        (ac_operand){&rows_save_mean, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[5] = saveMean;
    planned_call.operands[6] =
        (ac_operand){&rows_save_invstd, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[6] = saveInvstd;
    planned_call.operands[7] = (ac_operand){gradInput ? gradInput : &absent_output,
                                            AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[7] = NULL;
    planned_call.operands[8] =
        (ac_operand){&rows_grad_weight, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[8] = gradWeight;
    planned_call.operands[9] = (ac_operand){&rows_grad_bias, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[9] = gradBias;
    planned_call.inputs = 7;
    planned_call.outputs = 3;
    planned_call.reduce = &forms[kernel_mode];
    planned_call.reduced = reduced_axes;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnFastBatchNormBackwardGetWorkspaceSize(
    const aclTensor *gradOut, const aclTensor *input, const aclTensor *weight,
    const aclTensor *runningMean, const aclTensor *runningVar, const aclTensor *saveMean,
    const aclTensor *saveInvstd, bool training, double eps, const aclBoolArray *outputMask,
    int version, aclTensor *gradInput, aclTensor *gradWeight, aclTensor *gradBias,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_DESCRIBED(&fast_batch_norm_backward_operator, aclnnFastBatchNormBackwardGetWorkspaceSize,
                 gradOut, input, weight, runningMean, runningVar, saveMean, saveInvstd, training,
                 eps, outputMask, version, gradInput, gradWeight, gradBias);
    AC_TRY(ac_call_begin(&fast_batch_norm_backward_operator, workspaceSize, executor));
    const ac_array *const output_mask_bool_array = ac_bool_array_of(outputMask);
    const ac_tensor *const grad_out_tensor = ac_tensor_of(gradOut);
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_tensor *const weight_tensor = ac_tensor_of(weight);
    const ac_tensor *const running_mean_tensor = ac_tensor_of(runningMean);
    const ac_tensor *const running_var_tensor = ac_tensor_of(runningVar);
    const ac_tensor *const save_mean_tensor = ac_tensor_of(saveMean);
    const ac_tensor *const save_invstd_tensor = ac_tensor_of(saveInvstd);
    const ac_tensor *const grad_input_tensor =
        ac_flag(output_mask_bool_array, 0) ? ac_tensor_of(gradInput) : NULL;
    const ac_tensor *const grad_weight_tensor =
        ac_flag(output_mask_bool_array, 1) ? ac_tensor_of(gradWeight) : NULL;
    const ac_tensor *const grad_bias_tensor =
        ac_flag(output_mask_bool_array, 2) ? ac_tensor_of(gradBias) : NULL;
    AC_TRY(ac_fast_batch_norm_backward_validate(
        grad_out_tensor, input_tensor, weight_tensor, running_mean_tensor, running_var_tensor,
        save_mean_tensor, save_invstd_tensor, training, output_mask_bool_array, version,
        grad_input_tensor, grad_weight_tensor, grad_bias_tensor, &kernel_mode));
    return fast_batch_norm_backward_plan(&fast_batch_norm_backward_operator, grad_out_tensor,
                                         input_tensor, weight_tensor, running_mean_tensor,
                                         running_var_tensor, save_mean_tensor, save_invstd_tensor,
                                         eps, grad_input_tensor, grad_weight_tensor,
                                         grad_bias_tensor, kernel_mode, workspaceSize, executor);
}

aclnnStatus aclnnFastBatchNormBackward(void *workspace, uint64_t workspaceSize,
                                       aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&fast_batch_norm_backward_operator, workspace, workspaceSize, executor,
                       stream);
}
