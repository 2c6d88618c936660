/*
 * Generated from spec/movement/fill_diagonal.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/view.h"
#include "movement/fill_diagonal.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator inplace_fill_diagonal_operator = {
    .name = "aclnnInplaceFillDiagonal",
    .arguments = (const char *const[]){"selfRef", "selfRef"},
    .parameters = "selfRef:u fillValue:s wrap:b",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_fill_diagonal_kernels);

/* Plans a validated call. */
static aclnnStatus fill_diagonal_plan(const ac_operator *entry_point, const ac_tensor *self,
                                      const ac_scalar *fillValue, bool wrap, const ac_tensor *out,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    unsigned char fill_element[AC_SCALAR_ELEMENT_MAX];
    ac_scalar_element(fillValue, kernel_dtype, fill_element);
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
    const ac_places planned_places = wrap ? ac_places_crossed(self, 1) : ac_places_crossed(self, 0);
    return ac_plan_build_placed(&planned_call, &planned_places, workspaceSize, executor);
}

aclnnStatus aclnnInplaceFillDiagonalGetWorkspaceSize(aclTensor *selfRef, const aclScalar *fillValue,
                                                     bool wrap, uint64_t *workspaceSize,
                                                     aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_fill_diagonal_operator, aclnnInplaceFillDiagonalGetWorkspaceSize, selfRef,
                 fillValue, wrap);
    AC_TRY(ac_call_begin(&inplace_fill_diagonal_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_scalar *const fill_value_scalar = ac_scalar_of(fillValue);
    AC_TRY(ac_inplace_fill_diagonal_validate(self_ref_tensor, fill_value_scalar));
    return fill_diagonal_plan(&inplace_fill_diagonal_operator, self_ref_tensor, fill_value_scalar,
                              wrap, self_ref_tensor, workspaceSize, executor);
}

aclnnStatus aclnnInplaceFillDiagonal(void *workspace, uint64_t workspaceSize,
                                     aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&inplace_fill_diagonal_operator, workspace, workspaceSize, executor, stream);
}
