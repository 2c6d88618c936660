/*
 * Generated from spec/movement/repeat_interleave_with_dim.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/repeat_interleave_with_dim.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator repeat_interleave_with_dim_operator = {
    .name = "aclnnRepeatInterleaveWithDim",
    .arguments = (const char *const[]){"self", "repeats", "out"},
    .parameters = "self:r repeats:r dim:i outputSize:i out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_repeat_interleave_with_dim_kernels);

/* Plans a validated call. */
static aclnnStatus
repeat_interleave_with_dim_plan(const ac_operator *entry_point, const ac_tensor *self,
                                const ac_tensor *repeats, int64_t dim, int64_t outputSize,
                                const ac_tensor *out, const ac_shape *index_space,
                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){repeats, AC_VIEW_SAME, repeats->dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_indexed planned_index = ac_indexed_copied(self, dim, repeats, outputSize);
    const ac_index_rule index_rule = {
        .name = "repeats",
        .status = ACLNN_ERR_PARAM_INVALID,
    };
    return ac_plan_build_indexed(&planned_call, &planned_index, &index_rule, workspaceSize,
                                 executor);
}

aclnnStatus aclnnRepeatInterleaveWithDimGetWorkspaceSize(const aclTensor *self,
                                                         const aclTensor *repeats, int64_t dim,
                                                         int64_t outputSize, aclTensor *out,
                                                         uint64_t *workspaceSize,
                                                         aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&repeat_interleave_with_dim_operator, aclnnRepeatInterleaveWithDimGetWorkspaceSize,
                 self, repeats, dim, outputSize, out);
    AC_TRY(ac_call_begin(&repeat_interleave_with_dim_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const repeats_tensor = ac_tensor_of(repeats);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_repeat_interleave_with_dim_validate(self_tensor, repeats_tensor, dim, outputSize,
                                                  out_tensor, &index_space));
    return repeat_interleave_with_dim_plan(&repeat_interleave_with_dim_operator, self_tensor,
                                           repeats_tensor, dim, outputSize, out_tensor,
                                           &index_space, workspaceSize, executor);
}

aclnnStatus aclnnRepeatInterleaveWithDim(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&repeat_interleave_with_dim_operator, workspace, workspaceSize, executor,
                       stream);
}
