/*
 * Generated from spec/movement/gather_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/gather_v3.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator gather_v3_operator = {
    .name = "aclnnGatherV3",
    .arguments = (const char *const[]){"self", "index", "out"},
    .parameters = "self:r dim:i index:r batchDims:i mode:i out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_gather_v3_kernels);

/* Plans a validated call. */
static aclnnStatus gather_v3_plan(const ac_operator *entry_point, const ac_tensor *self,
                                  int64_t dim, const ac_tensor *index, const ac_tensor *out,
                                  size_t kernel_mode, const ac_shape *index_space,
                                  uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){index, AC_VIEW_SAME, index->dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_indexed planned_index = ac_indexed_taken(self, dim, index, 1);
    const ac_index_rule index_rule = {
        .name = "index",
        .status = ACLNN_ERR_PARAM_INVALID,
    };
    return ac_plan_build_indexed(&planned_call, &planned_index, &index_rule, workspaceSize,
                                 executor);
}

aclnnStatus aclnnGatherV3GetWorkspaceSize(const aclTensor *self, int64_t dim,
                                          const aclTensor *index, int64_t batchDims, int64_t mode,
                                          aclTensor *out, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    ac_shape index_space;
    AC_DESCRIBED(&gather_v3_operator, aclnnGatherV3GetWorkspaceSize, self, dim, index, batchDims,
                 mode, out);
    AC_TRY(ac_call_begin(&gather_v3_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const index_tensor = ac_tensor_of(index);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_gather_v3_validate(self_tensor, dim, index_tensor, batchDims, mode, out_tensor,
                                 &kernel_mode, &index_space));
    return gather_v3_plan(&gather_v3_operator, self_tensor, dim, index_tensor, out_tensor,
                          kernel_mode, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnGatherV3(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    return ac_plan_run(&gather_v3_operator, workspace, workspaceSize, executor, stream);
}
