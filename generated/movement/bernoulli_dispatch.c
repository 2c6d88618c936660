/*
 * Generated from spec/movement/bernoulli.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/point_index.h"
#include "movement/bernoulli.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator bernoulli_operator = {
    .name = "aclnnBernoulli",
    .arguments = (const char *const[]){"out"},
    .parameters = "self:n prob:s seed:i offset:i out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_bernoulli_kernels);

/* Plans a validated call. */
static aclnnStatus bernoulli_plan(const ac_operator *entry_point, const ac_scalar *prob,
                                  int64_t seed, int64_t offset, const ac_tensor *out,
                                  uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = out->dtype;
    const ac_tensor random_of_seed_and_offset =
        ac_tensor_point_index(&out->shape, AC_ALL_POINTS, kernel_dtype == AC_F64 ? AC_F64 : AC_F32);
    const ac_random planned_random = {.seed = (uint64_t)seed, .offset = (uint64_t)offset};
    const int scalar_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const struct bernoulli_attrs kernel_attrs = {
        .prob = ac_scalar_real(prob, scalar_dtype),
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = out->shape;
    planned_call.operands[0] = (ac_operand){&random_of_seed_and_offset, AC_VIEW_POINT_INDEX,
                                            random_of_seed_and_offset.dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build_random(&planned_call, &planned_random, workspaceSize, executor);
}

aclnnStatus aclnnBernoulliGetWorkspaceSize(const aclTensor *self, const aclScalar *prob,
                                           int64_t seed, int64_t offset, aclTensor *out,
                                           uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&bernoulli_operator, aclnnBernoulliGetWorkspaceSize, self, prob, seed, offset,
                 out);
    AC_TRY(ac_call_begin(&bernoulli_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_scalar *const prob_scalar = ac_scalar_of(prob);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_bernoulli_validate(self_tensor, prob_scalar, out_tensor));
    return bernoulli_plan(&bernoulli_operator, prob_scalar, seed, offset, out_tensor, workspaceSize,
                          executor);
}

aclnnStatus aclnnBernoulli(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                           aclrtStream stream)
{
    return ac_plan_run(&bernoulli_operator, workspace, workspaceSize, executor, stream);
}
