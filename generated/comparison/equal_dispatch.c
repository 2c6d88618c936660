/*
 * Generated from spec/comparison/equal.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "comparison/equal.h"
#include "handles/bits.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator equal_operator = {
    .name = "aclnnEqual",
    .arguments = (const char *const[]){"self", "other", "out"},
    .parameters = "self:r other:r out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_equal_kernels);

/* Plans a validated call. */
static aclnnStatus equal_plan(const ac_operator *entry_point, const ac_tensor *self,
                              const ac_tensor *other, const ac_tensor *out, uint64_t *workspaceSize,
                              aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_promote(self->dtype, other->dtype);
    const ac_tensor bits_out = ac_tensor_bits(out, &self->shape);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){other, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){&bits_out, AC_VIEW_SAME, AC_BOOL, false};
    planned_call.whole[2] = out;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build_verdict(&planned_call, true, !ac_shape_equal(&other->shape, &self->shape),
                                 workspaceSize, executor);
}

aclnnStatus aclnnEqualGetWorkspaceSize(const aclTensor *self, const aclTensor *other,
                                       aclTensor *out, uint64_t *workspaceSize,
                                       aclOpExecutor **executor)
{
    AC_DESCRIBED(&equal_operator, aclnnEqualGetWorkspaceSize, self, other, out);
    AC_TRY(ac_call_begin(&equal_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const other_tensor = ac_tensor_of(other);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_equal_validate(self_tensor, other_tensor, out_tensor));
    return equal_plan(&equal_operator, self_tensor, other_tensor, out_tensor, workspaceSize,
                      executor);
}

aclnnStatus aclnnEqual(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_plan_run(&equal_operator, workspace, workspaceSize, executor, stream);
}
