/*
 * Generated from spec/movement/bucketize.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "movement/bucketize.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator bucketize_operator = {
    .name = "aclnnBucketize",
    .arguments = (const char *const[]){"self", "boundaries", "out"},
    .parameters = "self:r boundaries:r outInt32:b right:b out:w",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus bucketize_plan(const ac_operator *entry_point, const ac_tensor *self,
                                  const ac_tensor *boundaries, bool right, const ac_tensor *out,
                                  uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_promote(self->dtype, boundaries->dtype);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, self->dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] =
        (ac_operand){boundaries, AC_VIEW_BROADCAST, boundaries->dtype, false};
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
        .arguments = {0, 1},
        .dtype = kernel_dtype,
        .status = ACLNN_ERR_PARAM_INVALID,
    };
    return ac_plan_build_found(&planned_call, &found_rule, workspaceSize, executor);
}

aclnnStatus aclnnBucketizeGetWorkspaceSize(const aclTensor *self, const aclTensor *boundaries,
                                           bool outInt32, bool right, aclTensor *out,
                                           uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&bucketize_operator, aclnnBucketizeGetWorkspaceSize, self, boundaries, outInt32,
                 right, out);
    AC_TRY(ac_call_begin(&bucketize_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const boundaries_tensor = ac_tensor_of(boundaries);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_bucketize_validate(self_tensor, boundaries_tensor, outInt32, out_tensor));
    return bucketize_plan(&bucketize_operator, self_tensor, boundaries_tensor, right, out_tensor,
                          workspaceSize, executor);
}

aclnnStatus aclnnBucketize(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                           aclrtStream stream)
{
    return ac_plan_run(&bucketize_operator, workspace, workspaceSize, executor, stream);
}
