/*
 * Generated from spec/norm/rms_norm_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "norm/rms_norm_grad.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator rms_norm_grad_operator = {
    .name = "aclnnRmsNormGrad",
    .arguments = (const char *const[]){"dy", "x", "rstd", "gamma", "dxOut", "dgammaOut"},
    .parameters = "dy:r x:r rstd:r gamma:r dxOut:w dgammaOut:w",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_rms_norm_grad_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 1,
        .values = 2,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[1] = 1,
        .pass[0] = {1, {AC_REDUCE_SUM}, {0}, false, false},
    },
    {
        .passes = 1,
        .values = 4,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .pass[0] = {1, {AC_REDUCE_SUM}, {0}, true, false},
        .spread = {0xc},
    },
};
_Static_assert(2 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");
_Static_assert(4 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* Plans a validated call. */
static aclnnStatus rms_norm_grad_plan(const ac_operator *entry_point, const ac_tensor *dy,
                                      const ac_tensor *x, const ac_tensor *rstd,
                                      const ac_tensor *gamma, const ac_tensor *dxOut,
                                      const ac_tensor *dgammaOut, uint64_t *workspaceSize,
                                      aclOpExecutor **executor)
{
    const int kernel_dtype = AC_F32;
    const uint32_t reduced_axes = ac_shape_last_axes(&x->shape, gamma->shape.rank);
    const struct rms_norm_grad_attrs kernel_attrs = {
        .count_of_x_over_gamma = (double)ac_shape_count_along(&x->shape, reduced_axes),
    };
    const ac_tensor rows_rstd = ac_tensor_with_axes(rstd, &x->shape, reduced_axes, false);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = x->shape;
    planned_call.operands[0] = (ac_operand){dy, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){x, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){&rows_rstd, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = rstd;
    planned_call.operands[3] = (ac_operand){gamma, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.operands[4] = (ac_operand){dxOut, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[4] = NULL;
    planned_call.operands[5] = (ac_operand){dgammaOut, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[5] = NULL;
    planned_call.inputs = 4;
    planned_call.outputs = 2;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    const ac_stage planned_stages[] = {
        {kernel_tables[ac_isa_current()][0].of[kernel_dtype], &forms[0], ~reduced_axes, UINT32_C(2),
         0, NULL},
        {kernel_tables[ac_isa_current()][RMS_NORM_GRAD_ROWS].of[kernel_dtype],
         &forms[RMS_NORM_GRAD_ROWS], reduced_axes, UINT32_C(1), 0, NULL},
    };
    return ac_plan_build_staged(&planned_call, planned_stages, 2, workspaceSize, executor);
}

aclnnStatus aclnnRmsNormGradGetWorkspaceSize(const aclTensor *dy, const aclTensor *x,
                                             const aclTensor *rstd, const aclTensor *gamma,
                                             const aclTensor *dxOut, const aclTensor *dgammaOut,
                                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&rms_norm_grad_operator, aclnnRmsNormGradGetWorkspaceSize, dy, x, rstd, gamma,
                 dxOut, dgammaOut);
    AC_TRY(ac_call_begin(&rms_norm_grad_operator, workspaceSize, executor));
    const ac_tensor *const dy_tensor = ac_tensor_of(dy);
    const ac_tensor *const x_tensor = ac_tensor_of(x);
    const ac_tensor *const rstd_tensor = ac_tensor_of(rstd);
    const ac_tensor *const gamma_tensor = ac_tensor_of(gamma);
    const ac_tensor *const dx_out_tensor = ac_tensor_of(dxOut);
    const ac_tensor *const dgamma_out_tensor = ac_tensor_of(dgammaOut);
    AC_TRY(ac_rms_norm_grad_validate(dy_tensor, x_tensor, rstd_tensor, gamma_tensor, dx_out_tensor,
                                     dgamma_out_tensor));
    return rms_norm_grad_plan(&rms_norm_grad_operator, dy_tensor, x_tensor, rstd_tensor,
                              gamma_tensor, dx_out_tensor, dgamma_out_tensor, workspaceSize,
                              executor);
}

aclnnStatus aclnnRmsNormGrad(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_plan_run(&rms_norm_grad_operator, workspace, workspaceSize, executor, stream);
}
