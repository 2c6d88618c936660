/*
 * Generated from spec/mathematics/logit.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "mathematics/logit.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator logit_operator = {
    .name = "aclnnLogit",
    .arguments = (const char *const[]){"input", "out"},
    .parameters = "input:r eps:d out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_logit_kernels);

/* Plans a validated call. */
static aclnnStatus logit_plan(const ac_operator *entry_point, const ac_tensor *input, double eps,
                              const ac_tensor *out, uint64_t *workspaceSize,
                              aclOpExecutor **executor)
{
    const int kernel_dtype = input->dtype;
    const struct logit_attrs kernel_attrs = {
        .eps = eps,
    };
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
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnLogitGetWorkspaceSize(const aclTensor *input, double eps, const aclTensor *out,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&logit_operator, aclnnLogitGetWorkspaceSize, input, eps, out);
    AC_TRY(ac_call_begin(&logit_operator, workspaceSize, executor));
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_logit_validate(input_tensor, out_tensor));
    return logit_plan(&logit_operator, input_tensor, eps, out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnLogit(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_plan_run(&logit_operator, workspace, workspaceSize, executor, stream);
}
