/*
 * Generated from spec/reduction/prod_dim.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"
#include "reduction/prod_dim.h"

static const ac_operator prod_dim_operator = {
    .name = "aclnnProdDim",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r dim:i keepDim:b dtype:e out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

/* What results are where there are no elements. */
static const float empty_value = 1.0f;

/* Plans a validated call. */
static aclnnStatus prod_dim_plan(const ac_operator *entry_point, const ac_tensor *self, int64_t dim,
                                 bool keepDim, aclDataType dtype, const ac_tensor *out,
                                 uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = dtype;
    const uint32_t reduced_axes = ac_shape_axes(&self->shape, &dim, 1, false);
    const ac_tensor rows_out = ac_tensor_with_axes(out, &self->shape, reduced_axes, keepDim);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&rows_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[1] = out;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_line_rule line_rule = {
        .word = AC_LINE_PRODUCT,
        .axis = ac_shape_axis(&self->shape, dim),
        .dtype = kernel_dtype,
        .values = 0,
        .positions = AC_LINE_NONE,
    };
    return ac_plan_build_lined(&planned_call, &line_rule, &empty_value, workspaceSize, executor);
}

aclnnStatus aclnnProdDimGetWorkspaceSize(const aclTensor *self, int64_t dim, bool keepDim,
                                         aclDataType dtype, aclTensor *out, uint64_t *workspaceSize,
                                         aclOpExecutor **executor)
{
    AC_DESCRIBED(&prod_dim_operator, aclnnProdDimGetWorkspaceSize, self, dim, keepDim, dtype, out);
    AC_TRY(ac_call_begin(&prod_dim_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_prod_dim_validate(self_tensor, dim, keepDim, dtype, out_tensor));
    return prod_dim_plan(&prod_dim_operator, self_tensor, dim, keepDim, dtype, out_tensor,
                         workspaceSize, executor);
}

aclnnStatus aclnnProdDim(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&prod_dim_operator, workspace, workspaceSize, executor, stream);
}
