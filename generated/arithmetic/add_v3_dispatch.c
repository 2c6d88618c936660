/*
 * Generated from spec/arithmetic/add_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "arithmetic/add_v3.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator add_v3_operator = {
    .name = "aclnnAddV3",
    .arguments = (const char *const[]){"other", "out"},
    .parameters = "self:s other:r alpha:s out:w",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_operator inplace_add_v3_operator = {
    .name = "aclnnInplaceAddV3",
    .arguments = (const char *const[]){"other", "other"},
    .parameters = "self:s other:u alpha:s",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_add_v3_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus add_v3_plan(const ac_operator *entry_point, const ac_scalar *self,
                               const ac_tensor *other, const ac_scalar *alpha, const ac_tensor *out,
                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_with_scalar(other->dtype, self->dtype);
    const struct add_v3_attrs kernel_attrs = {
        .self = ac_scalar_real(self, AC_F32),
        .alpha = ac_scalar_real(alpha, AC_F32),
        .self_integer = ac_scalar_integer(self),
        .alpha_integer = ac_scalar_integer(alpha),
    };
    const bool all_usual = kernel_attrs.alpha == 1.0;
    const size_t first_kernel = all_usual ? ADD_V3_USUAL : 0;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][first_kernel].of[kernel_dtype];
    planned_call.space = other->shape;
    planned_call.operands[0] = (ac_operand){other, AC_VIEW_SAME, kernel_dtype, false};
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

aclnnStatus aclnnAddV3GetWorkspaceSize(const aclScalar *self, const aclTensor *other,
                                       const aclScalar *alpha, aclTensor *out,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&add_v3_operator, aclnnAddV3GetWorkspaceSize, self, other, alpha, out);
    AC_TRY(ac_call_begin(&add_v3_operator, workspaceSize, executor));
    const ac_scalar *const self_scalar = ac_scalar_of(self);
    const ac_tensor *const other_tensor = ac_tensor_of(other);
    const ac_scalar *const alpha_scalar = ac_scalar_of(alpha);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_add_v3_validate(self_scalar, other_tensor, alpha_scalar, out_tensor));
    return add_v3_plan(&add_v3_operator, self_scalar, other_tensor, alpha_scalar, out_tensor,
                       workspaceSize, executor);
}

aclnnStatus aclnnAddV3(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_plan_run(&add_v3_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceAddV3GetWorkspaceSize(const aclScalar *self, const aclTensor *other,
                                              const aclScalar *alpha, uint64_t *workspaceSize,
                                              aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_add_v3_operator, aclnnInplaceAddV3GetWorkspaceSize, self, other, alpha);
    AC_TRY(ac_call_begin(&inplace_add_v3_operator, workspaceSize, executor));
    const ac_scalar *const self_scalar = ac_scalar_of(self);
    const ac_tensor *const other_tensor = ac_tensor_of(other);
    const ac_scalar *const alpha_scalar = ac_scalar_of(alpha);
    AC_TRY(ac_inplace_add_v3_validate(self_scalar, other_tensor, alpha_scalar));
    return add_v3_plan(&inplace_add_v3_operator, self_scalar, other_tensor, alpha_scalar,
                       other_tensor, workspaceSize, executor);
}

aclnnStatus aclnnInplaceAddV3(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    return ac_plan_run(&inplace_add_v3_operator, workspace, workspaceSize, executor, stream);
}
