/*
 * Generated from spec/activation/gelu_mul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/gelu_mul.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator gelu_mul_operator = {
    .name = "aclnnGeluMul",
    .arguments = (const char *const[]){"input", "out"},
    .parameters = "input:r approximateOptional:t out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_gelu_mul_kernels);

/* Plans a validated call. */
static aclnnStatus gelu_mul_plan(const ac_operator *entry_point, const ac_tensor *input,
                                 const ac_tensor *out, size_t kernel_mode,
                                 const ac_shape *index_space, uint64_t *workspaceSize,
                                 aclOpExecutor **executor)
{
    const int kernel_dtype = input->dtype;
    const ac_tensor part_gate = ac_tensor_half(input, -1, 0);
    const ac_tensor part_up = ac_tensor_half(input, -1, 1);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){&part_gate, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = input;
    planned_call.operands[1] = (ac_operand){&part_up, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = input;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnGeluMulGetWorkspaceSize(const aclTensor *input, char *approximateOptional,
                                         const aclTensor *out, uint64_t *workspaceSize,
                                         aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    ac_shape index_space;
    AC_DESCRIBED(&gelu_mul_operator, aclnnGeluMulGetWorkspaceSize, input, approximateOptional, out);
    AC_TRY(ac_call_begin(&gelu_mul_operator, workspaceSize, executor));
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_gelu_mul_validate(input_tensor, approximateOptional, out_tensor, &kernel_mode,
                                &index_space));
    return gelu_mul_plan(&gelu_mul_operator, input_tensor, out_tensor, kernel_mode, &index_space,
                         workspaceSize, executor);
}

aclnnStatus aclnnGeluMul(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&gelu_mul_operator, workspace, workspaceSize, executor, stream);
}
