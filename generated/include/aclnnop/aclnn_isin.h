/*
 * Generated from spec/comparison/is_in_scalar_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_ISIN_H
#define ACLNNOP_ACLNN_ISIN_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * IsInScalarTensor: whether a scalar is among the elements of a tensor, or the opposite.
 *
 *   invert is true:
 *     out = all(testElements != element)
 *   assumeUnique is true:
 *     out = any(testElements == element)
 *   out = any(testElements == element)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   element        scalar; the number that is looked for; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BF16
 *   testElements   input; where it is looked for; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE on ascend910; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BF16 on ascend910b, ascend910_93; shape: any, rank at most 8
 *   assumeUnique   mode; whether numbers are known to differ; has no effect: false, true
 *   invert         mode; whether the opposite is wanted: false, true
 *   out            output; what holds; ACL_BOOL; shape: one element, without axes
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  element, testElements or out is null
 *   161002  testElements, element or out has a dtype that is not listed for it
 *   161002  testElements or out has a rank above 8
 *   161002  out does not have the shape []
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   out  exact; selections, and at most one rounding: the result nearest to the real value
 *
 * Notes:
 *
 *   - The scalar is rounded to the dtype that is compared in, which is one for any number of
 *     elements; the vendor promotes from 10 on.
 *   - An empty tensor has no element, and out is what invert says.
 *   - out has no axes, as the vendor's code demands; its page gives it the shape of testElements.
 *   - Bool and complex numbers, which the vendor's page lists, are refused here, as by its code.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIsInScalarTensorGetWorkspaceSize(
    const aclScalar *element, const aclTensor *testElements, bool assumeUnique, bool invert,
    aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnIsInScalarTensorGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnIsInScalarTensor(void *workspace, uint64_t workspaceSize,
                                                      aclOpExecutor *executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
