/*
 * Generated from spec/mathematics/acos.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "mathematics/acos.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator acos_operator = {
    .name = "aclnnAcos",
    .arguments = (const char *const[]){"input", "out"},
    .parameters = "input:r out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_acos_operator = {
    .name = "aclnnInplaceAcos",
    .arguments = (const char *const[]){"inputRef", "inputRef"},
    .parameters = "inputRef:u",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_acos_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus acos_plan(const ac_operator *entry_point, const ac_tensor *input,
                             const ac_tensor *out, uint64_t *workspaceSize,
                             aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_float(input->dtype);
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

aclnnStatus aclnnAcosGetWorkspaceSize(const aclTensor *input, aclTensor *out,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&acos_operator, aclnnAcosGetWorkspaceSize, input, out);
    AC_TRY(ac_call_begin(&acos_operator, workspaceSize, executor));
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_acos_validate(input_tensor, out_tensor));
    return acos_plan(&acos_operator, input_tensor, out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnAcos(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    return ac_plan_run(&acos_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceAcosGetWorkspaceSize(aclTensor *inputRef, uint64_t *workspaceSize,
                                             aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_acos_operator, aclnnInplaceAcosGetWorkspaceSize, inputRef);
    AC_TRY(ac_call_begin(&inplace_acos_operator, workspaceSize, executor));
    const ac_tensor *const input_ref_tensor = ac_tensor_of(inputRef);
    AC_TRY(ac_inplace_acos_validate(input_ref_tensor));
    return acos_plan(&inplace_acos_operator, input_ref_tensor, input_ref_tensor, workspaceSize,
                     executor);
}

aclnnStatus aclnnInplaceAcos(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    return ac_plan_run(&inplace_acos_operator, workspace, workspaceSize, executor, stream);
}
