/*
 * Generated from spec/mathematics/frac.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "mathematics/frac.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator frac_operator = {
    .name = "aclnnFrac",
    .arguments = (const char *const[]){"input", "out"},
    .parameters = "input:r out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_frac_operator = {
    .name = "aclnnInplaceFrac",
    .arguments = (const char *const[]){"inputRef", "inputRef"},
    .parameters = "inputRef:u",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_frac_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus frac_plan(const ac_operator *entry_point, const ac_tensor *input,
                             const ac_tensor *out, uint64_t *workspaceSize,
                             aclOpExecutor **executor)
{
    const int kernel_dtype = input->dtype;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = input->shape;
    planned_call.operands[0] = (ac_operand){input, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnFracGetWorkspaceSize(const aclTensor *input, aclTensor *out,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&frac_operator, aclnnFracGetWorkspaceSize, input, out);
    AC_TRY(ac_call_begin(&frac_operator, workspaceSize, executor));
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_frac_validate(input_tensor, out_tensor));
    return frac_plan(&frac_operator, input_tensor, out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnFrac(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    return ac_plan_run(&frac_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceFracGetWorkspaceSize(aclTensor *inputRef, uint64_t *workspaceSize,
                                             aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_frac_operator, aclnnInplaceFracGetWorkspaceSize, inputRef);
    AC_TRY(ac_call_begin(&inplace_frac_operator, workspaceSize, executor));
    const ac_tensor *const input_ref_tensor = ac_tensor_of(inputRef);
    AC_TRY(ac_inplace_frac_validate(input_ref_tensor));
    return frac_plan(&inplace_frac_operator, input_ref_tensor, input_ref_tensor, workspaceSize,
                     executor);
}

aclnnStatus aclnnInplaceFrac(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_plan_run(&inplace_frac_operator, workspace, workspaceSize, executor, stream);
}
