/*
 * Generated from spec/arithmetic/masked_fill_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "arithmetic/masked_fill_scalar.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator inplace_masked_fill_scalar_operator = {
    .name = "aclnnInplaceMaskedFillScalar",
    .arguments = (const char *const[]){"selfRef", "mask", "selfRef"},
    .parameters = "selfRef:u mask:r value:s",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_masked_fill_scalar_kernels);

/* Plans a validated call. */
static aclnnStatus masked_fill_scalar_plan(const ac_operator *entry_point, const ac_tensor *self,
                                           const ac_tensor *mask, const ac_scalar *value,
                                           const ac_tensor *out, uint64_t *workspaceSize,
                                           aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const struct masked_fill_scalar_attrs kernel_attrs = {
        .value = ac_scalar_real(value, AC_F32),
        .value_integer =
            kernel_dtype == AC_BOOL ? ac_scalar_real(value, AC_F64) != 0 : ac_scalar_integer(value),
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){mask, AC_VIEW_BROADCAST, kernel_dtype, false};
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

aclnnStatus aclnnInplaceMaskedFillScalarGetWorkspaceSize(aclTensor *selfRef, const aclTensor *mask,
                                                         const aclScalar *value,
                                                         uint64_t *workspaceSize,
                                                         aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_masked_fill_scalar_operator, aclnnInplaceMaskedFillScalarGetWorkspaceSize,
                 selfRef, mask, value);
    AC_TRY(ac_call_begin(&inplace_masked_fill_scalar_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_tensor *const mask_tensor = ac_tensor_of(mask);
    const ac_scalar *const value_scalar = ac_scalar_of(value);
    AC_TRY(ac_inplace_masked_fill_scalar_validate(self_ref_tensor, mask_tensor, value_scalar));
    return masked_fill_scalar_plan(&inplace_masked_fill_scalar_operator, self_ref_tensor,
                                   mask_tensor, value_scalar, self_ref_tensor, workspaceSize,
                                   executor);
}

aclnnStatus aclnnInplaceMaskedFillScalar(void *workspace, uint64_t workspaceSize,
                                         aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&inplace_masked_fill_scalar_operator, workspace, workspaceSize, executor,
                       stream);
}
