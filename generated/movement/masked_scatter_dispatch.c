/*
 * Generated from spec/movement/masked_scatter.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "movement/masked_scatter.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator inplace_masked_scatter_operator = {
    .name = "aclnnInplaceMaskedScatter",
    .arguments = (const char *const[]){"selfRef", "mask", "source", "selfRef"},
    .parameters = "selfRef:u mask:r source:r",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus masked_scatter_plan(const ac_operator *entry_point, const ac_tensor *self,
                                       const ac_tensor *mask, const ac_tensor *source,
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
    planned_call.operands[1] = (ac_operand){mask, AC_VIEW_BROADCAST, mask->dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){source, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){out, AC_VIEW_SAME, out->dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_found_rule found_rule = {
        .word = AC_FOUND_DEALT,
        .arguments = {2, 1, 0},
        .status = ACLNN_ERR_PARAM_INVALID,
    };
    return ac_plan_build_found(&planned_call, &found_rule, workspaceSize, executor);
}

aclnnStatus aclnnInplaceMaskedScatterGetWorkspaceSize(aclTensor *selfRef, const aclTensor *mask,
                                                      const aclTensor *source,
                                                      uint64_t *workspaceSize,
                                                      aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_masked_scatter_operator, aclnnInplaceMaskedScatterGetWorkspaceSize,
                 selfRef, mask, source);
    AC_TRY(ac_call_begin(&inplace_masked_scatter_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_tensor *const mask_tensor = ac_tensor_of(mask);
    const ac_tensor *const source_tensor = ac_tensor_of(source);
    AC_TRY(ac_inplace_masked_scatter_validate(self_ref_tensor, mask_tensor, source_tensor));
    return masked_scatter_plan(&inplace_masked_scatter_operator, self_ref_tensor, mask_tensor,
                               source_tensor, self_ref_tensor, workspaceSize, executor);
}

aclnnStatus aclnnInplaceMaskedScatter(void *workspace, uint64_t workspaceSize,
                                      aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&inplace_masked_scatter_operator, workspace, workspaceSize, executor,
                       stream);
}
