/*
 * Generated from spec/activation/softmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/softmax.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator softmax_operator = {
    .name = "aclnnSoftmax",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r dim:i out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_softmax_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 2,
        .values = 5,
        .wide = false,
        .pairs = true,
        .tree = AC_TREE_OF_PASSES,
        .keeps = true,
        .read_again = 0,
        .pass[0] = {1, {AC_REDUCE_MAX}, {0}, false, true},
        .pass[1] = {1, {AC_REDUCE_SUM}, {1}, true, false},
        .spread = {0x1, 0x18},
    },
    {
        .passes = 2,
        .values = 8,
        .wide = false,
        .pairs = true,
        .tree = AC_TREE_OF_PASSES,
        .keeps = true,
        .read_again = 0,
        .pass[0] = {1, {AC_REDUCE_MAX}, {0}, true, true},
        .pass[1] = {1, {AC_REDUCE_SUM}, {4}, true, false},
        .spread = {0xe, 0xc0},
    },
};
_Static_assert(5 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");
_Static_assert(8 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* Plans a validated call. */
static aclnnStatus softmax_plan(const ac_operator *entry_point, const ac_tensor *self, int64_t dim,
                                const ac_tensor *out, uint64_t *workspaceSize,
                                aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = &forms[kernel_dtype == AC_F32 ? 1 : 0];
    planned_call.reduced = UINT32_C(1) << ac_shape_axis(&self->shape, dim);
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnSoftmaxGetWorkspaceSize(const aclTensor *self, int64_t dim, aclTensor *out,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&softmax_operator, aclnnSoftmaxGetWorkspaceSize, self, dim, out);
    AC_TRY(ac_call_begin(&softmax_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_softmax_validate(self_tensor, dim, out_tensor));
    return softmax_plan(&softmax_operator, self_tensor, dim, out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnSoftmax(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&softmax_operator, workspace, workspaceSize, executor, stream);
}
