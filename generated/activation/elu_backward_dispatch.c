/*
 * Generated from spec/activation/elu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/elu_backward.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator elu_backward_operator = {
    .name = "aclnnEluBackward",
    .arguments = (const char *const[]){"gradOutput", "selfOrResult", "gradInput"},
    .parameters = "gradOutput:r alpha:s scale:s inputScale:s isResult:b selfOrResult:r gradInput:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_elu_backward_kernels);

/* Plans a validated call. */
static aclnnStatus elu_backward_plan(const ac_operator *entry_point, const ac_tensor *gradOutput,
                                     const ac_scalar *alpha, const ac_scalar *scale,
                                     const ac_scalar *inputScale, const ac_tensor *selfOrResult,
                                     const ac_tensor *gradInput, size_t kernel_mode,
                                     uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = gradOutput->dtype;
    const struct elu_backward_attrs kernel_attrs = {
        .alpha = ac_scalar_real(alpha, AC_F32),
        .scale = ac_scalar_real(scale, AC_F32),
        .input_scale = ac_scalar_real(inputScale, AC_F32),
    };
    const bool all_usual =
        kernel_attrs.alpha == 1.0 && kernel_attrs.scale == 1.0 && kernel_attrs.input_scale == 1.0;
    const size_t first_kernel = all_usual ? ELU_BACKWARD_USUAL : 0;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel =
        kernel_tables[ac_isa_current()][first_kernel + kernel_mode].of[kernel_dtype];
    planned_call.space = gradOutput->shape;
    planned_call.operands[0] = (ac_operand){gradOutput, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){selfOrResult, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){gradInput, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnEluBackwardGetWorkspaceSize(const aclTensor *gradOutput, const aclScalar *alpha,
                                             const aclScalar *scale, const aclScalar *inputScale,
                                             bool isResult, const aclTensor *selfOrResult,
                                             aclTensor *gradInput, uint64_t *workspaceSize,
                                             aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_DESCRIBED(&elu_backward_operator, aclnnEluBackwardGetWorkspaceSize, gradOutput, alpha, scale,
                 inputScale, isResult, selfOrResult, gradInput);
    AC_TRY(ac_call_begin(&elu_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_output_tensor = ac_tensor_of(gradOutput);
    const ac_scalar *const alpha_scalar = ac_scalar_of(alpha);
    const ac_scalar *const scale_scalar = ac_scalar_of(scale);
    const ac_scalar *const input_scale_scalar = ac_scalar_of(inputScale);
    const ac_tensor *const self_or_result_tensor = ac_tensor_of(selfOrResult);
    const ac_tensor *const grad_input_tensor = ac_tensor_of(gradInput);
    AC_TRY(ac_elu_backward_validate(grad_output_tensor, alpha_scalar, scale_scalar,
                                    input_scale_scalar, isResult, self_or_result_tensor,
                                    grad_input_tensor, &kernel_mode));
    return elu_backward_plan(&elu_backward_operator, grad_output_tensor, alpha_scalar, scale_scalar,
                             input_scale_scalar, self_or_result_tensor, grad_input_tensor,
                             kernel_mode, workspaceSize, executor);
}

aclnnStatus aclnnEluBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_plan_run(&elu_backward_operator, workspace, workspaceSize, executor, stream);
}
