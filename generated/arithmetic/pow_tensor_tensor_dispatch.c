/*
 * Generated from spec/arithmetic/pow_tensor_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "arithmetic/pow_tensor_tensor.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator pow_tensor_tensor_operator = {
    .name = "aclnnPowTensorTensor",
    .arguments = (const char *const[]){"self", "exponent", "out"},
    .parameters = "self:r exponent:r out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_pow_tensor_tensor_operator = {
    .name = "aclnnInplacePowTensorTensor",
    .arguments = (const char *const[]){"selfRef", "exponent", "selfRef"},
    .parameters = "selfRef:u exponent:r",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_pow_tensor_tensor_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus pow_tensor_tensor_plan(const ac_operator *entry_point, const ac_tensor *self,
                                          const ac_tensor *exponent, const ac_tensor *out,
                                          const ac_shape *index_space, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_promote(self->dtype, exponent->dtype);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){exponent, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnPowTensorTensorGetWorkspaceSize(const aclTensor *self, const aclTensor *exponent,
                                                 aclTensor *out, uint64_t *workspaceSize,
                                                 aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&pow_tensor_tensor_operator, aclnnPowTensorTensorGetWorkspaceSize, self, exponent,
                 out);
    AC_TRY(ac_call_begin(&pow_tensor_tensor_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const exponent_tensor = ac_tensor_of(exponent);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_pow_tensor_tensor_validate(self_tensor, exponent_tensor, out_tensor, &index_space));
    return pow_tensor_tensor_plan(&pow_tensor_tensor_operator, self_tensor, exponent_tensor,
                                  out_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnPowTensorTensor(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_plan_run(&pow_tensor_tensor_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplacePowTensorTensorGetWorkspaceSize(aclTensor *selfRef,
                                                        const aclTensor *exponent,
                                                        uint64_t *workspaceSize,
                                                        aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&inplace_pow_tensor_tensor_operator, aclnnInplacePowTensorTensorGetWorkspaceSize,
                 selfRef, exponent);
    AC_TRY(ac_call_begin(&inplace_pow_tensor_tensor_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_tensor *const exponent_tensor = ac_tensor_of(exponent);
    AC_TRY(ac_inplace_pow_tensor_tensor_validate(self_ref_tensor, exponent_tensor, &index_space));
    return pow_tensor_tensor_plan(&inplace_pow_tensor_tensor_operator, self_ref_tensor,
                                  exponent_tensor, self_ref_tensor, &index_space, workspaceSize,
                                  executor);
}

aclnnStatus aclnnInplacePowTensorTensor(void *workspace, uint64_t workspaceSize,
                                        aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&inplace_pow_tensor_tensor_operator, workspace, workspaceSize, executor,
                       stream);
}
