/*
 * Generated from spec/pooling/avg_pool3d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/panes.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "pooling/avg_pool3d.h"

static const ac_operator avg_pool3d_operator = {
    .name = "aclnnAvgPool3d",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r kernelSize:l stride:l padding:l ceilMode:b countIncludePad:b "
                  "divisorOverride:i out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus avg_pool3d_plan(const ac_operator *entry_point, const ac_tensor *self,
                                   const ac_array *kernelSize, const ac_array *stride,
                                   const ac_array *padding, bool ceilMode, bool countIncludePad,
                                   int64_t divisorOverride, const ac_tensor *out,
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
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_panes planned_panes =
        ac_panes_averaged(self, 3, kernelSize, stride, padding, (int64_t)ceilMode,
                          (int64_t)countIncludePad, divisorOverride);
    const ac_pane_rule pane_rule = {
        .word = AC_PANE_MEAN,
        .values = 0,
        .positions = AC_PANE_NONE,
    };
    return ac_plan_build_paned(&planned_call, &planned_panes, &pane_rule, workspaceSize, executor);
}

aclnnStatus aclnnAvgPool3dGetWorkspaceSize(const aclTensor *self, const aclIntArray *kernelSize,
                                           const aclIntArray *stride, const aclIntArray *padding,
                                           bool ceilMode, bool countIncludePad,
                                           int64_t divisorOverride, aclTensor *out,
                                           uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&avg_pool3d_operator, aclnnAvgPool3dGetWorkspaceSize, self, kernelSize, stride,
                 padding, ceilMode, countIncludePad, divisorOverride, out);
    AC_TRY(ac_call_begin(&avg_pool3d_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_array *const kernel_size_int_array = ac_int_array_of(kernelSize);
    const ac_array *const stride_int_array = ac_int_array_of(stride);
    const ac_array *const padding_int_array = ac_int_array_of(padding);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_avg_pool3d_validate(self_tensor, kernel_size_int_array, stride_int_array,
                                  padding_int_array, ceilMode, countIncludePad, divisorOverride,
                                  out_tensor, &index_space));
    return avg_pool3d_plan(&avg_pool3d_operator, self_tensor, kernel_size_int_array,
                           stride_int_array, padding_int_array, ceilMode, countIncludePad,
                           divisorOverride, out_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnAvgPool3d(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                           aclrtStream stream)
{
    return ac_plan_run(&avg_pool3d_operator, workspace, workspaceSize, executor, stream);
}
