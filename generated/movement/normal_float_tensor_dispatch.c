/*
 * Generated from spec/movement/normal_float_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/point_index.h"
#include "movement/normal_float_tensor.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator normal_float_tensor_operator = {
    .name = "aclnnNormalFloatTensor",
    .arguments = (const char *const[]){"std", "out"},
    .parameters = "mean:d std:r seed:i offset:i out:w",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_normal_float_tensor_kernels);

/* Plans a validated call. */
static aclnnStatus normal_float_tensor_plan(const ac_operator *entry_point, float mean,
                                            const ac_tensor *std, int64_t seed, int64_t offset,
                                            const ac_tensor *out, uint64_t *workspaceSize,
                                            aclOpExecutor **executor)
{
    const int kernel_dtype = std->dtype;
    const ac_tensor random_of_seed_and_offset =
        ac_tensor_point_index(&std->shape, AC_ALL_POINTS, kernel_dtype == AC_F64 ? AC_F64 : AC_F32);
    const ac_random planned_random = {.seed = (uint64_t)seed, .offset = (uint64_t)offset};
    const struct normal_float_tensor_attrs kernel_attrs = {
        .mean = ac_float_real(mean),
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = std->shape;
    planned_call.operands[0] = (ac_operand){std, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&random_of_seed_and_offset, AC_VIEW_POINT_INDEX,
                                            random_of_seed_and_offset.dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.inputs = 2;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build_random(&planned_call, &planned_random, workspaceSize, executor);
}

aclnnStatus aclnnNormalFloatTensorGetWorkspaceSize(float mean, const aclTensor *std, int64_t seed,
                                                   int64_t offset, aclTensor *out,
                                                   uint64_t *workspaceSize,
                                                   aclOpExecutor **executor)
{
    AC_DESCRIBED(&normal_float_tensor_operator, aclnnNormalFloatTensorGetWorkspaceSize, mean, std,
                 seed, offset, out);
    AC_TRY(ac_call_begin(&normal_float_tensor_operator, workspaceSize, executor));
    const ac_tensor *const std_tensor = ac_tensor_of(std);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_normal_float_tensor_validate(std_tensor, out_tensor));
    return normal_float_tensor_plan(&normal_float_tensor_operator, mean, std_tensor, seed, offset,
                                    out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnNormalFloatTensor(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    return ac_plan_run(&normal_float_tensor_operator, workspace, workspaceSize, executor, stream);
}
