/*
 * Generated from spec/norm/group_norm_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "norm/group_norm_backward.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator group_norm_backward_operator = {
    .name = "aclnnGroupNormBackward",
    .arguments = (const char *const[]){"gradOut", "input", "mean", "rstd", "gamma", "gradInput",
                                       "gradGammaOut", "gradBetaOut"},
    .parameters = "gradOut:r input:r mean:r rstd:r gamma:r N:i C:i HxW:i group:i outputMask:m "
                  "gradInput:w gradGammaOut:w gradBetaOut:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_group_norm_backward_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 1,
        .values = 4,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[1] = 1,
        .result[2] = 3,
        .pass[0] = {2, {AC_REDUCE_SUM, AC_REDUCE_SUM}, {0, 2}, false, false},
    },
    {
        .passes = 1,
        .values = 6,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .pass[0] = {2, {AC_REDUCE_SUM, AC_REDUCE_SUM}, {0, 2}, true, false},
        .spread = {0x3c},
    },
};
_Static_assert(4 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");
_Static_assert(6 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* The values that null inputs stand for. */
static const float default_gamma_value = 1.0f;

/* Plans a validated call. */
static aclnnStatus
group_norm_backward_plan(const ac_operator *entry_point, const ac_tensor *gradOut,
                         const ac_tensor *input, const ac_tensor *mean, const ac_tensor *rstd,
                         const ac_tensor *gamma, int64_t group, const ac_tensor *gradInput,
                         const ac_tensor *gradGammaOut, const ac_tensor *gradBetaOut,
                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = AC_F32;
    const ac_shape grouped_space = ac_shape_grouped(&input->shape, group);
    const uint32_t reduced_axes = ac_shape_group_axes(&grouped_space);
    const struct group_norm_backward_attrs kernel_attrs = {
        .count_of_input_over_group = (double)ac_shape_count_along(&grouped_space, reduced_axes),
    };
    const ac_tensor default_gamma = ac_tensor_one(&default_gamma_value);
    const ac_tensor refined_grad_out = ac_tensor_grouped(gradOut, group);
    const ac_tensor refined_input = ac_tensor_grouped(input, group);
    const ac_tensor rows_mean = ac_tensor_with_axes(mean, &grouped_space, reduced_axes, false);
    const ac_tensor rows_rstd = ac_tensor_with_axes(rstd, &grouped_space, reduced_axes, false);
    const ac_tensor refined_gamma =
        ac_tensor_or(ac_tensor_of_channels(gamma, &grouped_space), &default_gamma);
    const ac_tensor refined_grad_input = ac_tensor_grouped(gradInput, group);
    const ac_tensor refined_grad_gamma_out = ac_tensor_of_channels(gradGammaOut, &grouped_space);
    const ac_tensor refined_grad_beta_out = ac_tensor_of_channels(gradBetaOut, &grouped_space);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = grouped_space;
    planned_call.operands[0] =
        (ac_operand){&refined_grad_out, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = gradOut;
    planned_call.operands[1] = (ac_operand){&refined_input, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = input;
    planned_call.operands[2] = (ac_operand){&rows_mean, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = mean;
    planned_call.operands[3] = (ac_operand){&rows_rstd, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[3] = rstd;
    planned_call.operands[4] = (ac_operand){&refined_gamma, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[4] = gamma;
    planned_call.operands[5] =
        (ac_operand){&refined_grad_input, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[5] = gradInput;
    planned_call.operands[6] =
        (ac_operand){&refined_grad_gamma_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[6] = gradGammaOut;
    planned_call.operands[7] =
        (ac_operand){&refined_grad_beta_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[7] = gradBetaOut;
    planned_call.inputs = 5;
    planned_call.outputs = 3;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    const ac_stage planned_stages[] = {
        {kernel_tables[ac_isa_current()][0].of[kernel_dtype], &forms[0],
         ac_shape_apart_from_channels(&grouped_space), UINT32_C(6), 0, NULL},
        {kernel_tables[ac_isa_current()][GROUP_NORM_BACKWARD_ROWS].of[kernel_dtype],
         &forms[GROUP_NORM_BACKWARD_ROWS], reduced_axes, UINT32_C(1), 0, NULL},
    };
    return ac_plan_build_staged(&planned_call, planned_stages, 2, workspaceSize, executor);
}

aclnnStatus aclnnGroupNormBackwardGetWorkspaceSize(
    const aclTensor *gradOut, const aclTensor *input, const aclTensor *mean, const aclTensor *rstd,
    const aclTensor *gamma, int64_t N, int64_t C, int64_t HxW, int64_t group,
    const aclBoolArray *outputMask, aclTensor *gradInput, aclTensor *gradGammaOut,
    aclTensor *gradBetaOut, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&group_norm_backward_operator, aclnnGroupNormBackwardGetWorkspaceSize, gradOut,
                 input, mean, rstd, gamma, N, C, HxW, group, outputMask, gradInput, gradGammaOut,
                 gradBetaOut);
    AC_TRY(ac_call_begin(&group_norm_backward_operator, workspaceSize, executor));
    const ac_array *const output_mask_bool_array = ac_bool_array_of(outputMask);
    const ac_tensor *const grad_out_tensor = ac_tensor_of(gradOut);
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_tensor *const mean_tensor = ac_tensor_of(mean);
    const ac_tensor *const rstd_tensor = ac_tensor_of(rstd);
    const ac_tensor *const gamma_tensor = ac_tensor_of(gamma);
    const ac_tensor *const grad_input_tensor =
        ac_flag(output_mask_bool_array, 0) ? ac_tensor_of(gradInput) : NULL;
    const ac_tensor *const grad_gamma_out_tensor =
        ac_flag(output_mask_bool_array, 1) ? ac_tensor_of(gradGammaOut) : NULL;
    const ac_tensor *const grad_beta_out_tensor =
        ac_flag(output_mask_bool_array, 2) ? ac_tensor_of(gradBetaOut) : NULL;
    AC_TRY(ac_group_norm_backward_validate(
        grad_out_tensor, input_tensor, mean_tensor, rstd_tensor, gamma_tensor, N, C, HxW, group,
        output_mask_bool_array, grad_input_tensor, grad_gamma_out_tensor, grad_beta_out_tensor));
    return group_norm_backward_plan(&group_norm_backward_operator, grad_out_tensor, input_tensor,
                                    mean_tensor, rstd_tensor, gamma_tensor, group,
                                    grad_input_tensor, grad_gamma_out_tensor, grad_beta_out_tensor,
                                    workspaceSize, executor);
}

aclnnStatus aclnnGroupNormBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    return ac_plan_run(&group_norm_backward_operator, workspace, workspaceSize, executor, stream);
}
