/*
 * Generated from spec/invented/whittle.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "invented/whittle.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator whittle_operator = {
    .name = "aclnnWhittle",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
};

static const ac_operator inplace_whittle_operator = {
    .name = "aclnnInplaceWhittle",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_whittle_kernels);

/* Plans a validated call. All entry points end here; in place, one tensor is input and output. */
static aclnnStatus whittle_plan(const ac_operator *entry_point, const ac_tensor *self,
                                const ac_tensor *share, const ac_tensor *out,
                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    ac_call planned_call; /* field by field: operands that there are not need not be cleared */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){share, AC_VIEW_CHANNEL, kernel_dtype, false};
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

aclnnStatus aclnnWhittleGetWorkspaceSize(const aclTensor *self, const aclTensor *share,
                                         aclTensor *out, uint64_t *workspaceSize,
                                         aclOpExecutor **executor)
{
    AC_TRY(ac_call_begin(&whittle_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const share_tensor = ac_tensor_of(share);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_whittle_validate(self_tensor, share_tensor, out_tensor));
    return whittle_plan(&whittle_operator, self_tensor, share_tensor, out_tensor, workspaceSize,
                        executor);
}

aclnnStatus aclnnWhittle(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&whittle_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceWhittleGetWorkspaceSize(aclTensor *selfRef, const aclTensor *share,
                                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_TRY(ac_call_begin(&inplace_whittle_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_tensor *const share_tensor = ac_tensor_of(share);
    AC_TRY(ac_inplace_whittle_validate(self_ref_tensor, share_tensor));
    return whittle_plan(&inplace_whittle_operator, self_ref_tensor, share_tensor, self_ref_tensor,
                        workspaceSize, executor);
}

aclnnStatus aclnnInplaceWhittle(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    return ac_plan_run(&inplace_whittle_operator, workspace, workspaceSize, executor, stream);
}
