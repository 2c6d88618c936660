/*
 * Generated from spec/activation/leaky_relu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/leaky_relu_backward.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator leaky_relu_backward_operator = {
    .name = "aclnnLeakyReluBackward",
    .arguments = (const char *const[]){"gradOutput", "self", "out"},
    .parameters = "gradOutput:r self:r negativeSlope:s selfIsResult:b out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_leaky_relu_backward_kernels);

/* Plans a validated call. */
static aclnnStatus leaky_relu_backward_plan(const ac_operator *entry_point,
                                            const ac_tensor *gradOutput, const ac_tensor *self,
                                            const ac_scalar *negativeSlope, const ac_tensor *out,
                                            size_t kernel_mode, const ac_shape *index_space,
                                            uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_promote(gradOutput->dtype, self->dtype);
    const int scalar_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const struct leaky_relu_backward_attrs kernel_attrs = {
        .negative_slope = ac_scalar_real(negativeSlope, scalar_dtype),
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){gradOutput, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){self, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnLeakyReluBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclScalar *negativeSlope,
    bool selfIsResult, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    ac_shape index_space;
    AC_DESCRIBED(&leaky_relu_backward_operator, aclnnLeakyReluBackwardGetWorkspaceSize, gradOutput,
                 self, negativeSlope, selfIsResult, out);
    AC_TRY(ac_call_begin(&leaky_relu_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_output_tensor = ac_tensor_of(gradOutput);
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_scalar *const negative_slope_scalar = ac_scalar_of(negativeSlope);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_leaky_relu_backward_validate(grad_output_tensor, self_tensor, negative_slope_scalar,
                                           selfIsResult, out_tensor, &kernel_mode, &index_space));
    return leaky_relu_backward_plan(&leaky_relu_backward_operator, grad_output_tensor, self_tensor,
                                    negative_slope_scalar, out_tensor, kernel_mode, &index_space,
                                    workspaceSize, executor);
}

aclnnStatus aclnnLeakyReluBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    return ac_plan_run(&leaky_relu_backward_operator, workspace, workspaceSize, executor, stream);
}
