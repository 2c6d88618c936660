/*
 * Generated from spec/reduction/any.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contract/reductions.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "reduction/any.h"

static const ac_operator any_operator = {
    .name = "aclnnAny",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r dim:l keepdim:b out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_any_kernels);

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
        .pass[0] = {1, {AC_REDUCE_GREATEST}, {0}, false, true},
    },
};
_Static_assert(1 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* What results are where there are no elements. */
static const float empty_value = 0.0f;

/* Plans a validated call. */
static aclnnStatus any_plan(const ac_operator *entry_point, const ac_tensor *self,
                            const ac_array *dim, bool keepdim, const ac_tensor *out,
                            uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = AC_BOOL;
    const uint32_t reduced_axes = ac_shape_axes(&self->shape, dim->values, dim->size, true);
    const ac_tensor rows_out = ac_tensor_with_axes(out, &self->shape, reduced_axes, keepdim);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&rows_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[1] = out;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = &forms[0];
    planned_call.reduced = reduced_axes;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build_filled(&planned_call, &empty_value, workspaceSize, executor);
}

aclnnStatus aclnnAnyGetWorkspaceSize(const aclTensor *self, const aclIntArray *dim, bool keepdim,
                                     aclTensor *out, uint64_t *workspaceSize,
                                     aclOpExecutor **executor)
{
    AC_DESCRIBED(&any_operator, aclnnAnyGetWorkspaceSize, self, dim, keepdim, out);
    AC_TRY(ac_call_begin(&any_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_array *const dim_int_array = ac_int_array_of(dim);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_any_validate(self_tensor, dim_int_array, keepdim, out_tensor));
    return any_plan(&any_operator, self_tensor, dim_int_array, keepdim, out_tensor, workspaceSize,
                    executor);
}

aclnnStatus aclnnAny(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                     aclrtStream stream)
{
    return ac_plan_run(&any_operator, workspace, workspaceSize, executor, stream);
}
