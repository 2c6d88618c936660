/*
 * Generated from spec/mathematics/polar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "mathematics/polar.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator polar_operator = {
    .name = "aclnnPolar",
    .arguments = (const char *const[]){"input", "angle", "out"},
    .parameters = "input:r angle:r out:w",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_polar_kernels);

/* Plans a validated call. */
static aclnnStatus polar_plan(const ac_operator *entry_point, const ac_tensor *input,
                              const ac_tensor *angle, const ac_tensor *out,
                              const ac_shape *index_space, uint64_t *workspaceSize,
                              aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_complex(input->dtype);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){input, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){angle, AC_VIEW_BROADCAST, kernel_dtype, false};
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

aclnnStatus aclnnPolarGetWorkspaceSize(const aclTensor *input, const aclTensor *angle,
                                       aclTensor *out, uint64_t *workspaceSize,
                                       aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&polar_operator, aclnnPolarGetWorkspaceSize, input, angle, out);
    AC_TRY(ac_call_begin(&polar_operator, workspaceSize, executor));
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_tensor *const angle_tensor = ac_tensor_of(angle);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_polar_validate(input_tensor, angle_tensor, out_tensor, &index_space));
    return polar_plan(&polar_operator, input_tensor, angle_tensor, out_tensor, &index_space,
                      workspaceSize, executor);
}

aclnnStatus aclnnPolar(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    return ac_plan_run(&polar_operator, workspace, workspaceSize, executor, stream);
}
