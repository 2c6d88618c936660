/*
 * Generated from spec/arithmetic/addcdiv.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "arithmetic/addcdiv.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator addcdiv_operator = {
    .name = "aclnnAddcdiv",
    .arguments = (const char *const[]){"self", "tensor1", "tensor2", "out"},
    .parameters = "self:r tensor1:r tensor2:r value:s out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_addcdiv_operator = {
    .name = "aclnnInplaceAddcdiv",
    .arguments = (const char *const[]){"selfRef", "tensor1", "tensor2", "selfRef"},
    .parameters = "selfRef:u tensor1:r tensor2:r value:s",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_addcdiv_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus addcdiv_plan(const ac_operator *entry_point, const ac_tensor *self,
                                const ac_tensor *tensor1, const ac_tensor *tensor2,
                                const ac_scalar *value, const ac_tensor *out,
                                const ac_shape *index_space, uint64_t *workspaceSize,
                                aclOpExecutor **executor)
{
    const int kernel_dtype =
        ac_dtype_promote(self->dtype, ac_dtype_promote(tensor1->dtype, tensor2->dtype));
    const struct addcdiv_attrs kernel_attrs = {
        .value = ac_scalar_real(value, AC_F32),
    };
    const bool all_usual = kernel_attrs.value == 1.0;
    const size_t first_kernel = all_usual ? ADDCDIV_USUAL : 0;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][first_kernel].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){tensor1, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){tensor2, AC_VIEW_BROADCAST, kernel_dtype, false};
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

aclnnStatus aclnnAddcdivGetWorkspaceSize(const aclTensor *self, const aclTensor *tensor1,
                                         const aclTensor *tensor2, const aclScalar *value,
                                         const aclTensor *out, uint64_t *workspaceSize,
                                         aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&addcdiv_operator, aclnnAddcdivGetWorkspaceSize, self, tensor1, tensor2, value,
                 out);
    AC_TRY(ac_call_begin(&addcdiv_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const tensor1_tensor = ac_tensor_of(tensor1);
    const ac_tensor *const tensor2_tensor = ac_tensor_of(tensor2);
    const ac_scalar *const value_scalar = ac_scalar_of(value);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_addcdiv_validate(self_tensor, tensor1_tensor, tensor2_tensor, value_scalar,
                               out_tensor, &index_space));
    return addcdiv_plan(&addcdiv_operator, self_tensor, tensor1_tensor, tensor2_tensor,
                        value_scalar, out_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnAddcdiv(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&addcdiv_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceAddcdivGetWorkspaceSize(const aclTensor *selfRef, const aclTensor *tensor1,
                                                const aclTensor *tensor2, const aclScalar *value,
                                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&inplace_addcdiv_operator, aclnnInplaceAddcdivGetWorkspaceSize, selfRef, tensor1,
                 tensor2, value);
    AC_TRY(ac_call_begin(&inplace_addcdiv_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_tensor *const tensor1_tensor = ac_tensor_of(tensor1);
    const ac_tensor *const tensor2_tensor = ac_tensor_of(tensor2);
    const ac_scalar *const value_scalar = ac_scalar_of(value);
    AC_TRY(ac_inplace_addcdiv_validate(self_ref_tensor, tensor1_tensor, tensor2_tensor,
                                       value_scalar, &index_space));
    return addcdiv_plan(&inplace_addcdiv_operator, self_ref_tensor, tensor1_tensor, tensor2_tensor,
                        value_scalar, self_ref_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnInplaceAddcdiv(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    return ac_plan_run(&inplace_addcdiv_operator, workspace, workspaceSize, executor, stream);
}
