/*
 * Generated from spec/conversion/sign_bits_unpack.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "conversion/sign_bits_unpack.h"
#include "handles/bits.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator sign_bits_unpack_operator = {
    .name = "aclnnSignBitsUnpack",
    .arguments = (const char *const[]){"self", "out"},
    .parameters = "self:r size:i dtype:e out:w",
    .on = {[AC_ASCEND910B] = true,
           [AC_ASCEND910_93] = true,
           [AC_ASCEND310P] = true,
           [AC_ASCEND950] = true,
           [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_sign_bits_unpack_kernels);

/* Plans a validated call. */
static aclnnStatus sign_bits_unpack_plan(const ac_operator *entry_point, const ac_tensor *self,
                                         aclDataType dtype, const ac_tensor *out,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    const int kernel_dtype = dtype;
    const ac_tensor bits_self = ac_tensor_bits(self, &out->shape);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][0].of[kernel_dtype];
    planned_call.space = out->shape;
    planned_call.operands[0] = (ac_operand){&bits_self, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = self;
    planned_call.operands[1] = (ac_operand){out, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[1] = NULL;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = NULL;
    planned_call.attrs_size = 0;
    const ac_bits_rule bits_rule = {
        .operands = UINT32_C(1) << 0,
        .highest = UINT32_C(1) << 0,
    };
    return ac_plan_build_bits(&planned_call, &bits_rule, NULL, workspaceSize, executor);
}

aclnnStatus aclnnSignBitsUnpackGetWorkspaceSize(const aclTensor *self, int64_t size,
                                                aclDataType dtype, aclTensor *out,
                                                uint64_t *workspaceSize, aclOpExecutor **executor)
{
    AC_DESCRIBED(&sign_bits_unpack_operator, aclnnSignBitsUnpackGetWorkspaceSize, self, size, dtype,
                 out);
    AC_TRY(ac_call_begin(&sign_bits_unpack_operator, workspaceSize, executor));
    const ac_tensor *const self_tensor = ac_tensor_of(self);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_sign_bits_unpack_validate(self_tensor, size, dtype, out_tensor));
    return sign_bits_unpack_plan(&sign_bits_unpack_operator, self_tensor, dtype, out_tensor,
                                 workspaceSize, executor);
}

aclnnStatus aclnnSignBitsUnpack(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    return ac_plan_run(&sign_bits_unpack_operator, workspace, workspaceSize, executor, stream);
}
