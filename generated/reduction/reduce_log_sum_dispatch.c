/*
 * Generated from spec/reduction/reduce_log_sum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "reduction/reduce_log_sum.h"

static const ac_operator reduce_log_sum_operator = {
    .name = "aclnnReduceLogSum",
    .arguments = (const char *const[]){"data", "reduce"},
    .parameters = "data:r axes:l keepDims:b noopWithEmptyAxes:b reduce:w",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_reduce_log_sum_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 1,
        .values = 4,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[0] = 3,
        .pass[0] = {1, {AC_REDUCE_SUM_EXACT}, {0}, true, false},
    },
};
_Static_assert(4 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* What results are where there are no elements. */
static const float empty_value = 0.0f;

/* Plans a validated call. */
static aclnnStatus reduce_log_sum_plan(const ac_operator *entry_point, const ac_tensor *data,
                                       const ac_array *axes, bool keepDims, const ac_tensor *reduce,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = data->dtype;
    const uint32_t reduced_axes = ac_shape_axes(&data->shape, axes->values, axes->size, true);
    const ac_tensor rows_reduce = ac_tensor_with_axes(reduce, &data->shape, reduced_axes, keepDims);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = data->shape;
    planned_call.operands[0] = (ac_operand){data, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&rows_reduce, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[1] = reduce;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = &forms[0];
    planned_call.reduced = reduced_axes;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build_filled(&planned_call, &empty_value, workspaceSize, executor);
}

aclnnStatus aclnnReduceLogSumGetWorkspaceSize(const aclTensor *data, const aclIntArray *axes,
                                              bool keepDims, bool noopWithEmptyAxes,
                                              aclTensor *reduce, uint64_t *workspaceSize,
                                              aclOpExecutor **executor)
{
    AC_DESCRIBED(&reduce_log_sum_operator, aclnnReduceLogSumGetWorkspaceSize, data, axes, keepDims,
                 noopWithEmptyAxes, reduce);
    AC_TRY(ac_call_begin(&reduce_log_sum_operator, workspaceSize, executor));
    const ac_tensor *const data_tensor = ac_tensor_of(data);
    const ac_array *const axes_int_array = ac_int_array_of(axes);
    const ac_tensor *const reduce_tensor = ac_tensor_of(reduce);
    AC_TRY(ac_reduce_log_sum_validate(data_tensor, axes_int_array, keepDims, noopWithEmptyAxes,
                                      reduce_tensor));
    return reduce_log_sum_plan(&reduce_log_sum_operator, data_tensor, axes_int_array, keepDims,
                               reduce_tensor, workspaceSize, executor);
}

aclnnStatus aclnnReduceLogSum(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    return ac_plan_run(&reduce_log_sum_operator, workspace, workspaceSize, executor, stream);
}
