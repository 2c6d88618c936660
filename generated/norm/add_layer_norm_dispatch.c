/*
 * Generated from spec/norm/add_layer_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "norm/add_layer_norm.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator add_layer_norm_operator = {
    .name = "aclnnAddLayerNorm",
    .arguments = (const char *const[]){"x1", "x2", "gamma", "beta", "biasOptional", "yOut",
                                       "meanOut", "rstdOut", "xOut"},
    .parameters = "x1:r x2:r gamma:r beta:r biasOptional:r epsilon:d additionalOutput:b yOut:w "
                  "meanOut:w rstdOut:w xOut:w",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_add_layer_norm_kernels);

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
static const float default_bias_optional_value = 0.0f;

/* Plans a validated call. */
static aclnnStatus add_layer_norm_plan(const ac_operator *entry_point, const ac_tensor *x1,
                                       const ac_tensor *x2, const ac_tensor *gamma,
                                       const ac_tensor *beta, const ac_tensor *biasOptional,
                                       double epsilon, const ac_tensor *yOut,
                                       const ac_tensor *meanOut, const ac_tensor *rstdOut,
                                       const ac_tensor *xOut, uint64_t *workspaceSize,
                                       aclOpExecutor **executor)
{
    const int kernel_dtype = AC_F32;
    const uint32_t reduced_axes = ac_shape_last_axes(&x1->shape, gamma->shape.rank);
    const struct add_layer_norm_attrs kernel_attrs = {
        .epsilon = kernel_dtype == AC_F64 ? (double)epsilon : (double)(float)epsilon,
        .count_of_x1_over_gamma = (double)ac_shape_count_along(&x1->shape, reduced_axes),
    };
    const ac_tensor default_bias_optional = ac_tensor_one(&default_bias_optional_value);
    const ac_tensor absent_output = ac_tensor_absent();
    const ac_tensor rows_mean_out = ac_tensor_with_axes(meanOut, &x1->shape, reduced_axes, true);
    const ac_tensor rows_rstd_out = ac_tensor_with_axes(rstdOut, &x1->shape, reduced_axes, true);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = x1->shape;
    planned_call.operands[0] = (ac_operand){x1, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){x2, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){gamma, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){beta, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.operands[4] = (ac_operand){biasOptional ? biasOptional : &default_bias_optional,
                                            AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[4] = NULL;
    planned_call.operands[5] = (ac_operand){yOut, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[5] = NULL;
    planned_call.operands[6] = (ac_operand){&rows_mean_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[6] = meanOut;
    planned_call.operands[7] = (ac_operand){&rows_rstd_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[7] = rstdOut;
    planned_call.operands[8] =
        (ac_operand){xOut ? xOut : &absent_output, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[8] = NULL;
    planned_call.inputs = 5;
    planned_call.outputs = 4;
    planned_call.reduce = &forms[0];
    planned_call.reduced = reduced_axes;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnAddLayerNormGetWorkspaceSize(const aclTensor *x1, const aclTensor *x2,
                                              const aclTensor *gamma, const aclTensor *beta,
                                              const aclTensor *biasOptional, double epsilon,
                                              bool additionalOutput, const aclTensor *yOut,
                                              const aclTensor *meanOut, const aclTensor *rstdOut,
                                              const aclTensor *xOut, uint64_t *workspaceSize,
                                              aclOpExecutor **executor)
{
    AC_DESCRIBED(&add_layer_norm_operator, aclnnAddLayerNormGetWorkspaceSize, x1, x2, gamma, beta,
                 biasOptional, epsilon, additionalOutput, yOut, meanOut, rstdOut, xOut);
    AC_TRY(ac_call_begin(&add_layer_norm_operator, workspaceSize, executor));
    const ac_tensor *const x1_tensor = ac_tensor_of(x1);
    const ac_tensor *const x2_tensor = ac_tensor_of(x2);
    const ac_tensor *const gamma_tensor = ac_tensor_of(gamma);
    const ac_tensor *const beta_tensor = ac_tensor_of(beta);
    const ac_tensor *const bias_optional_tensor = ac_tensor_of(biasOptional);
    const ac_tensor *const y_out_tensor = ac_tensor_of(yOut);
    const ac_tensor *const mean_out_tensor = ac_tensor_of(meanOut);
    const ac_tensor *const rstd_out_tensor = ac_tensor_of(rstdOut);
    const ac_tensor *const x_out_tensor = additionalOutput ? ac_tensor_of(xOut) : NULL;
    AC_TRY(ac_add_layer_norm_validate(x1_tensor, x2_tensor, gamma_tensor, beta_tensor,
                                      bias_optional_tensor, additionalOutput, y_out_tensor,
                                      mean_out_tensor, rstd_out_tensor, x_out_tensor));
    return add_layer_norm_plan(&add_layer_norm_operator, x1_tensor, x2_tensor, gamma_tensor,
                               beta_tensor, bias_optional_tensor, epsilon, y_out_tensor,
                               mean_out_tensor, rstd_out_tensor, x_out_tensor, workspaceSize,
                               executor);
}

aclnnStatus aclnnAddLayerNorm(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    return ac_plan_run(&add_layer_norm_operator, workspace, workspaceSize, executor, stream);
}
