/*
 * Generated from spec/conversion/inplace_copy.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "conversion/inplace_copy.h"
#include "kernel/move.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator inplace_copy_operator = {
    .name = "aclnnInplaceCopy",
    .arguments = (const char *const[]){"src", "selfRef"},
    .parameters = "selfRef:w src:r",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_inplace_copy_kernels);

/* Plans a validated call. */
static aclnnStatus inplace_copy_plan(const ac_operator *entry_point, const ac_tensor *selfRef,
                                     const ac_tensor *src, uint64_t *workspaceSize,
                                     aclOpExecutor **executor)
{
    const int kernel_dtype = src->dtype;
    const ac_conversion conversion = {.from = kernel_dtype, .to = selfRef->dtype};
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = selfRef->shape;
    planned_call.operands[0] = (ac_operand){src, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){selfRef, AC_VIEW_SAME, selfRef->dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &conversion;
    planned_call.attrs_size = sizeof(conversion);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnInplaceCopyGetWorkspaceSize(aclTensor *selfRef, const aclTensor *src,
                                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_copy_operator, aclnnInplaceCopyGetWorkspaceSize, selfRef, src);
    AC_TRY(ac_call_begin(&inplace_copy_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_tensor *const src_tensor = ac_tensor_of(src);
    AC_TRY(ac_inplace_copy_validate(self_ref_tensor, src_tensor));
    return inplace_copy_plan(&inplace_copy_operator, self_ref_tensor, src_tensor, workspaceSize,
                             executor);
}

aclnnStatus aclnnInplaceCopy(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_plan_run(&inplace_copy_operator, workspace, workspaceSize, executor, stream);
}
