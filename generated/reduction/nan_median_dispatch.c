/*
 * Generated from spec/reduction/nan_median.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "reduction/nan_median.h"

static const ac_operator nan_median_operator = {
    .name = "aclnnNanMedian",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

/* What results are where there are no elements. */
static const float empty_value = __builtin_nanf("");

/* Plans a validated call. */
static aclnnStatus nan_median_plan(const ac_operator *entry_point, const ac_tensor *self,
                                   const ac_tensor *out, uint64_t *workspaceSize,
                                   aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const uint32_t reduced_axes = ac_shape_axes(&self->shape, NULL, 0, true);
    const ac_tensor rows_out = ac_tensor_with_axes(out, &self->shape, reduced_axes, false);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&rows_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[1] = out;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_line_rule line_rule = {
        .word = AC_LINE_SORTED,
        .descending = false,
        .axis = AC_LINE_ALL,
        .dtype = kernel_dtype,
        .kept = AC_LINE_MIDDLE_NUMBER,
        .values = 0,
        .positions = AC_LINE_NONE,
    };
    return ac_plan_build_lined(&planned_call, &line_rule, &empty_value, workspaceSize, executor);
}

aclnnStatus aclnnNanMedianGetWorkspaceSize(const aclTensor *self, aclTensor *out,
                                           uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&nan_median_operator, aclnnNanMedianGetWorkspaceSize, self, out);
    AC_TRY(ac_call_begin(&nan_median_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_nan_median_validate(self_tensor, out_tensor));
    return nan_median_plan(&nan_median_operator, self_tensor, out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnNanMedian(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                           aclrtStream stream)
{
    return ac_plan_run(&nan_median_operator, workspace, workspaceSize, executor, stream);
}
