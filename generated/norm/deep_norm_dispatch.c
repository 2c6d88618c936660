/*
 * Generated from spec/norm/deep_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "norm/deep_norm.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator deep_norm_operator = {
    .name = "aclnnDeepNorm",
    .arguments = (const char *const[]){"x", "gx", "beta", "gamma", "meanOut", "rstdOut", "yOut"},
    .parameters = "x:r gx:r beta:r gamma:r alpha:d epsilon:d meanOut:w rstdOut:w yOut:w",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_deep_norm_kernels);

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
        .spread = {0xc, 0xc0},
    },
};
_Static_assert(8 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* Plans a validated call. */
static aclnnStatus deep_norm_plan(const ac_operator *entry_point, const ac_tensor *x,
                                  const ac_tensor *gx, const ac_tensor *beta,
                                  const ac_tensor *gamma, double alpha, double epsilon,
                                  const ac_tensor *meanOut, const ac_tensor *rstdOut,
                                  const ac_tensor *yOut, uint64_t *workspaceSize,
                                  aclOpExecutor **executor)
{
    const int kernel_dtype = AC_F32;
    const uint32_t reduced_axes = ac_shape_last_axes(&x->shape, gamma->shape.rank);
    const struct deep_norm_attrs kernel_attrs = {
        .alpha = kernel_dtype == AC_F64 ? (double)alpha : (double)(float)alpha,
        .epsilon = kernel_dtype == AC_F64 ? (double)epsilon : (double)(float)epsilon,
        .count_of_x_over_gamma = (double)ac_shape_count_along(&x->shape, reduced_axes),
    };
    const ac_tensor rows_mean_out = ac_tensor_with_axes(meanOut, &x->shape, reduced_axes, true);
    const ac_tensor rows_rstd_out = ac_tensor_with_axes(rstdOut, &x->shape, reduced_axes, true);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = x->shape;
    planned_call.operands[0] = (ac_operand){x, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){gx, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){beta, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){gamma, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.operands[4] = (ac_operand){&rows_mean_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[4] = meanOut;
    planned_call.operands[5] = (ac_operand){&rows_rstd_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[5] = rstdOut;
    planned_call.operands[6] = (ac_operand){yOut, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[6] = NULL;
    planned_call.inputs = 4;
    planned_call.outputs = 3;
    planned_call.reduce = &forms[0];
    planned_call.reduced = reduced_axes;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnDeepNormGetWorkspaceSize(const aclTensor *x, const aclTensor *gx,
                                          const aclTensor *beta, const aclTensor *gamma,
                                          double alpha, double epsilon, const aclTensor *meanOut,
                                          const aclTensor *rstdOut, const aclTensor *yOut,
                                          uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&deep_norm_operator, aclnnDeepNormGetWorkspaceSize, x, gx, beta, gamma, alpha,
                 epsilon, meanOut, rstdOut, yOut);
    AC_TRY(ac_call_begin(&deep_norm_operator, workspaceSize, executor));
    const ac_tensor *const x_tensor = ac_tensor_of(x);
    const ac_tensor *const gx_tensor = ac_tensor_of(gx);
    const ac_tensor *const beta_tensor = ac_tensor_of(beta);
    const ac_tensor *const gamma_tensor = ac_tensor_of(gamma);
    const ac_tensor *const mean_out_tensor = ac_tensor_of(meanOut);
    const ac_tensor *const rstd_out_tensor = ac_tensor_of(rstdOut);
    const ac_tensor *const y_out_tensor = ac_tensor_of(yOut);
    AC_TRY(ac_deep_norm_validate(x_tensor, gx_tensor, beta_tensor, gamma_tensor, mean_out_tensor,
                                 rstd_out_tensor, y_out_tensor));
    return deep_norm_plan(&deep_norm_operator, x_tensor, gx_tensor, beta_tensor, gamma_tensor,
                          alpha, epsilon, mean_out_tensor, rstd_out_tensor, y_out_tensor,
                          workspaceSize, executor);
}

aclnnStatus aclnnDeepNorm(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    return ac_plan_run(&deep_norm_operator, workspace, workspaceSize, executor, stream);
}
