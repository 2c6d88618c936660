/*
 * Generated from spec/movement/slice.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/slice.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator slice_operator = {
    .name = "aclnnSlice",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r dim:i start:i end:i step:i out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_slice_kernels);

/* Plans a validated call. */
static aclnnStatus slice_plan(const ac_operator *entry_point, const ac_tensor *self, int64_t dim,
                              int64_t start, int64_t end, int64_t step, const ac_tensor *out,
                              const ac_shape *index_space, uint64_t *workspaceSize,
                              aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const ac_tensor part_taken = ac_tensor_sliced(self, dim, start, end, step);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){&part_taken, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = self;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnSliceGetWorkspaceSize(const aclTensor *self, int64_t dim, int64_t start,
                                       int64_t end, int64_t step, aclTensor *out,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&slice_operator, aclnnSliceGetWorkspaceSize, self, dim, start, end, step, out);
    AC_TRY(ac_call_begin(&slice_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_slice_validate(self_tensor, dim, start, end, step, out_tensor, &index_space));
    return slice_plan(&slice_operator, self_tensor, dim, start, end, step, out_tensor, &index_space,
                      workspaceSize, executor);
}

aclnnStatus aclnnSlice(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_plan_run(&slice_operator, workspace, workspaceSize, executor, stream);
}
