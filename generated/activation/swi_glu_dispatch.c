/*
 * Generated from spec/activation/swi_glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/swi_glu.h"
#include "check.h"
#include "plan.h"

static const ac_operator swi_glu_operator = {
    .name = "aclnnSwiGlu",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(swi_glu_kernels);

/* Plans a validated call. */
static aclnnStatus swi_glu_plan(const ac_operator *entry_point, const aclTensor *x, int64_t dim,
                                const aclTensor *out, const ac_shape *index_space,
                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = x->dtype;
    const aclTensor part_a = ac_tensor_half(x, dim, 0);
    const aclTensor part_b = ac_tensor_half(x, dim, 1);
    const ac_call planned_call = {
        .op = entry_point,
        .kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype],
        .space = *index_space,
        .operands[0] = {&part_a, AC_VIEW_SAME, kernel_dtype, false},
        .whole[0] = x,
        .operands[1] = {&part_b, AC_VIEW_SAME, kernel_dtype, false},
        .whole[1] = x,
        .operands[2] = {out, AC_VIEW_SAME, kernel_dtype, false},
        .inputs = 2,
        .outputs = 1,
    };
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnSwiGluGetWorkspaceSize(const aclTensor *x, int64_t dim, aclTensor *out,
                                        uint64_t *workspaceSize, aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_TRY(ac_call_begin(&swi_glu_operator, workspaceSize, executor));
    AC_TRY(swi_glu_validate(x, dim, out, &index_space));
    return swi_glu_plan(&swi_glu_operator, x, dim, out, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnSwiGlu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    return ac_plan_run(&swi_glu_operator, workspace, workspaceSize, executor, stream);
}
