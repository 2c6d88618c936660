/*
 * Generated from spec/invented/cleft.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "invented/cleft.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator cleft_operator = {
    .name = "aclnnCleft",
    .arguments = (const char *const[]){"grad", "whole", "out"},
    .parameters = "grad:r whole:r dim:i swapped:b woven:b form:t out:w",
    .on =
        {[AC_PICO] = true, [AC_NANO] = true, [AC_TERA] = true, [AC_PETA] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_cleft_kernels);

/* Plans a validated call. */
static aclnnStatus cleft_plan(const ac_operator *entry_point, const ac_tensor *grad,
                              const ac_tensor *whole, int64_t dim, bool swapped, bool woven,
                              const ac_tensor *out, size_t kernel_mode, const ac_shape *index_space,
                              uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = whole->dtype;
    const ac_tensor part_gate =
        swapped && !woven ? ac_tensor_half(whole, dim, 1) : ac_tensor_half(whole, dim, 0);
    const ac_tensor part_up =
        swapped && !woven ? ac_tensor_half(whole, dim, 0) : ac_tensor_half(whole, dim, 1);
    const ac_tensor part_grad_gate =
        woven ? ac_tensor_alternate(out, dim, 0) : ac_tensor_half(out, dim, 0);
    const ac_tensor part_grad_up =
        woven ? ac_tensor_alternate(out, dim, 1) : ac_tensor_half(out, dim, 1);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){grad, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&part_gate, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = whole;
    planned_call.operands[2] = (ac_operand){&part_up, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = whole;
    planned_call.operands[3] = (ac_operand){&part_grad_gate, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = out;
    planned_call.operands[4] = (ac_operand){&part_grad_up, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[4] = out;
    planned_call.inputs = 3;
    planned_call.outputs = 2;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnCleftGetWorkspaceSize(const aclTensor *grad, const aclTensor *whole, int64_t dim,
                                       bool swapped, bool woven, char *form, aclTensor *out,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    ac_shape index_space;
    AC_DESCRIBED(&cleft_operator, aclnnCleftGetWorkspaceSize, grad, whole, dim, swapped, woven,
                 form, out);
    AC_TRY(ac_call_begin(&cleft_operator, workspaceSize, executor));
    const ac_tensor *const grad_tensor = ac_tensor_of(grad);
    const ac_tensor *const whole_tensor = ac_tensor_of(whole);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_cleft_validate(grad_tensor, whole_tensor, dim, woven, form, out_tensor, &kernel_mode,
                             &index_space));
    return cleft_plan(&cleft_operator, grad_tensor, whole_tensor, dim, swapped, woven, out_tensor,
                      kernel_mode, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnCleft(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_plan_run(&cleft_operator, workspace, workspaceSize, executor, stream);
}
