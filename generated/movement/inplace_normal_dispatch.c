/*
 * Generated from spec/movement/inplace_normal.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/point_index.h"
#include "movement/inplace_normal.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator inplace_normal_operator = {
    .name = "aclnnInplaceNormal",
    .arguments = (const char *const[]){"selfRef"},
    .parameters = "selfRef:w mean:d std:d seed:i offset:i",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_inplace_normal_kernels);

/* Plans a validated call. */
static aclnnStatus inplace_normal_plan(const ac_operator *entry_point, const ac_tensor *selfRef,
                                       float mean, float std, int64_t seed, int64_t offset,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = selfRef->dtype;
    const ac_tensor random_of_seed_and_offset = ac_tensor_point_index(
        &selfRef->shape, AC_ALL_POINTS, kernel_dtype == AC_F64 ? AC_F64 : AC_F32);
    const ac_random planned_random = {.seed = (uint64_t)seed, .offset = (uint64_t)offset};
    const struct inplace_normal_attrs kernel_attrs = {
        .mean = ac_float_real(mean),
        .std = ac_float_real(std),
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = selfRef->shape;
    planned_call.operands[0] = (ac_operand){&random_of_seed_and_offset, AC_VIEW_POINT_INDEX,
                                            random_of_seed_and_offset.dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){selfRef, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build_random(&planned_call, &planned_random, workspaceSize, executor);
}

aclnnStatus aclnnInplaceNormalGetWorkspaceSize(const aclTensor *selfRef, float mean, float std,
                                               int64_t seed, int64_t offset,
                                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_normal_operator, aclnnInplaceNormalGetWorkspaceSize, selfRef, mean, std,
                 seed, offset);
    AC_TRY(ac_call_begin(&inplace_normal_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    AC_TRY(ac_inplace_normal_validate(self_ref_tensor, std));
    return inplace_normal_plan(&inplace_normal_operator, self_ref_tensor, mean, std, seed, offset,
                               workspaceSize, executor);
}

aclnnStatus aclnnInplaceNormal(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    return ac_plan_run(&inplace_normal_operator, workspace, workspaceSize, executor, stream);
}
