/*
 * Generated from spec/activation/softmax_cross_entropy_with_logits.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/softmax_cross_entropy_with_logits.h"
#include "check/check.h"
#include "contract/reductions.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator softmax_cross_entropy_with_logits_operator = {
    .name = "aclnnSoftmaxCrossEntropyWithLogits",
    .arguments = (const char *const[]){"features", "labels", "loss", "backprop"},
    .parameters = "features:r labels:r loss:w backprop:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_softmax_cross_entropy_with_logits_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 3,
        .values = 9,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .keeps = true,
        .read_again = 2,
        .result[0] = 6,
        .pass[0] = {1, {AC_REDUCE_MAX}, {0}, false, true},
        .pass[1] = {1, {AC_REDUCE_SUM_APART}, {1}, true, false},
        .pass[2] = {1, {AC_REDUCE_SUM}, {5}, false, false},
        .spread = {0x1, 0x198, 0x0},
    },
};
_Static_assert(9 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* Plans a validated call. */
static aclnnStatus
softmax_cross_entropy_with_logits_plan(const ac_operator *entry_point, const ac_tensor *features,
                                       const ac_tensor *labels, const ac_tensor *loss,
                                       const ac_tensor *backprop, uint64_t *workspaceSize,
                                       aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_promote(features->dtype, labels->dtype);
    const ac_tensor rows_loss = ac_tensor_with_axis(loss, &features->shape, -1);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = features->shape;
    planned_call.operands[0] = (ac_operand){features, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){labels, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){&rows_loss, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[2] = loss;
    planned_call.operands[3] = (ac_operand){backprop, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 2;
    planned_call.reduce = &forms[0];
    planned_call.reduced = UINT32_C(1) << ac_shape_axis(&features->shape, -1);
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnSoftmaxCrossEntropyWithLogitsGetWorkspaceSize(const aclTensor *features,
                                                               aclTensor *labels, aclTensor *loss,
                                                               aclTensor *backprop,
                                                               uint64_t *workspaceSize,
                                                               aclOpExecutor **executor)
{
    AC_DESCRIBED(&softmax_cross_entropy_with_logits_operator,
                 aclnnSoftmaxCrossEntropyWithLogitsGetWorkspaceSize, features, labels, loss,
                 backprop);
    AC_TRY(ac_call_begin(&softmax_cross_entropy_with_logits_operator, workspaceSize, executor));
    const ac_tensor *const features_tensor = ac_tensor_of(features);
    const ac_tensor *const labels_tensor = ac_tensor_of(labels);
    const ac_tensor *const loss_tensor = ac_tensor_of(loss);
    const ac_tensor *const backprop_tensor = ac_tensor_of(backprop);
    AC_TRY(ac_softmax_cross_entropy_with_logits_validate(features_tensor, labels_tensor,
                                                         loss_tensor, backprop_tensor));
    return softmax_cross_entropy_with_logits_plan(&softmax_cross_entropy_with_logits_operator,
                                                  features_tensor, labels_tensor, loss_tensor,
                                                  backprop_tensor, workspaceSize, executor);
}

aclnnStatus aclnnSoftmaxCrossEntropyWithLogits(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&softmax_cross_entropy_with_logits_operator, workspace, workspaceSize,
                       executor, stream);
}
