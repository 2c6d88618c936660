/*
 * Generated from spec/arithmetic/max_n.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "arithmetic/max_n.h"
#include "check/check.h"
#include "contract/reductions.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator max_n_operator = {
    .name = "aclnnMaxN",
    .arguments = (const char *const[]){"tensors", "out"},
    .parameters = "tensors:R out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_max_n_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 1,
        .values = 1,
        .wide = true,
        .pairs = false,
        .at_once = true,
        .still = 0,
        .tree = AC_TREE_AT_ONCE,
        .result[0] = 1,
        .pass[0] = {1, {AC_REDUCE_GREATEST}, {0}, false, true},
    },
};
_Static_assert(1 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* Plans a validated call. */
static aclnnStatus max_n_plan(const ac_operator *entry_point, const ac_array *tensors,
                              const ac_tensor *out, const ac_shape *index_space,
                              uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const ac_tensor whole_tensors = ac_members_whole(tensors, AC_LAID_SPREAD, 0);
    const int kernel_dtype = whole_tensors.dtype;
    const ac_tensor rows_out = ac_tensor_with_axis(out, index_space, 0);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){&whole_tensors, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&rows_out, AC_VIEW_BROADCAST, kernel_dtype, true};
    planned_call.whole[1] = out;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = &forms[0];
    planned_call.reduced = UINT32_C(1) << ac_shape_axis(index_space, 0);
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_listing planned_list = {
        .members = tensors,
        .laid = AC_LAID_SPREAD,
        .axis = 0,
        .operand = 0,
    };
    return ac_plan_build_listed(&planned_call, &planned_list, workspaceSize, executor);
}

aclnnStatus aclnnMaxNGetWorkspaceSize(const aclTensorList *tensors, aclTensor *out,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&max_n_operator, aclnnMaxNGetWorkspaceSize, tensors, out);
    AC_TRY(ac_call_begin(&max_n_operator, workspaceSize, executor));
    const ac_array *const tensors_list = ac_tensor_list_of(tensors);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_max_n_validate(tensors_list, out_tensor, &index_space));
    return max_n_plan(&max_n_operator, tensors_list, out_tensor, &index_space, workspaceSize,
                      executor);
}

aclnnStatus aclnnMaxN(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    return ac_plan_run(&max_n_operator, workspace, workspaceSize, executor, stream);
}
