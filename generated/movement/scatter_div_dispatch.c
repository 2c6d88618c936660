/*
 * Generated from spec/movement/scatter_div.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/scatter_div.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator scatter_div_operator = {
    .name = "aclnnScatterDiv",
    .arguments = (const char *const[]){"updates", "varRef", "indices", "varRef"},
    .parameters = "varRef:u indices:r updates:r useLocking:b",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus scatter_div_plan(const ac_operator *entry_point, const ac_tensor *var,
                                    const ac_tensor *indices, const ac_tensor *updates,
                                    const ac_tensor *out, uint64_t *workspaceSize,
                                    aclOpExecutor **executor)
{
    const int kernel_dtype = updates->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = updates->shape;
    planned_call.operands[0] = (ac_operand){updates, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){var, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){indices, AC_VIEW_SAME, indices->dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_indexed planned_index = ac_indexed_taken(out, 0, indices, 0);
    const ac_scatter_rule scatter_rule = {
        .index = {.name = "indices", .status = ACLNN_ERR_PARAM_INVALID},
        .join = AC_JOIN_QUOTIENT,
        .over = true,
    };
    return ac_plan_build_scattered(&planned_call, &planned_index, &scatter_rule, workspaceSize,
                                   executor);
}

aclnnStatus aclnnScatterDivGetWorkspaceSize(aclTensor *varRef, const aclTensor *indices,
                                            const aclTensor *updates, bool useLocking,
                                            uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&scatter_div_operator, aclnnScatterDivGetWorkspaceSize, varRef, indices, updates,
                 useLocking);
    AC_TRY(ac_call_begin(&scatter_div_operator, workspaceSize, executor));
    const ac_tensor *const var_ref_tensor = ac_tensor_of(varRef);
    const ac_tensor *const indices_tensor = ac_tensor_of(indices);
    const ac_tensor *const updates_tensor = ac_tensor_of(updates);
    AC_TRY(ac_scatter_div_validate(var_ref_tensor, indices_tensor, updates_tensor));
    return scatter_div_plan(&scatter_div_operator, var_ref_tensor, indices_tensor, updates_tensor,
                            var_ref_tensor, workspaceSize, executor);
}

aclnnStatus aclnnScatterDiv(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                            aclrtStream stream)
{
    return ac_plan_run(&scatter_div_operator, workspace, workspaceSize, executor, stream);
}
