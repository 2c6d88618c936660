/*
 * Generated from spec/movement/index.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/index.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator index_operator = {
    .name = "aclnnIndex",
    .arguments = (const char *const[]){"self", "indices", "out"},
    .parameters = "self:r indices:R out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_index_kernels);

/* Plans a validated call. */
static aclnnStatus index_plan(const ac_operator *entry_point, const ac_tensor *self,
                              const ac_array *indices, const ac_tensor *out,
                              const ac_shape *index_space, uint64_t *workspaceSize,
                              aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_index_rule index_rule = {
        .name = "indices",
        .wraps = true,
        .status = ACLNN_ERR_PARAM_INVALID,
    };
    return ac_plan_build_picked(&planned_call, indices, &index_rule, workspaceSize, executor);
}

aclnnStatus aclnnIndexGetWorkspaceSize(const aclTensor *self, const aclTensorList *indices,
                                       aclTensor *out, uint64_t *workspaceSize,
                                       aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&index_operator, aclnnIndexGetWorkspaceSize, self, indices, out);
    AC_TRY(ac_call_begin(&index_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_array *const indices_list = ac_tensor_list_of(indices);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_index_validate(self_tensor, indices_list, out_tensor, &index_space));
    return index_plan(&index_operator, self_tensor, indices_list, out_tensor, &index_space,
                      workspaceSize, executor);
}

aclnnStatus aclnnIndex(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_plan_run(&index_operator, workspace, workspaceSize, executor, stream);
}
