/*
 * Generated from spec/norm/batch_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "norm/batch_norm.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator batch_norm_operator = {
    .name = "aclnnBatchNorm",
    .arguments =
        (const char *const[]){"input", "weight", "bias", "runningMean", "runningVar", "output",
                              "runningMean", "runningVar", "saveMean", "saveInvstd"},
    .parameters = "input:r weight:r bias:r runningMean:u runningVar:u training:b momentum:d eps:d"
                  " output:w saveMean:w saveInvstd:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_batch_norm_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 1,
        .values = 6,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[1] = 1,
        .result[2] = 2,
        .result[3] = 3,
        .result[4] = 5,
        .pass[0] = {2, {AC_REDUCE_MAX, AC_REDUCE_MAX}, {0, 1}, true, true},
    },
    {
        .passes = 2,
        .values = 14,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[1] = 4,
        .result[2] = 11,
        .result[3] = 7,
        .result[4] = 13,
        .pass[0] = {3, {AC_REDUCE_MAX, AC_REDUCE_SUM, AC_REDUCE_MAX}, {0, 1, 5}, true, false},
        .pass[1] = {1, {AC_REDUCE_SUM}, {8}, true, false},
        .spread = {0xc0, 0x3000},
    },
};
_Static_assert(6 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");
_Static_assert(14 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* The values that null inputs stand for. */
static const float default_weight_value = 1.0f;
static const float default_bias_value = 0.0f;
static const float default_running_mean_value = 0.0f;
static const float default_running_var_value = 1.0f;

/* Plans a validated call. */
static aclnnStatus
batch_norm_plan(const ac_operator *entry_point, const ac_tensor *input, const ac_tensor *weight,
                const ac_tensor *bias, const ac_tensor *runningMean, const ac_tensor *runningVar,
                double momentum, double eps, const ac_tensor *output, const ac_tensor *nextMean,
                const ac_tensor *nextVar, const ac_tensor *saveMean, const ac_tensor *saveInvstd,
                size_t kernel_mode, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = AC_F32;
    const uint32_t reduced_axes = ac_shape_channel_axes(&input->shape);
    const struct batch_norm_attrs kernel_attrs = {
        .momentum = kernel_dtype == AC_F64 ? (double)momentum : (double)(float)momentum,
        .eps = kernel_dtype == AC_F64 ? (double)eps : (double)(float)eps,
        .count_of_input_over_channel = (double)ac_shape_count_along(&input->shape, reduced_axes),
    };
    const ac_tensor default_weight = ac_tensor_one(&default_weight_value);
    const ac_tensor default_bias = ac_tensor_one(&default_bias_value);
    const ac_tensor default_running_mean = ac_tensor_one(&default_running_mean_value);
    const ac_tensor default_running_var = ac_tensor_one(&default_running_var_value);
    const ac_tensor rows_weight = ac_tensor_or(
        ac_tensor_with_axes(weight, &input->shape, reduced_axes, false), &default_weight);
    const ac_tensor rows_bias =
        ac_tensor_or(ac_tensor_with_axes(bias, &input->shape, reduced_axes, false), &default_bias);
    const ac_tensor rows_running_mean =
        ac_tensor_or(ac_tensor_with_axes(runningMean, &input->shape, reduced_axes, false),
                     &default_running_mean);
    const ac_tensor rows_running_var = ac_tensor_or(
        ac_tensor_with_axes(runningVar, &input->shape, reduced_axes, false), &default_running_var);
    const ac_tensor rows_next_mean =
        ac_tensor_with_axes(nextMean, &input->shape, reduced_axes, false);
    const ac_tensor rows_next_var =
        ac_tensor_with_axes(nextVar, &input->shape, reduced_axes, false);
    const ac_tensor rows_save_mean =
        ac_tensor_with_axes(saveMean, &input->shape, reduced_axes, false);
    const ac_tensor rows_save_invstd =
        ac_tensor_with_axes(saveInvstd, &input->shape, reduced_axes, false);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = input->shape;
    planned_call.operands[0] = (ac_operand){input, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&rows_weight, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = weight;
    planned_call.operands[2] = (ac_operand){&rows_bias, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = bias;
    planned_call.operands[3] =
        (ac_operand){&rows_running_mean, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[3] = runningMean;
    planned_call.operands[4] =
        (ac_operand){&rows_running_var, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[4] = runningVar;
    planned_call.operands[5] = (ac_operand){output, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[5] = NULL;
    planned_call.operands[6] = (ac_operand){&rows_next_mean, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[6] = nextMean;
    planned_call.operands[7] = (ac_operand){&rows_next_var, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[7] = nextVar;
    planned_call.operands[8] = (ac_operand){&rows_save_mean, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[8] = saveMean;
    planned_call.operands[9] =
        (ac_operand){&rows_save_invstd, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[9] = saveInvstd;
    planned_call.inputs = 5;
    planned_call.outputs = 5;
    planned_call.reduce = &forms[kernel_mode];
    planned_call.reduced = reduced_axes;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnBatchNormGetWorkspaceSize(const aclTensor *input, const aclTensor *weight,
                                           const aclTensor *bias, aclTensor *runningMean,
                                           aclTensor *runningVar, bool training, double momentum,
                                           double eps, aclTensor *output, aclTensor *saveMean,
                                           aclTensor *saveInvstd, uint64_t *workspaceSize,
                                           aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_DESCRIBED(&batch_norm_operator, aclnnBatchNormGetWorkspaceSize, input, weight, bias,
                 runningMean, runningVar, training, momentum, eps, output, saveMean, saveInvstd);
    AC_TRY(ac_call_begin(&batch_norm_operator, workspaceSize, executor));
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_tensor *const weight_tensor = ac_tensor_of(weight);
    const ac_tensor *const bias_tensor = ac_tensor_of(bias);
    const ac_tensor *const running_mean_tensor = ac_tensor_of(runningMean);
    const ac_tensor *const running_var_tensor = ac_tensor_of(runningVar);
    const ac_tensor *const output_tensor = ac_tensor_of(output);
    const ac_tensor *const save_mean_tensor = training ? ac_tensor_of(saveMean) : NULL;
    const ac_tensor *const save_invstd_tensor = training ? ac_tensor_of(saveInvstd) : NULL;
    AC_TRY(ac_batch_norm_validate(input_tensor, weight_tensor, bias_tensor, running_mean_tensor,
                                  running_var_tensor, training, output_tensor, save_mean_tensor,
                                  save_invstd_tensor, &kernel_mode));
    return batch_norm_plan(&batch_norm_operator, input_tensor, weight_tensor, bias_tensor,
                           running_mean_tensor, running_var_tensor, momentum, eps, output_tensor,
                           running_mean_tensor, running_var_tensor, save_mean_tensor,
                           save_invstd_tensor, kernel_mode, workspaceSize, executor);
}

aclnnStatus aclnnBatchNorm(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                           aclrtStream stream)
{
    return ac_plan_run(&batch_norm_operator, workspace, workspaceSize, executor, stream);
}
