/*
 * Generated from spec/norm/batch_norm_reduce.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "norm/batch_norm_reduce.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator batch_norm_reduce_operator = {
    .name = "aclnnBatchNormReduce",
    .arguments = (const char *const[]){"x", "sum", "squareSum"},
    .parameters = "x:r sum:w squareSum:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_batch_norm_reduce_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 1,
        .values = 4,
        .wide = true,
        .pairs = false,
        .at_once = true,
        .still = 0,
        .tree = AC_TREE_AT_ONCE,
        .result[0] = 1,
        .result[1] = 3,
        .pass[0] = {2, {AC_REDUCE_SUM, AC_REDUCE_SUM}, {0, 2}, false, false},
    },
};
_Static_assert(4 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* What results are where there are no elements. */
static const float empty_value = 0.0f;

/* Plans a validated call. */
static aclnnStatus batch_norm_reduce_plan(const ac_operator *entry_point, const ac_tensor *x,
                                          const ac_tensor *sum, const ac_tensor *squareSum,
                                          uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = AC_F32;
    const uint32_t reduced_axes = ac_shape_channel_axes(&x->shape);
    const ac_tensor rows_sum = ac_tensor_with_axes(sum, &x->shape, reduced_axes, false);
    const ac_tensor rows_square_sum =
        ac_tensor_with_axes(squareSum, &x->shape, reduced_axes, false);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = x->shape;
    planned_call.operands[0] = (ac_operand){x, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&rows_sum, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[1] = sum;
    planned_call.operands[2] =
        (ac_operand){&rows_square_sum, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[2] = squareSum;
    planned_call.inputs = 1;
    planned_call.outputs = 2;
    planned_call.reduce = &forms[0];
    planned_call.reduced = reduced_axes;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build_filled(&planned_call, &empty_value, workspaceSize, executor);
}

aclnnStatus aclnnBatchNormReduceGetWorkspaceSize(const aclTensor *x, aclTensor *sum,
                                                 aclTensor *squareSum, uint64_t *workspaceSize,
                                                 aclOpExecutor **executor)
{
    AC_DESCRIBED(&batch_norm_reduce_operator, aclnnBatchNormReduceGetWorkspaceSize, x, sum,
                 squareSum);
    AC_TRY(ac_call_begin(&batch_norm_reduce_operator, workspaceSize, executor));
    const ac_tensor *const x_tensor = ac_tensor_of(x);
    const ac_tensor *const sum_tensor = ac_tensor_of(sum);
    const ac_tensor *const square_sum_tensor = ac_tensor_of(squareSum);
    AC_TRY(ac_batch_norm_reduce_validate(x_tensor, sum_tensor, square_sum_tensor));
    return batch_norm_reduce_plan(&batch_norm_reduce_operator, x_tensor, sum_tensor,
                                  square_sum_tensor, workspaceSize, executor);
}

aclnnStatus aclnnBatchNormReduce(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_plan_run(&batch_norm_reduce_operator, workspace, workspaceSize, executor, stream);
}
