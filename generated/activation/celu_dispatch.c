/*
 * Generated from spec/activation/celu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/celu.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator celu_operator = {
    .name = "aclnnCelu",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r alpha:s out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_celu_operator = {
    .name = "aclnnInplaceCelu",
    .arguments = (const char *const[]){"selfRef", "selfRef"},
    .parameters = "selfRef:u alpha:s",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_celu_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus celu_plan(const ac_operator *entry_point, const ac_tensor *self,
                             const ac_scalar *alpha, const ac_tensor *out, uint64_t *workspaceSize,
                             aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const struct celu_attrs kernel_attrs = {
        .alpha = ac_scalar_real(alpha, AC_F32),
    };
    const bool all_usual = kernel_attrs.alpha == 1.0;
    const size_t first_kernel = all_usual ? CELU_USUAL : 0;
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

aclnnStatus aclnnCeluGetWorkspaceSize(const aclTensor *self, const aclScalar *alpha, aclTensor *out,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&celu_operator, aclnnCeluGetWorkspaceSize, self, alpha, out);
    AC_TRY(ac_call_begin(&celu_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_scalar *const alpha_scalar = ac_scalar_of(alpha);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_celu_validate(self_tensor, alpha_scalar, out_tensor));
    return celu_plan(&celu_operator, self_tensor, alpha_scalar, out_tensor, workspaceSize,
                     executor);
}

aclnnStatus aclnnCelu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    return ac_plan_run(&celu_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceCeluGetWorkspaceSize(aclTensor *selfRef, const aclScalar *alpha,
                                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_celu_operator, aclnnInplaceCeluGetWorkspaceSize, selfRef, alpha);
    AC_TRY(ac_call_begin(&inplace_celu_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_scalar *const alpha_scalar = ac_scalar_of(alpha);
    AC_TRY(ac_inplace_celu_validate(self_ref_tensor, alpha_scalar));
    return celu_plan(&inplace_celu_operator, self_ref_tensor, alpha_scalar, self_ref_tensor,
                     workspaceSize, executor);
}

aclnnStatus aclnnInplaceCelu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_plan_run(&inplace_celu_operator, workspace, workspaceSize, executor, stream);
}
