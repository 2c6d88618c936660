/*
 * Generated from spec/arithmetic/pow_scalar_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "arithmetic/pow_scalar_tensor.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator pow_scalar_tensor_operator = {
    .name = "aclnnPowScalarTensor",
    .arguments = (const char *const[]){"exponent", "out"},
    .parameters = "self:s exponent:r out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND310B] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_pow_scalar_tensor_kernels);

/* Plans a validated call. */
static aclnnStatus pow_scalar_tensor_plan(const ac_operator *entry_point, const ac_scalar *self,
                                          const ac_tensor *exponent, const ac_tensor *out,
                                          uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_with_scalar(exponent->dtype, self->dtype);
    const int scalar_dtype = kernel_dtype == AC_F64 || kernel_dtype == AC_C128 ? AC_F64 : AC_F32;
    const struct pow_scalar_tensor_attrs kernel_attrs = {
        .self = ac_scalar_real(self, scalar_dtype),
        .self_integer = ac_scalar_integer(self),
        .self_complex = ac_scalar_complex(self, kernel_dtype),
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = exponent->shape;
    planned_call.operands[0] = (ac_operand){exponent, AC_VIEW_SAME, kernel_dtype, false};
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

aclnnStatus aclnnPowScalarTensorGetWorkspaceSize(const aclScalar *self, const aclTensor *exponent,
                                                 const aclTensor *out, uint64_t *workspaceSize,
                                                 aclOpExecutor **executor)
{
    AC_DESCRIBED(&pow_scalar_tensor_operator, aclnnPowScalarTensorGetWorkspaceSize, self, exponent,
                 out);
    AC_TRY(ac_call_begin(&pow_scalar_tensor_operator, workspaceSize, executor));
    const ac_scalar *const self_scalar = ac_scalar_of(self);
    const ac_tensor *const exponent_tensor = ac_tensor_of(exponent);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_pow_scalar_tensor_validate(self_scalar, exponent_tensor, out_tensor));
    return pow_scalar_tensor_plan(&pow_scalar_tensor_operator, self_scalar, exponent_tensor,
                                  out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnPowScalarTensor(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_plan_run(&pow_scalar_tensor_operator, workspace, workspaceSize, executor, stream);
}
