/*
 * Generated from spec/norm/deep_norm_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "norm/deep_norm_grad.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator deep_norm_grad_operator = {
    .name = "aclnnDeepNormGrad",
    .arguments = (const char *const[]){"dy", "x", "gx", "gamma", "mean", "rstd", "dxOut", "dgxOut",
                                       "dbetaOut", "dgammaOut"},
    .parameters = "dy:r x:r gx:r gamma:r mean:r rstd:r alpha:d dxOut:w dgxOut:w dbetaOut:w "
                  "dgammaOut:w",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_deep_norm_grad_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 1,
        .values = 4,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[2] = 1,
        .result[3] = 3,
        .pass[0] = {2, {AC_REDUCE_SUM, AC_REDUCE_SUM}, {0, 2}, false, false},
    },
    {
        .passes = 1,
        .values = 6,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .pass[0] = {2, {AC_REDUCE_SUM, AC_REDUCE_SUM}, {0, 2}, true, false},
        .spread = {0x3c},
    },
};
_Static_assert(4 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");
_Static_assert(6 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* Plans a validated call. */
static aclnnStatus deep_norm_grad_plan(const ac_operator *entry_point, const ac_tensor *dy,
                                       const ac_tensor *x, const ac_tensor *gx,
                                       const ac_tensor *gamma, const ac_tensor *mean,
                                       const ac_tensor *rstd, double alpha, const ac_tensor *dxOut,
                                       const ac_tensor *dgxOut, const ac_tensor *dbetaOut,
                                       const ac_tensor *dgammaOut, uint64_t *workspaceSize,
                                       aclOpExecutor **executor)
{
    const int kernel_dtype = AC_F32;
    const uint32_t reduced_axes = ac_shape_last_axes(&x->shape, gamma->shape.rank);
    const struct deep_norm_grad_attrs kernel_attrs = {
        .alpha = kernel_dtype == AC_F64 ? (double)alpha : (double)(float)alpha,
        .count_of_x_over_gamma = (double)ac_shape_count_along(&x->shape, reduced_axes),
    };
    const ac_tensor rows_mean = ac_tensor_with_axes(mean, &x->shape, reduced_axes, true);
    const ac_tensor rows_rstd = ac_tensor_with_axes(rstd, &x->shape, reduced_axes, true);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = x->shape;
    planned_call.operands[0] = (ac_operand){dy, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){x, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){gx, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){gamma, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.operands[4] = (ac_operand){&rows_mean, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[4] = mean;
    planned_call.operands[5] = (ac_operand){&rows_rstd, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[5] = rstd;
    planned_call.operands[6] = (ac_operand){dxOut, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[6] = NULL;
    planned_call.operands[7] = (ac_operand){dgxOut, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[7] = NULL;
    planned_call.operands[8] = (ac_operand){dbetaOut, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[8] = NULL;
    planned_call.operands[9] = (ac_operand){dgammaOut, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[9] = NULL;
    planned_call.inputs = 6;
    planned_call.outputs = 4;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    const ac_stage planned_stages[] = {
        {kernel_tables[ac_isa_current()][0].of[kernel_dtype], &forms[0], ~reduced_axes,
         UINT32_C(12), 0, NULL},
        {kernel_tables[ac_isa_current()][DEEP_NORM_GRAD_ROWS].of[kernel_dtype],
         &forms[DEEP_NORM_GRAD_ROWS], reduced_axes, UINT32_C(3), 0, NULL},
    };
    return ac_plan_build_staged(&planned_call, planned_stages, 2, workspaceSize, executor);
}

aclnnStatus aclnnDeepNormGradGetWorkspaceSize(const aclTensor *dy, const aclTensor *x,
                                              const aclTensor *gx, const aclTensor *gamma,
                                              const aclTensor *mean, const aclTensor *rstd,
                                              double alpha, const aclTensor *dxOut,
                                              const aclTensor *dgxOut, const aclTensor *dbetaOut,
                                              const aclTensor *dgammaOut, uint64_t *workspaceSize,
                                              aclOpExecutor **executor)
{
    AC_DESCRIBED(&deep_norm_grad_operator, aclnnDeepNormGradGetWorkspaceSize, dy, x, gx, gamma,
                 mean, rstd, alpha, dxOut, dgxOut, dbetaOut, dgammaOut);
    AC_TRY(ac_call_begin(&deep_norm_grad_operator, workspaceSize, executor));
    const ac_tensor *const dy_tensor = ac_tensor_of(dy);
    const ac_tensor *const x_tensor = ac_tensor_of(x);
    const ac_tensor *const gx_tensor = ac_tensor_of(gx);
    const ac_tensor *const gamma_tensor = ac_tensor_of(gamma);
    const ac_tensor *const mean_tensor = ac_tensor_of(mean);
    const ac_tensor *const rstd_tensor = ac_tensor_of(rstd);
    const ac_tensor *const dx_out_tensor = ac_tensor_of(dxOut);
    const ac_tensor *const dgx_out_tensor = ac_tensor_of(dgxOut);
    const ac_tensor *const dbeta_out_tensor = ac_tensor_of(dbetaOut);
    const ac_tensor *const dgamma_out_tensor = ac_tensor_of(dgammaOut);
    AC_TRY(ac_deep_norm_grad_validate(dy_tensor, x_tensor, gx_tensor, gamma_tensor, mean_tensor,
                                      rstd_tensor, dx_out_tensor, dgx_out_tensor, dbeta_out_tensor,
                                      dgamma_out_tensor));
    return deep_norm_grad_plan(&deep_norm_grad_operator, dy_tensor, x_tensor, gx_tensor,
                               gamma_tensor, mean_tensor, rstd_tensor, alpha, dx_out_tensor,
                               dgx_out_tensor, dbeta_out_tensor, dgamma_out_tensor, workspaceSize,
                               executor);
}

aclnnStatus aclnnDeepNormGrad(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    return ac_plan_run(&deep_norm_grad_operator, workspace, workspaceSize, executor, stream);
}
