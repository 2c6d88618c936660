/*
 * Generated from spec/movement/embedding_dense_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/embedding_dense_backward.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator embedding_dense_backward_operator = {
    .name = "aclnnEmbeddingDenseBackward",
    .arguments = (const char *const[]){"grad", "indices", "out"},
    .parameters = "grad:r indices:r numWeights:i paddingIdx:i scaleGradByFreq:b out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus embedding_dense_backward_plan(const ac_operator *entry_point,
                                                 const ac_tensor *grad, const ac_tensor *indices,
                                                 uint64_t numWeights, uint64_t paddingIdx,
                                                 bool scaleGradByFreq, const ac_tensor *out,
                                                 uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = grad->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = grad->shape;
    planned_call.operands[0] = (ac_operand){grad, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){indices, AC_VIEW_SAME, indices->dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, true};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_indexed planned_index =
        ac_indexed_numbered(out, 0, indices, (int64_t)numWeights, (int64_t)paddingIdx);
    const ac_scatter_rule scatter_rule = {
        .index = {.name = "indices", .status = ACLNN_ERR_PARAM_INVALID},
        .join = scaleGradByFreq ? AC_JOIN_MEAN : AC_JOIN_SUM,
        .always = true,
        .skips = (int64_t)paddingIdx >= 0,
        .skipped = (int64_t)paddingIdx,
    };
    return ac_plan_build_scattered(&planned_call, &planned_index, &scatter_rule, workspaceSize,
                                   executor);
}

aclnnStatus aclnnEmbeddingDenseBackwardGetWorkspaceSize(
    const aclTensor *grad, const aclTensor *indices, uint64_t numWeights, uint64_t paddingIdx,
    bool scaleGradByFreq, const aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&embedding_dense_backward_operator, aclnnEmbeddingDenseBackwardGetWorkspaceSize,
                 grad, indices, numWeights, paddingIdx, scaleGradByFreq, out);
    AC_TRY(ac_call_begin(&embedding_dense_backward_operator, workspaceSize, executor));
    const ac_tensor *const grad_tensor = ac_tensor_of(grad);
    const ac_tensor *const indices_tensor = ac_tensor_of(indices);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_embedding_dense_backward_validate(grad_tensor, indices_tensor, numWeights, paddingIdx,
                                                out_tensor));
    return embedding_dense_backward_plan(&embedding_dense_backward_operator, grad_tensor,
                                         indices_tensor, numWeights, paddingIdx, scaleGradByFreq,
                                         out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnEmbeddingDenseBackward(void *workspace, uint64_t workspaceSize,
                                        aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&embedding_dense_backward_operator, workspace, workspaceSize, executor,
                       stream);
}
