/*
 * Generated from spec/movement/flip.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/flip.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator flip_operator = {
    .name = "aclnnFlip",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r dims:l out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_flip_kernels);

/* Plans a validated call. */
static aclnnStatus flip_plan(const ac_operator *entry_point, const ac_tensor *self,
                             const ac_array *dims, const ac_tensor *out, uint64_t *workspaceSize,
                             aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const ac_tensor part_turned = ac_tensor_flipped(self, dims);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){&part_turned, AC_VIEW_SAME, kernel_dtype, false};
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

aclnnStatus aclnnFlipGetWorkspaceSize(const aclTensor *self, const aclIntArray *dims,
                                      aclTensor *out, uint64_t *workspaceSize,
                                      aclOpExecutor **executor)
{
    AC_DESCRIBED(&flip_operator, aclnnFlipGetWorkspaceSize, self, dims, out);
    AC_TRY(ac_call_begin(&flip_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_array *const dims_int_array = ac_int_array_of(dims);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_flip_validate(self_tensor, dims_int_array, out_tensor));
    return flip_plan(&flip_operator, self_tensor, dims_int_array, out_tensor, workspaceSize,
                     executor);
}

aclnnStatus aclnnFlip(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    return ac_plan_run(&flip_operator, workspace, workspaceSize, executor, stream);
}
