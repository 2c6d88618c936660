/*
 * Generated from spec/contraction/addr.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "contraction/addr.h"
#include "handles/view.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator addr_operator = {
    .name = "aclnnAddr",
    .arguments = (const char *const[]){"self", "vec1", "vec2", "out"},
    .parameters = "self:r vec1:r vec2:r betaOptional:s alphaOptional:s out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_addr_operator = {
    .name = "aclnnInplaceAddr",
    .arguments = (const char *const[]){"selfRef", "vec1", "vec2", "selfRef"},
    .parameters = "selfRef:u vec1:r vec2:r betaOptional:s alphaOptional:s",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_addr_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus addr_plan(const ac_operator *entry_point, const ac_tensor *self,
                             const ac_tensor *vec1, const ac_tensor *vec2,
                             const ac_scalar *betaOptional, const ac_scalar *alphaOptional,
                             const ac_tensor *out, const ac_shape *index_space,
                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype =
        ac_dtype_promote(self->dtype, ac_dtype_promote(vec2->dtype, vec1->dtype));
    const struct addr_attrs kernel_attrs = {
        .beta_optional = betaOptional ? ac_scalar_real(betaOptional, AC_F32) : 1.0,
        .alpha_optional = alphaOptional ? ac_scalar_real(alphaOptional, AC_F32) : 1.0,
        .beta_optional_integer = betaOptional ? ac_scalar_integer(betaOptional) : 1,
        .alpha_optional_integer = alphaOptional ? ac_scalar_integer(alphaOptional) : 1,
    };
    const bool all_usual = kernel_attrs.beta_optional == 1.0 && kernel_attrs.alpha_optional == 1.0;
    const size_t first_kernel = all_usual ? ADDR_USUAL : 0;
    const ac_tensor column_vec1 = ac_tensor_with_axis(vec1, index_space, 1);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][first_kernel].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&column_vec1, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = vec1;
    planned_call.operands[2] = (ac_operand){vec2, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnAddrGetWorkspaceSize(const aclTensor *self, const aclTensor *vec1,
                                      const aclTensor *vec2, const aclScalar *betaOptional,
                                      const aclScalar *alphaOptional, aclTensor *out,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&addr_operator, aclnnAddrGetWorkspaceSize, self, vec1, vec2, betaOptional,
                 alphaOptional, out);
    AC_TRY(ac_call_begin(&addr_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const vec1_tensor = ac_tensor_of(vec1);
    const ac_tensor *const vec2_tensor = ac_tensor_of(vec2);
    const ac_scalar *const beta_optional_scalar = ac_scalar_of(betaOptional);
    const ac_scalar *const alpha_optional_scalar = ac_scalar_of(alphaOptional);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_addr_validate(self_tensor, vec1_tensor, vec2_tensor, beta_optional_scalar,
                            alpha_optional_scalar, out_tensor, &index_space));
    return addr_plan(&addr_operator, self_tensor, vec1_tensor, vec2_tensor, beta_optional_scalar,
                     alpha_optional_scalar, out_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnAddr(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    return ac_plan_run(&addr_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceAddrGetWorkspaceSize(aclTensor *selfRef, const aclTensor *vec1,
                                             const aclTensor *vec2, const aclScalar *betaOptional,
                                             const aclScalar *alphaOptional,
                                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&inplace_addr_operator, aclnnInplaceAddrGetWorkspaceSize, selfRef, vec1, vec2,
                 betaOptional, alphaOptional);
    AC_TRY(ac_call_begin(&inplace_addr_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_tensor *const vec1_tensor = ac_tensor_of(vec1);
    const ac_tensor *const vec2_tensor = ac_tensor_of(vec2);
    const ac_scalar *const beta_optional_scalar = ac_scalar_of(betaOptional);
    const ac_scalar *const alpha_optional_scalar = ac_scalar_of(alphaOptional);
    AC_TRY(ac_inplace_addr_validate(self_ref_tensor, vec1_tensor, vec2_tensor, beta_optional_scalar,
                                    alpha_optional_scalar, &index_space));
    return addr_plan(&inplace_addr_operator, self_ref_tensor, vec1_tensor, vec2_tensor,
                     beta_optional_scalar, alpha_optional_scalar, self_ref_tensor, &index_space,
                     workspaceSize, executor);
}

aclnnStatus aclnnInplaceAddr(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_plan_run(&inplace_addr_operator, workspace, workspaceSize, executor, stream);
}
