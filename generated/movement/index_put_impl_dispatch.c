/*
 * Generated from spec/movement/index_put_impl.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/index_put_impl.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator index_put_impl_operator = {
    .name = "aclnnIndexPutImpl",
    .arguments = (const char *const[]){"values", "selfRef", "indices", "selfRef"},
    .parameters = "selfRef:u indices:R values:r accumulate:b unsafe:b",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

/* Plans a validated call. */
static aclnnStatus index_put_impl_plan(const ac_operator *entry_point, const ac_tensor *self,
                                       const ac_array *indices, const ac_tensor *values,
                                       bool accumulate, const ac_tensor *out,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = values->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = NULL;
    planned_call.space = values->shape;
    planned_call.operands[0] = (ac_operand){values, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, true};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_scatter_rule scatter_rule = {
        .index = {.name = "indices", .wraps = true, .status = ACLNN_ERR_PARAM_INVALID},
        .join = accumulate ? AC_JOIN_SUM : AC_JOIN_LAST,
        .over = true,
    };
    return ac_plan_build_scattered_picked(&planned_call, indices, &scatter_rule, workspaceSize,
                                          executor);
}

aclnnStatus aclnnIndexPutImplGetWorkspaceSize(aclTensor *selfRef, const aclTensorList *indices,
                                              const aclTensor *values, bool accumulate, bool unsafe,
                                              uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)unsafe;
    AC_DESCRIBED(&index_put_impl_operator, aclnnIndexPutImplGetWorkspaceSize, selfRef, indices,
                 values, accumulate, unsafe);
    AC_TRY(ac_call_begin(&index_put_impl_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_array *const indices_list = ac_tensor_list_of(indices);
    const ac_tensor *const values_tensor = ac_tensor_of(values);
    AC_TRY(ac_index_put_impl_validate(self_ref_tensor, indices_list, values_tensor));
    return index_put_impl_plan(&index_put_impl_operator, self_ref_tensor, indices_list,
                               values_tensor, accumulate, self_ref_tensor, workspaceSize, executor);
}

aclnnStatus aclnnIndexPutImpl(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    return ac_plan_run(&index_put_impl_operator, workspace, workspaceSize, executor, stream);
}
