/*
 * Generated from spec/reduction/median.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "reduction/median.h"

static const ac_operator median_operator = {
    .name = "aclnnMedian",
    .arguments = (const char *const[]){"self", "valuesOut"},
    .parameters = "self:r valuesOut:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

/* What results are where there are no elements. */
static const float empty_value = __builtin_nanf("");

/* Plans a validated call. */
static aclnnStatus median_plan(const ac_operator *entry_point, const ac_tensor *self,
                               const ac_tensor *valuesOut, uint64_t *workspaceSize,
                               aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const uint32_t reduced_axes = ac_shape_axes(&self->shape, NULL, 0, true);
    const ac_tensor rows_values_out =
        ac_tensor_with_axes(valuesOut, &self->shape, reduced_axes, false);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] =
        (ac_operand){&rows_values_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[1] = valuesOut;
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
        .kept = AC_LINE_MIDDLE,
        .values = 0,
        .positions = AC_LINE_NONE,
    };
    return ac_plan_build_lined(&planned_call, &line_rule, &empty_value, workspaceSize, executor);
}

aclnnStatus aclnnMedianGetWorkspaceSize(const aclTensor *self, aclTensor *valuesOut,
                                        uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&median_operator, aclnnMedianGetWorkspaceSize, self, valuesOut);
    AC_TRY(ac_call_begin(&median_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const values_out_tensor = ac_tensor_of(valuesOut);
    AC_TRY(ac_median_validate(self_tensor, values_out_tensor));
    return median_plan(&median_operator, self_tensor, values_out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnMedian(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    return ac_plan_run(&median_operator, workspace, workspaceSize, executor, stream);
}
