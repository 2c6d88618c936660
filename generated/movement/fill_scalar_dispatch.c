/*
 * Generated from spec/movement/fill_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/fill_scalar.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator inplace_fill_scalar_operator = {
    .name = "aclnnInplaceFillScalar",
    .arguments = (const char *const[]){"selfRef", "selfRef"},
    .parameters = "selfRef:u value:s",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_fill_scalar_kernels);

/* Plans a validated call. */
static aclnnStatus fill_scalar_plan(const ac_operator *entry_point, const ac_tensor *self,
                                    const ac_scalar *value, const ac_tensor *out,
                                    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    unsigned char fill_element[AC_SCALAR_ELEMENT_MAX];
    ac_scalar_element(value, kernel_dtype, fill_element);
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
    planned_call.attrs = &fill_element;
    planned_call.attrs_size = sizeof(fill_element);
    const ac_places planned_places = ac_places_filled(self);
    return ac_plan_build_placed(&planned_call, &planned_places, workspaceSize, executor);
}

aclnnStatus aclnnInplaceFillScalarGetWorkspaceSize(aclTensor *selfRef, const aclScalar *value,
                                                   uint64_t *workspaceSize,
                                                   aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_fill_scalar_operator, aclnnInplaceFillScalarGetWorkspaceSize, selfRef,
                 value);
    AC_TRY(ac_call_begin(&inplace_fill_scalar_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_scalar *const value_scalar = ac_scalar_of(value);
    AC_TRY(ac_inplace_fill_scalar_validate(self_ref_tensor, value_scalar));
    return fill_scalar_plan(&inplace_fill_scalar_operator, self_ref_tensor, value_scalar,
                            self_ref_tensor, workspaceSize, executor);
}

aclnnStatus aclnnInplaceFillScalar(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    return ac_plan_run(&inplace_fill_scalar_operator, workspace, workspaceSize, executor, stream);
}
