/*
 * Generated from spec/arithmetic/clamp_max.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "arithmetic/clamp_max.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator clamp_max_operator = {
    .name = "aclnnClampMax",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r clipValueMax:s out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_clamp_max_operator = {
    .name = "aclnnInplaceClampMax",
    .arguments = (const char *const[]){"selfRef", "selfRef"},
    .parameters = "selfRef:u clipValueMax:s",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_clamp_max_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus clamp_max_plan(const ac_operator *entry_point, const ac_tensor *self,
                                  const ac_scalar *clipValueMax, const ac_tensor *out,
                                  uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const int scalar_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const struct clamp_max_attrs kernel_attrs = {
        .clip_value_max = ac_scalar_real(clipValueMax, scalar_dtype),
        .clip_value_max_integer = ac_scalar_integer(clipValueMax),
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

aclnnStatus aclnnClampMaxGetWorkspaceSize(const aclTensor *self, const aclScalar *clipValueMax,
                                          aclTensor *out, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    AC_DESCRIBED(&clamp_max_operator, aclnnClampMaxGetWorkspaceSize, self, clipValueMax, out);
    AC_TRY(ac_call_begin(&clamp_max_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_scalar *const clip_value_max_scalar = ac_scalar_of(clipValueMax);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_clamp_max_validate(self_tensor, clip_value_max_scalar, out_tensor));
    return clamp_max_plan(&clamp_max_operator, self_tensor, clip_value_max_scalar, out_tensor,
                          workspaceSize, executor);
}

aclnnStatus aclnnClampMax(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    return ac_plan_run(&clamp_max_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceClampMaxGetWorkspaceSize(const aclTensor *selfRef,
                                                 const aclScalar *clipValueMax,
                                                 uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_clamp_max_operator, aclnnInplaceClampMaxGetWorkspaceSize, selfRef,
                 clipValueMax);
    AC_TRY(ac_call_begin(&inplace_clamp_max_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_scalar *const clip_value_max_scalar = ac_scalar_of(clipValueMax);
    AC_TRY(ac_inplace_clamp_max_validate(self_ref_tensor, clip_value_max_scalar));
    return clamp_max_plan(&inplace_clamp_max_operator, self_ref_tensor, clip_value_max_scalar,
                          self_ref_tensor, workspaceSize, executor);
}

aclnnStatus aclnnInplaceClampMax(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_plan_run(&inplace_clamp_max_operator, workspace, workspaceSize, executor, stream);
}
