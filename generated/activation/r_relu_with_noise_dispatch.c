/*
 * Generated from spec/activation/r_relu_with_noise.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "activation/r_relu_with_noise.h"
#include "check/check.h"
#include "handles/point_index.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator r_relu_with_noise_operator = {
    .name = "aclnnRReluWithNoise",
    .arguments = (const char *const[]){"self", "noise", "out", "noise"},
    .parameters = "self:r noise:u lower:s upper:s training:b seed:i offset:i out:w",
    .on = {[AC_ASCEND910] = true,
           [AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_r_relu_with_noise_kernels);

/* Plans a validated call. */
static aclnnStatus r_relu_with_noise_plan(const ac_operator *entry_point, const ac_tensor *self,
                                          const ac_tensor *noise, const ac_scalar *lower,
                                          const ac_scalar *upper, int64_t seed, int64_t offset,
                                          const ac_tensor *out, const ac_tensor *slopes,
                                          size_t kernel_mode, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    const int kernel_dtype = self->dtype;
    const ac_tensor random_of_seed_and_offset = ac_tensor_point_index(
        &self->shape, AC_ALL_POINTS, kernel_dtype == AC_F64 ? AC_F64 : AC_F32);
    const ac_random planned_random = {.seed = (uint64_t)seed, .offset = (uint64_t)offset};
    const int scalar_dtype = kernel_dtype == AC_F64 ? AC_F64 : AC_F32;
    const struct r_relu_with_noise_attrs kernel_attrs = {
        .lower = ac_scalar_real(lower, scalar_dtype),
        .upper = ac_scalar_real(upper, scalar_dtype),
    };
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = self->shape;
    planned_call.operands[0] = (ac_operand){self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){noise, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.operands[2] = (ac_operand){&random_of_seed_and_offset, AC_VIEW_POINT_INDEX,
                                            random_of_seed_and_offset.dtype, false};
    planned_call.whole[2] = NULL;
    planned_call.operands[3] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[3] = NULL;
    planned_call.operands[4] = (ac_operand){slopes, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[4] = NULL;
    planned_call.inputs = 3;
    planned_call.outputs = 2;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build_random(&planned_call, &planned_random, workspaceSize, executor);
}

aclnnStatus aclnnRReluWithNoiseGetWorkspaceSize(const aclTensor *self, const aclTensor *noise,
                                                const aclScalar *lower, const aclScalar *upper,
                                                bool training, int64_t seed, int64_t offset,
                                                aclTensor *out, uint64_t *workspaceSize,
                                                aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_DESCRIBED(&r_relu_with_noise_operator, aclnnRReluWithNoiseGetWorkspaceSize, self, noise,
                 lower, upper, training, seed, offset, out);
    AC_TRY(ac_call_begin(&r_relu_with_noise_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const noise_tensor = ac_tensor_of(noise);
    const ac_scalar *const lower_scalar = ac_scalar_of(lower);
    const ac_scalar *const upper_scalar = ac_scalar_of(upper);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_r_relu_with_noise_validate(self_tensor, noise_tensor, lower_scalar, upper_scalar,
                                         training, out_tensor, &kernel_mode));
    return r_relu_with_noise_plan(&r_relu_with_noise_operator, self_tensor, noise_tensor,
                                  lower_scalar, upper_scalar, seed, offset, out_tensor,
                                  noise_tensor, kernel_mode, workspaceSize, executor);
}

aclnnStatus aclnnRReluWithNoise(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    return ac_plan_run(&r_relu_with_noise_operator, workspace, workspaceSize, executor, stream);
}
