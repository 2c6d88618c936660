/*
 * Generated from spec/invented/tally.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "invented/tally.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator tally_operator = {
    .name = "aclnnTally",
    .arguments = (const char *const[]){"self", "counts", "out"},
    .parameters = "self:r counts:r dim:i out:w",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_tally_kernels);

/* Plans a validated call. */
static aclnnStatus tally_plan(const ac_operator *entry_point, const ac_tensor *self,
                              const ac_tensor *counts, int64_t dim, const ac_tensor *out,
                              uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = self->shape;
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
    const ac_row_counts planned_counts = {
        .counts = counts,
        .name = "counts",
        .input = 1,
        .axes = ac_shape_axis(&self->shape, dim),
        .zero = true,
        .within = true,
        .status = ACLNN_ERR_INNER_TILING,
    };
    return ac_plan_build_counted(&planned_call, &planned_counts, workspaceSize, executor);
}

aclnnStatus aclnnTallyGetWorkspaceSize(const aclTensor *self, const aclTensor *counts, int64_t dim,
                                       aclTensor *out, uint64_t *workspaceSize,
                                       aclOpExecutor **executor)
{
    AC_DESCRIBED(&tally_operator, aclnnTallyGetWorkspaceSize, self, counts, dim, out);
    AC_TRY(ac_call_begin(&tally_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const counts_tensor = ac_tensor_of(counts);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_tally_validate(self_tensor, counts_tensor, dim, out_tensor));
    return tally_plan(&tally_operator, self_tensor, counts_tensor, dim, out_tensor, workspaceSize,
                      executor);
}

aclnnStatus aclnnTally(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_plan_run(&tally_operator, workspace, workspaceSize, executor, stream);
}
