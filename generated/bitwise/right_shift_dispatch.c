/*
 * Generated from spec/bitwise/right_shift.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "bitwise/right_shift.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator right_shift_operator = {
    .name = "aclnnRightShift",
    .arguments = (const char *const[]){"input", "shiftBits", "out"},
    .parameters = "input:r shiftBits:r out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_right_shift_kernels);

/* Plans a validated call. */
static aclnnStatus right_shift_plan(const ac_operator *entry_point, const ac_tensor *input,
                                    const ac_tensor *shiftBits, const ac_tensor *out,
                                    const ac_shape *index_space, uint64_t *workspaceSize,
                                    aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_promote(input->dtype, shiftBits->dtype);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){input, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){shiftBits, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
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

aclnnStatus aclnnRightShiftGetWorkspaceSize(const aclTensor *input, const aclTensor *shiftBits,
                                            aclTensor *out, uint64_t *workspaceSize,
                                            aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&right_shift_operator, aclnnRightShiftGetWorkspaceSize, input, shiftBits, out);
    AC_TRY(ac_call_begin(&right_shift_operator, workspaceSize, executor));
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_tensor *const shift_bits_tensor = ac_tensor_of(shiftBits);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_right_shift_validate(input_tensor, shift_bits_tensor, out_tensor, &index_space));
    return right_shift_plan(&right_shift_operator, input_tensor, shift_bits_tensor, out_tensor,
                            &index_space, workspaceSize, executor);
}

aclnnStatus aclnnRightShift(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                            aclrtStream stream)
{
    return ac_plan_run(&right_shift_operator, workspace, workspaceSize, executor, stream);
}
