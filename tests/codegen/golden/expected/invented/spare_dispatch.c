/*
 * Generated from spec/invented/spare.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "invented/spare.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator spare_operator = {
    .name = "aclnnSpare",
    .on =
        {[AC_PICO] = true, [AC_NANO] = true, [AC_TERA] = true, [AC_PETA] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_spare_kernels);

/* Plans a validated call. */
static aclnnStatus spare_plan(const ac_operator *entry_point, const ac_tensor *self,
                              const ac_scalar *scale, const ac_tensor *out, size_t kernel_mode,
                              uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const struct spare_attrs kernel_attrs = {
        .scale = scale ? ac_scalar_real(scale, AC_F32) : -0x1.0000000000000p-1 /* -0.5 */,
    };
    ac_call planned_call; /* field by field: operands that there are not need not be cleared */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.rows = NULL;
    planned_call.axis = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnSpareGetWorkspaceSize(const aclTensor *self, const aclTensor *kept,
                                       const aclScalar *scale, bool sure, aclTensor *out,
                                       aclTensor *free, uint64_t *workspaceSize,
                                       aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    (void)free;
    AC_TRY(ac_call_begin(&spare_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const kept_tensor = ac_tensor_of(kept);
    const ac_scalar *const scale_scalar = ac_scalar_of(scale);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(
        ac_spare_validate(self_tensor, kept_tensor, scale_scalar, sure, out_tensor, &kernel_mode));
    return spare_plan(&spare_operator, self_tensor, scale_scalar, out_tensor, kernel_mode,
                      workspaceSize, executor);
}

aclnnStatus aclnnSpare(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_plan_run(&spare_operator, workspace, workspaceSize, executor, stream);
}
