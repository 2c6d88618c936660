/*
 * Generated from spec/invented/whole.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "invented/whole.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator whole_operator = {
    .name = "aclnnWhole",
    .on = {[AC_NANO] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_whole_kernels);

/* Plans a validated call. */
static aclnnStatus whole_plan(const ac_operator *entry_point, const aclTensor *self,
                              const aclTensor *other, const aclScalar *low, const aclScalar *step,
                              int64_t most, const aclTensor *out, const aclTensor *twice,
                              size_t kernel_mode, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_promote(self->dtype, other->dtype);
    const struct whole_attrs kernel_attrs = {
        .low = ac_scalar_real(low, AC_F32),
        .step = step ? ac_scalar_real(step, AC_F32) : 2.0,
        .most = (double)most,
        .low_integer = ac_scalar_integer(low),
        .step_integer = step ? ac_scalar_integer(step) : 2,
        .most_integer = (int64_t)most,
    };
    ac_call planned_call; /* field by field: operands that there are not need not be cleared */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){other, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){twice, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 2;
    planned_call.rows = NULL;
    planned_call.axis = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnWholeGetWorkspaceSize(const aclTensor *self, const aclTensor *other,
                                       const aclScalar *low, const aclScalar *step, int64_t most,
                                       char *form, const aclTensor *out, aclTensor *twice,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_TRY(ac_call_begin(&whole_operator, workspaceSize, executor));
    AC_TRY(ac_whole_validate(self, other, low, step, form, out, twice, &kernel_mode));
    return whole_plan(&whole_operator, self, other, low, step, most, out, twice, kernel_mode,
                      workspaceSize, executor);
}

aclnnStatus aclnnWhole(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_plan_run(&whole_operator, workspace, workspaceSize, executor, stream);
}
