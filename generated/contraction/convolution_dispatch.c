/*
 * Generated from spec/contraction/convolution.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contraction/convolution.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator convolution_operator = {
    .name = "aclnnConvolution",
    .arguments = (const char *const[]){"input", "weight", "bias", "output"},
    .parameters = "input:r weight:r bias:r stride:l padding:l dilation:l transposed:b "
                  "outputPadding:l groups:i output:w cubeMathType:c",
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
        .right = 1,
        .addend = 2,
        .beta_skips = true,
        .axes = {"n(gc)[p.q.]", "(gc)oq.", "(go)", "n(go)p."},
        .summed = "cq",
        .given = 'g',
    },
    {
        .left = 0,
        .right = 1,
        .addend = 2,
        .beta_skips = true,
        .axes = {"n(gc)[p.q.]", "(go)cq.", "(go)", "n(go)p."},
        .summed = "cq",
        .given = 'g',
    },
};

/* The values that null inputs stand for. */
static const float default_bias_value = 0.0f;

/* Plans a validated call. */
static aclnnStatus convolution_plan(const ac_operator *entry_point, const ac_tensor *input,
                                    const ac_tensor *weight, const ac_tensor *bias,
                                    const ac_array *stride, const ac_array *padding,
                                    const ac_array *dilation, bool transposed, int64_t groups,
                                    const ac_tensor *output, const ac_shape *index_space,
                                    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_promote(input->dtype, weight->dtype);
    const int computed_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    ac_contraction_factors kernel_attrs = {
        .alpha = 1.0,
        .beta = bias ? 1.0 : 0.0,
        .extent = groups,
    };
    if (transposed)
        ac_spread_see(kernel_attrs.windows, stride, 0, padding, 0, dilation, 0);
    else
        ac_windows_see(kernel_attrs.windows, stride, 0, padding, 0, dilation, 0);
    const ac_tensor default_bias = ac_tensor_one(&default_bias_value);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){input, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){weight, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] =
        (ac_operand){bias ? bias : &default_bias, AC_VIEW_BROADCAST, computed_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){output, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build_contraction(&planned_call, &contractions[transposed ? 0 : 1],
                                     workspaceSize, executor);
}

aclnnStatus aclnnConvolutionGetWorkspaceSize(const aclTensor *input, const aclTensor *weight,
                                             const aclTensor *bias, const aclIntArray *stride,
                                             const aclIntArray *padding,
                                             const aclIntArray *dilation, bool transposed,
                                             const aclIntArray *outputPadding, int64_t groups,
                                             aclTensor *output, int8_t cubeMathType,
                                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&convolution_operator, aclnnConvolutionGetWorkspaceSize, input, weight, bias,
                 stride, padding, dilation, transposed, outputPadding, groups, output,
                 cubeMathType);
    AC_TRY(ac_call_begin(&convolution_operator, workspaceSize, executor));
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_tensor *const weight_tensor = ac_tensor_of(weight);
    const ac_tensor *const bias_tensor = ac_tensor_of(bias);
    const ac_array *const stride_int_array = ac_int_array_of(stride);
    const ac_array *const padding_int_array = ac_int_array_of(padding);
    const ac_array *const dilation_int_array = ac_int_array_of(dilation);
    const ac_array *const output_padding_int_array = ac_int_array_of(outputPadding);
    const ac_tensor *const output_tensor = ac_tensor_of(output);
    AC_TRY(ac_convolution_validate(input_tensor, weight_tensor, bias_tensor, stride_int_array,
                                   padding_int_array, dilation_int_array, transposed,
                                   output_padding_int_array, groups, output_tensor, cubeMathType,
                                   &index_space));
    return convolution_plan(&convolution_operator, input_tensor, weight_tensor, bias_tensor,
                            stride_int_array, padding_int_array, dilation_int_array, transposed,
                            groups, output_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnConvolution(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_plan_run(&convolution_operator, workspace, workspaceSize, executor, stream);
}
