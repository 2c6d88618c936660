/*
 * Generated from spec/contraction/convolution_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contraction/convolution_backward.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator convolution_backward_operator = {
    .name = "aclnnConvolutionBackward",
    .arguments = (const char *const[]){"gradOutput", "input", "weight", "gradInput", "gradWeight",
                                       "gradBias"},
    .parameters = "gradOutput:r input:r weight:r biasSizes:l stride:l padding:l dilation:l "
                  "transposed:b outputPadding:l groups:c outputMask:m cubeMathType:c gradInput:w "
                  "gradWeight:w gradBias:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_contraction contractions[] = {
    {
        .left = 0,
        .right = 2,
        .addend = AC_NO_ADDEND,
        .axes = {"n(go)[x.q.]", NULL, "(gc)oq.", "n(gc)x.", NULL, NULL},
        .summed = "oq",
        .given = 'g',
        .inverts = true,
    },
    {
        .left = 0,
        .right = 1,
        .addend = AC_NO_ADDEND,
        .axes = {"n(go)[x.q.]", "n(gc)x.", NULL, NULL, "(gc)oq.", NULL},
        .summed = "nx",
        .given = 'g',
        .inverts = true,
    },
    {
        .left = 0,
        .right = AC_NO_FACTOR,
        .addend = AC_NO_ADDEND,
        .axes = {"n(go)p.", NULL, NULL, NULL, NULL, "(go)"},
        .summed = "np",
        .given = 'g',
    },
    {
        .left = 0,
        .right = 2,
        .addend = AC_NO_ADDEND,
        .axes = {"n(go)[x.q.]", NULL, "(go)cq.", "n(gc)x.", NULL, NULL},
        .summed = "oq",
        .given = 'g',
        .inverts = true,
    },
    {
        .left = 0,
        .right = 1,
        .addend = AC_NO_ADDEND,
        .axes = {"n(go)p.", "n(gc)[p.q.]", NULL, NULL, "(go)cq.", NULL},
        .summed = "np",
        .given = 'g',
    },
    {
        .left = 0,
        .right = AC_NO_FACTOR,
        .addend = AC_NO_ADDEND,
        .axes = {"n(go)p.", NULL, NULL, NULL, NULL, "(go)"},
        .summed = "np",
        .given = 'g',
    },
};

/* Plans a validated call. */
static aclnnStatus
convolution_backward_plan(const ac_operator *entry_point, const ac_tensor *gradOutput,
                          const ac_tensor *input, const ac_tensor *weight, const ac_array *stride,
                          const ac_array *padding, const ac_array *dilation, bool transposed,
                          int groups, const ac_tensor *gradInput, const ac_tensor *gradWeight,
                          const ac_tensor *gradBias, const ac_shape *index_space,
                          uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype =
        ac_dtype_promote(ac_dtype_promote(gradOutput->dtype, input->dtype), weight->dtype);
    const int computed_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    ac_contraction_factors kernel_attrs = {
        .alpha = 1.0,
        .beta = 1.0,
        .extent = groups,
    };
    if (transposed)
        ac_spread_see(kernel_attrs.windows, stride, 0, padding, 0, dilation, 0);
    else
        ac_windows_see(kernel_attrs.windows, stride, 0, padding, 0, dilation, 0);
    const ac_tensor absent_output = ac_tensor_absent();
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){gradOutput, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){input, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){weight, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){gradInput ? gradInput : &absent_output,
                                            AC_VIEW_BROADCAST, computed_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.operands[4] = (ac_operand){gradWeight ? gradWeight : &absent_output,
                                            AC_VIEW_BROADCAST, computed_dtype, false};
    planned_call.whole[4] = NULL;
    planned_call.operands[5] = (ac_operand){gradBias ? gradBias : &absent_output, AC_VIEW_BROADCAST,
                                            computed_dtype, false};
    planned_call.whole[5] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 3;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    const ac_contraction *chosen = &contractions[3];
    if (transposed)
        chosen = &contractions[0];
    return ac_plan_build_contractions(&planned_call, chosen, workspaceSize, executor);
}

aclnnStatus aclnnConvolutionBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *input, const aclTensor *weight,
    const aclIntArray *biasSizes, const aclIntArray *stride, const aclIntArray *padding,
    const aclIntArray *dilation, bool transposed, const aclIntArray *outputPadding, int groups,
    const aclBoolArray *outputMask, int8_t cubeMathType, aclTensor *gradInput,
    aclTensor *gradWeight, aclTensor *gradBias, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    (void)biasSizes;
    AC_DESCRIBED(&convolution_backward_operator, aclnnConvolutionBackwardGetWorkspaceSize,
                 gradOutput, input, weight, biasSizes, stride, padding, dilation, transposed,
                 outputPadding, groups, outputMask, cubeMathType, gradInput, gradWeight, gradBias);
    AC_TRY(ac_call_begin(&convolution_backward_operator, workspaceSize, executor));
    const ac_array *const output_mask_bool_array = ac_bool_array_of(outputMask);
    const ac_tensor *const grad_output_tensor = ac_tensor_of(gradOutput);
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_tensor *const weight_tensor = ac_tensor_of(weight);
    const ac_array *const stride_int_array = ac_int_array_of(stride);
    const ac_array *const padding_int_array = ac_int_array_of(padding);
    const ac_array *const dilation_int_array = ac_int_array_of(dilation);
    const ac_array *const output_padding_int_array = ac_int_array_of(outputPadding);
    const ac_tensor *const grad_input_tensor =
        ac_flag(output_mask_bool_array, 0) ? ac_tensor_of(gradInput) : NULL;
    const ac_tensor *const grad_weight_tensor =
        ac_flag(output_mask_bool_array, 1) ? ac_tensor_of(gradWeight) : NULL;
    const ac_tensor *const grad_bias_tensor =
        ac_flag(output_mask_bool_array, 2) ? ac_tensor_of(gradBias) : NULL;
    AC_TRY(ac_convolution_backward_validate(
        grad_output_tensor, input_tensor, weight_tensor, stride_int_array, padding_int_array,
        dilation_int_array, transposed, output_padding_int_array, groups, output_mask_bool_array,
        cubeMathType, grad_input_tensor, grad_weight_tensor, grad_bias_tensor, &index_space));
    return convolution_backward_plan(&convolution_backward_operator, grad_output_tensor,
                                     input_tensor, weight_tensor, stride_int_array,
                                     padding_int_array, dilation_int_array, transposed, groups,
                                     grad_input_tensor, grad_weight_tensor, grad_bias_tensor,
                                     &index_space, workspaceSize, executor);
}

aclnnStatus aclnnConvolutionBackward(void *workspace, uint64_t workspaceSize,
                                     aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&convolution_backward_operator, workspace, workspaceSize, executor, stream);
}
