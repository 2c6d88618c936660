/*
 * Generated from spec/norm/batch_norm_elemt.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "norm/batch_norm_elemt.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator batch_norm_elemt_operator = {
    .name = "aclnnBatchNormElemt",
    .arguments = (const char *const[]){"input", "weight", "bias", "mean", "invstd", "output"},
    .parameters = "input:r weight:r bias:r mean:r invstd:r eps:d output:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_batch_norm_elemt_kernels);

/* The values that null inputs stand for. */
static const float default_weight_value = 1.0f;
static const float default_bias_value = 0.0f;

/* Plans a validated call. */
static aclnnStatus batch_norm_elemt_plan(const ac_operator *entry_point, const ac_tensor *input,
                                         const ac_tensor *weight, const ac_tensor *bias,
                                         const ac_tensor *mean, const ac_tensor *invstd,
                                         const ac_tensor *output, uint64_t *workspaceSize,
                                         aclOpExecutor **executor)
{
    const int kernel_dtype = AC_F32;
    const ac_tensor default_weight = ac_tensor_one(&default_weight_value);
    const ac_tensor default_bias = ac_tensor_one(&default_bias_value);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = input->shape;
    planned_call.operands[0] = (ac_operand){input, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] =
        (ac_operand){weight ? weight : &default_weight, AC_VIEW_CHANNEL, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] =
        (ac_operand){bias ? bias : &default_bias, AC_VIEW_CHANNEL, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){mean, AC_VIEW_CHANNEL, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.operands[4] = (ac_operand){invstd, AC_VIEW_CHANNEL, kernel_dtype, false};
    planned_call.whole[4] = NULL;
    planned_call.operands[5] = (ac_operand){output, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[5] = NULL;
    planned_call.inputs = 5;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnBatchNormElemtGetWorkspaceSize(const aclTensor *input, const aclTensor *weight,
                                                const aclTensor *bias, aclTensor *mean,
                                                aclTensor *invstd, double eps, aclTensor *output,
                                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)eps;
    AC_DESCRIBED(&batch_norm_elemt_operator, aclnnBatchNormElemtGetWorkspaceSize, input, weight,
                 bias, mean, invstd, eps, output);
    AC_TRY(ac_call_begin(&batch_norm_elemt_operator, workspaceSize, executor));
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_tensor *const weight_tensor = ac_tensor_of(weight);
    const ac_tensor *const bias_tensor = ac_tensor_of(bias);
    const ac_tensor *const mean_tensor = ac_tensor_of(mean);
    const ac_tensor *const invstd_tensor = ac_tensor_of(invstd);
    const ac_tensor *const output_tensor = ac_tensor_of(output);
    AC_TRY(ac_batch_norm_elemt_validate(input_tensor, weight_tensor, bias_tensor, mean_tensor,
                                        invstd_tensor, output_tensor));
    return batch_norm_elemt_plan(&batch_norm_elemt_operator, input_tensor, weight_tensor,
                                 bias_tensor, mean_tensor, invstd_tensor, output_tensor,
                                 workspaceSize, executor);
}

aclnnStatus aclnnBatchNormElemt(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    return ac_plan_run(&batch_norm_elemt_operator, workspace, workspaceSize, executor, stream);
}
