/*
 * Generated from spec/movement/dropout_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/bits.h"
#include "handles/point_index.h"
#include "handles/rounded.h"
#include "movement/dropout_v3.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator dropout_v3_operator = {
    .name = "aclnnDropoutV3",
    .arguments = (const char *const[]){"input", "out", "maskOut"},
    .parameters = "input:r optionalNoiseShape:n p:d seed:i offset:i out:w maskOut:w",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_dropout_v3_kernels);

/* Plans a validated call. */
static aclnnStatus dropout_v3_plan(const ac_operator *entry_point, const ac_tensor *input, double p,
                                   int64_t seed, int64_t offset, const ac_tensor *out,
                                   const ac_tensor *maskOut, uint64_t *workspaceSize,
                                   aclOpExecutor **executor)
{
    const int kernel_dtype = input->dtype;
    const ac_tensor random_of_seed_and_offset = ac_tensor_point_index(
        &input->shape, AC_ALL_POINTS, kernel_dtype == AC_F64 ? AC_F64 : AC_F32);
    const ac_random planned_random = {.seed = (uint64_t)seed, .offset = (uint64_t)offset};
    const struct dropout_v3_attrs kernel_attrs = {
        .p = p,
    };
    const ac_tensor bits_mask_out = ac_tensor_bits(maskOut, &input->shape);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = input->shape;
    planned_call.operands[0] = (ac_operand){input, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&random_of_seed_and_offset, AC_VIEW_POINT_INDEX,
                                            random_of_seed_and_offset.dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){&bits_mask_out, AC_VIEW_SAME, AC_BOOL, false};
    planned_call.whole[3] = maskOut;
    planned_call.inputs = 2;
    planned_call.outputs = 2;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    const ac_bits_rule bits_rule = {
        .operands = UINT32_C(1) << 3,
    };
    return ac_plan_build_bits(&planned_call, &bits_rule, &planned_random, workspaceSize, executor);
}

aclnnStatus aclnnDropoutV3GetWorkspaceSize(const aclTensor *input,
                                           const aclTensor *optionalNoiseShape, double p,
                                           int64_t seed, int64_t offset, aclTensor *out,
                                           aclTensor *maskOut, uint64_t *workspaceSize,
                                           aclOpExecutor **executor)
{
    AC_DESCRIBED(&dropout_v3_operator, aclnnDropoutV3GetWorkspaceSize, input, optionalNoiseShape, p,
                 seed, offset, out, maskOut);
    AC_TRY(ac_call_begin(&dropout_v3_operator, workspaceSize, executor));
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_tensor *const optional_noise_shape_tensor = ac_tensor_of(optionalNoiseShape);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    const ac_tensor *const mask_out_tensor = ac_tensor_of(maskOut);
    AC_TRY(ac_dropout_v3_validate(input_tensor, optional_noise_shape_tensor, p, out_tensor,
                                  mask_out_tensor));
    return dropout_v3_plan(&dropout_v3_operator, input_tensor, p, seed, offset, out_tensor,
                           mask_out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnDropoutV3(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                           aclrtStream stream)
{
    return ac_plan_run(&dropout_v3_operator, workspace, workspaceSize, executor, stream);
}
