/*
 * Generated from spec/reduction/inplace_cumprod.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "reduction/inplace_cumprod.h"

static const ac_operator inplace_cumprod_operator = {
    .name = "aclnnInplaceCumprod",
    .arguments = (const char *const[]){"input", "input"},
    .parameters = "input:u dim:s",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus inplace_cumprod_plan(const ac_operator *entry_point, const ac_tensor *self,
                                        int64_t dim, const ac_tensor *out, uint64_t *workspaceSize,
                                        aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_line_rule line_rule = {
        .word = AC_LINE_PROD,
        .way = AC_LINE_UPTO,
        .axis = ac_shape_axis(&self->shape, dim),
        .dtype = kernel_dtype,
        .values = 0,
        .positions = AC_LINE_NONE,
    };
    return ac_plan_build_lined(&planned_call, &line_rule, NULL, workspaceSize, executor);
}

aclnnStatus aclnnInplaceCumprodGetWorkspaceSize(aclTensor *input, const aclScalar *dim,
                                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_cumprod_operator, aclnnInplaceCumprodGetWorkspaceSize, input, dim);
    AC_TRY(ac_call_begin(&inplace_cumprod_operator, workspaceSize, executor));
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_scalar *const dim_scalar = ac_scalar_of(dim);
    AC_TRY(ac_inplace_cumprod_validate(input_tensor, dim_scalar));
    return inplace_cumprod_plan(&inplace_cumprod_operator, input_tensor,
                                ac_scalar_integer(dim_scalar), input_tensor, workspaceSize,
                                executor);
}

aclnnStatus aclnnInplaceCumprod(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    return ac_plan_run(&inplace_cumprod_operator, workspace, workspaceSize, executor, stream);
}
