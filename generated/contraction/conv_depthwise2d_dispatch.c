/*
 * Generated from spec/contraction/conv_depthwise2d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contraction/conv_depthwise2d.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator conv_depthwise2d_operator = {
    .name = "aclnnConvDepthwise2d",
    .arguments = (const char *const[]){"self", "weight", "bias", "out"},
    .parameters = "self:r weight:r kernelSize:l bias:r stride:l padding:l dilation:l out:w "
                  "cubeMathType:c",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_contraction contraction = {
    .left = 0,
    .right = 1,
    .addend = 2,
    .beta_skips = true,
    .axes = {"nc[p.q.]", "(cm)1q.", "(cm)", "n(cm)p."},
    .summed = "q",
};

/* The values that null inputs stand for. */
static const float default_bias_value = 0.0f;

/* Plans a validated call. */
static aclnnStatus conv_depthwise2d_plan(const ac_operator *entry_point, const ac_tensor *self,
                                         const ac_tensor *weight, const ac_tensor *bias,
                                         const ac_array *stride, const ac_array *padding,
                                         const ac_array *dilation, const ac_tensor *out,
                                         const ac_shape *index_space, uint64_t *workspaceSize,
                                         aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const int computed_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    ac_contraction_factors kernel_attrs = {
        .alpha = 1.0,
        .beta = bias ? 1.0 : 0.0,
    };
    ac_windows_see(kernel_attrs.windows, stride, 0, padding, 0, dilation, 0);
    const ac_tensor default_bias = ac_tensor_one(&default_bias_value);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){weight, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] =
        (ac_operand){bias ? bias : &default_bias, AC_VIEW_BROADCAST, computed_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){out, AC_VIEW_SAME, computed_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build_contraction(&planned_call, &contraction, workspaceSize, executor);
}

aclnnStatus aclnnConvDepthwise2dGetWorkspaceSize(const aclTensor *self, const aclTensor *weight,
                                                 const aclIntArray *kernelSize,
                                                 const aclTensor *bias, const aclIntArray *stride,
                                                 const aclIntArray *padding,
                                                 const aclIntArray *dilation, const aclTensor *out,
                                                 int8_t cubeMathType, uint64_t *workspaceSize,
                                                 aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&conv_depthwise2d_operator, aclnnConvDepthwise2dGetWorkspaceSize, self, weight,
                 kernelSize, bias, stride, padding, dilation, out, cubeMathType);
    AC_TRY(ac_call_begin(&conv_depthwise2d_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const weight_tensor = ac_tensor_of(weight);
    const ac_array *const kernel_size_int_array = ac_int_array_of(kernelSize);
    const ac_tensor *const bias_tensor = ac_tensor_of(bias);
    const ac_array *const stride_int_array = ac_int_array_of(stride);
    const ac_array *const padding_int_array = ac_int_array_of(padding);
    const ac_array *const dilation_int_array = ac_int_array_of(dilation);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_conv_depthwise2d_validate(
        self_tensor, weight_tensor, kernel_size_int_array, bias_tensor, stride_int_array,
        padding_int_array, dilation_int_array, out_tensor, cubeMathType, &index_space));
    return conv_depthwise2d_plan(
        &conv_depthwise2d_operator, self_tensor, weight_tensor, bias_tensor, stride_int_array,
        padding_int_array, dilation_int_array, out_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnConvDepthwise2d(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_plan_run(&conv_depthwise2d_operator, workspace, workspaceSize, executor, stream);
}
