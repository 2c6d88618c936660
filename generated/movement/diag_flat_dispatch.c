/*
 * Generated from spec/movement/diag_flat.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/diag_flat.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator diag_flat_operator = {
    .name = "aclnnDiagFlat",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r diagonal:i out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_diag_flat_kernels);

/* Plans a validated call. */
static aclnnStatus diag_flat_plan(const ac_operator *entry_point, const ac_tensor *self,
                                  int64_t diagonal, const ac_tensor *out,
                                  const ac_shape *index_space, uint64_t *workspaceSize,
                                  aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const unsigned char fill_element[AC_SCALAR_ELEMENT_MAX] = {0};
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
    planned_call.attrs = &fill_element;
    planned_call.attrs_size = sizeof(fill_element);
    const ac_places planned_places = ac_places_on_diagonal(self, diagonal);
    return ac_plan_build_placed(&planned_call, &planned_places, workspaceSize, executor);
}

aclnnStatus aclnnDiagFlatGetWorkspaceSize(const aclTensor *self, int64_t diagonal, aclTensor *out,
                                          uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&diag_flat_operator, aclnnDiagFlatGetWorkspaceSize, self, diagonal, out);
    AC_TRY(ac_call_begin(&diag_flat_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_diag_flat_validate(self_tensor, diagonal, out_tensor, &index_space));
    return diag_flat_plan(&diag_flat_operator, self_tensor, diagonal, out_tensor, &index_space,
                          workspaceSize, executor);
}

aclnnStatus aclnnDiagFlat(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    return ac_plan_run(&diag_flat_operator, workspace, workspaceSize, executor, stream);
}
