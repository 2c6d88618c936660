/*
 * Generated from spec/movement/split_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "movement/split_tensor.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator split_tensor_operator = {
    .name = "aclnnSplitTensor",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r splitSections:i dim:i out:W",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_split_tensor_kernels);

/* Plans a validated call. */
static aclnnStatus split_tensor_plan(const ac_operator *entry_point, const ac_tensor *self,
                                     int64_t dim, const ac_array *out, uint64_t *workspaceSize,
                                     aclOpExecutor **executor)
{
    const ac_tensor whole_out = ac_members_like(out, self);
    const int kernel_dtype = self->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&whole_out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_listing planned_list = {
        .members = out,
        .laid = AC_LAID_JOINED,
        .axis = dim,
        .operand = 1,
    };
    return ac_plan_build_listed(&planned_call, &planned_list, workspaceSize, executor);
}

aclnnStatus aclnnSplitTensorGetWorkspaceSize(const aclTensor *self, uint64_t splitSections,
                                             int64_t dim, aclTensorList *out,
                                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&split_tensor_operator, aclnnSplitTensorGetWorkspaceSize, self, splitSections, dim,
                 out);
    AC_TRY(ac_call_begin(&split_tensor_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_array *const out_list = ac_tensor_list_of(out);
    AC_TRY(ac_split_tensor_validate(self_tensor, splitSections, dim, out_list));
    return split_tensor_plan(&split_tensor_operator, self_tensor, dim, out_list, workspaceSize,
                             executor);
}

aclnnStatus aclnnSplitTensor(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_plan_run(&split_tensor_operator, workspace, workspaceSize, executor, stream);
}
