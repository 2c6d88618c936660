/*
 * Generated from spec/movement/flatten.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/flatten.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator flatten_operator = {
    .name = "aclnnFlatten",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r axis:i out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_flatten_kernels);

/* Plans a validated call. */
static aclnnStatus flatten_plan(const ac_operator *entry_point, const ac_tensor *self, int64_t axis,
                                const ac_tensor *out, uint64_t *workspaceSize,
                                aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const ac_tensor part_rows = ac_tensor_flattened(self, axis);
    const ac_tensor refined_out = ac_tensor_refined(out, &part_rows.shape);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = part_rows.shape;
    planned_call.operands[0] = (ac_operand){&part_rows, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = self;
    planned_call.operands[1] = (ac_operand){&refined_out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = out;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnFlattenGetWorkspaceSize(const aclTensor *self, int64_t axis, aclTensor *out,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&flatten_operator, aclnnFlattenGetWorkspaceSize, self, axis, out);
    AC_TRY(ac_call_begin(&flatten_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_flatten_validate(self_tensor, axis, out_tensor, &index_space));
    return flatten_plan(&flatten_operator, self_tensor, axis, out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnFlatten(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&flatten_operator, workspace, workspaceSize, executor, stream);
}
