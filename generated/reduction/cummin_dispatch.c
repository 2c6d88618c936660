/*
 * Generated from spec/reduction/cummin.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "reduction/cummin.h"

static const ac_operator cummin_operator = {
    .name = "aclnnCummin",
    .arguments = (const char *const[]){"self", "valuesOut", "indicesOut"},
    .parameters = "self:r dim:i valuesOut:w indicesOut:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus cummin_plan(const ac_operator *entry_point, const ac_tensor *self, int64_t dim,
                               const ac_tensor *valuesOut, const ac_tensor *indicesOut,
                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){valuesOut, AC_VIEW_SAME, valuesOut->dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){indicesOut, AC_VIEW_SAME, AC_I64, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 2;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_line_rule line_rule = {
        .word = AC_LINE_LEAST,
        .way = AC_LINE_UPTO,
        .axis = ac_shape_axis(&self->shape, dim),
        .dtype = kernel_dtype,
        .values = 0,
        .positions = 1,
    };
    return ac_plan_build_lined(&planned_call, &line_rule, NULL, workspaceSize, executor);
}

aclnnStatus aclnnCumminGetWorkspaceSize(const aclTensor *self, int64_t dim, aclTensor *valuesOut,
                                        aclTensor *indicesOut, uint64_t *workspaceSize,
                                        aclOpExecutor **executor)
{
    AC_DESCRIBED(&cummin_operator, aclnnCumminGetWorkspaceSize, self, dim, valuesOut, indicesOut);
    AC_TRY(ac_call_begin(&cummin_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const values_out_tensor = ac_tensor_of(valuesOut);
    const ac_tensor *const indices_out_tensor = ac_tensor_of(indicesOut);
    AC_TRY(ac_cummin_validate(self_tensor, dim, values_out_tensor, indices_out_tensor));
    return cummin_plan(&cummin_operator, self_tensor, dim, values_out_tensor, indices_out_tensor,
                       workspaceSize, executor);
}

aclnnStatus aclnnCummin(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    return ac_plan_run(&cummin_operator, workspace, workspaceSize, executor, stream);
}
