/*
 * Generated from spec/movement/inplace_bernoulli.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "handles/point_index.h"
#include "movement/inplace_bernoulli.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator inplace_bernoulli_operator = {
    .name = "aclnnInplaceBernoulli",
    .arguments = (const char *const[]){"selfRef"},
    .parameters = "selfRef:w prob:s seed:i offset:i",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_inplace_bernoulli_kernels);

/* Plans a validated call. */
static aclnnStatus inplace_bernoulli_plan(const ac_operator *entry_point, const ac_tensor *selfRef,
                                          const ac_scalar *prob, int64_t seed, int64_t offset,
                                          uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = selfRef->dtype;
    const ac_tensor random_of_seed_and_offset = ac_tensor_point_index(
        &selfRef->shape, AC_ALL_POINTS, kernel_dtype == AC_F64 ? AC_F64 : AC_F32);
    const ac_random planned_random = {.seed = (uint64_t)seed, .offset = (uint64_t)offset};
    const int scalar_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const struct inplace_bernoulli_attrs kernel_attrs = {
        .prob = ac_scalar_real(prob, scalar_dtype),
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

aclnnStatus aclnnInplaceBernoulliGetWorkspaceSize(const aclTensor *selfRef, const aclScalar *prob,
                                                  int64_t seed, int64_t offset,
                                                  uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&inplace_bernoulli_operator, aclnnInplaceBernoulliGetWorkspaceSize, selfRef, prob,
                 seed, offset);
    AC_TRY(ac_call_begin(&inplace_bernoulli_operator, workspaceSize, executor));
    const ac_tensor *const self_ref_tensor = ac_tensor_of(selfRef);
    const ac_scalar *const prob_scalar = ac_scalar_of(prob);
    AC_TRY(ac_inplace_bernoulli_validate(self_ref_tensor, prob_scalar));
    return inplace_bernoulli_plan(&inplace_bernoulli_operator, self_ref_tensor, prob_scalar, seed,
                                  offset, workspaceSize, executor);
}

aclnnStatus aclnnInplaceBernoulli(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                  aclrtStream stream)
{
    return ac_plan_run(&inplace_bernoulli_operator, workspace, workspaceSize, executor, stream);
}
