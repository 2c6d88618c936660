/*
 * Generated from spec/movement/put.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/put.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator inplace_put_operator = {
    .name = "aclnnInplacePut",
    .arguments = (const char *const[]){"source", "selfRef", "index", "selfRef"},
    .parameters = "selfRef:u index:r source:r accumulate:b",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus put_plan(const ac_operator *entry_point, const ac_tensor *self,
                            const ac_tensor *index, const ac_tensor *source, bool accumulate,
                            const ac_tensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = source->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = source->shape;
    planned_call.operands[0] = (ac_operand){source, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){index, AC_VIEW_SAME, index->dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, true};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_indexed planned_index = ac_indexed_located(out, 8, index);
    const ac_scatter_rule scatter_rule = {
        .index = {.name = "index", .wraps = true, .status = ACLNN_ERR_PARAM_INVALID},
        .join = accumulate ? AC_JOIN_SUM : AC_JOIN_LAST,
        .over = true,
    };
    return ac_plan_build_scattered(&planned_call, &planned_index, &scatter_rule, workspaceSize,
                                   executor);
}

aclnnStatus aclnnInplacePutGetWorkspaceSize(aclTensor *selfRef, const aclTensor *index,
                                            const aclTensor *source, bool accumulate,
                                            uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_put_operator, aclnnInplacePutGetWorkspaceSize, selfRef, index, source,
                 accumulate);
    AC_TRY(ac_call_begin(&inplace_put_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_tensor *const index_tensor = ac_tensor_of(index);
    const ac_tensor *const source_tensor = ac_tensor_of(source);
    AC_TRY(ac_inplace_put_validate(self_ref_tensor, index_tensor, source_tensor));
    return put_plan(&inplace_put_operator, self_ref_tensor, index_tensor, source_tensor, accumulate,
                    self_ref_tensor, workspaceSize, executor);
}

aclnnStatus aclnnInplacePut(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                            aclrtStream stream)
{
    return ac_plan_run(&inplace_put_operator, workspace, workspaceSize, executor, stream);
}
