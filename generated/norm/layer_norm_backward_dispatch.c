/*
 * Generated from spec/norm/layer_norm_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "norm/layer_norm_backward.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator layer_norm_backward_operator = {
    .name = "aclnnLayerNormBackward",
    .arguments = (const char *const[]){"gradOut", "input", "mean", "rstd", "weightOptional",
                                       "gradInputOut", "gradWeightOut", "gradBiasOut"},
    .parameters = "gradOut:r input:r normalizedShape:l mean:r rstd:r weightOptional:r "
                  "biasOptional:n outputMask:m gradInputOut:w gradWeightOut:w gradBiasOut:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_layer_norm_backward_kernels);

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
static const float default_weight_optional_value = 1.0f;

/* Plans a validated call. */
static aclnnStatus layer_norm_backward_plan(
    const ac_operator *entry_point, const ac_tensor *gradOut, const ac_tensor *input,
    const ac_array *normalizedShape, const ac_tensor *mean, const ac_tensor *rstd,
    const ac_tensor *weightOptional, const ac_tensor *gradInputOut, const ac_tensor *gradWeightOut,
    const ac_tensor *gradBiasOut, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = AC_F32;
    const uint32_t reduced_axes = ac_shape_last_axes(&input->shape, normalizedShape->size);
    const struct layer_norm_backward_attrs kernel_attrs = {
        .count_of_input_over_normalized_shape =
            (double)ac_shape_count_along(&input->shape, reduced_axes),
    };
    const ac_tensor default_weight_optional = ac_tensor_one(&default_weight_optional_value);
    const ac_tensor absent_output = ac_tensor_absent();
    const ac_tensor rows_mean = ac_tensor_with_axes(mean, &input->shape, reduced_axes, true);
    const ac_tensor rows_rstd = ac_tensor_with_axes(rstd, &input->shape, reduced_axes, true);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = input->shape;
    planned_call.operands[0] = (ac_operand){gradOut, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){input, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){&rows_mean, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = mean;
    planned_call.operands[3] = (ac_operand){&rows_rstd, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[3] = rstd;
    planned_call.operands[4] =
        (ac_operand){weightOptional ? weightOptional : &default_weight_optional, AC_VIEW_BROADCAST,
                     kernel_dtype, false};
    planned_call.whole[4] = NULL;
    planned_call.operands[5] = (ac_operand){gradInputOut ? gradInputOut : &absent_output,
                                            AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[5] = NULL;
    planned_call.operands[6] = (ac_operand){gradWeightOut ? gradWeightOut : &absent_output,
                                            AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[6] = NULL;
    planned_call.operands[7] = (ac_operand){gradBiasOut ? gradBiasOut : &absent_output,
                                            AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[7] = NULL;
    planned_call.inputs = 5;
    planned_call.outputs = 3;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    const ac_stage planned_stages[] = {
        {kernel_tables[ac_isa_current()][0].of[kernel_dtype], &forms[0], ~reduced_axes, UINT32_C(6),
         0, NULL},
        {kernel_tables[ac_isa_current()][LAYER_NORM_BACKWARD_ROWS].of[kernel_dtype],
         &forms[LAYER_NORM_BACKWARD_ROWS], reduced_axes, UINT32_C(1), 0, NULL},
    };
    return ac_plan_build_staged(&planned_call, planned_stages, 2, workspaceSize, executor);
}

aclnnStatus aclnnLayerNormBackwardGetWorkspaceSize(
    const aclTensor *gradOut, const aclTensor *input, const aclIntArray *normalizedShape,
    const aclTensor *mean, const aclTensor *rstd, const aclTensor *weightOptional,
    const aclTensor *biasOptional, const aclBoolArray *outputMask, aclTensor *gradInputOut,
    aclTensor *gradWeightOut, aclTensor *gradBiasOut, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    (void)biasOptional;
    AC_DESCRIBED(&layer_norm_backward_operator, aclnnLayerNormBackwardGetWorkspaceSize, gradOut,
                 input, normalizedShape, mean, rstd, weightOptional, biasOptional, outputMask,
                 gradInputOut, gradWeightOut, gradBiasOut);
    AC_TRY(ac_call_begin(&layer_norm_backward_operator, workspaceSize, executor));
    const ac_array *const output_mask_bool_array = ac_bool_array_of(outputMask);
    const ac_tensor *const grad_out_tensor = ac_tensor_of(gradOut);
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_array *const normalized_shape_int_array = ac_int_array_of(normalizedShape);
    const ac_tensor *const mean_tensor = ac_tensor_of(mean);
    const ac_tensor *const rstd_tensor = ac_tensor_of(rstd);
    const ac_tensor *const weight_optional_tensor = ac_tensor_of(weightOptional);
    const ac_tensor *const grad_input_out_tensor =
        ac_flag(output_mask_bool_array, 0) ? ac_tensor_of(gradInputOut) : NULL;
    const ac_tensor *const grad_weight_out_tensor =
        ac_flag(output_mask_bool_array, 1) ? ac_tensor_of(gradWeightOut) : NULL;
    const ac_tensor *const grad_bias_out_tensor =
        ac_flag(output_mask_bool_array, 2) ? ac_tensor_of(gradBiasOut) : NULL;
    AC_TRY(ac_layer_norm_backward_validate(
        grad_out_tensor, input_tensor, normalized_shape_int_array, mean_tensor, rstd_tensor,
        weight_optional_tensor, output_mask_bool_array, grad_input_out_tensor,
        grad_weight_out_tensor, grad_bias_out_tensor));
    return layer_norm_backward_plan(
        &layer_norm_backward_operator, grad_out_tensor, input_tensor, normalized_shape_int_array,
        mean_tensor, rstd_tensor, weight_optional_tensor, grad_input_out_tensor,
        grad_weight_out_tensor, grad_bias_out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnLayerNormBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    return ac_plan_run(&layer_norm_backward_operator, workspace, workspaceSize, executor, stream);
}
