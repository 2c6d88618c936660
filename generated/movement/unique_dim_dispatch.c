/*
 * Generated from spec/movement/unique_dim.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/unique_dim.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator unique_dim_operator = {
    .name = "aclnnUniqueDim",
    .arguments = (const char *const[]){"self", "valueOut", "inverseOut", "countsOut"},
    .parameters = "self:r sorted:b returnInverse:b dim:i valueOut:w inverseOut:w countsOut:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus unique_dim_plan(const ac_operator *entry_point, const ac_tensor *self,
                                   int64_t dim, const ac_tensor *valueOut,
                                   const ac_tensor *inverseOut, const ac_tensor *countsOut,
                                   uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const ac_tensor absent_output = ac_tensor_absent();
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){valueOut, AC_VIEW_BROADCAST, valueOut->dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] =
        (ac_operand){inverseOut ? inverseOut : &absent_output, AC_VIEW_BROADCAST, AC_I64, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){countsOut, AC_VIEW_BROADCAST, countsOut->dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 3;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_found_rule found_rule = {
        .word = AC_FOUND_DISTINCT,
        .arguments = {0},
        .status = ACLNN_ERR_PARAM_INVALID,
        .axis = ac_shape_axis(&self->shape, dim),
        .values = 0,
        .numbers = inverseOut ? 1 : AC_FOUND_NONE,
        .lengths = 2,
    };
    return ac_plan_build_found(&planned_call, &found_rule, workspaceSize, executor);
}

aclnnStatus aclnnUniqueDimGetWorkspaceSize(const aclTensor *self, bool sorted, bool returnInverse,
                                           int64_t dim, aclTensor *valueOut, aclTensor *inverseOut,
                                           aclTensor *countsOut, uint64_t *workspaceSize,
                                           aclOpExecutor **executor)
{
    AC_DESCRIBED(&unique_dim_operator, aclnnUniqueDimGetWorkspaceSize, self, sorted, returnInverse,
                 dim, valueOut, inverseOut, countsOut);
    AC_TRY(ac_call_begin(&unique_dim_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const value_out_tensor = ac_tensor_of(valueOut);
    const ac_tensor *const inverse_out_tensor = returnInverse ? ac_tensor_of(inverseOut) : NULL;
    const ac_tensor *const counts_out_tensor = ac_tensor_of(countsOut);
    AC_TRY(ac_unique_dim_validate(self_tensor, returnInverse, dim, value_out_tensor,
                                  inverse_out_tensor, counts_out_tensor));
    return unique_dim_plan(&unique_dim_operator, self_tensor, dim, value_out_tensor,
                           inverse_out_tensor, counts_out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnUniqueDim(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                           aclrtStream stream)
{
    return ac_plan_run(&unique_dim_operator, workspace, workspaceSize, executor, stream);
}
