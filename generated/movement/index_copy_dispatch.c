/*
 * Generated from spec/movement/index_copy.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/index_copy.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator index_copy_operator = {
    .name = "aclnnIndexCopy",
    .arguments = (const char *const[]){"source", "selfRef", "index", "outRef"},
    .parameters = "selfRef:r dim:i index:r source:r outRef:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_operator inplace_index_copy_operator = {
    .name = "aclnnInplaceIndexCopy",
    .arguments = (const char *const[]){"source", "selfRef", "index", "selfRef"},
    .parameters = "selfRef:u dim:i index:r source:r",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus index_copy_plan(const ac_operator *entry_point, const ac_tensor *selfRef,
                                   int64_t dim, const ac_tensor *index, const ac_tensor *source,
                                   const ac_tensor *outRef, uint64_t *workspaceSize,
                                   aclOpExecutor **executor)
{
    const int kernel_dtype = source->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = source->shape;
    planned_call.operands[0] = (ac_operand){source, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){selfRef, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){index, AC_VIEW_SAME, index->dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){outRef, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_indexed planned_index = ac_indexed_taken(outRef, dim, index, 1);
    const ac_scatter_rule scatter_rule = {
        .index = {.name = "index", .status = ACLNN_ERR_PARAM_INVALID},
        .join = AC_JOIN_LAST,
        .over = true,
    };
    return ac_plan_build_scattered(&planned_call, &planned_index, &scatter_rule, workspaceSize,
                                   executor);
}

aclnnStatus aclnnIndexCopyGetWorkspaceSize(aclTensor *selfRef, int64_t dim, const aclTensor *index,
                                           const aclTensor *source, aclTensor *outRef,
                                           uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&index_copy_operator, aclnnIndexCopyGetWorkspaceSize, selfRef, dim, index, source,
                 outRef);
    AC_TRY(ac_call_begin(&index_copy_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_tensor *const index_tensor = ac_tensor_of(index);
    const ac_tensor *const source_tensor = ac_tensor_of(source);
    const ac_tensor *const out_ref_tensor = ac_tensor_of(outRef);
    AC_TRY(
        ac_index_copy_validate(self_ref_tensor, dim, index_tensor, source_tensor, out_ref_tensor));
    return index_copy_plan(&index_copy_operator, self_ref_tensor, dim, index_tensor, source_tensor,
                           out_ref_tensor, workspaceSize, executor);
}

aclnnStatus aclnnIndexCopy(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                           aclrtStream stream)
{
    return ac_plan_run(&index_copy_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceIndexCopyGetWorkspaceSize(aclTensor *selfRef, int64_t dim,
                                                  const aclTensor *index, const aclTensor *source,
                                                  uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_index_copy_operator, aclnnInplaceIndexCopyGetWorkspaceSize, selfRef, dim,
                 index, source);
    AC_TRY(ac_call_begin(&inplace_index_copy_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_tensor *const index_tensor = ac_tensor_of(index);
    const ac_tensor *const source_tensor = ac_tensor_of(source);
    AC_TRY(ac_inplace_index_copy_validate(self_ref_tensor, dim, index_tensor, source_tensor));
    return index_copy_plan(&inplace_index_copy_operator, self_ref_tensor, dim, index_tensor,
                           source_tensor, self_ref_tensor, workspaceSize, executor);
}

aclnnStatus aclnnInplaceIndexCopy(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                  aclrtStream stream)
{
    return ac_plan_run(&inplace_index_copy_operator, workspace, workspaceSize, executor, stream);
}
