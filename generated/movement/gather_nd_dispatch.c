/*
 * Generated from spec/movement/gather_nd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/gather_nd.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator gather_nd_operator = {
    .name = "aclnnGatherNd",
    .arguments = (const char *const[]){"self", "indices", "out"},
    .parameters = "self:r indices:r negativeIndexSupport:b out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_gather_nd_kernels);

/* Plans a validated call. */
static aclnnStatus gather_nd_plan(const ac_operator *entry_point, const ac_tensor *self,
                                  const ac_tensor *indices, bool negativeIndexSupport,
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
    planned_call.operands[1] = (ac_operand){indices, AC_VIEW_SAME, indices->dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_indexed planned_index = ac_indexed_pointed(self, indices);
    const ac_index_rule index_rule = {
        .name = "indices",
        .wraps = negativeIndexSupport,
        .status = ACLNN_ERR_PARAM_INVALID,
    };
    return ac_plan_build_indexed(&planned_call, &planned_index, &index_rule, workspaceSize,
                                 executor);
}

aclnnStatus aclnnGatherNdGetWorkspaceSize(const aclTensor *self, const aclTensor *indices,
                                          bool negativeIndexSupport, aclTensor *out,
                                          uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&gather_nd_operator, aclnnGatherNdGetWorkspaceSize, self, indices,
                 negativeIndexSupport, out);
    AC_TRY(ac_call_begin(&gather_nd_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const indices_tensor = ac_tensor_of(indices);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_gather_nd_validate(self_tensor, indices_tensor, out_tensor, &index_space));
    return gather_nd_plan(&gather_nd_operator, self_tensor, indices_tensor, negativeIndexSupport,
                          out_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnGatherNd(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    return ac_plan_run(&gather_nd_operator, workspace, workspaceSize, executor, stream);
}
