/*
 * Generated from spec/activation/masked_softmax_with_rel_pos_bias.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/masked_softmax_with_rel_pos_bias.h"
#include "check/check.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator masked_softmax_with_rel_pos_bias_operator = {
    .name = "aclnnMaskedSoftmaxWithRelPosBias",
    .arguments = (const char *const[]){"x", "attenMaskOptional", "relativePosBias", "out"},
    .parameters = "x:r attenMaskOptional:r relativePosBias:r scaleValue:d innerPrecisionMode:i "
                  "out:w",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_masked_softmax_with_rel_pos_bias_kernels);

/* The passes of a reduction (runtime/contract/kernel.h). */
static const ac_reduce_form forms[] = {
    {
        .passes = 2,
        .values = 5,
        .wide = true,
        .pairs = false,
        .tree = AC_TREE_OF_PASSES,
        .keeps = true,
        .read_again = 0,
        .pass[0] = {1, {AC_REDUCE_MAX}, {0}, false, false},
        .pass[1] = {1, {AC_REDUCE_SUM}, {1}, true, false},
        .spread = {0x1, 0x18},
    },
};
_Static_assert(5 <= AC_REDUCE_VALUES_MAX, "a panel has room for the values of a result");

/* The values that null inputs stand for. */
static const float default_atten_mask_optional_value = 0.0f;

/* Plans a validated call. */
static aclnnStatus masked_softmax_with_rel_pos_bias_plan(
    const ac_operator *entry_point, const ac_tensor *x, const ac_tensor *attenMaskOptional,
    const ac_tensor *relativePosBias, double scaleValue, const ac_tensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = x->dtype;
    const struct masked_softmax_with_rel_pos_bias_attrs kernel_attrs = {
        .scale_value = kernel_dtype == AC_F64 ? (double)scaleValue : (double)(float)scaleValue,
    };
    const ac_tensor default_atten_mask_optional = ac_tensor_one(&default_atten_mask_optional_value);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = x->shape;
    planned_call.operands[0] = (ac_operand){x, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] =
        (ac_operand){attenMaskOptional ? attenMaskOptional : &default_atten_mask_optional,
                     AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] =
        (ac_operand){relativePosBias, AC_VIEW_BROADCAST, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 1;
    planned_call.reduce = &forms[0];
    planned_call.reduced = UINT32_C(1) << ac_shape_axis(&x->shape, -1);
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build(&planned_call, workspaceSize, executor);
}

aclnnStatus aclnnMaskedSoftmaxWithRelPosBiasGetWorkspaceSize(
    const aclTensor *x, const aclTensor *attenMaskOptional, const aclTensor *relativePosBias,
    double scaleValue, int64_t innerPrecisionMode, const aclTensor *out, uint64_t *workspaceSize,
    aclOpExecutor **executor)
{
    (void)innerPrecisionMode;
    AC_DESCRIBED(&masked_softmax_with_rel_pos_bias_operator,
                 aclnnMaskedSoftmaxWithRelPosBiasGetWorkspaceSize, x, attenMaskOptional,
                 relativePosBias, scaleValue, innerPrecisionMode, out);
    AC_TRY(ac_call_begin(&masked_softmax_with_rel_pos_bias_operator, workspaceSize, executor));
    const ac_tensor *const x_tensor = ac_tensor_of(x);
    const ac_tensor *const atten_mask_optional_tensor = ac_tensor_of(attenMaskOptional);
    const ac_tensor *const relative_pos_bias_tensor = ac_tensor_of(relativePosBias);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_masked_softmax_with_rel_pos_bias_validate(x_tensor, atten_mask_optional_tensor,
                                                        relative_pos_bias_tensor, out_tensor));
    return masked_softmax_with_rel_pos_bias_plan(
        &masked_softmax_with_rel_pos_bias_operator, x_tensor, atten_mask_optional_tensor,
        relative_pos_bias_tensor, scaleValue, out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnMaskedSoftmaxWithRelPosBias(void *workspace, uint64_t workspaceSize,
                                             aclOpExecutor *executor, aclrtStream stream)
{
    return ac_plan_run(&masked_softmax_with_rel_pos_bias_operator, workspace, workspaceSize,
                       executor, stream);
}
