/*
 * Generated from spec/activation/threshold.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/threshold.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator threshold_operator = {
    .name = "aclnnThreshold",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r threshold:s value:s out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_threshold_operator = {
    .name = "aclnnInplaceThreshold",
    .arguments = (const char *const[]){"selfRef", "selfRef"},
    .parameters = "selfRef:u threshold:s value:s",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_threshold_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus threshold_plan(const ac_operator *entry_point, const ac_tensor *self,
                                  const ac_scalar *threshold, const ac_scalar *value,
                                  const ac_tensor *out, uint64_t *workspaceSize,
                                  aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const struct threshold_attrs kernel_attrs = {
        .threshold = ac_scalar_real(threshold, AC_F32),
        .value = ac_scalar_real(value, AC_F32),
        .threshold_integer = ac_scalar_integer(threshold),
        .value_integer = ac_scalar_integer(value),
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

aclnnStatus aclnnThresholdGetWorkspaceSize(const aclTensor *self, const aclScalar *threshold,
                                           const aclScalar *value, aclTensor *out,
                                           uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&threshold_operator, aclnnThresholdGetWorkspaceSize, self, threshold, value, out);
    AC_TRY(ac_call_begin(&threshold_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_scalar *const threshold_scalar = ac_scalar_of(threshold);
    const ac_scalar *const value_scalar = ac_scalar_of(value);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_threshold_validate(self_tensor, threshold_scalar, value_scalar, out_tensor));
    return threshold_plan(&threshold_operator, self_tensor, threshold_scalar, value_scalar,
                          out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnThreshold(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                           aclrtStream stream)
{
    return ac_plan_run(&threshold_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceThresholdGetWorkspaceSize(aclTensor *selfRef, const aclScalar *threshold,
                                                  const aclScalar *value, uint64_t *workspaceSize,
                                                  aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_threshold_operator, aclnnInplaceThresholdGetWorkspaceSize, selfRef,
                 threshold, value);
    AC_TRY(ac_call_begin(&inplace_threshold_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_scalar *const threshold_scalar = ac_scalar_of(threshold);
    const ac_scalar *const value_scalar = ac_scalar_of(value);
    AC_TRY(ac_inplace_threshold_validate(self_ref_tensor, threshold_scalar, value_scalar));
    return threshold_plan(&inplace_threshold_operator, self_ref_tensor, threshold_scalar,
                          value_scalar, self_ref_tensor, workspaceSize, executor);
}

aclnnStatus aclnnInplaceThreshold(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                  aclrtStream stream)
{
    return ac_plan_run(&inplace_threshold_operator, workspace, workspaceSize, executor, stream);
}
