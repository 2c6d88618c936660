/*
 * Generated from spec/comparison/is_in_scalar_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "check/check.h"
#include "comparison/is_in_scalar_tensor.h"
#include "handles/bits.h"
#include "handles/rounded.h"
#include "plan/describe.h"
#include "plan/launch.h"
#include "plan/plan.h"

static const ac_operator is_in_scalar_tensor_operator = {
    .name = "aclnnIsInScalarTensor",
    .arguments = (const char *const[]){"testElements", "out"},
    .parameters = "element:s testElements:r assumeUnique:b invert:b out:w",
    .on =
        {[AC_ASCEND910] = true, [AC_ASCEND910B] = true, [AC_ASCEND910_93] = true, [AC_HOST] = true},
};

static const ac_kernels *const kernel_tables[AC_ISA_COUNT] =
    AC_ISA_TABLE(ac_is_in_scalar_tensor_kernels);

/* Plans a validated call. */
static aclnnStatus is_in_scalar_tensor_plan(const ac_operator *entry_point,
                                            const ac_scalar *element, const ac_tensor *testElements,
                                            bool assumeUnique, bool invert, const ac_tensor *out,
                                            size_t kernel_mode, uint64_t *workspaceSize,
                                            aclOpExecutor **executor)
{
    const int kernel_dtype = ac_dtype_with_scalar(testElements->dtype, element->dtype);
    const struct is_in_scalar_tensor_attrs kernel_attrs = {
        .element = ac_scalar_rounded(element, kernel_dtype),
        .element_integer = ac_scalar_integer(element),
    };
    const ac_tensor bits_out = ac_tensor_bits(out, &testElements->shape);
    ac_call planned_call; /* set field by field: unused operands stay unset */
    planned_call.op = entry_point;
    planned_call.kernel = kernel_tables[ac_isa_current()][kernel_mode].of[kernel_dtype];
    planned_call.space = testElements->shape;
    planned_call.operands[0] = (ac_operand){testElements, AC_VIEW_SAME, kernel_dtype, false};
    planned_call.whole[0] = NULL;
    planned_call.operands[1] = (ac_operand){&bits_out, AC_VIEW_SAME, AC_BOOL, false};
    planned_call.whole[1] = out;
    planned_call.inputs = 1;
    planned_call.outputs = 1;
    planned_call.reduce = NULL;
    planned_call.reduced = 0;
    planned_call.attrs = &kernel_attrs;
    planned_call.attrs_size = sizeof(kernel_attrs);
    return ac_plan_build_verdict(&planned_call, invert ? true : (assumeUnique ? false : false),
                                 false, workspaceSize, executor);
}

aclnnStatus aclnnIsInScalarTensorGetWorkspaceSize(const aclScalar *element,
                                                  const aclTensor *testElements, bool assumeUnique,
                                                  bool invert, aclTensor *out,
                                                  uint64_t *workspaceSize, aclOpExecutor **executor)
{
    size_t kernel_mode = 0;
    AC_DESCRIBED(&is_in_scalar_tensor_operator, aclnnIsInScalarTensorGetWorkspaceSize, element,
                 testElements, assumeUnique, invert, out);
    AC_TRY(ac_call_begin(&is_in_scalar_tensor_operator, workspaceSize, executor));
    const ac_scalar *const element_scalar = ac_scalar_of(element);
    const ac_tensor *const test_elements_tensor = ac_tensor_of(testElements);
    const ac_tensor *const out_tensor = ac_tensor_of(out);
    AC_TRY(ac_is_in_scalar_tensor_validate(element_scalar, test_elements_tensor, assumeUnique,
                                           invert, out_tensor, &kernel_mode));
    return is_in_scalar_tensor_plan(&is_in_scalar_tensor_operator, element_scalar,
                                    test_elements_tensor, assumeUnique, invert, out_tensor,
                                    kernel_mode, workspaceSize, executor);
}

aclnnStatus aclnnIsInScalarTensor(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                  aclrtStream stream)
{
    return ac_plan_run(&is_in_scalar_tensor_operator, workspace, workspaceSize, executor, stream);
}
