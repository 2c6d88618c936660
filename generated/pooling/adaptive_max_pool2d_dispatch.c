/*
 * Generated from spec/pooling/adaptive_max_pool2d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/panes.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "pooling/adaptive_max_pool2d.h"

static const ac_operator adaptive_max_pool2d_operator = {
    .name = "aclnnAdaptiveMaxPool2d",
    .arguments = (const char *const[]){"self", "outputOut", "indicesOut"},
    .parameters = "self:r outputSize:l outputOut:w indicesOut:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus adaptive_max_pool2d_plan(const ac_operator *entry_point, const ac_tensor *self,
                                            const ac_array *outputSize, const ac_tensor *outputOut,
                                            const ac_tensor *indicesOut,
                                            const ac_shape *index_space, uint64_t *workspaceSize,
                                            aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){outputOut, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){indicesOut, AC_VIEW_SAME, AC_I64, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 2;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_panes planned_panes = ac_panes_shared(self, 2, outputSize);
    const ac_pane_rule pane_rule = {
        .word = AC_PANE_GREATEST,
        .values = 0,
        .positions = 1,
    };
    return ac_plan_build_paned(&planned_call, &planned_panes, &pane_rule, workspaceSize, executor);
}

aclnnStatus aclnnAdaptiveMaxPool2dGetWorkspaceSize(const aclTensor *self,
                                                   const aclIntArray *outputSize,
                                                   aclTensor *outputOut, aclTensor *indicesOut,
                                                   uint64_t *workspaceSize,
                                                   aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&adaptive_max_pool2d_operator, aclnnAdaptiveMaxPool2dGetWorkspaceSize, self,
                 outputSize, outputOut, indicesOut);
    AC_TRY(ac_call_begin(&adaptive_max_pool2d_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_array *const output_size_int_array = ac_int_array_of(outputSize);
    const ac_tensor *const output_out_tensor = ac_tensor_of(outputOut);
    const ac_tensor *const indices_out_tensor = ac_tensor_of(indicesOut);
    AC_TRY(ac_adaptive_max_pool2d_validate(self_tensor, output_size_int_array, output_out_tensor,
                                           indices_out_tensor, &index_space));
    return adaptive_max_pool2d_plan(&adaptive_max_pool2d_operator, self_tensor,
                                    output_size_int_array, output_out_tensor, indices_out_tensor,
                                    &index_space, workspaceSize, executor);
}

aclnnStatus aclnnAdaptiveMaxPool2d(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    return ac_plan_run(&adaptive_max_pool2d_operator, workspace, workspaceSize, executor, stream);
}
