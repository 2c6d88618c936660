/*
 * Generated from spec/movement/scatter_nd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/scatter_nd.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator scatter_nd_operator = {
    .name = "aclnnScatterNd",
    .arguments = (const char *const[]){"updates", "data", "indices", "out"},
    .parameters = "data:r indices:r updates:r out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus scatter_nd_plan(const ac_operator *entry_point, const ac_tensor *data,
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
    planned_call.operands[1] = (ac_operand){data, AC_VIEW_SAME, kernel_dtype, false};
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
    const ac_indexed planned_index = ac_indexed_pointed(out, indices);
    const ac_scatter_rule scatter_rule = {
        .index = {.name = "indices", .status = ACLNN_ERR_PARAM_INVALID},
        .join = AC_JOIN_LAST,
        .over = true,
    };
    return ac_plan_build_scattered(&planned_call, &planned_index, &scatter_rule, workspaceSize,
                                   executor);
}

aclnnStatus aclnnScatterNdGetWorkspaceSize(const aclTensor *data, const aclTensor *indices,
                                           const aclTensor *updates, aclTensor *out,
                                           uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&scatter_nd_operator, aclnnScatterNdGetWorkspaceSize, data, indices, updates, out);
    AC_TRY(ac_call_begin(&scatter_nd_operator, workspaceSize, executor));
    const ac_tensor *const data_tensor = ac_tensor_of(data);
    const ac_tensor *const indices_tensor = ac_tensor_of(indices);
    const ac_tensor *const updates_tensor = ac_tensor_of(updates);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_scatter_nd_validate(data_tensor, indices_tensor, updates_tensor, out_tensor));
    return scatter_nd_plan(&scatter_nd_operator, data_tensor, indices_tensor, updates_tensor,
                           out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnScatterNd(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                           aclrtStream stream)
{
    return ac_plan_run(&scatter_nd_operator, workspace, workspaceSize, executor, stream);
}
