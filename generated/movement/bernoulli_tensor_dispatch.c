/*
 * Generated from spec/movement/bernoulli_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/point_index.h"
#include "movement/bernoulli_tensor.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator bernoulli_tensor_operator = {
    .name = "aclnnBernoulliTensor",
    .arguments = (const char *const[]){"prob", "out"},
    .parameters = "self:n prob:r seed:i offset:i out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_bernoulli_tensor_kernels);

/* Plans a validated call. */
static aclnnStatus bernoulli_tensor_plan(const ac_operator *entry_point, const ac_tensor *prob,
                                         int64_t seed, int64_t offset, const ac_tensor *out,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = prob->dtype;
    const ac_tensor random_of_seed_and_offset =
        ac_tensor_point_index(&out->shape, AC_ALL_POINTS, kernel_dtype == AC_F64 ? AC_F64 : AC_F32);
    const ac_random planned_random = {.seed = (uint64_t)seed, .offset = (uint64_t)offset};
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = out->shape;
    planned_call.operands[0] = (ac_operand){prob, AC_VIEW_BROADCAST, kernel_dtype, false};
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
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    return ac_plan_build_random(&planned_call, &planned_random, workspaceSize, executor);
}

aclnnStatus aclnnBernoulliTensorGetWorkspaceSize(const aclTensor *self, const aclTensor *prob,
                                                 int64_t seed, int64_t offset, aclTensor *out,
                                                 uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&bernoulli_tensor_operator, aclnnBernoulliTensorGetWorkspaceSize, self, prob, seed,
                 offset, out);
    AC_TRY(ac_call_begin(&bernoulli_tensor_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const prob_tensor = ac_tensor_of(prob);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_bernoulli_tensor_validate(self_tensor, prob_tensor, out_tensor));
    return bernoulli_tensor_plan(&bernoulli_tensor_operator, prob_tensor, seed, offset, out_tensor,
                                 workspaceSize, executor);
}

aclnnStatus aclnnBernoulliTensor(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    return ac_plan_run(&bernoulli_tensor_operator, workspace, workspaceSize, executor, stream);
}
