/*
 * Generated from spec/activation/ge_glu_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/ge_glu_v3.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator ge_glu_v3_operator = {
    .name = "aclnnGeGluV3",
    .arguments = (const char *const[]){"self", "out", "outGelu"},
    .parameters = "self:r dim:i approximate:i activateLeft:b out:w outGelu:w",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_ge_glu_v3_kernels);

/* Plans a validated call. */
static aclnnStatus ge_glu_v3_plan(const ac_operator *entry_point, const ac_tensor *self,
                                  int64_t dim, bool activateLeft, const ac_tensor *out,
                                  const ac_tensor *outGelu, size_t kernel_mode,
                                  const ac_shape *index_space, uint64_t *workspaceSize,
                                  aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const ac_tensor part_gate =
        activateLeft ? ac_tensor_half(self, dim, 0) : ac_tensor_half(self, dim, 1);
    const ac_tensor part_up =
        activateLeft ? ac_tensor_half(self, dim, 1) : ac_tensor_half(self, dim, 0);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){&part_gate, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = self;
    planned_call.operands[1] = (ac_operand){&part_up, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = self;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){outGelu, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 2;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnGeGluV3GetWorkspaceSize(const aclTensor *self, int64_t dim, int64_t approximate,
                                         bool activateLeft, aclTensor *out, aclTensor *outGelu,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    ac_shape index_space;
    AC_DESCRIBED(&ge_glu_v3_operator, aclnnGeGluV3GetWorkspaceSize, self, dim, approximate,
                 activateLeft, out, outGelu);
    AC_TRY(ac_call_begin(&ge_glu_v3_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    const ac_tensor *const out_gelu_tensor = ac_tensor_of(outGelu);
    AC_TRY(ac_ge_glu_v3_validate(self_tensor, dim, approximate, out_tensor, out_gelu_tensor,
                                 &kernel_mode, &index_space));
    return ge_glu_v3_plan(&ge_glu_v3_operator, self_tensor, dim, activateLeft, out_tensor,
                          out_gelu_tensor, kernel_mode, &index_space, workspaceSize, executor);
}

aclnnStatus aclnnGeGluV3(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&ge_glu_v3_operator, workspace, workspaceSize, executor, stream);
}
