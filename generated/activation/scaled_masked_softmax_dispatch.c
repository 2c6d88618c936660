/*
 * Generated from spec/activation/scaled_masked_softmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/scaled_masked_softmax.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator scaled_masked_softmax_operator = {
    .name = "aclnnScaledMaskedSoftmax",
    .arguments = (const char *const[]){"x", "mask", "y"},
    .parameters = "x:r mask:r scale:d fixedTriuMask:b y:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_scaled_masked_softmax_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 2,
        .values = 5,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .keeps = true,
        .read_again = 0,
        .pass[0] = {1, {AC_REDUCE_MAX}, {0}, false, false},
        .pass[1] = {1, {AC_REDUCE_SUM}, {1}, true, false},
        .spread = {0x1, 0x18},
    },
};
_Static_assert(5 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* Plans a validated call. */
static aclnnStatus scaled_masked_softmax_plan(const ac_operator *entry_point, const ac_tensor *x,
                                              const ac_tensor *mask, double scale,
                                              const ac_tensor *y, uint64_t *workspaceSize,
                                              aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_promote(x->dtype, mask->dtype);
    const struct scaled_masked_softmax_attrs kernel_attrs = {
        .scale = kernel_dtype == AC_F64 ? (double)scale : (double)(float)scale,
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = x->shape;
    planned_call.operands[0] = (ac_operand){x, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){mask, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){y, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = &forms[0];
    planned_call.reduced = UINT32_C(1) << ac_shape_axis(&x->shape, -1);
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnScaledMaskedSoftmaxGetWorkspaceSize(const aclTensor *x, const aclTensor *mask,
                                                     double scale, bool fixedTriuMask, aclTensor *y,
                                                     uint64_t *workspaceSize,
                                                     aclOpExecutor **executor)
{
    AC_DESCRIBED(&scaled_masked_softmax_operator, aclnnScaledMaskedSoftmaxGetWorkspaceSize, x, mask,
                 scale, fixedTriuMask, y);
    AC_TRY(ac_call_begin(&scaled_masked_softmax_operator, workspaceSize, executor));
    const ac_tensor *const x_tensor = ac_tensor_of(x);
    const ac_tensor *const mask_tensor = ac_tensor_of(mask);
    const ac_tensor *const y_tensor = ac_tensor_of(y);
    AC_TRY(ac_scaled_masked_softmax_validate(x_tensor, mask_tensor, fixedTriuMask, y_tensor));
    return scaled_masked_softmax_plan(&scaled_masked_softmax_operator, x_tensor, mask_tensor, scale,
                                      y_tensor, workspaceSize, executor);
}

aclnnStatus aclnnScaledMaskedSoftmax(void *workspace, uint64_t workspaceSize,
                                     aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&scaled_masked_softmax_operator, workspace, workspaceSize, executor, stream);
}
