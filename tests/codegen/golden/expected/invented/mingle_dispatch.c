/*
 * Generated from spec/invented/mingle.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "invented/mingle.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator mingle_operator = {
    .name = "aclnnMingle",
    .on = {[AC_NANO] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_mingle_kernels);

/* Plans a validated call. */
static aclnnStatus mingle_plan(const ac_operator *entry_point, const ac_tensor *first,
                               const ac_tensor *second, const ac_tensor *out, size_t kernel_mode,
                               const ac_shape *index_space, uint64_t *workspaceSize,
                               aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_promote(first->dtype, second->dtype);
    ac_call planned_call; /* field by field: operands that there are not need not be cleared */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){first, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){second, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.rows = NULL;
    planned_call.axis = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnMingleGetWorkspaceSize(const aclTensor *first, const aclTensor *second, char *form,
                                        aclTensor *out, uint64_t *workspaceSize,
                                        aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    ac_shape index_space;
    AC_TRY(ac_call_begin(&mingle_operator, workspaceSize, executor));
    const ac_tensor *const first_tensor = ac_tensor_of(first);
    const ac_tensor *const second_tensor = ac_tensor_of(second);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_mingle_validate(first_tensor, second_tensor, form, out_tensor, &kernel_mode,
                              &index_space));
    return mingle_plan(&mingle_operator, first_tensor, second_tensor, out_tensor, kernel_mode,
                       &index_space, workspaceSize, executor);
}

aclnnStatus aclnnMingle(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    return ac_plan_run(&mingle_operator, workspace, workspaceSize, executor, stream);
}
