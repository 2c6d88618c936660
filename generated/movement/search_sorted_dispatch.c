/*
 * Generated from spec/movement/search_sorted.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "movement/search_sorted.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator search_sorted_operator = {
    .name = "aclnnSearchSorted",
    .arguments = (const char *const[]){"sortedSequence", "self", "out"},
    .parameters = "sortedSequence:r self:r outInt32:b right:b sorter:n out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus search_sorted_plan(const ac_operator *entry_point,
                                      const ac_tensor *sortedSequence, const ac_tensor *self,
                                      bool right, const ac_tensor *out, uint64_t *workspaceSize,
                                      aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_promote(sortedSequence->dtype, self->dtype);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = self->shape;
    planned_call.operands[0] =
        (ac_operand){sortedSequence, AC_VIEW_BROADCAST, sortedSequence->dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){self, AC_VIEW_SAME, self->dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, out->dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_found_rule found_rule = {
        .word = right ? AC_FOUND_SEARCHED_BEHIND : AC_FOUND_SEARCHED,
        .arguments = {1, 0},
        .dtype = kernel_dtype,
        .status = ACLNN_ERR_PARAM_INVALID,
    };
    return ac_plan_build_found(&planned_call, &found_rule, workspaceSize, executor);
}

aclnnStatus aclnnSearchSortedGetWorkspaceSize(const aclTensor *sortedSequence,
                                              const aclTensor *self, bool outInt32, bool right,
                                              const aclTensor *sorter, aclTensor *out,
                                              uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&search_sorted_operator, aclnnSearchSortedGetWorkspaceSize, sortedSequence, self,
                 outInt32, right, sorter, out);
    AC_TRY(ac_call_begin(&search_sorted_operator, workspaceSize, executor));
    const ac_tensor *const sorted_sequence_tensor = ac_tensor_of(sortedSequence);
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const sorter_tensor = ac_tensor_of(sorter);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_search_sorted_validate(sorted_sequence_tensor, self_tensor, outInt32, sorter_tensor,
                                     out_tensor));
    return search_sorted_plan(&search_sorted_operator, sorted_sequence_tensor, self_tensor, right,
                              out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnSearchSorted(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    return ac_plan_run(&search_sorted_operator, workspace, workspaceSize, executor, stream);
}
