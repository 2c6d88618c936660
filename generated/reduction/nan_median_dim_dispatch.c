/*
 * Generated from spec/reduction/nan_median_dim.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "reduction/nan_median_dim.h"

static const ac_operator nan_median_dim_operator = {
    .name = "aclnnNanMedianDim",
    .arguments = (const char *const[]){"self", "valuesOut", "indicesOut"},
    .parameters = "self:r dim:i keepDim:b valuesOut:w indicesOut:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus nan_median_dim_plan(const ac_operator *entry_point, const ac_tensor *self,
                                       int64_t dim, bool keepDim, const ac_tensor *valuesOut,
                                       const ac_tensor *indicesOut, uint64_t *workspaceSize,
                                       aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const uint32_t reduced_axes = ac_shape_axes(&self->shape, &dim, 1, false);
    const ac_tensor rows_values_out =
        ac_tensor_with_axes(valuesOut, &self->shape, reduced_axes, keepDim);
    const ac_tensor rows_indices_out =
        ac_tensor_with_axes(indicesOut, &self->shape, reduced_axes, keepDim);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] =
        (ac_operand){&rows_values_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[1] = valuesOut;
    planned_call.operands[2] = (ac_operand){&rows_indices_out, AC_VIEW_BROADCAST, AC_I64, true};
    planned_call.whole[2] = indicesOut;
    planned_call.inputs = 1;
    planned_call.outputs = 2;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_line_rule line_rule = {
        .word = AC_LINE_SORTED,
        .descending = false,
        .axis = ac_shape_axis(&self->shape, dim),
        .dtype = kernel_dtype,
        .kept = AC_LINE_MIDDLE_NUMBER,
        .values = 0,
        .positions = 1,
    };
    return ac_plan_build_lined(&planned_call, &line_rule, NULL, workspaceSize, executor);
}

aclnnStatus aclnnNanMedianDimGetWorkspaceSize(const aclTensor *self, int64_t dim, bool keepDim,
                                              aclTensor *valuesOut, aclTensor *indicesOut,
                                              uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&nan_median_dim_operator, aclnnNanMedianDimGetWorkspaceSize, self, dim, keepDim,
                 valuesOut, indicesOut);
    AC_TRY(ac_call_begin(&nan_median_dim_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const values_out_tensor = ac_tensor_of(valuesOut);
    const ac_tensor *const indices_out_tensor = ac_tensor_of(indicesOut);
    AC_TRY(ac_nan_median_dim_validate(self_tensor, dim, keepDim, values_out_tensor,
                                      indices_out_tensor));
    return nan_median_dim_plan(&nan_median_dim_operator, self_tensor, dim, keepDim,
                               values_out_tensor, indices_out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnNanMedianDim(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    return ac_plan_run(&nan_median_dim_operator, workspace, workspaceSize, executor, stream);
}
