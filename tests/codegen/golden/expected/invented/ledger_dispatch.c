/*
 * Generated from spec/invented/ledger.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "invented/ledger.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator ledger_operator = {
    .name = "aclnnLedger",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_ledger_kernels);

/* Plans a validated call. */
static aclnnStatus ledger_plan(const ac_operator *entry_point, const ac_tensor *self, int64_t dim,
                               const ac_tensor *counts, const ac_tensor *out,
                               const ac_shape *index_space, uint64_t *workspaceSize,
                               aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const ac_tensor part_left = ac_tensor_half(self, dim, 0);
    const ac_tensor part_right = ac_tensor_half(self, dim, 1);
    ac_call planned_call; /* field by field: operands that there are not need not be cleared */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){&part_left, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = self;
    planned_call.operands[1] = (ac_operand){&part_right, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = self;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.rows = NULL;
    planned_call.axis = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_row_counts planned_counts = {
        .counts = counts,
        .name = "counts",
        .input = 1,
        .axes = ac_shape_axis(&self->shape, dim),
        .zero = false,
        .within = false,
        .status = ACLNN_ERR_PARAM_INVALID,
    };
    return ac_plan_build_counted(&planned_call, &planned_counts, workspaceSize, executor);
}

aclnnStatus aclnnLedgerGetWorkspaceSize(const aclTensor *self, int64_t dim, const aclTensor *counts,
                                        aclTensor *out, uint64_t *workspaceSize,
                                        aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_TRY(ac_call_begin(&ledger_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const counts_tensor = ac_tensor_of(counts);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_ledger_validate(self_tensor, dim, counts_tensor, out_tensor, &index_space));
    return ledger_plan(&ledger_operator, self_tensor, dim, counts_tensor, out_tensor, &index_space,
                       workspaceSize, executor);
}

aclnnStatus aclnnLedger(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    return ac_plan_run(&ledger_operator, workspace, workspaceSize, executor, stream);
}
