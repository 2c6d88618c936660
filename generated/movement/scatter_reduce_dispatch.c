/*
 * Generated from spec/movement/scatter_reduce.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/scatter_reduce.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator scatter_reduce_operator = {
    .name = "aclnnScatterReduce",
    .arguments = (const char *const[]){"src", "self", "index", "out"},
    .parameters = "self:r dim:i index:r src:r reduce:i includeSelf:b out:w",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
};

static const ac_operator inplace_scatter_reduce_operator = {
    .name = "aclnnInplaceScatterReduce",
    .arguments = (const char *const[]){"src", "selfRef", "index", "selfRef"},
    .parameters = "selfRef:u dim:i index:r src:r reduce:i includeSelf:b",
    .on = {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
};

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus scatter_reduce_plan(const ac_operator *entry_point, const ac_tensor *self,
                                       int64_t dim, const ac_tensor *index, const ac_tensor *src,
                                       const ac_tensor *out, uint64_t *workspaceSize,
                                       aclOpExecutor **executor)
{
    const int kernel_dtype = src->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = src->shape;
    planned_call.operands[0] = (ac_operand){src, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){index, AC_VIEW_SAME, index->dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, true};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_indexed planned_index = ac_indexed_gathered(out, dim, index);
    const ac_scatter_rule scatter_rule = {
        .index = {.name = "index", .wraps = true, .status = ACLNN_ERR_PARAM_INVALID},
        .join = AC_JOIN_SUM,
        .over = true,
        .always = true,
    };
    return ac_plan_build_scattered(&planned_call, &planned_index, &scatter_rule, workspaceSize,
                                   executor);
}

aclnnStatus aclnnScatterReduceGetWorkspaceSize(const aclTensor *self, int64_t dim,
                                               const aclTensor *index, const aclTensor *src,
                                               int64_t reduce, bool includeSelf, aclTensor *out,
                                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&scatter_reduce_operator, aclnnScatterReduceGetWorkspaceSize, self, dim, index,
                 src, reduce, includeSelf, out);
    AC_TRY(ac_call_begin(&scatter_reduce_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const index_tensor = ac_tensor_of(index);
    const ac_tensor *const src_tensor = ac_tensor_of(src);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_scatter_reduce_validate(self_tensor, dim, index_tensor, src_tensor, reduce,
                                      includeSelf, out_tensor));
    return scatter_reduce_plan(&scatter_reduce_operator, self_tensor, dim, index_tensor, src_tensor,
                               out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnScatterReduce(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    return ac_plan_run(&scatter_reduce_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceScatterReduceGetWorkspaceSize(aclTensor *selfRef, int64_t dim,
                                                      const aclTensor *index, const aclTensor *src,
                                                      int64_t reduce, bool includeSelf,
                                                      uint64_t *workspaceSize,
                                                      aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_scatter_reduce_operator, aclnnInplaceScatterReduceGetWorkspaceSize,
                 selfRef, dim, index, src, reduce, includeSelf);
    AC_TRY(ac_call_begin(&inplace_scatter_reduce_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_tensor *const index_tensor = ac_tensor_of(index);
    const ac_tensor *const src_tensor = ac_tensor_of(src);
    AC_TRY(ac_inplace_scatter_reduce_validate(self_ref_tensor, dim, index_tensor, src_tensor,
                                              reduce, includeSelf));
    return scatter_reduce_plan(&inplace_scatter_reduce_operator, self_ref_tensor, dim, index_tensor,
                               src_tensor, self_ref_tensor, workspaceSize, executor);
}

aclnnStatus aclnnInplaceScatterReduce(void *workspace, uint64_t workspaceSize,
                                      aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&inplace_scatter_reduce_operator, workspace, workspaceSize, executor,
                       stream);
}
