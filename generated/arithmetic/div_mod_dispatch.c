/*
 * Generated from spec/arithmetic/div_mod.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "arithmetic/div_mod.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator div_mod_operator = {
    .name = "aclnnDivMod",
    .arguments = (const char *const[]){"self", "other", "out"},
    .parameters = "self:r other:r mode:c out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_div_mod_operator = {
    .name = "aclnnInplaceDivMod",
    .arguments = (const char *const[]){"selfRef", "other", "selfRef"},
    .parameters = "selfRef:u other:r mode:c",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_div_mod_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus div_mod_plan(const ac_operator *entry_point, const ac_tensor *self,
                                const ac_tensor *other, int mode, const ac_tensor *out,
                                size_t kernel_mode, const ac_shape *index_space,
                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype =
        ac_dtype_float_where(mode == 0, ac_dtype_promote(self->dtype, other->dtype));
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){other, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnDivModGetWorkspaceSize(const aclTensor *self, const aclTensor *other, int mode,
                                        aclTensor *out, uint64_t *workspaceSize,
                                        aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    ac_shape index_space;
    AC_DESCRIBED(&div_mod_operator, aclnnDivModGetWorkspaceSize, self, other, mode, out);
    AC_TRY(ac_call_begin(&div_mod_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const other_tensor = ac_tensor_of(other);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_div_mod_validate(self_tensor, other_tensor, mode, out_tensor, &kernel_mode,
                               &index_space));
    return div_mod_plan(&div_mod_operator, self_tensor, other_tensor, mode, out_tensor, kernel_mode,
                        &index_space, workspaceSize, executor);
}

aclnnStatus aclnnDivMod(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    return ac_plan_run(&div_mod_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceDivModGetWorkspaceSize(aclTensor *selfRef, const aclTensor *other, int mode,
                                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    ac_shape index_space;
    AC_DESCRIBED(&inplace_div_mod_operator, aclnnInplaceDivModGetWorkspaceSize, selfRef, other,
                 mode);
    AC_TRY(ac_call_begin(&inplace_div_mod_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_tensor *const other_tensor = ac_tensor_of(other);
    AC_TRY(ac_inplace_div_mod_validate(self_ref_tensor, other_tensor, mode, &kernel_mode,
                                       &index_space));
    return div_mod_plan(&inplace_div_mod_operator, self_ref_tensor, other_tensor, mode,
                        self_ref_tensor, kernel_mode, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnInplaceDivMod(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    return ac_plan_run(&inplace_div_mod_operator, workspace, workspaceSize, executor, stream);
}
