/*
 * Generated from spec/movement/max_unpool2d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/max_unpool2d.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator max_unpool2d_operator = {
    .name = "aclnnMaxUnpool2d",
    .arguments = (const char *const[]){"self", "indices", "out"},
    .parameters = "self:r indices:r outputSize:l out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus max_unpool2d_plan(const ac_operator *entry_point, const ac_tensor *self,
                                     const ac_tensor *indices, const ac_array *outputSize,
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
    planned_call.operands[1] = (ac_operand){indices, AC_VIEW_SAME, indices->dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_indexed planned_index = ac_indexed_restored(out, 2, indices, outputSize);
    const ac_scatter_rule scatter_rule = {
        .index = {.name = "indices", .status = ACLNN_ERR_PARAM_INVALID},
        .join = AC_JOIN_LAST,
        .always = true,
    };
    return ac_plan_build_scattered(&planned_call, &planned_index, &scatter_rule, workspaceSize,
                                   executor);
}

aclnnStatus aclnnMaxUnpool2dGetWorkspaceSize(const aclTensor *self, const aclTensor *indices,
                                             const aclIntArray *outputSize, aclTensor *out,
                                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&max_unpool2d_operator, aclnnMaxUnpool2dGetWorkspaceSize, self, indices,
                 outputSize, out);
    AC_TRY(ac_call_begin(&max_unpool2d_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const indices_tensor = ac_tensor_of(indices);
    const ac_array *const output_size_int_array = ac_int_array_of(outputSize);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(
        ac_max_unpool2d_validate(self_tensor, indices_tensor, output_size_int_array, out_tensor));
    return max_unpool2d_plan(&max_unpool2d_operator, self_tensor, indices_tensor,
                             output_size_int_array, out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnMaxUnpool2d(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_plan_run(&max_unpool2d_operator, workspace, workspaceSize, executor, stream);
}
