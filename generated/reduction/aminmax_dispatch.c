/*
 * Generated from spec/reduction/aminmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contract/reductions.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "reduction/aminmax.h"

static const ac_operator aminmax_operator = {
    .name = "aclnnAminmax",
    .arguments = (const char *const[]){"self", "minOut", "maxOut"},
    .parameters = "self:r dim:l keepDim:b minOut:w maxOut:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_aminmax_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 1,
        .values = 2,
        .wide = true,
        .pairs = false,
        .at_once = true,
        .still = 0,
        .tree = AC_TREE_AT_ONCE,
        .result[0] = 1,
        .result[1] = 2,
        .pass[0] = {2, {AC_REDUCE_LEAST, AC_REDUCE_GREATEST}, {0, 1}, false, true},
    },
};
_Static_assert(2 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* Plans a validated call. */
static aclnnStatus aminmax_plan(const ac_operator *entry_point, const ac_tensor *self,
                                const ac_array *dim, bool keepDim, const ac_tensor *minOut,
                                const ac_tensor *maxOut, uint64_t *workspaceSize,
                                aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const uint32_t reduced_axes = ac_shape_axes(&self->shape, dim->values, dim->size, false);
    const ac_tensor rows_min_out = ac_tensor_with_axes(minOut, &self->shape, reduced_axes, keepDim);
    const ac_tensor rows_max_out = ac_tensor_with_axes(maxOut, &self->shape, reduced_axes, keepDim);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&rows_min_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[1] = minOut;
    planned_call.operands[2] = (ac_operand){&rows_max_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[2] = maxOut;
    planned_call.inputs = 1;
    planned_call.outputs = 2;
    planned_call.reduce = &forms[0];
    planned_call.reduced = reduced_axes;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnAminmaxGetWorkspaceSize(const aclTensor *self, const aclIntArray *dim,
                                         bool keepDim, aclTensor *minOut, aclTensor *maxOut,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&aminmax_operator, aclnnAminmaxGetWorkspaceSize, self, dim, keepDim, minOut,
                 maxOut);
    AC_TRY(ac_call_begin(&aminmax_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_array *const dim_int_array = ac_int_array_of(dim);
    const ac_tensor *const min_out_tensor = ac_tensor_of(minOut);
    const ac_tensor *const max_out_tensor = ac_tensor_of(maxOut);
    AC_TRY(
        ac_aminmax_validate(self_tensor, dim_int_array, keepDim, min_out_tensor, max_out_tensor));
    return aminmax_plan(&aminmax_operator, self_tensor, dim_int_array, keepDim, min_out_tensor,
                        max_out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnAminmax(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&aminmax_operator, workspace, workspaceSize, executor, stream);
}
