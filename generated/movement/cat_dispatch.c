/*
 * Generated from spec/movement/cat.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "movement/cat.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator cat_operator = {
    .name = "aclnnCat",
    .arguments = (const char *const[]){"tensors", "out"},
    .parameters = "tensors:R dim:i out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_cat_kernels);

/* Plans a validated call. */
static aclnnStatus cat_plan(const ac_operator *entry_point, const ac_array *tensors, int64_t dim,
                            const ac_tensor *out, const ac_shape *index_space,
                            uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const ac_tensor whole_tensors = ac_members_whole(tensors, AC_LAID_JOINED, dim);
    const int kernel_dtype = whole_tensors.dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){&whole_tensors, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_listing planned_list = {
        .members = tensors,
        .laid = AC_LAID_JOINED,
        .axis = dim,
        .operand = 0,
    };
    return ac_plan_build_listed(&planned_call, &planned_list, workspaceSize, executor);
}

aclnnStatus aclnnCatGetWorkspaceSize(const aclTensorList *tensors, int64_t dim, aclTensor *out,
                                     uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&cat_operator, aclnnCatGetWorkspaceSize, tensors, dim, out);
    AC_TRY(ac_call_begin(&cat_operator, workspaceSize, executor));
    const ac_array *const tensors_list = ac_tensor_list_of(tensors);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_cat_validate(tensors_list, dim, out_tensor, &index_space));
    return cat_plan(&cat_operator, tensors_list, dim, out_tensor, &index_space, workspaceSize,
                    executor);
}

aclnnStatus aclnnCat(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                     aclrtStream stream)
{
    return ac_plan_run(&cat_operator, workspace, workspaceSize, executor, stream);
}
