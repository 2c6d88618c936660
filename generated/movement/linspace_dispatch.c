/*
 * Generated from spec/movement/linspace.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/point_index.h"
#include "movement/linspace.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator linspace_operator = {
    .name = "aclnnLinspace",
    .arguments = (const char *const[]){"out"},
    .parameters = "start:s end:s steps:i out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_linspace_kernels);

/* Plans a validated call. */
static aclnnStatus linspace_plan(const ac_operator *entry_point, const ac_scalar *start,
                                 const ac_scalar *end, int64_t steps, const ac_tensor *out,
                                 uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = out->dtype;
    const int counting_dtype = ac_point_index_dtype(kernel_dtype, &out->shape);
    const ac_tensor index_of_all =
        ac_tensor_point_index(&out->shape, AC_ALL_POINTS, counting_dtype);
    const int scalar_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const struct linspace_attrs kernel_attrs = {
        .start = ac_scalar_real(start, scalar_dtype),
        .end = ac_scalar_real(end, scalar_dtype),
        .steps = (double)steps,
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[counting_dtype];
    planned_call.space = out->shape;
    planned_call.operands[0] =
        (ac_operand){&index_of_all, AC_VIEW_POINT_INDEX, index_of_all.dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, counting_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnLinspaceGetWorkspaceSize(const aclScalar *start, const aclScalar *end,
                                          int64_t steps, aclTensor *out, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    AC_DESCRIBED(&linspace_operator, aclnnLinspaceGetWorkspaceSize, start, end, steps, out);
    AC_TRY(ac_call_begin(&linspace_operator, workspaceSize, executor));
    const ac_scalar *const start_scalar = ac_scalar_of(start);
    const ac_scalar *const end_scalar = ac_scalar_of(end);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_linspace_validate(start_scalar, end_scalar, steps, out_tensor));
    return linspace_plan(&linspace_operator, start_scalar, end_scalar, steps, out_tensor,
                         workspaceSize, executor);
}

aclnnStatus aclnnLinspace(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    return ac_plan_run(&linspace_operator, workspace, workspaceSize, executor, stream);
}
