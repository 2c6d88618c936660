/*
 * Generated from spec/movement/index_add_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/index_add_v2.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator index_add_v2_operator = {
    .name = "aclnnIndexAddV2",
    .arguments = (const char *const[]){"source", "self", "index", "out"},
    .parameters = "self:r dim:i index:r source:r alpha:s mode:i out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus index_add_v2_plan(const ac_operator *entry_point, const ac_tensor *self,
                                     int64_t dim, const ac_tensor *index, const ac_tensor *source,
                                     const ac_scalar *alpha, int64_t mode, const ac_tensor *out,
                                     uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = source->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = source->shape;
    planned_call.operands[0] = (ac_operand){source, AC_VIEW_SAME, kernel_dtype, false};
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
    const ac_indexed planned_index = ac_indexed_taken(out, dim, index, 1);
    const ac_scatter_rule scatter_rule = {
        .index = {.name = "index", .status = ACLNN_ERR_PARAM_INVALID},
        .join = AC_JOIN_SUM,
        .over = true,
        .factored = mode == 0 ? false : true,
        .factor = ac_scalar_real(alpha, kernel_dtype == AC_F64 ? AC_F64 : AC_F32),
        .multiple =
            kernel_dtype == AC_BOOL ? ac_scalar_real(alpha, AC_F64) != 0 : ac_scalar_integer(alpha),
    };
    return ac_plan_build_scattered(&planned_call, &planned_index, &scatter_rule, workspaceSize,
                                   executor);
}

aclnnStatus aclnnIndexAddV2GetWorkspaceSize(const aclTensor *self, int64_t dim,
                                            const aclTensor *index, const aclTensor *source,
                                            const aclScalar *alpha, int64_t mode, aclTensor *out,
                                            uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&index_add_v2_operator, aclnnIndexAddV2GetWorkspaceSize, self, dim, index, source,
                 alpha, mode, out);
    AC_TRY(ac_call_begin(&index_add_v2_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const index_tensor = ac_tensor_of(index);
    const ac_tensor *const source_tensor = ac_tensor_of(source);
    const ac_scalar *const alpha_scalar = ac_scalar_of(alpha);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_index_add_v2_validate(self_tensor, dim, index_tensor, source_tensor, alpha_scalar,
                                    out_tensor));
    return index_add_v2_plan(&index_add_v2_operator, self_tensor, dim, index_tensor, source_tensor,
                             alpha_scalar, mode, out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnIndexAddV2(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                            aclrtStream stream)
{
    return ac_plan_run(&index_add_v2_operator, workspace, workspaceSize, executor, stream);
}
