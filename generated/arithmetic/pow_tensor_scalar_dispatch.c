/*
 * Generated from spec/arithmetic/pow_tensor_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "arithmetic/pow_tensor_scalar.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator pow_tensor_scalar_operator = {
    .name = "aclnnPowTensorScalar",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r exponent:s out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_pow_tensor_scalar_operator = {
    .name = "aclnnInplacePowTensorScalar",
    .arguments = (const char *const[]){"selfRef", "selfRef"},
    .parameters = "selfRef:u exponent:s",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_pow_tensor_scalar_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus pow_tensor_scalar_plan(const ac_operator *entry_point, const ac_tensor *self,
                                          const ac_scalar *exponent, const ac_tensor *out,
                                          uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_with_scalar(self->dtype, exponent->dtype);
    const int scalar_dtype = kernel_dtype == AC_F64 || kernel_dtype == AC_C128 ? AC_F64 : AC_F32;
    const struct pow_tensor_scalar_attrs kernel_attrs = {
        .exponent = ac_scalar_real(exponent, scalar_dtype),
        .exponent_integer = ac_scalar_integer(exponent),
        .exponent_complex = ac_scalar_complex(exponent, kernel_dtype),
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
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

aclnnStatus aclnnPowTensorScalarGetWorkspaceSize(const aclTensor *self, const aclScalar *exponent,
                                                 const aclTensor *out, uint64_t *workspaceSize,
                                                 aclOpExecutor **executor)
{
    AC_DESCRIBED(&pow_tensor_scalar_operator, aclnnPowTensorScalarGetWorkspaceSize, self, exponent,
                 out);
    AC_TRY(ac_call_begin(&pow_tensor_scalar_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_scalar *const exponent_scalar = ac_scalar_of(exponent);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_pow_tensor_scalar_validate(self_tensor, exponent_scalar, out_tensor));
    return pow_tensor_scalar_plan(&pow_tensor_scalar_operator, self_tensor, exponent_scalar,
                                  out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnPowTensorScalar(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_plan_run(&pow_tensor_scalar_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplacePowTensorScalarGetWorkspaceSize(const aclTensor *selfRef,
                                                        const aclScalar *exponent,
                                                        uint64_t *workspaceSize,
                                                        aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_pow_tensor_scalar_operator, aclnnInplacePowTensorScalarGetWorkspaceSize,
                 selfRef, exponent);
    AC_TRY(ac_call_begin(&inplace_pow_tensor_scalar_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_scalar *const exponent_scalar = ac_scalar_of(exponent);
    AC_TRY(ac_inplace_pow_tensor_scalar_validate(self_ref_tensor, exponent_scalar));
    return pow_tensor_scalar_plan(&inplace_pow_tensor_scalar_operator, self_ref_tensor,
                                  exponent_scalar, self_ref_tensor, workspaceSize, executor);
}

aclnnStatus aclnnInplacePowTensorScalar(void *workspace, uint64_t workspaceSize,
                                        aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&inplace_pow_tensor_scalar_operator, workspace, workspaceSize, executor,
                       stream);
}
