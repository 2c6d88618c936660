/*
 * Generated from spec/invented/other.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "invented/other.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator other_operator = {
    .name = "aclnnOther",
    .on =
        {[AC_PICO] = true, [AC_NANO] = true, [AC_TERA] = true, [AC_PETA] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_other_kernels);

/* Plans a validated call. */
static aclnnStatus other_plan(const ac_operator *entry_point, const ac_tensor *self,
                              const ac_tensor *out, size_t kernel_mode, uint64_t *workspaceSize,
                              aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    ac_call planned_call; /* field by field: operands that there are not need not be cleared */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.rows = NULL;
    planned_call.axis = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnOtherGetWorkspaceSize(const aclTensor *self, int64_t form, aclTensor *out,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_TRY(ac_call_begin(&other_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_other_validate(self_tensor, form, out_tensor, &kernel_mode));
    return other_plan(&other_operator, self_tensor, out_tensor, kernel_mode, workspaceSize,
                      executor);
}

aclnnStatus aclnnOther(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_plan_run(&other_operator, workspace, workspaceSize, executor, stream);
}
