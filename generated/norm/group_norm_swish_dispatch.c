/*
 * Generated from spec/norm/group_norm_swish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "norm/group_norm_swish.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator group_norm_swish_operator = {
    .name = "aclnnGroupNormSwish",
    .arguments = (const char *const[]){"x", "gamma", "beta", "yOut", "meanOut", "rstdOut"},
    .parameters = "x:r gamma:r beta:r numGroups:i dataFormatOptional:t eps:d activateSwish:b "
                  "swishScale:d yOut:w meanOut:w rstdOut:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_group_norm_swish_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 2,
        .values = 8,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[1] = 3,
        .result[2] = 7,
        .pass[0] = {1, {AC_REDUCE_SUM}, {0}, true, false},
        .pass[1] = {1, {AC_REDUCE_SUM}, {4}, true, false},
        .spread = {0xc, 0xc0},
    },
    {
        .passes = 2,
        .values = 8,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[1] = 3,
        .result[2] = 7,
        .pass[0] = {1, {AC_REDUCE_SUM}, {0}, true, false},
        .pass[1] = {1, {AC_REDUCE_SUM}, {4}, true, false},
        .spread = {0xc, 0xc0},
    },
};
_Static_assert(8 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");
_Static_assert(8 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* Plans a validated call. */
static aclnnStatus group_norm_swish_plan(const ac_operator *entry_point, const ac_tensor *x,
                                         const ac_tensor *gamma, const ac_tensor *beta,
                                         int64_t numGroups, double eps, double swishScale,
                                         const ac_tensor *yOut, const ac_tensor *meanOut,
                                         const ac_tensor *rstdOut, size_t kernel_mode,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = AC_F32;
    const ac_shape grouped_space = ac_shape_grouped(&x->shape, numGroups);
    const uint32_t reduced_axes = ac_shape_group_axes(&grouped_space);
    const struct group_norm_swish_attrs kernel_attrs = {
        .eps = kernel_dtype == AC_F64 ? (double)eps : (double)(float)eps,
        .swish_scale = kernel_dtype == AC_F64 ? (double)swishScale : (double)(float)swishScale,
        .count_of_x_over_num_groups = (double)ac_shape_count_along(&grouped_space, reduced_axes),
    };
    const ac_tensor refined_x = ac_tensor_grouped(x, numGroups);
    const ac_tensor refined_gamma = ac_tensor_of_channels(gamma, &grouped_space);
    const ac_tensor refined_beta = ac_tensor_of_channels(beta, &grouped_space);
    const ac_tensor refined_y_out = ac_tensor_grouped(yOut, numGroups);
    const ac_tensor rows_mean_out =
        ac_tensor_with_axes(meanOut, &grouped_space, reduced_axes, false);
    const ac_tensor rows_rstd_out =
        ac_tensor_with_axes(rstdOut, &grouped_space, reduced_axes, false);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = grouped_space;
    planned_call.operands[0] = (ac_operand){&refined_x, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = x;
    planned_call.operands[1] = (ac_operand){&refined_gamma, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = gamma;
    planned_call.operands[2] = (ac_operand){&refined_beta, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = beta;
    planned_call.operands[3] = (ac_operand){&refined_y_out, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[3] = yOut;
    planned_call.operands[4] = (ac_operand){&rows_mean_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[4] = meanOut;
    planned_call.operands[5] = (ac_operand){&rows_rstd_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[5] = rstdOut;
    planned_call.inputs = 3;
    planned_call.outputs = 3;
    planned_call.reduce = &forms[kernel_mode];
    planned_call.reduced = reduced_axes;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnGroupNormSwishGetWorkspaceSize(const aclTensor *x, const aclTensor *gamma,
                                                const aclTensor *beta, int64_t numGroups,
                                                char *dataFormatOptional, double eps,
                                                bool activateSwish, double swishScale,
                                                const aclTensor *yOut, const aclTensor *meanOut,
                                                const aclTensor *rstdOut, uint64_t *workspaceSize,
                                                aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_DESCRIBED(&group_norm_swish_operator, aclnnGroupNormSwishGetWorkspaceSize, x, gamma, beta,
                 numGroups, dataFormatOptional, eps, activateSwish, swishScale, yOut, meanOut,
                 rstdOut);
    AC_TRY(ac_call_begin(&group_norm_swish_operator, workspaceSize, executor));
    const ac_tensor *const x_tensor = ac_tensor_of(x);
    const ac_tensor *const gamma_tensor = ac_tensor_of(gamma);
    const ac_tensor *const beta_tensor = ac_tensor_of(beta);
    const ac_tensor *const y_out_tensor = ac_tensor_of(yOut);
    const ac_tensor *const mean_out_tensor = ac_tensor_of(meanOut);
    const ac_tensor *const rstd_out_tensor = ac_tensor_of(rstdOut);
    AC_TRY(ac_group_norm_swish_validate(x_tensor, gamma_tensor, beta_tensor, numGroups,
                                        dataFormatOptional, activateSwish, y_out_tensor,
                                        mean_out_tensor, rstd_out_tensor, &kernel_mode));
    return group_norm_swish_plan(&group_norm_swish_operator, x_tensor, gamma_tensor, beta_tensor,
                                 numGroups, eps, swishScale, y_out_tensor, mean_out_tensor,
                                 rstd_out_tensor, kernel_mode, workspaceSize, executor);
}

aclnnStatus aclnnGroupNormSwish(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    return ac_plan_run(&group_norm_swish_operator, workspace, workspaceSize, executor, stream);
}
