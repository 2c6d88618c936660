/*
 * Generated from spec/movement/log_space.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/point_index.h"
#include "movement/log_space.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator log_space_operator = {
    .name = "aclnnLogSpace",
    .arguments = (const char *const[]){"result"},
    .parameters = "start:s end:s steps:i base:d result:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_log_space_kernels);

/* Plans a validated call. */
static aclnnStatus log_space_plan(const ac_operator *entry_point, const ac_scalar *start,
                                  const ac_scalar *end, int64_t steps, double base,
                                  const ac_tensor *result, uint64_t *workspaceSize,
                                  aclOpExecutor **executor)
{
    const int kernel_dtype = result->dtype;
    const int counting_dtype = ac_point_index_dtype(kernel_dtype, &result->shape);
    const ac_tensor index_of_all =
        ac_tensor_point_index(&result->shape, AC_ALL_POINTS, counting_dtype);
    const int scalar_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const struct log_space_attrs kernel_attrs = {
        .start = ac_scalar_real(start, scalar_dtype),
        .end = ac_scalar_real(end, scalar_dtype),
        .steps = (double)steps,
        .base = base,
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[counting_dtype];
    planned_call.space = result->shape;
    planned_call.operands[0] =
        (ac_operand){&index_of_all, AC_VIEW_POINT_INDEX, index_of_all.dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){result, AC_VIEW_SAME, counting_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnLogSpaceGetWorkspaceSize(const aclScalar *start, const aclScalar *end,
                                          int64_t steps, double base, const aclTensor *result,
                                          uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&log_space_operator, aclnnLogSpaceGetWorkspaceSize, start, end, steps, base,
                 result);
    AC_TRY(ac_call_begin(&log_space_operator, workspaceSize, executor));
    const ac_scalar *const start_scalar = ac_scalar_of(start);
    const ac_scalar *const end_scalar = ac_scalar_of(end);
    const ac_tensor *const result_tensor = ac_tensor_of(result);
    AC_TRY(ac_log_space_validate(start_scalar, end_scalar, steps, base, result_tensor));
    return log_space_plan(&log_space_operator, start_scalar, end_scalar, steps, base, result_tensor,
                          workspaceSize, executor);
}

aclnnStatus aclnnLogSpace(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    return ac_plan_run(&log_space_operator, workspace, workspaceSize, executor, stream);
}
