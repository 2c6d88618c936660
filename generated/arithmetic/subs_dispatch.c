/*
 * Generated from spec/arithmetic/subs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "arithmetic/subs.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator subs_operator = {
    .name = "aclnnSubs",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r other:s alpha:s out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_subs_operator = {
    .name = "aclnnInplaceSubs",
    .arguments = (const char *const[]){"selfRef", "selfRef"},
    .parameters = "selfRef:u other:s alpha:s",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_subs_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus subs_plan(const ac_operator *entry_point, const ac_tensor *self,
                             const ac_scalar *other, const ac_scalar *alpha, const ac_tensor *out,
                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_with_scalar(self->dtype, other->dtype);
    const int scalar_dtype = kernel_dtype == AC_F64 || kernel_dtype == AC_C128 ? AC_F64 : AC_F32;
    const struct subs_attrs kernel_attrs = {
        .other = ac_scalar_real(other, scalar_dtype),
        .alpha = ac_scalar_real(alpha, scalar_dtype),
        .other_integer = ac_scalar_integer(other),
        .alpha_integer = ac_scalar_integer(alpha),
        .other_complex = ac_scalar_complex(other, kernel_dtype),
        .alpha_complex = ac_scalar_complex(alpha, kernel_dtype),
    };
    const bool all_usual = kernel_attrs.alpha == 1.0;
    const size_t first_kernel = all_usual ? SUBS_USUAL : 0;
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

aclnnStatus aclnnSubsGetWorkspaceSize(const aclTensor *self, const aclScalar *other,
                                      const aclScalar *alpha, aclTensor *out,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&subs_operator, aclnnSubsGetWorkspaceSize, self, other, alpha, out);
    AC_TRY(ac_call_begin(&subs_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_scalar *const other_scalar = ac_scalar_of(other);
    const ac_scalar *const alpha_scalar = ac_scalar_of(alpha);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_subs_validate(self_tensor, other_scalar, alpha_scalar, out_tensor));
    return subs_plan(&subs_operator, self_tensor, other_scalar, alpha_scalar, out_tensor,
                     workspaceSize, executor);
}

aclnnStatus aclnnSubs(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    return ac_plan_run(&subs_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceSubsGetWorkspaceSize(aclTensor *selfRef, const aclScalar *other,
                                             const aclScalar *alpha, uint64_t *workspaceSize,
                                             aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_subs_operator, aclnnInplaceSubsGetWorkspaceSize, selfRef, other, alpha);
    AC_TRY(ac_call_begin(&inplace_subs_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_scalar *const other_scalar = ac_scalar_of(other);
    const ac_scalar *const alpha_scalar = ac_scalar_of(alpha);
    AC_TRY(ac_inplace_subs_validate(self_ref_tensor, other_scalar, alpha_scalar));
    return subs_plan(&inplace_subs_operator, self_ref_tensor, other_scalar, alpha_scalar,
                     self_ref_tensor, workspaceSize, executor);
}

aclnnStatus aclnnInplaceSubs(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_plan_run(&inplace_subs_operator, workspace, workspaceSize, executor, stream);
}
