/*
 * Generated from spec/activation/fatrelu_mul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/fatrelu_mul.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator fatrelu_mul_operator = {
    .name = "aclnnFatreluMul",
    .arguments = (const char *const[]){"input", "threshold", "out"},
    .parameters = "input:r threshold:r out:w",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_fatrelu_mul_kernels);

/* Plans a validated call. */
static aclnnStatus fatrelu_mul_plan(const ac_operator *entry_point, const ac_tensor *input,
                                    const ac_tensor *threshold, const ac_tensor *out,
                                    const ac_shape *index_space, uint64_t *workspaceSize,
                                    aclOpExecutor **executor)
{
    const int kernel_dtype = input->dtype;
    const ac_tensor part_gate = ac_tensor_half(input, -1, 0);
    const ac_tensor part_up = ac_tensor_half(input, -1, 1);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){&part_gate, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = input;
    planned_call.operands[1] = (ac_operand){&part_up, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = input;
    planned_call.operands[2] = (ac_operand){threshold, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnFatreluMulGetWorkspaceSize(const aclTensor *input, const aclTensor *threshold,
                                            const aclTensor *out, uint64_t *workspaceSize,
                                            aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&fatrelu_mul_operator, aclnnFatreluMulGetWorkspaceSize, input, threshold, out);
    AC_TRY(ac_call_begin(&fatrelu_mul_operator, workspaceSize, executor));
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_tensor *const threshold_tensor = ac_tensor_of(threshold);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_fatrelu_mul_validate(input_tensor, threshold_tensor, out_tensor, &index_space));
    return fatrelu_mul_plan(&fatrelu_mul_operator, input_tensor, threshold_tensor, out_tensor,
                            &index_space, workspaceSize, executor);
}

aclnnStatus aclnnFatreluMul(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                            aclrtStream stream)
{
    return ac_plan_run(&fatrelu_mul_operator, workspace, workspaceSize, executor, stream);
}
