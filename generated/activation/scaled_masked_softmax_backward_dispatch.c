/*
 * Generated from spec/activation/scaled_masked_softmax_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/scaled_masked_softmax_backward.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator scaled_masked_softmax_backward_operator = {
    .name = "aclnnScaledMaskedSoftmaxBackward",
    .arguments = (const char *const[]){"gradOutput", "y", "mask", "out"},
    .parameters = "gradOutput:r y:r mask:r scale:d fixTriuMask:b out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_scaled_masked_softmax_backward_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 1,
        .values = 2,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .pass[0] = {1, {AC_REDUCE_SUM}, {0}, false, false},
        .spread = {0x3},
    },
};
_Static_assert(2 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* Plans a validated call. */
static aclnnStatus scaled_masked_softmax_backward_plan(const ac_operator *entry_point,
                                                       const ac_tensor *gradOutput,
                                                       const ac_tensor *y, const ac_tensor *mask,
                                                       double scale, const ac_tensor *out,
                                                       uint64_t *workspaceSize,
                                                       aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_promote(y->dtype, mask->dtype);
    const struct scaled_masked_softmax_backward_attrs kernel_attrs = {
        .scale = kernel_dtype == AC_F64 ? (double)scale : (double)(float)scale,
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = y->shape;
    planned_call.operands[0] = (ac_operand){gradOutput, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){y, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){mask, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 1;
    planned_call.reduce = &forms[0];
    planned_call.reduced = UINT32_C(1) << ac_shape_axis(&y->shape, -1);
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnScaledMaskedSoftmaxBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *y, const aclTensor *mask, double scale,
    bool fixTriuMask, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&scaled_masked_softmax_backward_operator,
                 aclnnScaledMaskedSoftmaxBackwardGetWorkspaceSize, gradOutput, y, mask, scale,
                 fixTriuMask, out);
    AC_TRY(ac_call_begin(&scaled_masked_softmax_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_output_tensor = ac_tensor_of(gradOutput);
    const ac_tensor *const y_tensor = ac_tensor_of(y);
    const ac_tensor *const mask_tensor = ac_tensor_of(mask);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_scaled_masked_softmax_backward_validate(grad_output_tensor, y_tensor, mask_tensor,
                                                      fixTriuMask, out_tensor));
    return scaled_masked_softmax_backward_plan(&scaled_masked_softmax_backward_operator,
                                               grad_output_tensor, y_tensor, mask_tensor, scale,
                                               out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnScaledMaskedSoftmaxBackward(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&scaled_masked_softmax_backward_operator, workspace, workspaceSize, executor,
                       stream);
}
