/*
 * Generated from spec/loss/binary_cross_entropy_with_logits.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "loss/binary_cross_entropy_with_logits.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator binary_cross_entropy_with_logits_operator = {
    .name = "aclnnBinaryCrossEntropyWithLogits",
    .arguments =
        (const char *const[]){"self", "target", "weightOptional", "posWeightOptional", "out"},
    .parameters = "self:r target:r weightOptional:r posWeightOptional:r reduction:i out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_binary_cross_entropy_with_logits_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {.passes = 0}, /* each point by itself */
    {
        .passes = 1,
        .values = 4,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[0] = 3,
        .pass[0] = {1, {AC_REDUCE_SUM}, {0}, true, false},
    },
    {
        .passes = 1,
        .values = 2,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .result[0] = 1,
        .pass[0] = {1, {AC_REDUCE_SUM}, {0}, false, false},
    },
};
_Static_assert(4 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");
_Static_assert(2 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* What results are where there are no elements. */
static const float empty_nan = __builtin_nanf("");

/* What results are where there are no elements. */
static const float empty_0 = 0.0f;

/* The values that null inputs stand for. */
static const float default_weight_optional_value = 1.0f;
static const float default_pos_weight_optional_value = 1.0f;

/* Plans a validated call. */
static aclnnStatus binary_cross_entropy_with_logits_plan(
    const ac_operator *entry_point, const ac_tensor *self, const ac_tensor *target,
    const ac_tensor *weightOptional, const ac_tensor *posWeightOptional, int64_t reduction,
    const ac_tensor *out, size_t kernel_mode, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype =
        ac_dtype_promote(ac_dtype_promote(ac_dtype_promote(self->dtype, target->dtype),
                                          ac_tensor_dtype(weightOptional)),
                         ac_tensor_dtype(posWeightOptional));
    const bool call_reduces = reduction != 0;
    const uint32_t reduced_axes = call_reduces ? ac_shape_axes(&self->shape, NULL, 0, true) : 0;
    const struct binary_cross_entropy_with_logits_attrs kernel_attrs = {
        .count_of_self_over_all = (double)ac_shape_count_along(&self->shape, reduced_axes),
    };
    const ac_tensor default_weight_optional = ac_tensor_one(&default_weight_optional_value);
    const ac_tensor default_pos_weight_optional = ac_tensor_one(&default_pos_weight_optional_value);
    const ac_tensor rows_out = ac_tensor_with_axes(out, &self->shape, reduced_axes, false);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){target, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] =
        (ac_operand){weightOptional ? weightOptional : &default_weight_optional, AC_VIEW_BROADCAST,
                     kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] =
        (ac_operand){posWeightOptional ? posWeightOptional : &default_pos_weight_optional,
                     AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.operands[4] =
        (ac_operand){&rows_out, AC_VIEW_BROADCAST, kernel_dtype, call_reduces};
    planned_call.whole[4] = out;
    planned_call.inputs = 4;
    planned_call.outputs = 1;
    planned_call.reduce = call_reduces ? &forms[kernel_mode] : NULL;
    planned_call.reduced = reduced_axes;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build_filled(&planned_call, reduction == 1 ? &empty_nan : &empty_0,
                                workspaceSize, executor);
}

aclnnStatus aclnnBinaryCrossEntropyWithLogitsGetWorkspaceSize(
    const aclTensor *self, const aclTensor *target, const aclTensor *weightOptional,
    const aclTensor *posWeightOptional, int64_t reduction, aclTensor *out, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_DESCRIBED(&binary_cross_entropy_with_logits_operator,
                 aclnnBinaryCrossEntropyWithLogitsGetWorkspaceSize, self, target, weightOptional,
                 posWeightOptional, reduction, out);
    AC_TRY(ac_call_begin(&binary_cross_entropy_with_logits_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const target_tensor = ac_tensor_of(target);
    const ac_tensor *const weight_optional_tensor = ac_tensor_of(weightOptional);
    const ac_tensor *const pos_weight_optional_tensor = ac_tensor_of(posWeightOptional);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_binary_cross_entropy_with_logits_validate(
        self_tensor, target_tensor, weight_optional_tensor, pos_weight_optional_tensor, reduction,
        out_tensor, &kernel_mode));
    return binary_cross_entropy_with_logits_plan(&binary_cross_entropy_with_logits_operator,
                                                 self_tensor, target_tensor, weight_optional_tensor,
                                                 pos_weight_optional_tensor, reduction, out_tensor,
                                                 kernel_mode, workspaceSize, executor);
}

aclnnStatus aclnnBinaryCrossEntropyWithLogits(void *workspace, uint64_t workspaceSize,
                                              aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&binary_cross_entropy_with_logits_operator, workspace, workspaceSize,
                       executor, stream);
}
