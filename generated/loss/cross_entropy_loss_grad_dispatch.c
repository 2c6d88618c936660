/*
 * Generated from spec/loss/cross_entropy_loss_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/classes.h"
#include "loss/cross_entropy_loss_grad.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator cross_entropy_loss_grad_operator = {
    .name = "aclnnCrossEntropyLossGrad",
    .arguments = (const char *const[]){"gradLoss", "logProb", "target", "weightOptional", "out"},
    .parameters = "gradLoss:r logProb:r target:r weightOptional:r gradZlossOptional:n "
                  "lseForZlossOptional:n reductionOptional:t ignoreIndex:i labelSmoothing:d "
                  "lseSquareScaleForZloss:d out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_cross_entropy_loss_grad_kernels);

/* The values that null inputs stand for. */
static const float default_weight_optional_value = 1.0f;

/* Plans a validated call. */
static aclnnStatus cross_entropy_loss_grad_plan(const ac_operator *entry_point,
                                                const ac_tensor *gradLoss, const ac_tensor *logProb,
                                                const ac_tensor *target,
                                                const ac_tensor *weightOptional,
                                                const char *reductionOptional, int64_t ignoreIndex,
                                                const ac_tensor *out, size_t kernel_mode,
                                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    static const char *const reduction_optional_values[] = {"none", "mean", "sum"};
    const size_t reduction_optional_index =
        ac_text_find(reductionOptional ? reductionOptional : "mean", reduction_optional_values, 3);
    const int kernel_dtype = AC_F32;
    const struct cross_entropy_loss_grad_attrs kernel_attrs = {
        .total_of_weight_optional = 0,
    };
    const ac_tensor default_weight_optional = ac_tensor_one(&default_weight_optional_value);
    const ac_tensor classed_grad_loss =
        ac_tensor_of_rows(gradLoss, &logProb->shape, reduction_optional_index == 0);
    const ac_tensor classed_target = ac_tensor_class(target, &logProb->shape);
    const ac_tensor classed_weight_optional =
        ac_tensor_of_class(weightOptional ? weightOptional : &default_weight_optional,
                           &target->shape, &logProb->shape);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = logProb->shape;
    planned_call.operands[0] =
        (ac_operand){&classed_grad_loss, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = gradLoss;
    planned_call.operands[1] = (ac_operand){logProb, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){&classed_target, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = target;
    planned_call.operands[3] =
        (ac_operand){&classed_weight_optional, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[3] = weightOptional;
    planned_call.operands[4] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[4] = NULL;
    planned_call.inputs = 4;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    const ac_class_rule class_rule = {
        .numbers = 2,
        .name = "target",
        .elements = UINT32_C(1) << 3,
        .count = ac_class_count(&logProb->shape),
        .none = ignoreIndex,
        .status = ACLNN_ERR_INNER_TILING,
        .sums = true,
        .summed = 3,
        .sum_at = offsetof(struct cross_entropy_loss_grad_attrs, total_of_weight_optional),
    };
    return ac_plan_build_classed(&planned_call, &class_rule, NULL, workspaceSize, executor);
}

aclnnStatus aclnnCrossEntropyLossGradGetWorkspaceSize(
    const aclTensor *gradLoss, const aclTensor *logProb, const aclTensor *target,
    const aclTensor *weightOptional, const aclTensor *gradZlossOptional,
    const aclTensor *lseForZlossOptional, char *reductionOptional, int64_t ignoreIndex,
    double labelSmoothing, double lseSquareScaleForZloss, const aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    (void)gradZlossOptional;
    (void)lseForZlossOptional;
    (void)lseSquareScaleForZloss;
    AC_DESCRIBED(&cross_entropy_loss_grad_operator, aclnnCrossEntropyLossGradGetWorkspaceSize,
                 gradLoss, logProb, target, weightOptional, gradZlossOptional, lseForZlossOptional,
                 reductionOptional, ignoreIndex, labelSmoothing, lseSquareScaleForZloss, out);
    AC_TRY(ac_call_begin(&cross_entropy_loss_grad_operator, workspaceSize, executor));
    const ac_tensor *const grad_loss_tensor = ac_tensor_of(gradLoss);
    const ac_tensor *const log_prob_tensor = ac_tensor_of(logProb);
    const ac_tensor *const target_tensor = ac_tensor_of(target);
    const ac_tensor *const weight_optional_tensor = ac_tensor_of(weightOptional);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_cross_entropy_loss_grad_validate(grad_loss_tensor, log_prob_tensor, target_tensor,
                                               weight_optional_tensor, reductionOptional,
                                               labelSmoothing, out_tensor, &kernel_mode));
    return cross_entropy_loss_grad_plan(&cross_entropy_loss_grad_operator, grad_loss_tensor,
                                        log_prob_tensor, target_tensor, weight_optional_tensor,
                                        reductionOptional, ignoreIndex, out_tensor, kernel_mode,
                                        workspaceSize, executor);
}

aclnnStatus aclnnCrossEntropyLossGrad(void *workspace, uint64_t workspaceSize,
                                      aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&cross_entropy_loss_grad_operator, workspace, workspaceSize, executor,
                       stream);
}
