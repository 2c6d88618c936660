/*
 * Generated from spec/norm/batch_norm_stats.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "norm/batch_norm_stats.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator batch_norm_stats_operator = {
    .name = "aclnnBatchNormStats",
    .arguments = (const char *const[]){"input", "mean", "invstd"},
    .parameters = "input:r eps:d mean:w invstd:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_batch_norm_stats_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 2,
        .values = 8,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[0] = 3,
        .result[1] = 7,
        .pass[0] = {1, {AC_REDUCE_SUM}, {0}, true, false},
        .pass[1] = {1, {AC_REDUCE_SUM}, {4}, true, false},
        .spread = {0xc, 0x0},
    },
};
_Static_assert(8 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* Plans a validated call. */
static aclnnStatus batch_norm_stats_plan(const ac_operator *entry_point, const ac_tensor *input,
                                         double eps, const ac_tensor *mean, const ac_tensor *invstd,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = AC_F32;
    const uint32_t reduced_axes = ac_shape_channel_axes(&input->shape);
    const struct batch_norm_stats_attrs kernel_attrs = {
        .eps = kernel_dtype == AC_F64 ? (double)eps : (double)(float)eps,
        .count_of_input_over_channel = (double)ac_shape_count_along(&input->shape, reduced_axes),
    };
    const ac_tensor rows_mean = ac_tensor_with_axes(mean, &input->shape, reduced_axes, false);
    const ac_tensor rows_invstd = ac_tensor_with_axes(invstd, &input->shape, reduced_axes, false);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = input->shape;
    planned_call.operands[0] = (ac_operand){input, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&rows_mean, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[1] = mean;
    planned_call.operands[2] = (ac_operand){&rows_invstd, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[2] = invstd;
    planned_call.inputs = 1;
    planned_call.outputs = 2;
    planned_call.reduce = &forms[0];
    planned_call.reduced = reduced_axes;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnBatchNormStatsGetWorkspaceSize(const aclTensor *input, double eps, aclTensor *mean,
                                                aclTensor *invstd, uint64_t *workspaceSize,
                                                aclOpExecutor **executor)
{
    AC_DESCRIBED(&batch_norm_stats_operator, aclnnBatchNormStatsGetWorkspaceSize, input, eps, mean,
                 invstd);
    AC_TRY(ac_call_begin(&batch_norm_stats_operator, workspaceSize, executor));
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_tensor *const mean_tensor = ac_tensor_of(mean);
    const ac_tensor *const invstd_tensor = ac_tensor_of(invstd);
    AC_TRY(ac_batch_norm_stats_validate(input_tensor, mean_tensor, invstd_tensor));
    return batch_norm_stats_plan(&batch_norm_stats_operator, input_tensor, eps, mean_tensor,
                                 invstd_tensor, workspaceSize, executor);
}

aclnnStatus aclnnBatchNormStats(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    return ac_plan_run(&batch_norm_stats_operator, workspace, workspaceSize, executor, stream);
}
