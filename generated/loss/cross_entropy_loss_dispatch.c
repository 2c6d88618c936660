/*
 * Generated from spec/loss/cross_entropy_loss.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contract/reductions.h"
#include "handles/classes.h"
#include "loss/cross_entropy_loss.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator cross_entropy_loss_operator = {
    .name = "aclnnCrossEntropyLoss",
    .arguments =
        (const char *const[]){"input", "target", "weightOptional", "lossOut", "logProbOut"},
    .parameters = "input:r target:r weightOptional:r reductionOptional:t ignoreIndex:i "
                  "labelSmoothing:d lseSquareScaleForZloss:d returnZloss:b lossOut:w logProbOut:w"
                  " zlossOut:n lseForZlossOut:n",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_cross_entropy_loss_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 3,
        .values = 14,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[0] = 11,
        .result[2] = 13,
        .pass[0] = {3, {AC_REDUCE_MAX, AC_REDUCE_MAX, AC_REDUCE_SUM}, {0, 7, 12}, false, false},
        .pass[1] = {1, {AC_REDUCE_SUM_APART}, {1}, true, false},
        .pass[2] = {2, {AC_REDUCE_SUM, AC_REDUCE_SUM}, {5, 8}, true, false},
        .spread = {0x1, 0x18, 0x0},
    },
    {
        .passes = 3,
        .values = 9,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[0] = 6,
        .result[2] = 8,
        .pass[0] = {2, {AC_REDUCE_MAX, AC_REDUCE_SUM}, {0, 7}, false, false},
        .pass[1] = {1, {AC_REDUCE_SUM_APART}, {1}, true, false},
        .pass[2] = {1, {AC_REDUCE_SUM}, {5}, false, false},
        .spread = {0x1, 0x18, 0x0},
    },
};
_Static_assert(14 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");
_Static_assert(9 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* What results are where there are no elements. */
static const float empty_nan = __builtin_nanf("");

/* What results are where there are no elements. */
static const float empty_0 = 0.0f;

/* The values that null inputs stand for. */
static const float default_weight_optional_value = 1.0f;

/* Plans a validated call. */
static aclnnStatus cross_entropy_loss_plan(const ac_operator *entry_point, const ac_tensor *input,
                                           const ac_tensor *target, const ac_tensor *weightOptional,
                                           const char *reductionOptional, int64_t ignoreIndex,
                                           double labelSmoothing, const ac_tensor *lossOut,
                                           const ac_tensor *logProbOut, uint64_t *workspaceSize,
                                           aclOpExecutor **executor)
{
    static const char *const reduction_optional_values[] = {"none", "mean", "sum"};
    const size_t reduction_optional_index =
        ac_text_find(reductionOptional ? reductionOptional : "mean", reduction_optional_values, 3);
    const int kernel_dtype = AC_F32;
    const uint32_t reduced_axes = UINT32_C(1) << ac_shape_axis(&input->shape, -1);
    const struct cross_entropy_loss_attrs kernel_attrs = {
        .label_smoothing =
            kernel_dtype == AC_F64 ? (double)labelSmoothing : (double)(float)labelSmoothing,
        .count_of_input_over_1 = (double)ac_shape_count_along(&input->shape, reduced_axes),
    };
    const bool all_usual = kernel_attrs.label_smoothing == 0.0;
    const size_t first_kernel = all_usual ? CROSS_ENTROPY_LOSS_USUAL : 0;
    const ac_tensor default_weight_optional = ac_tensor_one(&default_weight_optional_value);
    const ac_tensor classed_target = ac_tensor_class(target, &input->shape);
    const ac_tensor rows_loss_out =
        ac_tensor_of_rows(lossOut, &input->shape, reduction_optional_index == 0);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][first_kernel].of[kernel_dtype];
    planned_call.space = input->shape;
    planned_call.operands[0] = (ac_operand){input, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&classed_target, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = target;
    planned_call.operands[2] =
        (ac_operand){weightOptional ? weightOptional : &default_weight_optional, AC_VIEW_CHANNEL,
                     kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){&rows_loss_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[3] = lossOut;
    planned_call.operands[4] = (ac_operand){logProbOut, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[4] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 2;
    planned_call.reduce = &forms[first_kernel];
    planned_call.reduced = reduced_axes;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    const ac_class_rule class_rule = {
        .numbers = 1,
        .name = "target",
        .elements = 0,
        .count = ac_class_count(&input->shape),
        .none = ignoreIndex,
        .status = ACLNN_ERR_INNER_TILING,
        .divides = true,
        .total = reduction_optional_index == 0 ? 0 : 3,
        .mean = reduction_optional_index == 1,
    };
    const float *const empties[] = {
        reduction_optional_index == 1 ? &empty_nan : &empty_0,
        &empty_0,
    };
    return ac_plan_build_classed(&planned_call, &class_rule, empties, workspaceSize, executor);
}

aclnnStatus aclnnCrossEntropyLossGetWorkspaceSize(
    const aclTensor *input, const aclTensor *target, const aclTensor *weightOptional,
    char *reductionOptional, int64_t ignoreIndex, double labelSmoothing,
    double lseSquareScaleForZloss, bool returnZloss, const aclTensor *lossOut,
    const aclTensor *logProbOut, const aclTensor *zlossOut, const aclTensor *lseForZlossOut,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)lseSquareScaleForZloss;
    (void)returnZloss;
    AC_DESCRIBED(&cross_entropy_loss_operator, aclnnCrossEntropyLossGetWorkspaceSize, input, target,
                 weightOptional, reductionOptional, ignoreIndex, labelSmoothing,
                 lseSquareScaleForZloss, returnZloss, lossOut, logProbOut, zlossOut,
                 lseForZlossOut);
    AC_TRY(ac_call_begin(&cross_entropy_loss_operator, workspaceSize, executor));
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_tensor *const target_tensor = ac_tensor_of(target);
    const ac_tensor *const weight_optional_tensor = ac_tensor_of(weightOptional);
    const ac_tensor *const loss_out_tensor = ac_tensor_of(lossOut);
    const ac_tensor *const log_prob_out_tensor = ac_tensor_of(logProbOut);
    const ac_tensor *const zloss_out_tensor = ac_tensor_of(zlossOut);
    const ac_tensor *const lse_for_zloss_out_tensor = ac_tensor_of(lseForZlossOut);
    AC_TRY(ac_cross_entropy_loss_validate(
        input_tensor, target_tensor, weight_optional_tensor, reductionOptional, labelSmoothing,
        loss_out_tensor, log_prob_out_tensor, zloss_out_tensor, lse_for_zloss_out_tensor));
    return cross_entropy_loss_plan(&cross_entropy_loss_operator, input_tensor, target_tensor,
                                   weight_optional_tensor, reductionOptional, ignoreIndex,
                                   labelSmoothing, loss_out_tensor, log_prob_out_tensor,
                                   workspaceSize, executor);
}

aclnnStatus aclnnCrossEntropyLoss(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                  aclrtStream stream)
{
    return ac_plan_run(&cross_entropy_loss_operator, workspace, workspaceSize, executor, stream);
}
