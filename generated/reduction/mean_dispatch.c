/*
 * Generated from spec/reduction/mean.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "reduction/mean.h"

static const ac_operator mean_operator = {
    .name = "aclnnMean",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r dim:l keepDim:b dtype:e out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_mean_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 1,
        .values = 4,
        .wide = true,
        .pairs = false,
        .at_once = true,
        .still = 0,
        .tree = AC_TREE_AT_ONCE,
        .result[0] = 3,
        .pass[0] = {1, {AC_REDUCE_SUM}, {0}, true, false},
    },
};
_Static_assert(4 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* What results are where there are no elements. */
static const float empty_value = __builtin_nanf("");

/* Plans a validated call. */
static aclnnStatus mean_plan(const ac_operator *entry_point, const ac_tensor *self,
                             const ac_array *dim, bool keepDim, aclDataType dtype,
                             const ac_tensor *out, uint64_t *workspaceSize,
                             aclOpExecutor **executor)
{
    const int kernel_dtype = dtype;
    const uint32_t reduced_axes = ac_shape_axes(&self->shape, dim->values, dim->size, true);
    const struct mean_attrs kernel_attrs = {
        .count_of_self_over_dim = (double)ac_shape_count_along(&self->shape, reduced_axes),
    };
    const ac_tensor rows_out = ac_tensor_with_axes(out, &self->shape, reduced_axes, keepDim);
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
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build_filled(&planned_call, &empty_value, workspaceSize, executor);
}

aclnnStatus aclnnMeanGetWorkspaceSize(const aclTensor *self, const aclIntArray *dim, bool keepDim,
                                      aclDataType dtype, aclTensor *out, uint64_t *workspaceSize,
                                      aclOpExecutor **executor)
{
    AC_DESCRIBED(&mean_operator, aclnnMeanGetWorkspaceSize, self, dim, keepDim, dtype, out);
    AC_TRY(ac_call_begin(&mean_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_array *const dim_int_array = ac_int_array_of(dim);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_mean_validate(self_tensor, dim_int_array, keepDim, dtype, out_tensor));
    return mean_plan(&mean_operator, self_tensor, dim_int_array, keepDim, dtype, out_tensor,
                     workspaceSize, executor);
}

aclnnStatus aclnnMean(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    return ac_plan_run(&mean_operator, workspace, workspaceSize, executor, stream);
}
