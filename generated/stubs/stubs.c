/*
 * Generated from spec/stubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * The entry points that no spec implements.
 */
#include "aclnnop/aclnn_add_relu.h"
#include "aclnnop/aclnn_binary_cross_entropy_with_logits_target_backward.h"
#include "aclnnop/aclnn_clipped_swiglu.h"
#include "aclnnop/aclnn_clipped_swiglu_grad.h"
#include "aclnnop/aclnn_clipped_swiglu_v2.h"
#include "aclnnop/aclnn_elu.h"
#include "aclnnop/aclnn_elu_backward.h"
#include "aclnnop/aclnn_fast_gelu.h"
#include "aclnnop/aclnn_fast_gelu_backward.h"
#include "aclnnop/aclnn_fatrelu_mul.h"
#include "aclnnop/aclnn_geglu.h"
#include "aclnnop/aclnn_geglu_backward.h"
#include "aclnnop/aclnn_gelu_mul.h"
#include "aclnnop/aclnn_glu.h"
#include "aclnnop/aclnn_glu_backward.h"
#include "aclnnop/aclnn_leaky_relu_backward.h"
#include "aclnnop/aclnn_logsigmoid.h"
#include "aclnnop/aclnn_logsigmoid_backward.h"
#include "aclnnop/aclnn_logsoftmax.h"
#include "aclnnop/aclnn_logsoftmax_backward.h"
#include "aclnnop/aclnn_rrelu_with_noise.h"
#include "aclnnop/aclnn_sigmoid_backward.h"
#include "aclnnop/aclnn_situ_glu.h"
#include "aclnnop/aclnn_situ_glu_grad.h"
#include "aclnnop/aclnn_softmax.h"
#include "aclnnop/aclnn_softmax_backward.h"
#include "aclnnop/aclnn_softmax_cross_entropy_with_logits.h"
#include "aclnnop/aclnn_swi_glu.h"
#include "aclnnop/aclnn_swi_glu_grad.h"
#include "aclnnop/aclnn_swish.h"
#include "aclnnop/aclnn_swish_backward.h"
#include "aclnnop/aclnn_tanh_backward.h"
#include "stub.h"

aclnnStatus aclnnAddReluGetWorkspaceSize(const aclTensor *self, const aclTensor *other,
                                         aclScalar *alpha, aclTensor *out, uint64_t *workspaceSize,
                                         aclOpExecutor **executor)
{
    (void)self;
    (void)other;
    (void)alpha;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnAddRelu");
}

aclnnStatus aclnnAddRelu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnAddRelu");
}

aclnnStatus aclnnBinaryCrossEntropyWithLogitsTargetBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclTensor *target,
    const aclTensor *weightOptional, const aclTensor *posWeightOptional, int64_t reduction,
    aclTensor *gradTarget, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)gradOutput;
    (void)self;
    (void)target;
    (void)weightOptional;
    (void)posWeightOptional;
    (void)reduction;
    (void)gradTarget;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnBinaryCrossEntropyWithLogitsTargetBackward");
}

aclnnStatus aclnnBinaryCrossEntropyWithLogitsTargetBackward(void *workspace, uint64_t workspaceSize,
                                                            aclOpExecutor *executor,
                                                            aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnBinaryCrossEntropyWithLogitsTargetBackward");
}

aclnnStatus aclnnClippedSwigluGetWorkspaceSize(const aclTensor *x,
                                               const aclTensor *groupIndexOptional, int64_t dim,
                                               double alpha, double limit, double bias,
                                               bool interleaved, const aclTensor *out,
                                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)x;
    (void)groupIndexOptional;
    (void)dim;
    (void)alpha;
    (void)limit;
    (void)bias;
    (void)interleaved;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnClippedSwiglu");
}

aclnnStatus aclnnClippedSwiglu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnClippedSwiglu");
}

aclnnStatus aclnnClippedSwigluGradGetWorkspaceSize(const aclTensor *gradY, const aclTensor *x,
                                                   const aclTensor *groupIndexOptional, int64_t dim,
                                                   double alpha, double limit, double bias,
                                                   bool interleaved, const aclTensor *gradXOut,
                                                   uint64_t *workspaceSize,
                                                   aclOpExecutor **executor)
{
    (void)gradY;
    (void)x;
    (void)groupIndexOptional;
    (void)dim;
    (void)alpha;
    (void)limit;
    (void)bias;
    (void)interleaved;
    (void)gradXOut;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnClippedSwigluGrad");
}

aclnnStatus aclnnClippedSwigluGrad(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnClippedSwigluGrad");
}

aclnnStatus aclnnClippedSwigluV2GetWorkspaceSize(const aclTensor *x,
                                                 const aclTensor *groupIndexOptional, int64_t dim,
                                                 double alpha, double limit, double bias,
                                                 bool interleaved, int64_t clampMode,
                                                 const aclTensor *out, uint64_t *workspaceSize,
                                                 aclOpExecutor **executor)
{
    (void)x;
    (void)groupIndexOptional;
    (void)dim;
    (void)alpha;
    (void)limit;
    (void)bias;
    (void)interleaved;
    (void)clampMode;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnClippedSwigluV2");
}

aclnnStatus aclnnClippedSwigluV2(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnClippedSwigluV2");
}

aclnnStatus aclnnEluGetWorkspaceSize(const aclTensor *self, const aclScalar *alpha,
                                     const aclScalar *scale, const aclScalar *inputScale,
                                     aclTensor *out, uint64_t *workspaceSize,
                                     aclOpExecutor **executor)
{
    (void)self;
    (void)alpha;
    (void)scale;
    (void)inputScale;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnElu");
}

aclnnStatus aclnnElu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                     aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnElu");
}

aclnnStatus aclnnEluBackwardGetWorkspaceSize(const aclTensor *gradOutput, const aclScalar *alpha,
                                             const aclScalar *scale, const aclScalar *inputScale,
                                             bool isResult, const aclTensor *selfOrResult,
                                             aclTensor *gradInput, uint64_t *workspaceSize,
                                             aclOpExecutor **executor)
{
    (void)gradOutput;
    (void)alpha;
    (void)scale;
    (void)inputScale;
    (void)isResult;
    (void)selfOrResult;
    (void)gradInput;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnEluBackward");
}

aclnnStatus aclnnEluBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnEluBackward");
}

aclnnStatus aclnnFastGeluGetWorkspaceSize(const aclTensor *self, aclTensor *out,
                                          uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnFastGelu");
}

aclnnStatus aclnnFastGelu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnFastGelu");
}

aclnnStatus aclnnFastGeluBackwardGetWorkspaceSize(const aclTensor *gradOutput,
                                                  const aclTensor *self, aclTensor *gradInput,
                                                  uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)gradOutput;
    (void)self;
    (void)gradInput;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnFastGeluBackward");
}

aclnnStatus aclnnFastGeluBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                  aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnFastGeluBackward");
}

aclnnStatus aclnnFatreluMulGetWorkspaceSize(const aclTensor *input, const aclTensor *threshold,
                                            const aclTensor *out, uint64_t *workspaceSize,
                                            aclOpExecutor **executor)
{
    (void)input;
    (void)threshold;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnFatreluMul");
}

aclnnStatus aclnnFatreluMul(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                            aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnFatreluMul");
}

aclnnStatus aclnnGeGluGetWorkspaceSize(const aclTensor *self, int64_t dim, int64_t approximate,
                                       aclTensor *out, aclTensor *outGelu, uint64_t *workspaceSize,
                                       aclOpExecutor **executor)
{
    (void)self;
    (void)dim;
    (void)approximate;
    (void)out;
    (void)outGelu;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnGeGlu");
}

aclnnStatus aclnnGeGlu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnGeGlu");
}

aclnnStatus aclnnGeGluBackwardGetWorkspaceSize(const aclTensor *gradOutput, const aclTensor *self,
                                               const aclTensor *gelu, int64_t dim,
                                               int64_t approximate, aclTensor *gradInput,
                                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)gradOutput;
    (void)self;
    (void)gelu;
    (void)dim;
    (void)approximate;
    (void)gradInput;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnGeGluBackward");
}

aclnnStatus aclnnGeGluBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnGeGluBackward");
}

aclnnStatus aclnnGeGluV3GetWorkspaceSize(const aclTensor *self, int64_t dim, int64_t approximate,
                                         bool activateLeft, aclTensor *out, aclTensor *outGelu,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)dim;
    (void)approximate;
    (void)activateLeft;
    (void)out;
    (void)outGelu;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnGeGluV3");
}

aclnnStatus aclnnGeGluV3(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnGeGluV3");
}

aclnnStatus aclnnGeGluV3BackwardGetWorkspaceSize(const aclTensor *gradOutput, const aclTensor *self,
                                                 const aclTensor *gelu, int64_t dim,
                                                 int64_t approximate, bool activateLeft,
                                                 aclTensor *gradInput, uint64_t *workspaceSize,
                                                 aclOpExecutor **executor)
{
    (void)gradOutput;
    (void)self;
    (void)gelu;
    (void)dim;
    (void)approximate;
    (void)activateLeft;
    (void)gradInput;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnGeGluV3Backward");
}

aclnnStatus aclnnGeGluV3Backward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnGeGluV3Backward");
}

aclnnStatus aclnnGeluMulGetWorkspaceSize(const aclTensor *input, char *approximateOptional,
                                         const aclTensor *out, uint64_t *workspaceSize,
                                         aclOpExecutor **executor)
{
    (void)input;
    (void)approximateOptional;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnGeluMul");
}

aclnnStatus aclnnGeluMul(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnGeluMul");
}

aclnnStatus aclnnGluGetWorkspaceSize(const aclTensor *self, int64_t dim, const aclTensor *out,
                                     uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)dim;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnGlu");
}

aclnnStatus aclnnGlu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                     aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnGlu");
}

aclnnStatus aclnnGluBackwardGetWorkspaceSize(const aclTensor *gradOut, const aclTensor *self,
                                             int64_t dim, const aclTensor *out,
                                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)gradOut;
    (void)self;
    (void)dim;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnGluBackward");
}

aclnnStatus aclnnGluBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnGluBackward");
}

aclnnStatus aclnnInplaceAddReluGetWorkspaceSize(aclTensor *selfRef, const aclTensor *other,
                                                aclScalar *alpha, uint64_t *workspaceSize,
                                                aclOpExecutor **executor)
{
    (void)selfRef;
    (void)other;
    (void)alpha;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnInplaceAddRelu");
}

aclnnStatus aclnnInplaceAddRelu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnInplaceAddRelu");
}

aclnnStatus aclnnInplaceEluGetWorkspaceSize(aclTensor *selfRef, const aclScalar *alpha,
                                            const aclScalar *scale, const aclScalar *inputScale,
                                            uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)selfRef;
    (void)alpha;
    (void)scale;
    (void)inputScale;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnInplaceElu");
}

aclnnStatus aclnnInplaceElu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                            aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnInplaceElu");
}

aclnnStatus aclnnInplaceRReluWithNoiseGetWorkspaceSize(
    const aclTensor *self, const aclTensor *noise, const aclScalar *lower, const aclScalar *upper,
    bool training, int64_t seed, int64_t offset, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)noise;
    (void)lower;
    (void)upper;
    (void)training;
    (void)seed;
    (void)offset;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnInplaceRReluWithNoise");
}

aclnnStatus aclnnInplaceRReluWithNoise(void *workspace, uint64_t workspaceSize,
                                       aclOpExecutor *executor, aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnInplaceRReluWithNoise");
}

aclnnStatus aclnnLeakyReluBackwardGetWorkspaceSize(
    const aclTensor *gradOutput, const aclTensor *self, const aclScalar *negativeSlope,
    bool selfIsResult, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)gradOutput;
    (void)self;
    (void)negativeSlope;
    (void)selfIsResult;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnLeakyReluBackward");
}

aclnnStatus aclnnLeakyReluBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnLeakyReluBackward");
}

aclnnStatus aclnnLogSigmoidBackwardGetWorkspaceSize(const aclTensor *gradOutput,
                                                    const aclTensor *self, const aclTensor *buffer,
                                                    aclTensor *gradInput, uint64_t *workspaceSize,
                                                    aclOpExecutor **executor)
{
    (void)gradOutput;
    (void)self;
    (void)buffer;
    (void)gradInput;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnLogSigmoidBackward");
}

aclnnStatus aclnnLogSigmoidBackward(void *workspace, uint64_t workspaceSize,
                                    aclOpExecutor *executor, aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnLogSigmoidBackward");
}

aclnnStatus aclnnLogSigmoidForwardGetWorkspaceSize(const aclTensor *self, aclTensor *out,
                                                   aclTensor *buffer, uint64_t *workspaceSize,
                                                   aclOpExecutor **executor)
{
    (void)self;
    (void)out;
    (void)buffer;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnLogSigmoidForward");
}

aclnnStatus aclnnLogSigmoidForward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnLogSigmoidForward");
}

aclnnStatus aclnnLogSoftmaxGetWorkspaceSize(const aclTensor *self, int64_t dim, aclTensor *out,
                                            uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)dim;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnLogSoftmax");
}

aclnnStatus aclnnLogSoftmax(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                            aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnLogSoftmax");
}

aclnnStatus aclnnLogSoftmaxBackwardGetWorkspaceSize(const aclTensor *gradOutput,
                                                    const aclTensor *output, int64_t dim,
                                                    aclTensor *out, uint64_t *workspaceSize,
                                                    aclOpExecutor **executor)
{
    (void)gradOutput;
    (void)output;
    (void)dim;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnLogSoftmaxBackward");
}

aclnnStatus aclnnLogSoftmaxBackward(void *workspace, uint64_t workspaceSize,
                                    aclOpExecutor *executor, aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnLogSoftmaxBackward");
}

aclnnStatus aclnnRReluWithNoiseGetWorkspaceSize(const aclTensor *self, const aclTensor *noise,
                                                const aclScalar *lower, const aclScalar *upper,
                                                bool training, int64_t seed, int64_t offset,
                                                aclTensor *out, uint64_t *workspaceSize,
                                                aclOpExecutor **executor)
{
    (void)self;
    (void)noise;
    (void)lower;
    (void)upper;
    (void)training;
    (void)seed;
    (void)offset;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnRReluWithNoise");
}

aclnnStatus aclnnRReluWithNoise(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnRReluWithNoise");
}

aclnnStatus aclnnSigmoidBackwardGetWorkspaceSize(const aclTensor *gradOutput,
                                                 const aclTensor *output, aclTensor *gradInput,
                                                 uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)gradOutput;
    (void)output;
    (void)gradInput;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnSigmoidBackward");
}

aclnnStatus aclnnSigmoidBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnSigmoidBackward");
}

aclnnStatus aclnnSituGluGetWorkspaceSize(const aclTensor *x, int64_t dim, double beta,
                                         double linearBeta, bool activateLeft, const aclTensor *out,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)x;
    (void)dim;
    (void)beta;
    (void)linearBeta;
    (void)activateLeft;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnSituGlu");
}

aclnnStatus aclnnSituGlu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnSituGlu");
}

aclnnStatus aclnnSituGluGradGetWorkspaceSize(const aclTensor *gradY, const aclTensor *x,
                                             int64_t dim, double beta, double linearBeta,
                                             bool activateLeft, const aclTensor *out,
                                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)gradY;
    (void)x;
    (void)dim;
    (void)beta;
    (void)linearBeta;
    (void)activateLeft;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnSituGluGrad");
}

aclnnStatus aclnnSituGluGrad(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnSituGluGrad");
}

aclnnStatus aclnnSoftmaxGetWorkspaceSize(const aclTensor *self, int64_t dim, aclTensor *out,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)dim;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnSoftmax");
}

aclnnStatus aclnnSoftmax(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnSoftmax");
}

aclnnStatus aclnnSoftmaxBackwardGetWorkspaceSize(const aclTensor *gradOutput,
                                                 const aclTensor *output, int64_t dim,
                                                 aclTensor *out, uint64_t *workspaceSize,
                                                 aclOpExecutor **executor)
{
    (void)gradOutput;
    (void)output;
    (void)dim;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnSoftmaxBackward");
}

aclnnStatus aclnnSoftmaxBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnSoftmaxBackward");
}

aclnnStatus aclnnSoftmaxCrossEntropyWithLogitsGetWorkspaceSize(const aclTensor *features,
                                                               aclTensor *labels, aclTensor *loss,
                                                               aclTensor *backprop,
                                                               uint64_t *workspaceSize,
                                                               aclOpExecutor **executor)
{
    (void)features;
    (void)labels;
    (void)loss;
    (void)backprop;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnSoftmaxCrossEntropyWithLogits");
}

aclnnStatus aclnnSoftmaxCrossEntropyWithLogits(void *workspace, uint64_t workspaceSize,
                                               aclOpExecutor *executor, aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnSoftmaxCrossEntropyWithLogits");
}

aclnnStatus aclnnSwiGluGetWorkspaceSize(const aclTensor *x, int64_t dim, const aclTensor *out,
                                        uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)x;
    (void)dim;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnSwiGlu");
}

aclnnStatus aclnnSwiGlu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnSwiGlu");
}

aclnnStatus aclnnSwiGluGradGetWorkspaceSize(const aclTensor *yGrad, const aclTensor *x, int64_t dim,
                                            const aclTensor *out, uint64_t *workspaceSize,
                                            aclOpExecutor **executor)
{
    (void)yGrad;
    (void)x;
    (void)dim;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnSwiGluGrad");
}

aclnnStatus aclnnSwiGluGrad(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                            aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnSwiGluGrad");
}

aclnnStatus aclnnSwishGetWorkspaceSize(const aclTensor *self, const aclScalar *betaOptional,
                                       aclTensor *out, uint64_t *workspaceSize,
                                       aclOpExecutor **executor)
{
    (void)self;
    (void)betaOptional;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnSwish");
}

aclnnStatus aclnnSwish(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnSwish");
}

aclnnStatus aclnnSwishBackwardGetWorkspaceSize(const aclTensor *gradOutput, const aclTensor *self,
                                               const aclScalar *betaOptional, aclTensor *gradInput,
                                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)gradOutput;
    (void)self;
    (void)betaOptional;
    (void)gradInput;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnSwishBackward");
}

aclnnStatus aclnnSwishBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnSwishBackward");
}

aclnnStatus aclnnTanhBackwardGetWorkspaceSize(const aclTensor *gradOutput, const aclTensor *output,
                                              aclTensor *gradInput, uint64_t *workspaceSize,
                                              aclOpExecutor **executor)
{
    (void)gradOutput;
    (void)output;
    (void)gradInput;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnTanhBackward");
}

aclnnStatus aclnnTanhBackward(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnTanhBackward");
}
