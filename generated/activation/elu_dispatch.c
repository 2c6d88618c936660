/*
 * Generated from spec/activation/elu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/elu.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator elu_operator = {
    .name = "aclnnElu",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r alpha:s scale:s inputScale:s out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_operator inplace_elu_operator = {
    .name = "aclnnInplaceElu",
    .arguments = (const char *const[]){"selfRef", "selfRef"},
    .parameters = "selfRef:u alpha:s scale:s inputScale:s",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_elu_kernels);

/* Plans a validated call, for all entry points. In place, one tensor is both input and output. */
static aclnnStatus elu_plan(const ac_operator *entry_point, const ac_tensor *self,
                            const ac_scalar *alpha, const ac_scalar *scale,
                            const ac_scalar *inputScale, const ac_tensor *out,
                            uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const int scalar_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const struct elu_attrs kernel_attrs = {
        .alpha = ac_scalar_real(alpha, scalar_dtype),
        .scale = ac_scalar_real(scale, scalar_dtype),
        .input_scale = ac_scalar_real(inputScale, scalar_dtype),
    };
    const bool all_usual =
        kernel_attrs.alpha == 1.0 && kernel_attrs.scale == 1.0 && kernel_attrs.input_scale == 1.0;
    const size_t first_kernel = all_usual ? ELU_USUAL : 0;
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][first_kernel].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
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

aclnnStatus aclnnEluGetWorkspaceSize(const aclTensor *self, const aclScalar *alpha,
                                     const aclScalar *scale, const aclScalar *inputScale,
                                     aclTensor *out, uint64_t *workspaceSize,
                                     aclOpExecutor **executor)
{
    AC_DESCRIBED(&elu_operator, aclnnEluGetWorkspaceSize, self, alpha, scale, inputScale, out);
    AC_TRY(ac_call_begin(&elu_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_scalar *const alpha_scalar = ac_scalar_of(alpha);
    const ac_scalar *const scale_scalar = ac_scalar_of(scale);
    const ac_scalar *const input_scale_scalar = ac_scalar_of(inputScale);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(
        ac_elu_validate(self_tensor, alpha_scalar, scale_scalar, input_scale_scalar, out_tensor));
    return elu_plan(&elu_operator, self_tensor, alpha_scalar, scale_scalar, input_scale_scalar,
                    out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnElu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                     aclrtStream stream)
{
    return ac_plan_run(&elu_operator, workspace, workspaceSize, executor, stream);
}

aclnnStatus aclnnInplaceEluGetWorkspaceSize(aclTensor *selfRef, const aclScalar *alpha,
                                            const aclScalar *scale, const aclScalar *inputScale,
                                            uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_elu_operator, aclnnInplaceEluGetWorkspaceSize, selfRef, alpha, scale,
                 inputScale);
    AC_TRY(ac_call_begin(&inplace_elu_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_scalar *const alpha_scalar = ac_scalar_of(alpha);
    const ac_scalar *const scale_scalar = ac_scalar_of(scale);
    const ac_scalar *const input_scale_scalar = ac_scalar_of(inputScale);
    AC_TRY(
        ac_inplace_elu_validate(self_ref_tensor, alpha_scalar, scale_scalar, input_scale_scalar));
    return elu_plan(&inplace_elu_operator, self_ref_tensor, alpha_scalar, scale_scalar,
                    input_scale_scalar, self_ref_tensor, workspaceSize, executor);
}

aclnnStatus aclnnInplaceElu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                            aclrtStream stream)
{
    return ac_plan_run(&inplace_elu_operator, workspace, workspaceSize, executor, stream);
}
