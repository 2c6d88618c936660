/*
 * Generated from spec/arithmetic/scale.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "arithmetic/scale.h"
#include "check/check.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator scale_operator = {
    .name = "aclnnScale",
    .arguments = (const char *const[]){"x", "scale", "bias", "y"},
    .parameters = "x:r scale:r bias:r axis:i numAxes:i scaleFromBlob:b y:w",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_scale_kernels);

/* The values that null inputs stand for. */
static const float default_bias_value = 0.0f;

/* Plans a validated call. */
static aclnnStatus scale_plan(const ac_operator *entry_point, const ac_tensor *x,
                              const ac_tensor *scale, const ac_tensor *bias, int64_t axis,
                              const ac_tensor *y, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = x->dtype;
    const ac_tensor default_bias = ac_tensor_one(&default_bias_value);
    const ac_tensor aligned_scale = ac_tensor_aligned(scale, &x->shape, axis);
    const ac_tensor aligned_bias =
        ac_tensor_or(ac_tensor_aligned(bias, &x->shape, axis), &default_bias);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = x->shape;
    planned_call.operands[0] = (ac_operand){x, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&aligned_scale, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = scale;
    planned_call.operands[2] = (ac_operand){&aligned_bias, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = bias;
    planned_call.operands[3] = (ac_operand){y, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnScaleGetWorkspaceSize(const aclTensor *x, const aclTensor *scale,
                                       const aclTensor *bias, int64_t axis, int64_t numAxes,
                                       bool scaleFromBlob, aclTensor *y, uint64_t *workspaceSize,
                                       aclOpExecutor **executor)
{
    AC_DESCRIBED(&scale_operator, aclnnScaleGetWorkspaceSize, x, scale, bias, axis, numAxes,
                 scaleFromBlob, y);
    AC_TRY(ac_call_begin(&scale_operator, workspaceSize, executor));
    const ac_tensor *const x_tensor = ac_tensor_of(x);
    const ac_tensor *const scale_tensor = ac_tensor_of(scale);
    const ac_tensor *const bias_tensor = ac_tensor_of(bias);
    const ac_tensor *const y_tensor = ac_tensor_of(y);
    AC_TRY(ac_scale_validate(x_tensor, scale_tensor, bias_tensor, axis, numAxes, scaleFromBlob,
                             y_tensor));
    return scale_plan(&scale_operator, x_tensor, scale_tensor, bias_tensor, axis, y_tensor,
                      workspaceSize, executor);
}

aclnnStatus aclnnScale(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_plan_run(&scale_operator, workspace, workspaceSize, executor, stream);
}
