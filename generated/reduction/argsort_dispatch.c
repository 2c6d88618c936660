/*
 * Generated from spec/reduction/argsort.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "reduction/argsort.h"

static const ac_operator argsort_operator = {
    .name = "aclnnArgsort",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r dim:i descending:b out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus argsort_plan(const ac_operator *entry_point, const ac_tensor *self, int64_t dim,
                                bool descending, const ac_tensor *out, uint64_t *workspaceSize,
                                aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, AC_I64, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_line_rule line_rule = {
        .word = AC_LINE_SORTED,
        .descending = !descending ? false : true,
        .axis = ac_shape_axis(&self->shape, dim),
        .dtype = kernel_dtype,
        .values = AC_LINE_NONE,
        .positions = 0,
    };
    return ac_plan_build_lined(&planned_call, &line_rule, NULL, workspaceSize, executor);
}

aclnnStatus aclnnArgsortGetWorkspaceSize(const aclTensor *self, int64_t dim, bool descending,
                                         aclTensor *out, uint64_t *workspaceSize,
                                         aclOpExecutor **executor)
{
    AC_DESCRIBED(&argsort_operator, aclnnArgsortGetWorkspaceSize, self, dim, descending, out);
    AC_TRY(ac_call_begin(&argsort_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_argsort_validate(self_tensor, dim, out_tensor));
    return argsort_plan(&argsort_operator, self_tensor, dim, descending, out_tensor, workspaceSize,
                        executor);
}

aclnnStatus aclnnArgsort(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&argsort_operator, workspace, workspaceSize, executor, stream);
}
