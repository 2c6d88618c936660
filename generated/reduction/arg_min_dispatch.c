/*
 * Generated from spec/reduction/arg_min.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contract/reductions.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "reduction/arg_min.h"

static const ac_operator arg_min_operator = {
    .name = "aclnnArgMin",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r dim:i keepdim:b out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_arg_min_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 1,
        .values = 1,
        .wide = true,
        .pairs = false,
        .at_once = true,
        .still = 0,
        .tree = AC_TREE_AT_ONCE,
        .result[0] = 1,
        .pass[0] = {1, {AC_REDUCE_FIRST_LEAST}, {0}, false, false},
    },
};
_Static_assert(1 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* Plans a validated call. */
static aclnnStatus arg_min_plan(const ac_operator *entry_point, const ac_tensor *self, int64_t dim,
                                bool keepdim, const ac_tensor *out, uint64_t *workspaceSize,
                                aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const uint32_t reduced_axes = ac_shape_axes(&self->shape, &dim, 1, false);
    const ac_tensor rows_out = ac_tensor_with_axes(out, &self->shape, reduced_axes, keepdim);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&rows_out, AC_VIEW_BROADCAST, AC_I64, true};
    planned_call.whole[1] = out;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = &forms[0];
    planned_call.reduced = reduced_axes;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnArgMinGetWorkspaceSize(const aclTensor *self, int64_t dim, bool keepdim,
                                        aclTensor *out, uint64_t *workspaceSize,
                                        aclOpExecutor **executor)
{
    AC_DESCRIBED(&arg_min_operator, aclnnArgMinGetWorkspaceSize, self, dim, keepdim, out);
    AC_TRY(ac_call_begin(&arg_min_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_arg_min_validate(self_tensor, dim, keepdim, out_tensor));
    return arg_min_plan(&arg_min_operator, self_tensor, dim, keepdim, out_tensor, workspaceSize,
                        executor);
}

aclnnStatus aclnnArgMin(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    return ac_plan_run(&arg_min_operator, workspace, workspaceSize, executor, stream);
}
