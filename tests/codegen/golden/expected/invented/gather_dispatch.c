/*
 * Generated from spec/invented/gather.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check.h"
#include "invented/gather.h"
#include "plan.h"

static const ac_operator gather_operator = {
    .name = "aclnnGather",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(gather_kernels);

/* Plans a validated call. */
static aclnnStatus gather_plan(const ac_operator *entry_point, const aclTensor *grad,
                               const aclTensor *self, const aclTensor *weight,
                               const aclScalar *bias, const aclTensor *value,
                               const aclTensor *total, size_t kernel_mode, uint64_t *workspaceSize,
                               aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_widen(grad->dtype, self->dtype);
    const int scalar_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const struct gather_attrs kernel_attrs = {
        .bias = ac_scalar_real(bias, scalar_dtype),
    };
    const ac_call planned_call = {
        .op = entry_point,
        .kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype],
        .space = self->shape,
        .operands[0] = {grad, AC_VIEW_BROADCAST, kernel_dtype, false},
        .operands[1] = {self, AC_VIEW_SAME, kernel_dtype, false},
        .operands[2] = {weight, AC_VIEW_CHANNEL, kernel_dtype, false},
        .operands[3] = {value, AC_VIEW_SAME, kernel_dtype, false},
        .operands[4] = {total, AC_VIEW_CHANNEL, kernel_dtype, true},
        .inputs = 3,
        .outputs = 2,
        .attrs = &kernel_attrs,
        .attrs_size = sizeof(kernel_attrs),
    };
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnGatherGetWorkspaceSize(const aclTensor *grad, const aclTensor *self,
                                        const aclTensor *weight, bool flag, int64_t level,
                                        const aclScalar *bias, aclTensor *value, aclTensor *total,
                                        uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_TRY(ac_call_begin(&gather_operator, workspaceSize, executor));
    AC_TRY(gather_validate(grad, self, weight, flag, level, bias, value, total, &kernel_mode));
    return gather_plan(&gather_operator, grad, self, weight, bias, value, total, kernel_mode,
                       workspaceSize, executor);
}

aclnnStatus aclnnGather(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    return ac_plan_run(&gather_operator, workspace, workspaceSize, executor, stream);
}
