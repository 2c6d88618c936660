/*
 * Generated from spec/arithmetic/lerps.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "arithmetic/lerps.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator lerps_operator = {
    .name = "aclnnLerps",
    .arguments = (const char *const[]){"self", "end", "out"},
    .parameters = "self:r end:r weight:s out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_lerps_operator = {
    .name = "aclnnInplaceLerps",
    .arguments = (const char *const[]){"selfRef", "end", "selfRef"},
    .parameters = "selfRef:u end:r weight:s",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_lerps_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus lerps_plan(const ac_operator *entry_point, const ac_tensor *self,
                              const ac_tensor *end, const ac_scalar *weight, const ac_tensor *out,
                              const ac_shape *index_space, uint64_t *workspaceSize,
                              aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const struct lerps_attrs kernel_attrs = {
        .weight = ac_scalar_real(weight, AC_F32),
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){end, AC_VIEW_BROADCAST, kernel_dtype, false};
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

aclnnStatus aclnnLerpsGetWorkspaceSize(const aclTensor *self, const aclTensor *end,
                                       const aclScalar *weight, aclTensor *out,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&lerps_operator, aclnnLerpsGetWorkspaceSize, self, end, weight, out);
    AC_TRY(ac_call_begin(&lerps_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const end_tensor = ac_tensor_of(end);
    const ac_scalar *const weight_scalar = ac_scalar_of(weight);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_lerps_validate(self_tensor, end_tensor, weight_scalar, out_tensor, &index_space));
    return lerps_plan(&lerps_operator, self_tensor, end_tensor, weight_scalar, out_tensor,
                      &index_space, workspaceSize, executor);
}

aclnnStatus aclnnLerps(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_plan_run(&lerps_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceLerpsGetWorkspaceSize(aclTensor *selfRef, const aclTensor *end,
                                              const aclScalar *weight, uint64_t *workspaceSize,
                                              aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&inplace_lerps_operator, aclnnInplaceLerpsGetWorkspaceSize, selfRef, end, weight);
    AC_TRY(ac_call_begin(&inplace_lerps_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_tensor *const end_tensor = ac_tensor_of(end);
    const ac_scalar *const weight_scalar = ac_scalar_of(weight);
    AC_TRY(ac_inplace_lerps_validate(self_ref_tensor, end_tensor, weight_scalar, &index_space));
    return lerps_plan(&inplace_lerps_operator, self_ref_tensor, end_tensor, weight_scalar,
                      self_ref_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnInplaceLerps(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    return ac_plan_run(&inplace_lerps_operator, workspace, workspaceSize, executor, stream);
}
