/*
 * Generated from spec/loss/soft_margin_loss.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "loss/soft_margin_loss.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator soft_margin_loss_operator = {
    .name = "aclnnSoftMarginLoss",
    .arguments = (const char *const[]){"self", "target", "out"},
    .parameters = "self:r target:r reduction:i out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_soft_margin_loss_kernels);

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

/* Plans a validated call. */
static aclnnStatus soft_margin_loss_plan(const ac_operator *entry_point, const ac_tensor *self,
                                         const ac_tensor *target, int64_t reduction,
                                         const ac_tensor *out, size_t kernel_mode,
                                         const ac_shape *index_space, uint64_t *workspaceSize,
                                         aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_promote(self->dtype, target->dtype);
    const bool call_reduces = reduction != 0;
    const uint32_t reduced_axes = call_reduces ? ac_shape_axes(index_space, NULL, 0, true) : 0;
    const struct soft_margin_loss_attrs kernel_attrs = {
        .count_of_self_over_all = (double)ac_shape_count_along(index_space, reduced_axes),
    };
    const ac_tensor rows_out = ac_tensor_with_axes(out, index_space, reduced_axes, false);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){target, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] =
        (ac_operand){&rows_out, AC_VIEW_BROADCAST, kernel_dtype, call_reduces};
    planned_call.whole[2] = out;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = call_reduces ? &forms[kernel_mode] : NULL;
    planned_call.reduced = reduced_axes;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build_filled(&planned_call, reduction == 1 ? &empty_nan : &empty_0,
                                workspaceSize, executor);
}

aclnnStatus aclnnSoftMarginLossGetWorkspaceSize(const aclTensor *self, const aclTensor *target,
                                                int64_t reduction, aclTensor *out,
                                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    ac_shape index_space;
    AC_DESCRIBED(&soft_margin_loss_operator, aclnnSoftMarginLossGetWorkspaceSize, self, target,
                 reduction, out);
    AC_TRY(ac_call_begin(&soft_margin_loss_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const target_tensor = ac_tensor_of(target);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_soft_margin_loss_validate(self_tensor, target_tensor, reduction, out_tensor,
                                        &kernel_mode, &index_space));
    return soft_margin_loss_plan(&soft_margin_loss_operator, self_tensor, target_tensor, reduction,
                                 out_tensor, kernel_mode, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnSoftMarginLoss(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    return ac_plan_run(&soft_margin_loss_operator, workspace, workspaceSize, executor, stream);
}
