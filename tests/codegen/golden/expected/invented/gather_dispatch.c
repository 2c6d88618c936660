/*
 * Generated from spec/invented/gather.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "invented/gather.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator gather_operator = {
    .name = "aclnnGather",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_gather_kernels);

/* Plans a validated call. */
static aclnnStatus gather_plan(const ac_operator *entry_point, const ac_tensor *grad,
                               const ac_tensor *self, const ac_tensor *weight,
                               const ac_scalar *bias, const ac_tensor *value,
                               const ac_tensor *total, size_t kernel_mode, uint64_t *workspaceSize,
                               aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_widen(grad->dtype, self->dtype);
    const int scalar_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const struct gather_attrs kernel_attrs = {
        .bias = ac_scalar_real(bias, scalar_dtype),
    };
    ac_call planned_call; /* field by field: operands that there are not need not be cleared */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){grad, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){weight, AC_VIEW_CHANNEL, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){value, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.operands[4] = (ac_operand){total, AC_VIEW_CHANNEL, kernel_dtype, true};
    planned_call.whole[4] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 2;
    planned_call.rows = NULL;
    planned_call.axis = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnGatherGetWorkspaceSize(const aclTensor *grad, const aclTensor *self,
                                        const aclTensor *weight, bool flag, int64_t level,
                                        const aclScalar *bias, aclTensor *value, aclTensor *total,
                                        uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_TRY(ac_call_begin(&gather_operator, workspaceSize, executor));
    const ac_tensor *const grad_tensor = ac_tensor_of(grad);
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const weight_tensor = ac_tensor_of(weight);
    const ac_scalar *const bias_scalar = ac_scalar_of(bias);
    const ac_tensor *const value_tensor = ac_tensor_of(value);
    const ac_tensor *const total_tensor = ac_tensor_of(total);
    AC_TRY(ac_gather_validate(grad_tensor, self_tensor, weight_tensor, flag, level, bias_scalar,
                              value_tensor, total_tensor, &kernel_mode));
    return gather_plan(&gather_operator, grad_tensor, self_tensor, weight_tensor, bias_scalar,
                       value_tensor, total_tensor, kernel_mode, workspaceSize, executor);
}

aclnnStatus aclnnGather(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    return ac_plan_run(&gather_operator, workspace, workspaceSize, executor, stream);
}
