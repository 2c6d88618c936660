/*
 * Generated from spec/mathematics/asinh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "mathematics/asinh.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator asinh_operator = {
    .name = "aclnnAsinh",
    .arguments = (const char *const[]){"input", "out"},
    .parameters = "input:r out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_asinh_operator = {
    .name = "aclnnInplaceAsinh",
    .arguments = (const char *const[]){"inputRef", "inputRef"},
    .parameters = "inputRef:u",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_asinh_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus asinh_plan(const ac_operator *entry_point, const ac_tensor *input,
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

aclnnStatus aclnnAsinhGetWorkspaceSize(const aclTensor *input, aclTensor *out,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&asinh_operator, aclnnAsinhGetWorkspaceSize, input, out);
    AC_TRY(ac_call_begin(&asinh_operator, workspaceSize, executor));
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_asinh_validate(input_tensor, out_tensor));
    return asinh_plan(&asinh_operator, input_tensor, out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnAsinh(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_plan_run(&asinh_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceAsinhGetWorkspaceSize(aclTensor *inputRef, uint64_t *workspaceSize,
                                              aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_asinh_operator, aclnnInplaceAsinhGetWorkspaceSize, inputRef);
    AC_TRY(ac_call_begin(&inplace_asinh_operator, workspaceSize, executor));
    const ac_tensor *const input_ref_tensor = ac_tensor_of(inputRef);
    AC_TRY(ac_inplace_asinh_validate(input_ref_tensor));
    return asinh_plan(&inplace_asinh_operator, input_ref_tensor, input_ref_tensor, workspaceSize,
                      executor);
}

aclnnStatus aclnnInplaceAsinh(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    return ac_plan_run(&inplace_asinh_operator, workspace, workspaceSize, executor, stream);
}
