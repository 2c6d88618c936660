/*
 * Generated from spec/arithmetic/clamp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "arithmetic/clamp.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator clamp_operator = {
    .name = "aclnnClamp",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r clipValueMin:s clipValueMax:s out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_clamp_kernels);

/* Plans a validated call. */
static aclnnStatus clamp_plan(const ac_operator *entry_point, const ac_tensor *self,
                              const ac_scalar *clipValueMin, const ac_scalar *clipValueMax,
                              const ac_tensor *out, uint64_t *workspaceSize,
                              aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const int scalar_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const struct clamp_attrs kernel_attrs = {
        .clip_value_min =
            clipValueMin ? ac_scalar_real(clipValueMin, scalar_dtype) : (double)-INFINITY,
        .clip_value_max =
            clipValueMax ? ac_scalar_real(clipValueMax, scalar_dtype) : (double)INFINITY,
        .clip_value_min_integer =
            clipValueMin ? ac_scalar_integer(clipValueMin) : ac_dtype_least(kernel_dtype),
        .clip_value_max_integer =
            clipValueMax ? ac_scalar_integer(clipValueMax) : ac_dtype_greatest(kernel_dtype),
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

aclnnStatus aclnnClampGetWorkspaceSize(const aclTensor *self, const aclScalar *clipValueMin,
                                       const aclScalar *clipValueMax, aclTensor *out,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&clamp_operator, aclnnClampGetWorkspaceSize, self, clipValueMin, clipValueMax,
                 out);
    AC_TRY(ac_call_begin(&clamp_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_scalar *const clip_value_min_scalar = ac_scalar_of(clipValueMin);
    const ac_scalar *const clip_value_max_scalar = ac_scalar_of(clipValueMax);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(
        ac_clamp_validate(self_tensor, clip_value_min_scalar, clip_value_max_scalar, out_tensor));
    return clamp_plan(&clamp_operator, self_tensor, clip_value_min_scalar, clip_value_max_scalar,
                      out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnClamp(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_plan_run(&clamp_operator, workspace, workspaceSize, executor, stream);
}
