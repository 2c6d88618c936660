/*
 * Generated from spec/movement/masked_select.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "movement/masked_select.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator masked_select_operator = {
    .name = "aclnnMaskedSelect",
    .arguments = (const char *const[]){"self", "mask", "out"},
    .parameters = "self:r mask:r out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus masked_select_plan(const ac_operator *entry_point, const ac_tensor *self,
                                      const ac_tensor *mask, const ac_tensor *out,
                                      const ac_shape *index_space, uint64_t *workspaceSize,
                                      aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){mask, AC_VIEW_BROADCAST, mask->dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_BROADCAST, out->dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_found_rule found_rule = {
        .word = AC_FOUND_SELECTED,
        .arguments = {0, 1},
        .status = ACLNN_ERR_PARAM_INVALID,
    };
    return ac_plan_build_found(&planned_call, &found_rule, workspaceSize, executor);
}

aclnnStatus aclnnMaskedSelectGetWorkspaceSize(const aclTensor *self, const aclTensor *mask,
                                              aclTensor *out, uint64_t *workspaceSize,
                                              aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&masked_select_operator, aclnnMaskedSelectGetWorkspaceSize, self, mask, out);
    AC_TRY(ac_call_begin(&masked_select_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const mask_tensor = ac_tensor_of(mask);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_masked_select_validate(self_tensor, mask_tensor, out_tensor, &index_space));
    return masked_select_plan(&masked_select_operator, self_tensor, mask_tensor, out_tensor,
                              &index_space, workspaceSize, executor);
}

aclnnStatus aclnnMaskedSelect(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    return ac_plan_run(&masked_select_operator, workspace, workspaceSize, executor, stream);
}
