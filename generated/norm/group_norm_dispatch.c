/*
 * Generated from spec/norm/group_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "norm/group_norm.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator group_norm_operator = {
    .name = "aclnnGroupNorm",
    .arguments = (const char *const[]){"self", "gamma", "beta", "out", "meanOut", "rstdOut"},
    .parameters = "self:r gamma:r beta:r N:i C:i HxW:i group:i eps:d out:w meanOut:w rstdOut:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_group_norm_kernels);

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
};
_Static_assert(8 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* The values that null inputs stand for. */
static const float default_gamma_value = 1.0f;
static const float default_beta_value = 0.0f;

/* Plans a validated call. */
static aclnnStatus group_norm_plan(const ac_operator *entry_point, const ac_tensor *self,
                                   const ac_tensor *gamma, const ac_tensor *beta, int64_t group,
                                   double eps, const ac_tensor *out, const ac_tensor *meanOut,
                                   const ac_tensor *rstdOut, uint64_t *workspaceSize,
                                   aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const ac_shape grouped_space = ac_shape_grouped(&self->shape, group);
    const uint32_t reduced_axes = ac_shape_group_axes(&grouped_space);
    const struct group_norm_attrs kernel_attrs = {
        .eps = kernel_dtype == AC_F64 ? (double)eps : (double)(float)eps,
        .count_of_self_over_group = (double)ac_shape_count_along(&grouped_space, reduced_axes),
    };
    const ac_tensor default_gamma = ac_tensor_one(&default_gamma_value);
    const ac_tensor default_beta = ac_tensor_one(&default_beta_value);
    const ac_tensor refined_self = ac_tensor_grouped(self, group);
    const ac_tensor refined_gamma =
        ac_tensor_or(ac_tensor_of_channels(gamma, &grouped_space), &default_gamma);
    const ac_tensor refined_beta =
        ac_tensor_or(ac_tensor_of_channels(beta, &grouped_space), &default_beta);
    const ac_tensor refined_out = ac_tensor_grouped(out, group);
    const ac_tensor rows_mean_out =
        ac_tensor_with_axes(meanOut, &grouped_space, reduced_axes, false);
    const ac_tensor rows_rstd_out =
        ac_tensor_with_axes(rstdOut, &grouped_space, reduced_axes, false);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = grouped_space;
    planned_call.operands[0] = (ac_operand){&refined_self, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = self;
    planned_call.operands[1] = (ac_operand){&refined_gamma, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = gamma;
    planned_call.operands[2] = (ac_operand){&refined_beta, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = beta;
    planned_call.operands[3] = (ac_operand){&refined_out, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[3] = out;
    planned_call.operands[4] = (ac_operand){&rows_mean_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[4] = meanOut;
    planned_call.operands[5] = (ac_operand){&rows_rstd_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[5] = rstdOut;
    planned_call.inputs = 3;
    planned_call.outputs = 3;
    planned_call.reduce = &forms[0];
    planned_call.reduced = reduced_axes;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnGroupNormGetWorkspaceSize(const aclTensor *self, const aclTensor *gamma,
                                           const aclTensor *beta, int64_t N, int64_t C, int64_t HxW,
                                           int64_t group, double eps, aclTensor *out,
                                           aclTensor *meanOut, aclTensor *rstdOut,
                                           uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&group_norm_operator, aclnnGroupNormGetWorkspaceSize, self, gamma, beta, N, C, HxW,
                 group, eps, out, meanOut, rstdOut);
    AC_TRY(ac_call_begin(&group_norm_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const gamma_tensor = ac_tensor_of(gamma);
    const ac_tensor *const beta_tensor = ac_tensor_of(beta);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    const ac_tensor *const mean_out_tensor = ac_tensor_of(meanOut);
    const ac_tensor *const rstd_out_tensor = ac_tensor_of(rstdOut);
    AC_TRY(ac_group_norm_validate(self_tensor, gamma_tensor, beta_tensor, N, C, HxW, group, eps,
                                  out_tensor, mean_out_tensor, rstd_out_tensor));
    return group_norm_plan(&group_norm_operator, self_tensor, gamma_tensor, beta_tensor, group, eps,
                           out_tensor, mean_out_tensor, rstd_out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnGroupNorm(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                           aclrtStream stream)
{
    return ac_plan_run(&group_norm_operator, workspace, workspaceSize, executor, stream);
}
