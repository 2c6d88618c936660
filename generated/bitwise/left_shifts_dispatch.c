/*
 * Generated from spec/bitwise/left_shifts.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "bitwise/left_shifts.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator left_shifts_operator = {
    .name = "aclnnLeftShifts",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r shiftBits:s out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_left_shifts_kernels);

/* Plans a validated call. */
static aclnnStatus left_shifts_plan(const ac_operator *entry_point, const ac_tensor *self,
                                    const ac_scalar *shiftBits, const ac_tensor *out,
                                    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_with_scalar(self->dtype, shiftBits->dtype);
    const struct left_shifts_attrs kernel_attrs = {
        .shift_bits_integer = ac_scalar_integer(shiftBits),
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnLeftShiftsGetWorkspaceSize(const aclTensor *self, const aclScalar *shiftBits,
                                            aclTensor *out, uint64_t *workspaceSize,
                                            aclOpExecutor **executor)
{
    AC_DESCRIBED(&left_shifts_operator, aclnnLeftShiftsGetWorkspaceSize, self, shiftBits, out);
    AC_TRY(ac_call_begin(&left_shifts_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_scalar *const shift_bits_scalar = ac_scalar_of(shiftBits);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_left_shifts_validate(self_tensor, shift_bits_scalar, out_tensor));
    return left_shifts_plan(&left_shifts_operator, self_tensor, shift_bits_scalar, out_tensor,
                            workspaceSize, executor);
}

aclnnStatus aclnnLeftShifts(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                            aclrtStream stream)
{
    return ac_plan_run(&left_shifts_operator, workspace, workspaceSize, executor, stream);
}
