/*
 * Generated from spec/movement/eye.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/point_index.h"
#include "movement/eye.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator eye_operator = {
    .name = "aclnnEye",
    .arguments = (const char *const[]){"out"},
    .parameters = "n:i m:i out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_eye_kernels);

/* Plans a validated call. */
static aclnnStatus eye_plan(const ac_operator *entry_point, const ac_tensor *out,
                            uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = out->dtype;
    const int counting_dtype = ac_point_index_dtype(kernel_dtype, &out->shape);
    const ac_tensor index_of_0 = ac_tensor_point_index(&out->shape, 0, counting_dtype);
    const ac_tensor index_of_1 = ac_tensor_point_index(&out->shape, 1, counting_dtype);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[counting_dtype];
    planned_call.space = out->shape;
    planned_call.operands[0] =
        (ac_operand){&index_of_0, AC_VIEW_POINT_INDEX, index_of_0.dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] =
        (ac_operand){&index_of_1, AC_VIEW_POINT_INDEX, index_of_1.dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, counting_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnEyeGetWorkspaceSize(int64_t n, int64_t m, aclTensor *out, uint64_t *workspaceSize,
                                     aclOpExecutor **executor)
{
    AC_DESCRIBED(&eye_operator, aclnnEyeGetWorkspaceSize, n, m, out);
    AC_TRY(ac_call_begin(&eye_operator, workspaceSize, executor));
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_eye_validate(n, m, out_tensor));
    return eye_plan(&eye_operator, out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnEye(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                     aclrtStream stream)
{
    return ac_plan_run(&eye_operator, workspace, workspaceSize, executor, stream);
}
