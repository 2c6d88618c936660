/*
 * Generated from spec/position/rotary_position_embedding.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "position/rotary_position_embedding.h"

static const ac_operator rotary_position_embedding_operator = {
    .name = "aclnnRotaryPositionEmbedding",
    .arguments = (const char *const[]){"x", "cos", "sin", "out"},
    .parameters = "x:r cos:r sin:r mode:i out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_rotary_position_embedding_kernels);

/* Plans a validated call. */
static aclnnStatus rotary_position_embedding_plan(const ac_operator *entry_point,
                                                  const ac_tensor *x, const ac_tensor *cos,
                                                  const ac_tensor *sin, int64_t mode,
                                                  const ac_tensor *out, const ac_shape *index_space,
                                                  uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = x->dtype;
    const ac_tensor wide_cos = ac_tensor_broadcast(cos, &x->shape);
    const ac_tensor wide_sin = ac_tensor_broadcast(sin, &x->shape);
    const ac_tensor part_first =
        mode == 0 ? ac_tensor_half(x, -1, 0) : ac_tensor_alternate(x, -1, 0);
    const ac_tensor part_second =
        mode == 0 ? ac_tensor_half(x, -1, 1) : ac_tensor_alternate(x, -1, 1);
    const ac_tensor part_first_cos =
        mode == 1 ? ac_tensor_alternate(&wide_cos, -1, 0) : ac_tensor_half(&wide_cos, -1, 0);
    const ac_tensor part_second_cos =
        mode == 1 ? ac_tensor_alternate(&wide_cos, -1, 1) : ac_tensor_half(&wide_cos, -1, 1);
    const ac_tensor part_first_sin =
        mode == 1 ? ac_tensor_alternate(&wide_sin, -1, 0) : ac_tensor_half(&wide_sin, -1, 0);
    const ac_tensor part_second_sin =
        mode == 1 ? ac_tensor_alternate(&wide_sin, -1, 1) : ac_tensor_half(&wide_sin, -1, 1);
    const ac_tensor part_first_out =
        mode == 1 ? ac_tensor_alternate(out, -1, 0) : ac_tensor_half(out, -1, 0);
    const ac_tensor part_second_out =
        mode == 1 ? ac_tensor_alternate(out, -1, 1) : ac_tensor_half(out, -1, 1);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){&part_first, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = x;
    planned_call.operands[1] = (ac_operand){&part_second, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = x;
    planned_call.operands[2] = (ac_operand){&part_first_cos, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = cos;
    planned_call.operands[3] = (ac_operand){&part_second_cos, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = cos;
    planned_call.operands[4] = (ac_operand){&part_first_sin, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[4] = sin;
    planned_call.operands[5] = (ac_operand){&part_second_sin, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[5] = sin;
    planned_call.operands[6] = (ac_operand){&part_first_out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[6] = out;
    planned_call.operands[7] = (ac_operand){&part_second_out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[7] = out;
    planned_call.inputs = 6;
    planned_call.outputs = 2;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnRotaryPositionEmbeddingGetWorkspaceSize(const aclTensor *x, const aclTensor *cos,
                                                         const aclTensor *sin, int64_t mode,
                                                         aclTensor *out, uint64_t *workspaceSize,
                                                         aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&rotary_position_embedding_operator, aclnnRotaryPositionEmbeddingGetWorkspaceSize,
                 x, cos, sin, mode, out);
    AC_TRY(ac_call_begin(&rotary_position_embedding_operator, workspaceSize, executor));
    const ac_tensor *const x_tensor = ac_tensor_of(x);
    const ac_tensor *const cos_tensor = ac_tensor_of(cos);
    const ac_tensor *const sin_tensor = ac_tensor_of(sin);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_rotary_position_embedding_validate(x_tensor, cos_tensor, sin_tensor, mode, out_tensor,
                                                 &index_space));
    return rotary_position_embedding_plan(&rotary_position_embedding_operator, x_tensor, cos_tensor,
                                          sin_tensor, mode, out_tensor, &index_space, workspaceSize,
                                          executor);
}

aclnnStatus aclnnRotaryPositionEmbedding(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&rotary_position_embedding_operator, workspace, workspaceSize, executor,
                       stream);
}
