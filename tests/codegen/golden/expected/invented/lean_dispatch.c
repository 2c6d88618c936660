/*
 * Generated from spec/invented/lean.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "invented/lean.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator lean_operator = {
    .name = "aclnnLean",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r slope:s shift:d out:w",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
};

static const ac_operator inplace_lean_operator = {
    .name = "aclnnInplaceLean",
    .arguments = (const char *const[]){"selfRef", "selfRef"},
    .parameters = "selfRef:u slope:s shift:d",
    .on = {[AC_PICO] = true, [AC_NANO] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_lean_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus lean_plan(const ac_operator *entry_point, const ac_tensor *self,
                             const ac_scalar *slope, double shift, const ac_tensor *out,
                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const int scalar_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const struct lean_attrs kernel_attrs = {
        .slope = ac_scalar_real(slope, scalar_dtype),
        .shift = shift,
    };
    const bool all_usual = kernel_attrs.slope == 1.0 && kernel_attrs.shift == 0.5;
    const size_t first_kernel = all_usual ? LEAN_USUAL : 0;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][first_kernel].of[kernel_dtype];
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

aclnnStatus aclnnLeanGetWorkspaceSize(const aclTensor *self, const aclScalar *slope, double shift,
                                      aclTensor *out, uint64_t *workspaceSize,
                                      aclOpExecutor **executor)
{
    AC_DESCRIBED(&lean_operator, aclnnLeanGetWorkspaceSize, self, slope, shift, out);
    AC_TRY(ac_call_begin(&lean_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_scalar *const slope_scalar = ac_scalar_of(slope);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_lean_validate(self_tensor, slope_scalar, shift, out_tensor));
    return lean_plan(&lean_operator, self_tensor, slope_scalar, shift, out_tensor, workspaceSize,
                     executor);
}

aclnnStatus aclnnLean(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    return ac_plan_run(&lean_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceLeanGetWorkspaceSize(aclTensor *selfRef, const aclScalar *slope,
                                             double shift, uint64_t *workspaceSize,
                                             aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_lean_operator, aclnnInplaceLeanGetWorkspaceSize, selfRef, slope, shift);
    AC_TRY(ac_call_begin(&inplace_lean_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_scalar *const slope_scalar = ac_scalar_of(slope);
    AC_TRY(ac_inplace_lean_validate(self_ref_tensor, slope_scalar, shift));
    return lean_plan(&inplace_lean_operator, self_ref_tensor, slope_scalar, shift, self_ref_tensor,
                     workspaceSize, executor);
}

aclnnStatus aclnnInplaceLean(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_plan_run(&inplace_lean_operator, workspace, workspaceSize, executor, stream);
}
