/*
 * Generated from spec/arithmetic/div_mods.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "arithmetic/div_mods.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator div_mods_operator = {
    .name = "aclnnDivMods",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r other:s mode:c out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_div_mods_operator = {
    .name = "aclnnInplaceDivMods",
    .arguments = (const char *const[]){"selfRef", "selfRef"},
    .parameters = "selfRef:u other:s mode:c",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_div_mods_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus div_mods_plan(const ac_operator *entry_point, const ac_tensor *self,
                                 const ac_scalar *other, int mode, const ac_tensor *out,
                                 size_t kernel_mode, uint64_t *workspaceSize,
                                 aclOpExecutor **executor)
{
    const int kernel_dtype =
        ac_dtype_float_where(mode == 0, ac_dtype_with_scalar(self->dtype, other->dtype));
    const struct div_mods_attrs kernel_attrs = {
        .other = ac_scalar_real(other, AC_F32),
        .other_integer = ac_scalar_integer(other),
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
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

aclnnStatus aclnnDivModsGetWorkspaceSize(const aclTensor *self, const aclScalar *other, int mode,
                                         aclTensor *out, uint64_t *workspaceSize,
                                         aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_DESCRIBED(&div_mods_operator, aclnnDivModsGetWorkspaceSize, self, other, mode, out);
    AC_TRY(ac_call_begin(&div_mods_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_scalar *const other_scalar = ac_scalar_of(other);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_div_mods_validate(self_tensor, other_scalar, mode, out_tensor, &kernel_mode));
    return div_mods_plan(&div_mods_operator, self_tensor, other_scalar, mode, out_tensor,
                         kernel_mode, workspaceSize, executor);
}

aclnnStatus aclnnDivMods(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&div_mods_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceDivModsGetWorkspaceSize(aclTensor *selfRef, const aclScalar *other,
                                                int mode, uint64_t *workspaceSize,
                                                aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_DESCRIBED(&inplace_div_mods_operator, aclnnInplaceDivModsGetWorkspaceSize, selfRef, other,
                 mode);
    AC_TRY(ac_call_begin(&inplace_div_mods_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_scalar *const other_scalar = ac_scalar_of(other);
    AC_TRY(ac_inplace_div_mods_validate(self_ref_tensor, other_scalar, mode, &kernel_mode));
    return div_mods_plan(&inplace_div_mods_operator, self_ref_tensor, other_scalar, mode,
                         self_ref_tensor, kernel_mode, workspaceSize, executor);
}

aclnnStatus aclnnInplaceDivMods(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    return ac_plan_run(&inplace_div_mods_operator, workspace, workspaceSize, executor, stream);
}
