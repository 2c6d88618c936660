/*
 * Generated from spec/comparison/ne_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "comparison/ne_scalar.h"
#include "handles/rounded.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator ne_scalar_operator = {
    .name = "aclnnNeScalar",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r other:s out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_ne_scalar_operator = {
    .name = "aclnnInplaceNeScalar",
    .arguments = (const char *const[]){"selfRef", "selfRef"},
    .parameters = "selfRef:u other:s",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_ne_scalar_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus ne_scalar_plan(const ac_operator *entry_point, const ac_tensor *self,
                                  const ac_scalar *other, const ac_tensor *out,
                                  uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_with_scalar(self->dtype, other->dtype);
    const struct ne_scalar_attrs kernel_attrs = {
        .other = ac_scalar_rounded(other, kernel_dtype),
        .other_integer = ac_scalar_integer(other),
        .other_complex = ac_scalar_complex(other, kernel_dtype),
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, AC_BOOL, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnNeScalarGetWorkspaceSize(const aclTensor *self, const aclScalar *other,
                                          aclTensor *out, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    AC_DESCRIBED(&ne_scalar_operator, aclnnNeScalarGetWorkspaceSize, self, other, out);
    AC_TRY(ac_call_begin(&ne_scalar_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_scalar *const other_scalar = ac_scalar_of(other);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_ne_scalar_validate(self_tensor, other_scalar, out_tensor));
    return ne_scalar_plan(&ne_scalar_operator, self_tensor, other_scalar, out_tensor, workspaceSize,
                          executor);
}

aclnnStatus aclnnNeScalar(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    return ac_plan_run(&ne_scalar_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceNeScalarGetWorkspaceSize(aclTensor *selfRef, const aclScalar *other,
                                                 uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_ne_scalar_operator, aclnnInplaceNeScalarGetWorkspaceSize, selfRef, other);
    AC_TRY(ac_call_begin(&inplace_ne_scalar_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_scalar *const other_scalar = ac_scalar_of(other);
    AC_TRY(ac_inplace_ne_scalar_validate(self_ref_tensor, other_scalar));
    return ne_scalar_plan(&inplace_ne_scalar_operator, self_ref_tensor, other_scalar,
                          self_ref_tensor, workspaceSize, executor);
}

aclnnStatus aclnnInplaceNeScalar(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_plan_run(&inplace_ne_scalar_operator, workspace, workspaceSize, executor, stream);
}
