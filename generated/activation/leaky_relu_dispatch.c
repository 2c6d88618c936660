/*
 * Generated from spec/activation/leaky_relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/leaky_relu.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator leaky_relu_operator = {
    .name = "aclnnLeakyRelu",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r negativeSlope:s out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_leaky_relu_operator = {
    .name = "aclnnInplaceLeakyRelu",
    .arguments = (const char *const[]){"selfRef", "selfRef"},
    .parameters = "selfRef:u negativeSlope:s",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_leaky_relu_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus leaky_relu_plan(const ac_operator *entry_point, const ac_tensor *self,
                                   const ac_scalar *negativeSlope, const ac_tensor *out,
                                   uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const int scalar_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const struct leaky_relu_attrs kernel_attrs = {
        .negative_slope = ac_scalar_real(negativeSlope, scalar_dtype),
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

aclnnStatus aclnnLeakyReluGetWorkspaceSize(const aclTensor *self, const aclScalar *negativeSlope,
                                           aclTensor *out, uint64_t *workspaceSize,
                                           aclOpExecutor **executor)
{
    AC_DESCRIBED(&leaky_relu_operator, aclnnLeakyReluGetWorkspaceSize, self, negativeSlope, out);
    AC_TRY(ac_call_begin(&leaky_relu_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_scalar *const negative_slope_scalar = ac_scalar_of(negativeSlope);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_leaky_relu_validate(self_tensor, negative_slope_scalar, out_tensor));
    return leaky_relu_plan(&leaky_relu_operator, self_tensor, negative_slope_scalar, out_tensor,
                           workspaceSize, executor);
}

aclnnStatus aclnnLeakyRelu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                           aclrtStream stream)
{
    return ac_plan_run(&leaky_relu_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceLeakyReluGetWorkspaceSize(aclTensor *selfRef,
                                                  const aclScalar *negativeSlope,
                                                  uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_leaky_relu_operator, aclnnInplaceLeakyReluGetWorkspaceSize, selfRef,
                 negativeSlope);
    AC_TRY(ac_call_begin(&inplace_leaky_relu_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_scalar *const negative_slope_scalar = ac_scalar_of(negativeSlope);
    AC_TRY(ac_inplace_leaky_relu_validate(self_ref_tensor, negative_slope_scalar));
    return leaky_relu_plan(&inplace_leaky_relu_operator, self_ref_tensor, negative_slope_scalar,
                           self_ref_tensor, workspaceSize, executor);
}

aclnnStatus aclnnInplaceLeakyRelu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                  aclrtStream stream)
{
    return ac_plan_run(&inplace_leaky_relu_operator, workspace, workspaceSize, executor, stream);
}
