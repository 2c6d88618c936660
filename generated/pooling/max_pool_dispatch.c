/*
 * Generated from spec/pooling/max_pool.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/panes.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "pooling/max_pool.h"

static const ac_operator max_pool_operator = {
    .name = "aclnnMaxPool",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r kernelShape:l strides:l autoPad:i pads:l dilations:l ceilMode:i out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus max_pool_plan(const ac_operator *entry_point, const ac_tensor *self,
                                 const ac_array *kernelShape, const ac_array *strides,
                                 const ac_array *pads, const ac_array *dilations, int64_t ceilMode,
                                 const ac_tensor *out, const ac_shape *index_space,
                                 uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_panes planned_panes =
        ac_panes_pooled(self, 2, kernelShape, strides, 1, pads, dilations, ceilMode);
    const ac_pane_rule pane_rule = {
        .word = AC_PANE_GREATEST,
        .values = 0,
        .positions = AC_PANE_NONE,
    };
    return ac_plan_build_paned(&planned_call, &planned_panes, &pane_rule, workspaceSize, executor);
}

aclnnStatus aclnnMaxPoolGetWorkspaceSize(const aclTensor *self, const aclIntArray *kernelShape,
                                         const aclIntArray *strides, int64_t autoPad,
                                         const aclIntArray *pads, const aclIntArray *dilations,
                                         int64_t ceilMode, aclTensor *out, uint64_t *workspaceSize,
                                         aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&max_pool_operator, aclnnMaxPoolGetWorkspaceSize, self, kernelShape, strides,
                 autoPad, pads, dilations, ceilMode, out);
    AC_TRY(ac_call_begin(&max_pool_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_array *const kernel_shape_int_array = ac_int_array_of(kernelShape);
    const ac_array *const strides_int_array = ac_int_array_of(strides);
    const ac_array *const pads_int_array = ac_int_array_of(pads);
    const ac_array *const dilations_int_array = ac_int_array_of(dilations);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_max_pool_validate(self_tensor, kernel_shape_int_array, strides_int_array, autoPad,
                                pads_int_array, dilations_int_array, ceilMode, out_tensor,
                                &index_space));
    return max_pool_plan(&max_pool_operator, self_tensor, kernel_shape_int_array, strides_int_array,
                         pads_int_array, dilations_int_array, ceilMode, out_tensor, &index_space,
                         workspaceSize, executor);
}

aclnnStatus aclnnMaxPool(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&max_pool_operator, workspace, workspaceSize, executor, stream);
}
