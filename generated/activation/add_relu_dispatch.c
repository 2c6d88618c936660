/*
 * Generated from spec/activation/add_relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/add_relu.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator add_relu_operator = {
    .name = "aclnnAddRelu",
    .arguments = (const char *const[]){"self", "other", "out"},
    .parameters = "self:r other:r alpha:s out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_add_relu_operator = {
    .name = "aclnnInplaceAddRelu",
    .arguments = (const char *const[]){"selfRef", "other", "selfRef"},
    .parameters = "selfRef:u other:r alpha:s",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_add_relu_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus add_relu_plan(const ac_operator *entry_point, const ac_tensor *self,
                                 const ac_tensor *other, const ac_scalar *alpha,
                                 const ac_tensor *out, const ac_shape *index_space,
                                 uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_promote(self->dtype, other->dtype);
    const struct add_relu_attrs kernel_attrs = {
        .alpha = ac_scalar_real(alpha, AC_F32),
        .alpha_integer = ac_scalar_integer(alpha),
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){other, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnAddReluGetWorkspaceSize(const aclTensor *self, const aclTensor *other,
                                         aclScalar *alpha, aclTensor *out, uint64_t *workspaceSize,
                                         aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&add_relu_operator, aclnnAddReluGetWorkspaceSize, self, other, alpha, out);
    AC_TRY(ac_call_begin(&add_relu_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const other_tensor = ac_tensor_of(other);
    const ac_scalar *const alpha_scalar = ac_scalar_of(alpha);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_add_relu_validate(self_tensor, other_tensor, alpha_scalar, out_tensor, &index_space));
    return add_relu_plan(&add_relu_operator, self_tensor, other_tensor, alpha_scalar, out_tensor,
                         &index_space, workspaceSize, executor);
}

aclnnStatus aclnnAddRelu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&add_relu_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceAddReluGetWorkspaceSize(aclTensor *selfRef, const aclTensor *other,
                                                aclScalar *alpha, uint64_t *workspaceSize,
                                                aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&inplace_add_relu_operator, aclnnInplaceAddReluGetWorkspaceSize, selfRef, other,
                 alpha);
    AC_TRY(ac_call_begin(&inplace_add_relu_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_tensor *const other_tensor = ac_tensor_of(other);
    const ac_scalar *const alpha_scalar = ac_scalar_of(alpha);
    AC_TRY(ac_inplace_add_relu_validate(self_ref_tensor, other_tensor, alpha_scalar, &index_space));
    return add_relu_plan(&inplace_add_relu_operator, self_ref_tensor, other_tensor, alpha_scalar,
                         self_ref_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnInplaceAddRelu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    return ac_plan_run(&inplace_add_relu_operator, workspace, workspaceSize, executor, stream);
}
