/*
 * Generated from spec/norm/instance_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "norm/instance_norm.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator instance_norm_operator = {
    .name = "aclnnInstanceNorm",
    .arguments = (const char *const[]){"x", "gamma", "beta", "y", "mean", "variance"},
    .parameters = "x:r gamma:r beta:r dataFormat:t eps:d y:w mean:w variance:w",
    .on = {[AC_ASCEND310P] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_instance_norm_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 2,
        .values = 10,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[1] = 3,
        .result[2] = 7,
        .pass[0] = {1, {AC_REDUCE_SUM}, {0}, true, false},
        .pass[1] = {1, {AC_REDUCE_SUM}, {4}, true, false},
        .spread = {0xc, 0x300},
    },
};
_Static_assert(10 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* Plans a validated call. */
static aclnnStatus instance_norm_plan(const ac_operator *entry_point, const ac_tensor *x,
                                      const ac_tensor *gamma, const ac_tensor *beta, double eps,
                                      const ac_tensor *y, const ac_tensor *mean,
                                      const ac_tensor *variance, size_t kernel_mode,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = x->dtype;
    const uint32_t reduced_axes = ac_shape_inner_axes(&x->shape);
    const struct instance_norm_attrs kernel_attrs = {
        .eps = kernel_dtype == AC_F64 ? (double)eps : (double)(float)eps,
        .count_of_x_over_inner = (double)ac_shape_count_along(&x->shape, reduced_axes),
    };
    const ac_tensor rows_mean = ac_tensor_with_axes(mean, &x->shape, reduced_axes, true);
    const ac_tensor rows_variance = ac_tensor_with_axes(variance, &x->shape, reduced_axes, true);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = x->shape;
    planned_call.operands[0] = (ac_operand){x, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){gamma, AC_VIEW_CHANNEL, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){beta, AC_VIEW_CHANNEL, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){y, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.operands[4] = (ac_operand){&rows_mean, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[4] = mean;
    planned_call.operands[5] = (ac_operand){&rows_variance, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[5] = variance;
    planned_call.inputs = 3;
    planned_call.outputs = 3;
    planned_call.reduce = &forms[kernel_mode];
    planned_call.reduced = reduced_axes;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnInstanceNormGetWorkspaceSize(const aclTensor *x, const aclTensor *gamma,
                                              const aclTensor *beta, char *dataFormat, double eps,
                                              aclTensor *y, aclTensor *mean, aclTensor *variance,
                                              uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_DESCRIBED(&instance_norm_operator, aclnnInstanceNormGetWorkspaceSize, x, gamma, beta,
                 dataFormat, eps, y, mean, variance);
    AC_TRY(ac_call_begin(&instance_norm_operator, workspaceSize, executor));
    const ac_tensor *const x_tensor = ac_tensor_of(x);
    const ac_tensor *const gamma_tensor = ac_tensor_of(gamma);
    const ac_tensor *const beta_tensor = ac_tensor_of(beta);
    const ac_tensor *const y_tensor = ac_tensor_of(y);
    const ac_tensor *const mean_tensor = ac_tensor_of(mean);
    const ac_tensor *const variance_tensor = ac_tensor_of(variance);
    AC_TRY(ac_instance_norm_validate(x_tensor, gamma_tensor, beta_tensor, dataFormat, y_tensor,
                                     mean_tensor, variance_tensor, &kernel_mode));
    return instance_norm_plan(&instance_norm_operator, x_tensor, gamma_tensor, beta_tensor, eps,
                              y_tensor, mean_tensor, variance_tensor, kernel_mode, workspaceSize,
                              executor);
}

aclnnStatus aclnnInstanceNorm(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    return ac_plan_run(&instance_norm_operator, workspace, workspaceSize, executor, stream);
}
