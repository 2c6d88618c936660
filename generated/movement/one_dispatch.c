/*
 * Generated from spec/movement/one.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/one.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator inplace_one_operator = {
    .name = "aclnnInplaceOne",
    .arguments = (const char *const[]){"selfRef", "selfRef"},
    .parameters = "selfRef:u",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_one_kernels);

/* Plans a validated call. */
static aclnnStatus one_plan(const ac_operator *entry_point, const ac_tensor *self,
                            const ac_tensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    unsigned char fill_element[AC_SCALAR_ELEMENT_MAX];
    const ac_scalar outside = {.dtype = AC_I64, .value.i64 = 1};
    ac_scalar_element(&outside, kernel_dtype, fill_element);
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

aclnnStatus aclnnInplaceOneGetWorkspaceSize(const aclTensor *selfRef, uint64_t *workspaceSize,
                                            aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_one_operator, aclnnInplaceOneGetWorkspaceSize, selfRef);
    AC_TRY(ac_call_begin(&inplace_one_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    AC_TRY(ac_inplace_one_validate(self_ref_tensor));
    return one_plan(&inplace_one_operator, self_ref_tensor, self_ref_tensor, workspaceSize,
                    executor);
}

aclnnStatus aclnnInplaceOne(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                            aclrtStream stream)
{
    return ac_plan_run(&inplace_one_operator, workspace, workspaceSize, executor, stream);
}
