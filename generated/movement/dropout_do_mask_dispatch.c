/*
 * Generated from spec/movement/dropout_do_mask.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/bits.h"
#include "movement/dropout_do_mask.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator dropout_do_mask_operator = {
    .name = "aclnnDropoutDoMask",
    .arguments = (const char *const[]){"self", "mask", "out"},
    .parameters = "self:r mask:r prob:d out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_dropout_do_mask_kernels);

/* Plans a validated call. */
static aclnnStatus dropout_do_mask_plan(const ac_operator *entry_point, const ac_tensor *self,
                                        const ac_tensor *mask, double prob, const ac_tensor *out,
                                        uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const struct dropout_do_mask_attrs kernel_attrs = {
        .prob = prob,
    };
    const ac_tensor bits_mask = ac_tensor_bits(mask, &self->shape);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&bits_mask, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = mask;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    const ac_bits_rule bits_rule = {
        .operands = UINT32_C(1) << 1,
    };
    return ac_plan_build_bits(&planned_call, &bits_rule, NULL, workspaceSize, executor);
}

aclnnStatus aclnnDropoutDoMaskGetWorkspaceSize(const aclTensor *self, const aclTensor *mask,
                                               double prob, aclTensor *out, uint64_t *workspaceSize,
                                               aclOpExecutor **executor)
{
    AC_DESCRIBED(&dropout_do_mask_operator, aclnnDropoutDoMaskGetWorkspaceSize, self, mask, prob,
                 out);
    AC_TRY(ac_call_begin(&dropout_do_mask_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const mask_tensor = ac_tensor_of(mask);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_dropout_do_mask_validate(self_tensor, mask_tensor, prob, out_tensor));
    return dropout_do_mask_plan(&dropout_do_mask_operator, self_tensor, mask_tensor, prob,
                                out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnDropoutDoMask(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    return ac_plan_run(&dropout_do_mask_operator, workspace, workspaceSize, executor, stream);
}
