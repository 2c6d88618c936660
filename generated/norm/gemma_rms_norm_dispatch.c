/*
 * Generated from spec/norm/gemma_rms_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "norm/gemma_rms_norm.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator gemma_rms_norm_operator = {
    .name = "aclnnGemmaRmsNorm",
    .arguments = (const char *const[]){"x", "gamma", "yOut", "rstdOut"},
    .parameters = "x:r gamma:r epsilon:d yOut:w rstdOut:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_gemma_rms_norm_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 1,
        .values = 4,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[1] = 3,
        .pass[0] = {1, {AC_REDUCE_SUM}, {0}, true, false},
        .spread = {0xc},
    },
};
_Static_assert(4 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* Plans a validated call. */
static aclnnStatus gemma_rms_norm_plan(const ac_operator *entry_point, const ac_tensor *x,
                                       const ac_tensor *gamma, double epsilon,
                                       const ac_tensor *yOut, const ac_tensor *rstdOut,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = AC_F32;
    const uint32_t reduced_axes = ac_shape_last_axes(&x->shape, gamma->shape.rank);
    const struct gemma_rms_norm_attrs kernel_attrs = {
        .epsilon = kernel_dtype == AC_F64 ? (double)epsilon : (double)(float)epsilon,
        .count_of_x_over_gamma = (double)ac_shape_count_along(&x->shape, reduced_axes),
    };
    const ac_tensor rows_rstd_out = ac_tensor_with_axes(rstdOut, &x->shape, reduced_axes, true);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = x->shape;
    planned_call.operands[0] = (ac_operand){x, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){gamma, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){yOut, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){&rows_rstd_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[3] = rstdOut;
    planned_call.inputs = 2;
    planned_call.outputs = 2;
    planned_call.reduce = &forms[0];
    planned_call.reduced = reduced_axes;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnGemmaRmsNormGetWorkspaceSize(const aclTensor *x, const aclTensor *gamma,
                                              double epsilon, const aclTensor *yOut,
                                              const aclTensor *rstdOut, uint64_t *workspaceSize,
                                              aclOpExecutor **executor)
{
    AC_DESCRIBED(&gemma_rms_norm_operator, aclnnGemmaRmsNormGetWorkspaceSize, x, gamma, epsilon,
                 yOut, rstdOut);
    AC_TRY(ac_call_begin(&gemma_rms_norm_operator, workspaceSize, executor));
    const ac_tensor *const x_tensor = ac_tensor_of(x);
    const ac_tensor *const gamma_tensor = ac_tensor_of(gamma);
    const ac_tensor *const y_out_tensor = ac_tensor_of(yOut);
    const ac_tensor *const rstd_out_tensor = ac_tensor_of(rstdOut);
    AC_TRY(ac_gemma_rms_norm_validate(x_tensor, gamma_tensor, y_out_tensor, rstd_out_tensor));
    return gemma_rms_norm_plan(&gemma_rms_norm_operator, x_tensor, gamma_tensor, epsilon,
                               y_out_tensor, rstd_out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnGemmaRmsNorm(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    return ac_plan_run(&gemma_rms_norm_operator, workspace, workspaceSize, executor, stream);
}
