/*
 * Generated from spec/reduction/topk.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "reduction/topk.h"

static const ac_operator topk_operator = {
    .name = "aclnnTopk",
    .arguments = (const char *const[]){"self", "valuesOut", "indicesOut"},
    .parameters = "self:r k:i dim:i largest:b sorted:b valuesOut:w indicesOut:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus topk_plan(const ac_operator *entry_point, const ac_tensor *self, int64_t k,
                             int64_t dim, bool largest, const ac_tensor *valuesOut,
                             const ac_tensor *indicesOut, uint64_t *workspaceSize,
                             aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){valuesOut, AC_VIEW_SAME, kernel_dtype, false};
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
        .word = AC_LINE_SORTED,
        .descending = largest ? true : false,
        .axis = ac_shape_axis(&self->shape, dim),
        .dtype = kernel_dtype,
        .kept = AC_LINE_RANKS,
        .count = k,
        .values = 0,
        .positions = 1,
    };
    return ac_plan_build_lined(&planned_call, &line_rule, NULL, workspaceSize, executor);
}

aclnnStatus aclnnTopkGetWorkspaceSize(const aclTensor *self, int64_t k, int64_t dim, bool largest,
                                      bool sorted, aclTensor *valuesOut, aclTensor *indicesOut,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&topk_operator, aclnnTopkGetWorkspaceSize, self, k, dim, largest, sorted,
                 valuesOut, indicesOut);
    AC_TRY(ac_call_begin(&topk_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const values_out_tensor = ac_tensor_of(valuesOut);
    const ac_tensor *const indices_out_tensor = ac_tensor_of(indicesOut);
    AC_TRY(ac_topk_validate(self_tensor, k, dim, values_out_tensor, indices_out_tensor));
    return topk_plan(&topk_operator, self_tensor, k, dim, largest, values_out_tensor,
                     indices_out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnTopk(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    return ac_plan_run(&topk_operator, workspace, workspaceSize, executor, stream);
}
