/*
 * Generated from spec/movement/nonzero_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "movement/nonzero_v2.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator nonzero_v2_operator = {
    .name = "aclnnNonzeroV2",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus nonzero_v2_plan(const ac_operator *entry_point, const ac_tensor *self,
                                   const ac_tensor *out, uint64_t *workspaceSize,
                                   aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_BROADCAST, out->dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_found_rule found_rule = {
        .word = AC_FOUND_PLACE_LINES,
        .arguments = {0},
        .status = ACLNN_ERR_PARAM_INVALID,
    };
    return ac_plan_build_found(&planned_call, &found_rule, workspaceSize, executor);
}

aclnnStatus aclnnNonzeroV2GetWorkspaceSize(const aclTensor *self, aclTensor *out,
                                           uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&nonzero_v2_operator, aclnnNonzeroV2GetWorkspaceSize, self, out);
    AC_TRY(ac_call_begin(&nonzero_v2_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_nonzero_v2_validate(self_tensor, out_tensor));
    return nonzero_v2_plan(&nonzero_v2_operator, self_tensor, out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnNonzeroV2(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                           aclrtStream stream)
{
    return ac_plan_run(&nonzero_v2_operator, workspace, workspaceSize, executor, stream);
}
