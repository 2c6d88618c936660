/*
 * Generated from spec/reduction/cumprod.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "reduction/cumprod.h"

static const ac_operator cumprod_operator = {
    .name = "aclnnCumprod",
    .arguments = (const char *const[]){"input", "out"},
    .parameters = "input:r dim:s dtype:e out:w",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus cumprod_plan(const ac_operator *entry_point, const ac_tensor *input, int64_t dim,
                                aclDataType dtype, const ac_tensor *out, uint64_t *workspaceSize,
                                aclOpExecutor **executor)
{
    const int kernel_dtype = dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = input->shape;
    planned_call.operands[0] = (ac_operand){input, AC_VIEW_SAME, kernel_dtype, false};
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
        .axis = ac_shape_axis(&input->shape, dim),
        .dtype = kernel_dtype,
        .values = 0,
        .positions = AC_LINE_NONE,
    };
    return ac_plan_build_lined(&planned_call, &line_rule, NULL, workspaceSize, executor);
}

aclnnStatus aclnnCumprodGetWorkspaceSize(const aclTensor *input, const aclScalar *dim,
                                         aclDataType dtype, aclTensor *out, uint64_t *workspaceSize,
                                         aclOpExecutor **executor)
{
    AC_DESCRIBED(&cumprod_operator, aclnnCumprodGetWorkspaceSize, input, dim, dtype, out);
    AC_TRY(ac_call_begin(&cumprod_operator, workspaceSize, executor));
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_scalar *const dim_scalar = ac_scalar_of(dim);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_cumprod_validate(input_tensor, dim_scalar, dtype, out_tensor));
    return cumprod_plan(&cumprod_operator, input_tensor, ac_scalar_integer(dim_scalar), dtype,
                        out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnCumprod(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&cumprod_operator, workspace, workspaceSize, executor, stream);
}
