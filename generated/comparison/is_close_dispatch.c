/*
 * Generated from spec/comparison/is_close.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "comparison/is_close.h"
#include "handles/rounded.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator is_close_operator = {
    .name = "aclnnIsClose",
    .arguments = (const char *const[]){"self", "other", "out"},
    .parameters = "self:r other:r rtol:d atol:d equalNan:b out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_is_close_kernels);

/* Plans a validated call. */
static aclnnStatus is_close_plan(const ac_operator *entry_point, const ac_tensor *self,
                                 const ac_tensor *other, double rtol, double atol,
                                 const ac_tensor *out, size_t kernel_mode,
                                 const ac_shape *index_space, uint64_t *workspaceSize,
                                 aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_float(self->dtype);
    const struct is_close_attrs kernel_attrs = {
        .rtol = rtol,
        .atol = atol,
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){other, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, AC_BOOL, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnIsCloseGetWorkspaceSize(const aclTensor *self, const aclTensor *other, double rtol,
                                         double atol, bool equalNan, aclTensor *out,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    ac_shape index_space;
    AC_DESCRIBED(&is_close_operator, aclnnIsCloseGetWorkspaceSize, self, other, rtol, atol,
                 equalNan, out);
    AC_TRY(ac_call_begin(&is_close_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const other_tensor = ac_tensor_of(other);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_is_close_validate(self_tensor, other_tensor, equalNan, out_tensor, &kernel_mode,
                                &index_space));
    return is_close_plan(&is_close_operator, self_tensor, other_tensor, rtol, atol, out_tensor,
                         kernel_mode, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnIsClose(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&is_close_operator, workspace, workspaceSize, executor, stream);
}
