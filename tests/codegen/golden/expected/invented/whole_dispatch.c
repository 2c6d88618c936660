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
static aclnnStatus whole_plan(const ac_operator *entry_point, const ac_tensor *self,
                              const ac_tensor *other, const ac_scalar *low, const ac_scalar *step,
                              int64_t most, const ac_tensor *out, const ac_tensor *twice,
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
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const other_tensor = ac_tensor_of(other);
    const ac_scalar *const low_scalar = ac_scalar_of(low);
    const ac_scalar *const step_scalar = ac_scalar_of(step);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    const ac_tensor *const twice_tensor = ac_tensor_of(twice);
    AC_TRY(ac_whole_validate(self_tensor, other_tensor, low_scalar, step_scalar, form, out_tensor,
                             twice_tensor, &kernel_mode));
    return whole_plan(&whole_operator, self_tensor, other_tensor, low_scalar, step_scalar, most,
                      out_tensor, twice_tensor, kernel_mode, workspaceSize, executor);
}

aclnnStatus aclnnWhole(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_plan_run(&whole_operator, workspace, workspaceSize, executor, stream);
}
