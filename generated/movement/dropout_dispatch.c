/*
 * Generated from spec/movement/dropout.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/bits.h"
#include "handles/point_index.h"
#include "handles/rounded.h"
#include "movement/dropout.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator dropout_operator = {
    .name = "aclnnDropout",
    .arguments = (const char *const[]){"input", "maskOut", "out", "maskOut"},
    .parameters = "input:r maskOut:u p:d train:b seed:i offset:i out:w",
    .on =
        {[AC_ASCEND910] = true, [AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_dropout_kernels);

/* Plans a validated call. */
static aclnnStatus dropout_plan(const ac_operator *entry_point, const ac_tensor *input,
                                const ac_tensor *kept, double p, int64_t seed, int64_t offset,
                                const ac_tensor *out, const ac_tensor *maskOut, size_t kernel_mode,
                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = input->dtype;
    const ac_tensor random_of_seed_and_offset = ac_tensor_point_index(
        &input->shape, AC_ALL_POINTS, kernel_dtype == AC_F64 ? AC_F64 : AC_F32);
    const ac_random planned_random = {.seed = (uint64_t)seed, .offset = (uint64_t)offset};
    const struct dropout_attrs kernel_attrs = {
        .p = p,
    };
    const ac_tensor bits_kept = ac_tensor_bits(kept, &input->shape);
    const ac_tensor bits_mask_out = ac_tensor_bits(maskOut, &input->shape);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = input->shape;
    planned_call.operands[0] = (ac_operand){input, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&bits_kept, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = kept;
    planned_call.operands[2] = (ac_operand){&random_of_seed_and_offset, AC_VIEW_POINT_INDEX,
                                            random_of_seed_and_offset.dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.operands[4] = (ac_operand){&bits_mask_out, AC_VIEW_SAME, AC_BOOL, false};
    planned_call.whole[4] = maskOut;
    planned_call.inputs = 3;
    planned_call.outputs = 2;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    const ac_bits_rule bits_rule = {
        .operands = UINT32_C(1) << 1 | UINT32_C(1) << 4,
    };
    return ac_plan_build_bits(&planned_call, &bits_rule, &planned_random, workspaceSize, executor);
}

aclnnStatus aclnnDropoutGetWorkspaceSize(const aclTensor *input, aclTensor *maskOut, double p,
                                         bool train, int64_t seed, int64_t offset, aclTensor *out,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_DESCRIBED(&dropout_operator, aclnnDropoutGetWorkspaceSize, input, maskOut, p, train, seed,
                 offset, out);
    AC_TRY(ac_call_begin(&dropout_operator, workspaceSize, executor));
    const ac_tensor *const input_tensor = ac_tensor_of(input);
    const ac_tensor *const mask_out_tensor = ac_tensor_of(maskOut);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_dropout_validate(input_tensor, mask_out_tensor, p, train, out_tensor, &kernel_mode));
    return dropout_plan(&dropout_operator, input_tensor, mask_out_tensor, p, seed, offset,
                        out_tensor, mask_out_tensor, kernel_mode, workspaceSize, executor);
}

aclnnStatus aclnnDropout(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    return ac_plan_run(&dropout_operator, workspace, workspaceSize, executor, stream);
}
