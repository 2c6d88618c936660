/*
 * Generated from spec/arithmetic/masked_scale.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "arithmetic/masked_scale.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator masked_scale_operator = {
    .name = "aclnnMaskedScale",
    .arguments = (const char *const[]){"self", "mask", "out"},
    .parameters = "self:r mask:r scale:d out:w",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_masked_scale_kernels);

/* Plans a validated call. */
static aclnnStatus masked_scale_plan(const ac_operator *entry_point, const ac_tensor *self,
                                     const ac_tensor *mask, float scale, const ac_tensor *out,
                                     uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_promote(self->dtype, mask->dtype);
    const struct masked_scale_attrs kernel_attrs = {
        .scale = ac_float_real(scale),
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){mask, AC_VIEW_SAME, kernel_dtype, false};
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

aclnnStatus aclnnMaskedScaleGetWorkspaceSize(const aclTensor *self, const aclTensor *mask,
                                             float scale, aclTensor *out, uint64_t *workspaceSize,
                                             aclOpExecutor **executor)
{
    AC_DESCRIBED(&masked_scale_operator, aclnnMaskedScaleGetWorkspaceSize, self, mask, scale, out);
    AC_TRY(ac_call_begin(&masked_scale_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const mask_tensor = ac_tensor_of(mask);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_masked_scale_validate(self_tensor, mask_tensor, out_tensor));
    return masked_scale_plan(&masked_scale_operator, self_tensor, mask_tensor, scale, out_tensor,
                             workspaceSize, executor);
}

aclnnStatus aclnnMaskedScale(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_plan_run(&masked_scale_operator, workspace, workspaceSize, executor, stream);
}
