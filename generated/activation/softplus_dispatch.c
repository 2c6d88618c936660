/*
 * Generated from spec/activation/softplus.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/softplus.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator softplus_operator = {
    .name = "aclnnSoftplus",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r beta:s threshold:s out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_softplus_kernels);

/* Plans a validated call. */
static aclnnStatus softplus_plan(const ac_operator *entry_point, const ac_tensor *self,
                                 const ac_scalar *beta, const ac_scalar *threshold,
                                 const ac_tensor *out, uint64_t *workspaceSize,
                                 aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const struct softplus_attrs kernel_attrs = {
        .beta = ac_scalar_real(beta, AC_F32),
        .threshold = ac_scalar_real(threshold, AC_F32),
    };
    const bool all_usual = kernel_attrs.beta == 1.0 && kernel_attrs.threshold == 20.0;
    const size_t first_kernel = all_usual ? SOFTPLUS_USUAL : 0;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][first_kernel].of[kernel_dtype];
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

aclnnStatus aclnnSoftplusGetWorkspaceSize(const aclTensor *self, const aclScalar *beta,
                                          const aclScalar *threshold, aclTensor *out,
                                          uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&softplus_operator, aclnnSoftplusGetWorkspaceSize, self, beta, threshold, out);
    AC_TRY(ac_call_begin(&softplus_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_scalar *const beta_scalar = ac_scalar_of(beta);
    const ac_scalar *const threshold_scalar = ac_scalar_of(threshold);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_softplus_validate(self_tensor, beta_scalar, threshold_scalar, out_tensor));
    return softplus_plan(&softplus_operator, self_tensor, beta_scalar, threshold_scalar, out_tensor,
                         workspaceSize, executor);
}

aclnnStatus aclnnSoftplus(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    return ac_plan_run(&softplus_operator, workspace, workspaceSize, executor, stream);
}
