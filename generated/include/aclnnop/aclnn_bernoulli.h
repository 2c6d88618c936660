/*
 * Generated from spec/movement/bernoulli.yaml and spec/movement/bernoulli_tensor.yaml and
 * spec/movement/inplace_bernoulli.yaml and spec/movement/inplace_bernoulli_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#ifndef ACLNNOP_ACLNN_BERNOULLI_H
#define ACLNNOP_ACLNN_BERNOULLI_H

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Bernoulli: ones with a probability, and zeros, in a tensor like another.
 *
 *   out = where(random(seed, offset) < prob, 1, 0)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           ignored; a tensor like out, whose elements are not read; not null
 *   prob           scalar; the probability of a one; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16
 *   seed           integer; the seed of the generator; any
 *   offset         integer; which of the sequences of the seed is taken; any
 *   out            output; the result; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_DOUBLE on ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; shape: any, rank at most 8
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, prob or out is null
 *   161002  prob or out has a dtype that is not listed for it
 *   161002  out has a rank above 8
 *   161002  prob >= 0 does not hold
 *   161002  prob <= 1 does not hold
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
 *   - The shape and the dtype of self are not compared with those of out, which decide what is
 *     made.
 *   - An out of bool is refused, which the vendor accepts.
 *   - A prob of bf16 is accepted on every product.
 *   - The numbers are other than the vendor's, whose generators differ between products.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBernoulliGetWorkspaceSize(const aclTensor *self,
                                                               const aclScalar *prob, int64_t seed,
                                                               int64_t offset, aclTensor *out,
                                                               uint64_t *workspaceSize,
                                                               aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnBernoulliGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBernoulli(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream);

/*
 * BernoulliTensor: ones with the probabilities that a tensor has, and zeros.
 *
 *   out = where(random(seed, offset) < prob, 1, 0)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   self           ignored; a tensor like out, whose elements are not read; not null
 *   prob           input; the probabilities of ones; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on
 *                  ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; shape: broadcasts to out
 *   seed           integer; the seed of the generator; any
 *   offset         integer; which of the sequences of the seed is taken; any
 *   out            output; the result; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8,
 *                  ACL_INT16, ACL_INT64, ACL_DOUBLE on ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_INT8,
 *                  ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; shape: any, rank at most 8
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  self, prob or out is null
 *   161002  prob or out has a dtype that is not listed for it
 *   161002  prob or out has a rank above 8
 *   161002  prob does not broadcast to the shape of out
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
 *   - prob broadcasts to the shape of out, which the vendor leaves open.
 *   - The shape and the dtype of self are not compared with those of out, which decide what is
 *     made.
 *   - An out of bool is refused, which the vendor accepts.
 *   - The numbers are other than the vendor's, whose generators differ between products.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBernoulliTensorGetWorkspaceSize(
    const aclTensor *self, const aclTensor *prob, int64_t seed, int64_t offset, aclTensor *out,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnBernoulliTensorGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnBernoulliTensor(void *workspace, uint64_t workspaceSize,
                                                     aclOpExecutor *executor, aclrtStream stream);

/*
 * InplaceBernoulli: ones with a probability, and zeros.
 *
 *   selfRef = where(random(seed, offset) < prob, 1, 0)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        output; the tensor that is filled; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE on ascend910; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank at most 8
 *   prob           scalar; the probability of a one; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16
 *   seed           integer; the seed of the generator; any
 *   offset         integer; which of the sequences of the seed is taken; any
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef or prob is null
 *   161002  prob or selfRef has a dtype that is not listed for it
 *   161002  selfRef has a rank above 8
 *   161002  prob >= 0 does not hold
 *   161002  prob <= 1 does not hold
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   selfRef  exact; selections, and at most one rounding: the result nearest to the real value
 *
 * Notes:
 *
 *   - A tensor of bool is refused, which the vendor accepts.
 *   - A prob of bf16 is accepted on every product.
 *   - The numbers are other than the vendor's, whose generators differ between products.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceBernoulliGetWorkspaceSize(const aclTensor *selfRef,
                                                                      const aclScalar *prob,
                                                                      int64_t seed, int64_t offset,
                                                                      uint64_t *workspaceSize,
                                                                      aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceBernoulliGetWorkspaceSize made, on a stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceBernoulli(void *workspace, uint64_t workspaceSize,
                                                      aclOpExecutor *executor, aclrtStream stream);

/*
 * InplaceBernoulliTensor: ones with the probabilities that a tensor has, and zeros.
 *
 *   selfRef = where(random(seed, offset) < prob, 1, 0)
 *
 * First phase: checks the arguments, plans the work and says how much workspace it needs.
 *
 *   selfRef        output; the tensor that is filled; ACL_FLOAT, ACL_FLOAT16, ACL_INT8, ACL_INT32,
 *                  ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE on ascend910; ACL_FLOAT,
 *                  ACL_FLOAT16, ACL_INT8, ACL_INT32, ACL_UINT8, ACL_INT16, ACL_INT64, ACL_DOUBLE,
 *                  ACL_BF16 on ascend910b, ascend910_93, ascend950; shape: any, rank at most 8
 *   prob           input; the probabilities of ones; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE on
 *                  ascend910; ACL_FLOAT, ACL_FLOAT16, ACL_DOUBLE, ACL_BF16 on ascend910b,
 *                  ascend910_93, ascend950; shape: broadcasts to selfRef
 *   seed           integer; the seed of the generator; any
 *   offset         integer; which of the sequences of the seed is taken; any
 *   workspaceSize  result; the bytes of workspace that the second phase needs
 *   executor       result; the handle for the second phase, which consumes it
 *
 * Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says
 * what was wrong. After the result pointers, the environment and whether the product has the
 * operator, a call is refused, in this order, with:
 *
 *   161001  selfRef or prob is null
 *   161002  prob or selfRef has a dtype that is not listed for it
 *   161002  selfRef or prob has a rank above 8
 *   161002  prob does not broadcast to the shape of selfRef
 *
 * Tensors may be views with any strides and offset. An output may be an input, or overlap one,
 * which is then read as if it had been copied first. Where an input is empty, the call succeeds,
 * asks for no workspace and writes nothing.
 *
 * Accuracy, the same bits on every instruction set:
 *
 *   selfRef  exact; selections, and at most one rounding: the result nearest to the real value
 *
 * Notes:
 *
 *   - prob broadcasts to the shape of selfRef, which the vendor leaves open.
 *   - A tensor of bool is refused, which the vendor accepts.
 *   - The numbers are other than the vendor's, whose generators differ between products.
 */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceBernoulliTensorGetWorkspaceSize(
    const aclTensor *selfRef, const aclTensor *prob, int64_t seed, int64_t offset,
    uint64_t *workspaceSize, aclOpExecutor **executor);

/* Second phase: runs the plan that aclnnInplaceBernoulliTensorGetWorkspaceSize made, on a
 * stream. */
ACL_FUNC_VISIBILITY aclnnStatus aclnnInplaceBernoulliTensor(void *workspace, uint64_t workspaceSize,
                                                            aclOpExecutor *executor,
                                                            aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif
