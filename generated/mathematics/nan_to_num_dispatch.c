/*
 * Generated from spec/mathematics/nan_to_num.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "mathematics/nan_to_num.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator nan_to_num_operator = {
    .name = "aclnnNanToNum",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r nan:d posinf:d neginf:d out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_operator inplace_nan_to_num_operator = {
    .name = "aclnnInplaceNanToNum",
    .arguments = (const char *const[]){"selfRef", "selfRef"},
    .parameters = "selfRef:u nan:d posinf:d neginf:d",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_nan_to_num_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus nan_to_num_plan(const ac_operator *entry_point, const ac_tensor *self, float nan,
                                   float posinf, float neginf, const ac_tensor *out,
                                   uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const struct nan_to_num_attrs kernel_attrs = {
        .nan = ac_float_real(nan),
        .posinf = ac_float_real(posinf),
        .neginf = ac_float_real(neginf),
    };
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
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnNanToNumGetWorkspaceSize(const aclTensor *self, float nan, float posinf,
                                          float neginf, aclTensor *out, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    AC_DESCRIBED(&nan_to_num_operator, aclnnNanToNumGetWorkspaceSize, self, nan, posinf, neginf,
                 out);
    AC_TRY(ac_call_begin(&nan_to_num_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_nan_to_num_validate(self_tensor, out_tensor));
    return nan_to_num_plan(&nan_to_num_operator, self_tensor, nan, posinf, neginf, out_tensor,
                           workspaceSize, executor);
}

aclnnStatus aclnnNanToNum(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    return ac_plan_run(&nan_to_num_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceNanToNumGetWorkspaceSize(aclTensor *selfRef, float nan, float posinf,
                                                 float neginf, uint64_t *workspaceSize,
                                                 aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_nan_to_num_operator, aclnnInplaceNanToNumGetWorkspaceSize, selfRef, nan,
                 posinf, neginf);
    AC_TRY(ac_call_begin(&inplace_nan_to_num_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    AC_TRY(ac_inplace_nan_to_num_validate(self_ref_tensor));
    return nan_to_num_plan(&inplace_nan_to_num_operator, self_ref_tensor, nan, posinf, neginf,
                           self_ref_tensor, workspaceSize, executor);
}

aclnnStatus aclnnInplaceNanToNum(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_plan_run(&inplace_nan_to_num_operator, workspace, workspaceSize, executor, stream);
}
