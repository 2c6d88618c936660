/*
 * Generated from spec/movement/one_hot.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/point_index.h"
#include "handles/view.h"
#include "movement/one_hot.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator one_hot_operator = {
    .name = "aclnnOneHot",
    .arguments = (const char *const[]){"self", "onValue", "offValue", "out"},
    .parameters = "self:r numClasses:c onValue:r offValue:r axis:i out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_one_hot_kernels);

/* Plans a validated call. */
static aclnnStatus one_hot_plan(const ac_operator *entry_point, const ac_tensor *self,
                                int numClasses, const ac_tensor *onValue, const ac_tensor *offValue,
                                int64_t axis, const ac_tensor *out, const ac_shape *index_space,
                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_promote(self->dtype, onValue->dtype);
    const int counting_dtype = ac_point_index_dtype(kernel_dtype, index_space);
    const ac_tensor index_of_axis =
        ac_tensor_point_index(index_space, (int)ac_shape_axis(index_space, axis), counting_dtype);
    const ac_tensor part_wide = ac_tensor_spaced(self, axis, (int64_t)numClasses);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[counting_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){&part_wide, AC_VIEW_SAME, counting_dtype, false};
    planned_call.whole[0] = self;
    planned_call.operands[1] = (ac_operand){onValue, AC_VIEW_BROADCAST, counting_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){offValue, AC_VIEW_BROADCAST, counting_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] =
        (ac_operand){&index_of_axis, AC_VIEW_POINT_INDEX, index_of_axis.dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.operands[4] = (ac_operand){out, AC_VIEW_SAME, counting_dtype, false};
    planned_call.whole[4] = NULL;
    planned_call.inputs = 4;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnOneHotGetWorkspaceSize(const aclTensor *self, int numClasses,
                                        const aclTensor *onValue, const aclTensor *offValue,
                                        int64_t axis, aclTensor *out, uint64_t *workspaceSize,
                                        aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&one_hot_operator, aclnnOneHotGetWorkspaceSize, self, numClasses, onValue,
                 offValue, axis, out);
    AC_TRY(ac_call_begin(&one_hot_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const on_value_tensor = ac_tensor_of(onValue);
    const ac_tensor *const off_value_tensor = ac_tensor_of(offValue);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_one_hot_validate(self_tensor, numClasses, on_value_tensor, off_value_tensor, axis,
                               out_tensor, &index_space));
    return one_hot_plan(&one_hot_operator, self_tensor, numClasses, on_value_tensor,
                        off_value_tensor, axis, out_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnOneHot(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    return ac_plan_run(&one_hot_operator, workspace, workspaceSize, executor, stream);
}
