/*
 * Generated from spec/activation/situ_glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/situ_glu.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator situ_glu_operator = {
    .name = "aclnnSituGlu",
    .arguments = (const char *const[]){"x", "out"},
    .parameters = "x:r dim:i beta:d linearBeta:d activateLeft:b out:w",
    .on =
        {[AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_situ_glu_kernels);

/* Plans a validated call. */
static aclnnStatus situ_glu_plan(const ac_operator *entry_point, const ac_tensor *x, int64_t dim,
                                 double beta, double linearBeta, bool activateLeft,
                                 const ac_tensor *out, const ac_shape *index_space,
                                 uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = x->dtype;
    const struct situ_glu_attrs kernel_attrs = {
        .beta = beta,
        .linear_beta = linearBeta,
    };
    const ac_tensor part_gate =
        activateLeft ? ac_tensor_half(x, dim, 0) : ac_tensor_half(x, dim, 1);
    const ac_tensor part_up = activateLeft ? ac_tensor_half(x, dim, 1) : ac_tensor_half(x, dim, 0);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){&part_gate, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = x;
    planned_call.operands[1] = (ac_operand){&part_up, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = x;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnSituGluGetWorkspaceSize(const aclTensor *x, int64_t dim, double beta,
                                         double linearBeta, bool activateLeft, aclTensor *out,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&situ_glu_operator, aclnnSituGluGetWorkspaceSize, x, dim, beta, linearBeta,
                 activateLeft, out);
    AC_TRY(ac_call_begin(&situ_glu_operator, workspaceSize, executor));
    const ac_tensor *const x_tensor = ac_tensor_of(x);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_situ_glu_validate(x_tensor, dim, out_tensor, &index_space));
    return situ_glu_plan(&situ_glu_operator, x_tensor, dim, beta, linearBeta, activateLeft,
                         out_tensor, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnSituGlu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&situ_glu_operator, workspace, workspaceSize, executor, stream);
}
