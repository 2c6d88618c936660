/*
 * Generated from spec/norm/add_layer_norm_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "norm/add_layer_norm_grad.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator add_layer_norm_grad_operator = {
    .name = "aclnnAddLayerNormGrad",
    .arguments = (const char *const[]){"dy", "x1", "x2", "rstd", "mean", "gamma", "dsumOptional",
                                       "dxOut", "dgammaOut", "dbetaOut"},
    .parameters = "dy:r x1:r x2:r rstd:r mean:r gamma:r dsumOptional:r dxOut:w dgammaOut:w "
                  "dbetaOut:w",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_add_layer_norm_grad_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 1,
        .values = 4,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[1] = 1,
        .result[2] = 3,
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

/* The values that null inputs stand for. */
static const float default_dsum_optional_value = 0.0f;

/* Plans a validated call. */
static aclnnStatus add_layer_norm_grad_plan(const ac_operator *entry_point, const ac_tensor *dy,
                                            const ac_tensor *x1, const ac_tensor *x2,
                                            const ac_tensor *rstd, const ac_tensor *mean,
                                            const ac_tensor *gamma, const ac_tensor *dsumOptional,
                                            const ac_tensor *dxOut, const ac_tensor *dgammaOut,
                                            const ac_tensor *dbetaOut, uint64_t *workspaceSize,
                                            aclOpExecutor **executor)
{
    const int kernel_dtype = AC_F32;
    const uint32_t reduced_axes = ac_shape_last_axes(&x1->shape, gamma->shape.rank);
    const struct add_layer_norm_grad_attrs kernel_attrs = {
        .count_of_x1_over_gamma = (double)ac_shape_count_along(&x1->shape, reduced_axes),
    };
    const ac_tensor default_dsum_optional = ac_tensor_one(&default_dsum_optional_value);
    const ac_tensor rows_rstd = ac_tensor_with_axes(rstd, &x1->shape, reduced_axes, true);
    const ac_tensor rows_mean = ac_tensor_with_axes(mean, &x1->shape, reduced_axes, true);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = x1->shape;
    planned_call.operands[0] = (ac_operand){dy, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){x1, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){x2, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){&rows_rstd, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[3] = rstd;
    planned_call.operands[4] = (ac_operand){&rows_mean, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[4] = mean;
    planned_call.operands[5] = (ac_operand){gamma, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[5] = NULL;
    planned_call.operands[6] = (ac_operand){dsumOptional ? dsumOptional : &default_dsum_optional,
                                            AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[6] = NULL;
    planned_call.operands[7] = (ac_operand){dxOut, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[7] = NULL;
    planned_call.operands[8] = (ac_operand){dgammaOut, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[8] = NULL;
    planned_call.operands[9] = (ac_operand){dbetaOut, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[9] = NULL;
    planned_call.inputs = 7;
    planned_call.outputs = 3;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    const ac_stage planned_stages[] = {
        {kernel_tables[ac_isa_current()][0].of[kernel_dtype], &forms[0], ~reduced_axes, UINT32_C(6),
         0, NULL},
        {kernel_tables[ac_isa_current()][ADD_LAYER_NORM_GRAD_ROWS].of[kernel_dtype],
         &forms[ADD_LAYER_NORM_GRAD_ROWS], reduced_axes, UINT32_C(1), 0, NULL},
    };
    return ac_plan_build_staged(&planned_call, planned_stages, 2, workspaceSize, executor);
}

aclnnStatus aclnnAddLayerNormGradGetWorkspaceSize(
    const aclTensor *dy, const aclTensor *x1, const aclTensor *x2, const aclTensor *rstd,
    const aclTensor *mean, const aclTensor *gamma, const aclTensor *dsumOptional,
    const aclTensor *dxOut, const aclTensor *dgammaOut, const aclTensor *dbetaOut,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&add_layer_norm_grad_operator, aclnnAddLayerNormGradGetWorkspaceSize, dy, x1, x2,
                 rstd, mean, gamma, dsumOptional, dxOut, dgammaOut, dbetaOut);
    AC_TRY(ac_call_begin(&add_layer_norm_grad_operator, workspaceSize, executor));
    const ac_tensor *const dy_tensor = ac_tensor_of(dy);
    const ac_tensor *const x1_tensor = ac_tensor_of(x1);
    const ac_tensor *const x2_tensor = ac_tensor_of(x2);
    const ac_tensor *const rstd_tensor = ac_tensor_of(rstd);
    const ac_tensor *const mean_tensor = ac_tensor_of(mean);
    const ac_tensor *const gamma_tensor = ac_tensor_of(gamma);
    const ac_tensor *const dsum_optional_tensor = ac_tensor_of(dsumOptional);
    const ac_tensor *const dx_out_tensor = ac_tensor_of(dxOut);
    const ac_tensor *const dgamma_out_tensor = ac_tensor_of(dgammaOut);
    const ac_tensor *const dbeta_out_tensor = ac_tensor_of(dbetaOut);
    AC_TRY(ac_add_layer_norm_grad_validate(dy_tensor, x1_tensor, x2_tensor, rstd_tensor,
                                           mean_tensor, gamma_tensor, dsum_optional_tensor,
                                           dx_out_tensor, dgamma_out_tensor, dbeta_out_tensor));
    return add_layer_norm_grad_plan(&add_layer_norm_grad_operator, dy_tensor, x1_tensor, x2_tensor,
                                    rstd_tensor, mean_tensor, gamma_tensor, dsum_optional_tensor,
                                    dx_out_tensor, dgamma_out_tensor, dbeta_out_tensor,
                                    workspaceSize, executor);
}

aclnnStatus aclnnAddLayerNormGrad(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                  aclrtStream stream)
{
    return ac_plan_run(&add_layer_norm_grad_operator, workspace, workspaceSize, executor, stream);
}
