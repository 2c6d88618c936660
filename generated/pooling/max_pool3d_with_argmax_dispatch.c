/*
 * Generated from spec/pooling/max_pool3d_with_argmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/panes.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "pooling/max_pool3d_with_argmax.h"

static const ac_operator max_pool3d_with_argmax_operator = {
    .name = "aclnnMaxPool3dWithArgmax",
    .arguments = (const char *const[]){"self", "out", "indices"},
    .parameters = "self:r kernelSize:l stride:l padding:l dilation:l ceilMode:b out:w indices:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus max_pool3d_with_argmax_plan(const ac_operator *entry_point,
                                               const ac_tensor *self, const ac_array *kernelSize,
                                               const ac_array *stride, const ac_array *padding,
                                               const ac_array *dilation, bool ceilMode,
                                               const ac_tensor *out, const ac_tensor *indices,
                                               const ac_shape *index_space, uint64_t *workspaceSize,
                                               aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){indices, AC_VIEW_SAME, AC_I64, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 2;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_panes planned_panes =
        ac_panes_pooled(self, 3, kernelSize, stride, 0, padding, dilation, (int64_t)ceilMode);
    const ac_pane_rule pane_rule = {
        .word = AC_PANE_GREATEST,
        .values = 0,
        .positions = 1,
    };
    return ac_plan_build_paned(&planned_call, &planned_panes, &pane_rule, workspaceSize, executor);
}

aclnnStatus aclnnMaxPool3dWithArgmaxGetWorkspaceSize(
    const aclTensor *self, const aclIntArray *kernelSize, const aclIntArray *stride,
    const aclIntArray *padding, const aclIntArray *dilation, bool ceilMode, aclTensor *out,
    aclTensor *indices, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&max_pool3d_with_argmax_operator, aclnnMaxPool3dWithArgmaxGetWorkspaceSize, self,
                 kernelSize, stride, padding, dilation, ceilMode, out, indices);
    AC_TRY(ac_call_begin(&max_pool3d_with_argmax_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_array *const kernel_size_int_array = ac_int_array_of(kernelSize);
    const ac_array *const stride_int_array = ac_int_array_of(stride);
    const ac_array *const padding_int_array = ac_int_array_of(padding);
    const ac_array *const dilation_int_array = ac_int_array_of(dilation);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    const ac_tensor *const indices_tensor = ac_tensor_of(indices);
    AC_TRY(ac_max_pool3d_with_argmax_validate(self_tensor, kernel_size_int_array, stride_int_array,
                                              padding_int_array, dilation_int_array, ceilMode,
                                              out_tensor, indices_tensor, &index_space));
    return max_pool3d_with_argmax_plan(&max_pool3d_with_argmax_operator, self_tensor,
                                       kernel_size_int_array, stride_int_array, padding_int_array,
                                       dilation_int_array, ceilMode, out_tensor, indices_tensor,
                                       &index_space, workspaceSize, executor);
}

aclnnStatus aclnnMaxPool3dWithArgmax(void *workspace, uint64_t workspaceSize,
                                     aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&max_pool3d_with_argmax_operator, workspace, workspaceSize, executor,
                       stream);
}
