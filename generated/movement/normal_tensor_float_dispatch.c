/*
 * Generated from spec/movement/normal_tensor_float.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/point_index.h"
#include "movement/normal_tensor_float.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator normal_tensor_float_operator = {
    .name = "aclnnNormalTensorFloat",
    .arguments = (const char *const[]){"mean", "out"},
    .parameters = "mean:r std:d seed:i offset:i out:w",
    .on = {[AC_ASCEND950] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_normal_tensor_float_kernels);

/* Plans a validated call. */
static aclnnStatus normal_tensor_float_plan(const ac_operator *entry_point, const ac_tensor *mean,
                                            float std, int64_t seed, int64_t offset,
                                            const ac_tensor *out, uint64_t *workspaceSize,
                                            aclOpExecutor **executor)
{
    const int kernel_dtype = mean->dtype;
    const ac_tensor random_of_seed_and_offset =
        ac_tensor_point_index(&out->shape, AC_ALL_POINTS, kernel_dtype == AC_F64 ? AC_F64 : AC_F32);
    const ac_random planned_random = {.seed = (uint64_t)seed, .offset = (uint64_t)offset};
    const struct normal_tensor_float_attrs kernel_attrs = {
        .std = ac_float_real(std),
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = out->shape;
    planned_call.operands[0] = (ac_operand){mean, AC_VIEW_BROADCAST, kernel_dtype, false};
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

aclnnStatus aclnnNormalTensorFloatGetWorkspaceSize(const aclTensor *mean, float std, int64_t seed,
                                                   int64_t offset, aclTensor *out,
                                                   uint64_t *workspaceSize,
                                                   aclOpExecutor **executor)
{
    AC_DESCRIBED(&normal_tensor_float_operator, aclnnNormalTensorFloatGetWorkspaceSize, mean, std,
                 seed, offset, out);
    AC_TRY(ac_call_begin(&normal_tensor_float_operator, workspaceSize, executor));
    const ac_tensor *const mean_tensor = ac_tensor_of(mean);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_normal_tensor_float_validate(mean_tensor, out_tensor));
    return normal_tensor_float_plan(&normal_tensor_float_operator, mean_tensor, std, seed, offset,
                                    out_tensor, workspaceSize, executor);
}

aclnnStatus aclnnNormalTensorFloat(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    return ac_plan_run(&normal_tensor_float_operator, workspace, workspaceSize, executor, stream);
}
