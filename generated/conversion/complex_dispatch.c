/*
 * Generated from spec/conversion/complex.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "conversion/complex.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator complex_operator = {
    .name = "aclnnComplex",
    .arguments = (const char *const[]){"real", "imag", "out"},
    .parameters = "real:r imag:r out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_complex_kernels);

/* Plans a validated call. */
static aclnnStatus complex_plan(const ac_operator *entry_point, const ac_tensor *real,
                                const ac_tensor *imag, const ac_tensor *out,
                                const ac_shape *index_space, uint64_t *workspaceSize,
                                aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_complex(real->dtype);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = *index_space;
    planned_call.operands[0] = (ac_operand){real, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){imag, AC_VIEW_BROADCAST, kernel_dtype, false};
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

aclnnStatus aclnnComplexGetWorkspaceSize(const aclTensor *real, const aclTensor *imag,
                                         aclTensor *out, uint64_t *workspaceSize,
                                         aclOpExecutor **executor)
{
    ac_shape index_space;
    AC_DESCRIBED(&complex_operator, aclnnComplexGetWorkspaceSize, real, imag, out);
    AC_TRY(ac_call_begin(&complex_operator, workspaceSize, executor));
    const ac_tensor *const real_tensor = ac_tensor_of(real);
    const ac_tensor *const imag_tensor = ac_tensor_of(imag);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_complex_validate(real_tensor, imag_tensor, out_tensor, &index_space));
    return complex_plan(&complex_operator, real_tensor, imag_tensor, out_tensor, &index_space,
                        workspaceSize, executor);
}

aclnnStatus aclnnComplex(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&complex_operator, workspace, workspaceSize, executor, stream);
}
