/*
 * Generated from spec/mathematics/round_decimals.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "mathematics/round_decimals.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator round_decimals_operator = {
    .name = "aclnnRoundDecimals",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r decimals:i out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_round_decimals_operator = {
    .name = "aclnnInplaceRoundDecimals",
    .arguments = (const char *const[]){"selfRef", "selfRef"},
    .parameters = "selfRef:u decimals:i",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_round_decimals_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus round_decimals_plan(const ac_operator *entry_point, const ac_tensor *self,
                                       int64_t decimals, const ac_tensor *out,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const struct round_decimals_attrs kernel_attrs = {
        .decimals = (double)decimals,
        .decimals_integer = (int64_t)decimals,
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnRoundDecimalsGetWorkspaceSize(const aclTensor *self, int64_t decimals,
                                               aclTensor *out, uint64_t *workspaceSize,
                                               aclOpExecutor **executor)
{
    AC_DESCRIBED(&round_decimals_operator, aclnnRoundDecimalsGetWorkspaceSize, self, decimals, out);
    AC_TRY(ac_call_begin(&round_decimals_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_round_decimals_validate(self_tensor, out_tensor));
    return round_decimals_plan(&round_decimals_operator, self_tensor, decimals, out_tensor,
                               workspaceSize, executor);
}

aclnnStatus aclnnRoundDecimals(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    return ac_plan_run(&round_decimals_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceRoundDecimalsGetWorkspaceSize(aclTensor *selfRef, int64_t decimals,
                                                      uint64_t *workspaceSize,
                                                      aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_round_decimals_operator, aclnnInplaceRoundDecimalsGetWorkspaceSize,
                 selfRef, decimals);
    AC_TRY(ac_call_begin(&inplace_round_decimals_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    AC_TRY(ac_inplace_round_decimals_validate(self_ref_tensor));
    return round_decimals_plan(&inplace_round_decimals_operator, self_ref_tensor, decimals,
                               self_ref_tensor, workspaceSize, executor);
}

aclnnStatus aclnnInplaceRoundDecimals(void *workspace, uint64_t workspaceSize,
                                      aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&inplace_round_decimals_operator, workspace, workspaceSize, executor,
                       stream);
}
