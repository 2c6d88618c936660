/*
 * Generated from spec/loss/nll_loss.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/classes.h"
#include "handles/view.h"
#include "loss/nll_loss.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator nll_loss_operator = {
    .name = "aclnnNLLLoss",
    .arguments = (const char *const[]){"self", "target", "weight", "out", "totalWeightOut"},
    .parameters = "self:r target:r weight:r reduction:i ignoreIndex:i out:w totalWeightOut:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_nll_loss_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {.passes = 0}, /* each point by itself */
    {
        .passes = 1,
        .values = 6,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[0] = 5,
        .result[1] = 3,
        .pass[0] = {2, {AC_REDUCE_SUM, AC_REDUCE_SUM}, {0, 2}, true, false},
    },
    {
        .passes = 1,
        .values = 4,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[0] = 1,
        .result[1] = 3,
        .pass[0] = {2, {AC_REDUCE_SUM, AC_REDUCE_SUM}, {0, 2}, false, false},
    },
};
_Static_assert(6 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");
_Static_assert(4 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* What results are where there are no elements. */
static const float empty_nan = __builtin_nanf("");

/* What results are where there are no elements. */
static const float empty_0 = 0.0f;

/* Plans a validated call. */
static aclnnStatus nll_loss_plan(const ac_operator *entry_point, const ac_tensor *self,
                                 const ac_tensor *target, const ac_tensor *weight,
                                 int64_t reduction, int64_t ignoreIndex, const ac_tensor *out,
                                 const ac_tensor *totalWeightOut, size_t kernel_mode,
                                 uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const bool call_reduces = reduction != 0;
    const uint32_t reduced_axes = call_reduces ? ac_shape_axes(&target->shape, NULL, 0, true) : 0;
    const ac_tensor classed_self = ac_tensor_of_class(self, &target->shape, &target->shape);
    const ac_tensor classed_target = ac_tensor_class(target, &target->shape);
    const ac_tensor classed_weight = ac_tensor_of_class(weight, &target->shape, &target->shape);
    const ac_tensor rows_out = ac_tensor_with_axes(out, &target->shape, reduced_axes, false);
    const ac_tensor rows_total_weight_out =
        ac_tensor_with_axes(totalWeightOut, &target->shape, reduced_axes, false);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = target->shape;
    planned_call.operands[0] = (ac_operand){&classed_self, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = self;
    planned_call.operands[1] = (ac_operand){&classed_target, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = target;
    planned_call.operands[2] =
        (ac_operand){&classed_weight, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = weight;
    planned_call.operands[3] =
        (ac_operand){&rows_out, AC_VIEW_BROADCAST, kernel_dtype, call_reduces};
    planned_call.whole[3] = out;
    planned_call.operands[4] =
        (ac_operand){&rows_total_weight_out, AC_VIEW_BROADCAST, kernel_dtype, call_reduces};
    planned_call.whole[4] = totalWeightOut;
    planned_call.inputs = 3;
    planned_call.outputs = 2;
    planned_call.reduce = call_reduces ? &forms[kernel_mode] : NULL;
    planned_call.reduced = reduced_axes;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_class_rule class_rule = {
        .numbers = 1,
        .name = "target",
        .elements = UINT32_C(1) << 0 | UINT32_C(1) << 2,
        .count = ac_class_count(&self->shape),
        .none = ignoreIndex,
        .status = ACLNN_ERR_PARAM_INVALID,
    };
    const float *const empties[] = {reduction == 1 ? &empty_nan : &empty_0, &empty_0};
    return ac_plan_build_classed(&planned_call, &class_rule, empties, workspaceSize, executor);
}

aclnnStatus aclnnNLLLossGetWorkspaceSize(const aclTensor *self, const aclTensor *target,
                                         const aclTensor *weight, int64_t reduction,
                                         int64_t ignoreIndex, aclTensor *out,
                                         aclTensor *totalWeightOut, uint64_t *workspaceSize,
                                         aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_DESCRIBED(&nll_loss_operator, aclnnNLLLossGetWorkspaceSize, self, target, weight, reduction,
                 ignoreIndex, out, totalWeightOut);
    AC_TRY(ac_call_begin(&nll_loss_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const target_tensor = ac_tensor_of(target);
    const ac_tensor *const weight_tensor = ac_tensor_of(weight);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    const ac_tensor *const total_weight_out_tensor =
        reduction != 0 ? ac_tensor_of(totalWeightOut) : NULL;
    AC_TRY(ac_nll_loss_validate(self_tensor, target_tensor, weight_tensor, reduction, out_tensor,
                                total_weight_out_tensor, &kernel_mode));
    return nll_loss_plan(&nll_loss_operator, self_tensor, target_tensor, weight_tensor, reduction,
                         ignoreIndex, out_tensor, total_weight_out_tensor, kernel_mode,
                         workspaceSize, executor);
}

aclnnStatus aclnnNLLLoss(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&nll_loss_operator, workspace, workspaceSize, executor, stream);
}
