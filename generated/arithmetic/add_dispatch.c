/*
 * Generated from spec/arithmetic/add.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "arithmetic/add.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator add_operator = {
    .name = "aclnnAdd",
    .arguments = (const char *const[]){"self", "other", "out"},
    .parameters = "self:r other:r alpha:s out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_add_operator = {
    .name = "aclnnInplaceAdd",
    .arguments = (const char *const[]){"selfRef", "other", "selfRef"},
    .parameters = "selfRef:u other:r alpha:s",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_add_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus add_plan(const ac_operator *entry_point, const ac_tensor *self,
                            const ac_tensor *other, const ac_scalar *alpha, const ac_tensor *out,
                            const ac_shape *index_space, uint64_t *workspaceSize,
                            aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_promote(self->dtype, other->dtype);
    const int scalar_dtype = kernel_dtype == AC_F64 || kernel_dtype == AC_C128 ? AC_F64 : AC_F32;
    const struct add_attrs kernel_attrs = {
        .alpha = ac_scalar_real(alpha, scalar_dtype),
        .alpha_integer = ac_scalar_integer(alpha),
        .alpha_complex = ac_scalar_complex(alpha, kernel_dtype),
    };
    const bool all_usual = kernel_attrs.alpha == 1.0;
    const size_t first_kernel = all_usual ? ADD_USUAL : 0;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][first_kernel].of[kernel_dtype];
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

aclnnStatus aclnnAddGetWorkspaceSize(const aclTensor *self, const aclTensor *other,
                                     const aclScalar *alpha, aclTensor *out,
                                     uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&add_operator, aclnnAddGetWorkspaceSize, self, other, alpha, out);
    AC_TRY(ac_call_begin(&add_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const other_tensor = ac_tensor_of(other);
    const ac_scalar *const alpha_scalar = ac_scalar_of(alpha);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_add_validate(self_tensor, other_tensor, alpha_scalar, out_tensor, &index_space));
    return add_plan(&add_operator, self_tensor, other_tensor, alpha_scalar, out_tensor,
                    &index_space, workspaceSize, executor);
}

aclnnStatus aclnnAdd(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                     aclrtStream stream)
{
    return ac_plan_run(&add_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceAddGetWorkspaceSize(aclTensor *selfRef, const aclTensor *other,
                                            const aclScalar *alpha, uint64_t *workspaceSize,
                                            aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&inplace_add_operator, aclnnInplaceAddGetWorkspaceSize, selfRef, other, alpha);
    AC_TRY(ac_call_begin(&inplace_add_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_tensor *const other_tensor = ac_tensor_of(other);
    const ac_scalar *const alpha_scalar = ac_scalar_of(alpha);
    AC_TRY(ac_inplace_add_validate(self_ref_tensor, other_tensor, alpha_scalar, &index_space));
    return add_plan(&inplace_add_operator, self_ref_tensor, other_tensor, alpha_scalar,
                    self_ref_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnInplaceAdd(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                            aclrtStream stream)
{
    return ac_plan_run(&inplace_add_operator, workspace, workspaceSize, executor, stream);
}
