/*
 * Generated from spec/activation/ge_glu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/ge_glu_backward.h"
#include "check.h"
#include "plan.h"

static const ac_operator ge_glu_backward_operator = {
    .name = "aclnnGeGluBackward",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ge_glu_backward_kernels);

/* Plans a validated call. */
static aclnnStatus ge_glu_backward_plan(const ac_operator *entry_point, const aclTensor *gradOutput,
                                        const aclTensor *self, const aclTensor *gelu, int64_t dim,
                                        const aclTensor *gradInput, size_t kernel_mode,
                                        const ac_shape *index_space, uint64_t *workspaceSize,
                                        aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const aclTensor part_up = ac_tensor_half(self, dim, 0);
    const aclTensor part_gate = ac_tensor_half(self, dim, 1);
    const aclTensor part_grad_up = ac_tensor_half(gradInput, dim, 0);
    const aclTensor part_grad_gate = ac_tensor_half(gradInput, dim, 1);
    const ac_call planned_call = {
        .op = entry_point,
        .kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype],
        .space = *index_space,
        .operands[0] = {gradOutput, AC_VIEW_SAME, kernel_dtype, false},
        .operands[1] = {&part_up, AC_VIEW_SAME, kernel_dtype, false},
        .whole[1] = self,
        .operands[2] = {&part_gate, AC_VIEW_SAME, kernel_dtype, false},
        .whole[2] = self,
        .operands[3] = {gelu, AC_VIEW_SAME, kernel_dtype, false},
        .operands[4] = {&part_grad_up, AC_VIEW_SAME, kernel_dtype, false},
        .whole[4] = gradInput,
        .operands[5] = {&part_grad_gate, AC_VIEW_SAME, kernel_dtype, false},
        .whole[5] = gradInput,
        .inputs = 4,
        .outputs = 2,
    };
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnGeGluBackwardGetWorkspaceSize(const aclTensor *gradOutput, const aclTensor *self,
                                               const aclTensor *gelu, int64_t dim,
                                               int64_t approximate, aclTensor *gradInput,
                                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    ac_shape index_space;
    AC_TRY(ac_call_begin(&ge_glu_backward_operator, workspaceSize, executor));
    AC_TRY(ge_glu_backward_validate(gradOutput, self, gelu, dim, approximate, gradInput,
                                    &kernel_mode, &index_space));
    return ge_glu_backward_plan(&ge_glu_backward_operator, gradOutput, self, gelu, dim, gradInput,
                                kernel_mode, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnGeGluBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    return ac_plan_run(&ge_glu_backward_operator, workspace, workspaceSize, executor, stream);
}
