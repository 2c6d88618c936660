/*
 * Generated from spec/stubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * The list of all stubs.
 */
#include "stubs.h"

#include <stddef.h>

const ac_stub ac_stubs[] = {
    {
        .name = "aclnnAddRelu",
        .header = "aclnnop/aclnn_add_relu.h",
        .prototype = "aclnnStatus aclnnAddReluGetWorkspaceSize(const aclTensor *self, const "
                     "aclTensor *other, aclScalar *alpha, aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnBinaryCrossEntropyWithLogitsTargetBackward",
        .header = "aclnnop/aclnn_binary_cross_entropy_with_logits_target_backward.h",
        .prototype = "aclnnStatus "
                     "aclnnBinaryCrossEntropyWithLogitsTargetBackwardGetWorkspaceSize(const "
                     "aclTensor *gradOutput, const aclTensor *self, const aclTensor *target, "
                     "const aclTensor *weightOptional, const aclTensor *posWeightOptional, "
                     "int64_t reduction, aclTensor *gradTarget, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnClippedSwiglu",
        .header = "aclnnop/aclnn_clipped_swiglu.h",
        .prototype = "aclnnStatus aclnnClippedSwigluGetWorkspaceSize(const aclTensor *x, const "
                     "aclTensor *groupIndexOptional, int64_t dim, double alpha, double limit, "
                     "double bias, bool interleaved, const aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnClippedSwigluGrad",
        .header = "aclnnop/aclnn_clipped_swiglu_grad.h",
        .prototype = "aclnnStatus aclnnClippedSwigluGradGetWorkspaceSize(const aclTensor *gradY, "
                     "const aclTensor *x, const aclTensor *groupIndexOptional, int64_t dim, "
                     "double alpha, double limit, double bias, bool interleaved, const aclTensor "
                     "*gradXOut, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnClippedSwigluV2",
        .header = "aclnnop/aclnn_clipped_swiglu_v2.h",
        .prototype = "aclnnStatus aclnnClippedSwigluV2GetWorkspaceSize(const aclTensor *x, const "
                     "aclTensor *groupIndexOptional, int64_t dim, double alpha, double limit, "
                     "double bias, bool interleaved, int64_t clampMode, const aclTensor *out, "
                     "uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnElu",
        .header = "aclnnop/aclnn_elu.h",
        .prototype = "aclnnStatus aclnnEluGetWorkspaceSize(const aclTensor *self, const aclScalar"
                     " *alpha, const aclScalar *scale, const aclScalar *inputScale, aclTensor "
                     "*out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnEluBackward",
        .header = "aclnnop/aclnn_elu_backward.h",
        .prototype = "aclnnStatus aclnnEluBackwardGetWorkspaceSize(const aclTensor *gradOutput, "
                     "const aclScalar *alpha, const aclScalar *scale, const aclScalar "
                     "*inputScale, bool isResult, const aclTensor *selfOrResult, aclTensor "
                     "*gradInput, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnFastGelu",
        .header = "aclnnop/aclnn_fast_gelu.h",
        .prototype = "aclnnStatus aclnnFastGeluGetWorkspaceSize(const aclTensor *self, aclTensor "
                     "*out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnFastGeluBackward",
        .header = "aclnnop/aclnn_fast_gelu_backward.h",
        .prototype = "aclnnStatus aclnnFastGeluBackwardGetWorkspaceSize(const aclTensor "
                     "*gradOutput, const aclTensor *self, aclTensor *gradInput, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnFatreluMul",
        .header = "aclnnop/aclnn_fatrelu_mul.h",
        .prototype = "aclnnStatus aclnnFatreluMulGetWorkspaceSize(const aclTensor *input, const "
                     "aclTensor *threshold, const aclTensor *out, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnGeGlu",
        .header = "aclnnop/aclnn_geglu.h",
        .prototype = "aclnnStatus aclnnGeGluGetWorkspaceSize(const aclTensor *self, int64_t dim, "
                     "int64_t approximate, aclTensor *out, aclTensor *outGelu, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnGeGluBackward",
        .header = "aclnnop/aclnn_geglu_backward.h",
        .prototype = "aclnnStatus aclnnGeGluBackwardGetWorkspaceSize(const aclTensor *gradOutput,"
                     " const aclTensor *self, const aclTensor *gelu, int64_t dim, int64_t "
                     "approximate, aclTensor *gradInput, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnGeGluV3",
        .header = "aclnnop/aclnn_geglu.h",
        .prototype = "aclnnStatus aclnnGeGluV3GetWorkspaceSize(const aclTensor *self, int64_t "
                     "dim, int64_t approximate, bool activateLeft, aclTensor *out, aclTensor "
                     "*outGelu, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnGeGluV3Backward",
        .header = "aclnnop/aclnn_geglu_backward.h",
        .prototype = "aclnnStatus aclnnGeGluV3BackwardGetWorkspaceSize(const aclTensor "
                     "*gradOutput, const aclTensor *self, const aclTensor *gelu, int64_t dim, "
                     "int64_t approximate, bool activateLeft, aclTensor *gradInput, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnGeluMul",
        .header = "aclnnop/aclnn_gelu_mul.h",
        .prototype = "aclnnStatus aclnnGeluMulGetWorkspaceSize(const aclTensor *input, char "
                     "*approximateOptional, const aclTensor *out, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnGlu",
        .header = "aclnnop/aclnn_glu.h",
        .prototype = "aclnnStatus aclnnGluGetWorkspaceSize(const aclTensor *self, int64_t dim, "
                     "const aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnGluBackward",
        .header = "aclnnop/aclnn_glu_backward.h",
        .prototype = "aclnnStatus aclnnGluBackwardGetWorkspaceSize(const aclTensor *gradOut, "
                     "const aclTensor *self, int64_t dim, const aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnInplaceAddRelu",
        .header = "aclnnop/aclnn_add_relu.h",
        .prototype = "aclnnStatus aclnnInplaceAddReluGetWorkspaceSize(aclTensor *selfRef, const "
                     "aclTensor *other, aclScalar *alpha, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnInplaceElu",
        .header = "aclnnop/aclnn_elu.h",
        .prototype = "aclnnStatus aclnnInplaceEluGetWorkspaceSize(aclTensor *selfRef, const "
                     "aclScalar *alpha, const aclScalar *scale, const aclScalar *inputScale, "
                     "uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnInplaceRReluWithNoise",
        .header = "aclnnop/aclnn_rrelu_with_noise.h",
        .prototype = "aclnnStatus aclnnInplaceRReluWithNoiseGetWorkspaceSize(const aclTensor "
                     "*self, const aclTensor *noise, const aclScalar *lower, const aclScalar "
                     "*upper, bool training, int64_t seed, int64_t offset, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnLeakyReluBackward",
        .header = "aclnnop/aclnn_leaky_relu_backward.h",
        .prototype = "aclnnStatus aclnnLeakyReluBackwardGetWorkspaceSize(const aclTensor "
                     "*gradOutput, const aclTensor *self, const aclScalar *negativeSlope, bool "
                     "selfIsResult, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnLogSigmoidBackward",
        .header = "aclnnop/aclnn_logsigmoid_backward.h",
        .prototype = "aclnnStatus aclnnLogSigmoidBackwardGetWorkspaceSize(const aclTensor "
                     "*gradOutput, const aclTensor *self, const aclTensor *buffer, aclTensor "
                     "*gradInput, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnLogSigmoidForward",
        .header = "aclnnop/aclnn_logsigmoid.h",
        .prototype = "aclnnStatus aclnnLogSigmoidForwardGetWorkspaceSize(const aclTensor *self, "
                     "aclTensor *out, aclTensor *buffer, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnLogSoftmax",
        .header = "aclnnop/aclnn_logsoftmax.h",
        .prototype = "aclnnStatus aclnnLogSoftmaxGetWorkspaceSize(const aclTensor *self, int64_t "
                     "dim, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnLogSoftmaxBackward",
        .header = "aclnnop/aclnn_logsoftmax_backward.h",
        .prototype = "aclnnStatus aclnnLogSoftmaxBackwardGetWorkspaceSize(const aclTensor "
                     "*gradOutput, const aclTensor *output, int64_t dim, aclTensor *out, uint64_t"
                     " *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnRReluWithNoise",
        .header = "aclnnop/aclnn_rrelu_with_noise.h",
        .prototype = "aclnnStatus aclnnRReluWithNoiseGetWorkspaceSize(const aclTensor *self, "
                     "const aclTensor *noise, const aclScalar *lower, const aclScalar *upper, "
                     "bool training, int64_t seed, int64_t offset, aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnSigmoidBackward",
        .header = "aclnnop/aclnn_sigmoid_backward.h",
        .prototype = "aclnnStatus aclnnSigmoidBackwardGetWorkspaceSize(const aclTensor "
                     "*gradOutput, const aclTensor *output, aclTensor *gradInput, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnSituGlu",
        .header = "aclnnop/aclnn_situ_glu.h",
        .prototype = "aclnnStatus aclnnSituGluGetWorkspaceSize(const aclTensor *x, int64_t dim, "
                     "double beta, double linearBeta, bool activateLeft, const aclTensor *out, "
                     "uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnSituGluGrad",
        .header = "aclnnop/aclnn_situ_glu_grad.h",
        .prototype = "aclnnStatus aclnnSituGluGradGetWorkspaceSize(const aclTensor *gradY, const "
                     "aclTensor *x, int64_t dim, double beta, double linearBeta, bool "
                     "activateLeft, const aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnSoftmax",
        .header = "aclnnop/aclnn_softmax.h",
        .prototype = "aclnnStatus aclnnSoftmaxGetWorkspaceSize(const aclTensor *self, int64_t "
                     "dim, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnSoftmaxBackward",
        .header = "aclnnop/aclnn_softmax_backward.h",
        .prototype = "aclnnStatus aclnnSoftmaxBackwardGetWorkspaceSize(const aclTensor "
                     "*gradOutput, const aclTensor *output, int64_t dim, aclTensor *out, uint64_t"
                     " *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnSoftmaxCrossEntropyWithLogits",
        .header = "aclnnop/aclnn_softmax_cross_entropy_with_logits.h",
        .prototype = "aclnnStatus aclnnSoftmaxCrossEntropyWithLogitsGetWorkspaceSize(const "
                     "aclTensor *features, aclTensor *labels, aclTensor *loss, aclTensor "
                     "*backprop, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnSwiGlu",
        .header = "aclnnop/aclnn_swi_glu.h",
        .prototype = "aclnnStatus aclnnSwiGluGetWorkspaceSize(const aclTensor *x, int64_t dim, "
                     "const aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnSwiGluGrad",
        .header = "aclnnop/aclnn_swi_glu_grad.h",
        .prototype = "aclnnStatus aclnnSwiGluGradGetWorkspaceSize(const aclTensor *yGrad, const "
                     "aclTensor *x, int64_t dim, const aclTensor *out, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnSwish",
        .header = "aclnnop/aclnn_swish.h",
        .prototype = "aclnnStatus aclnnSwishGetWorkspaceSize(const aclTensor *self, const "
                     "aclScalar *betaOptional, aclTensor *out, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnSwishBackward",
        .header = "aclnnop/aclnn_swish_backward.h",
        .prototype = "aclnnStatus aclnnSwishBackwardGetWorkspaceSize(const aclTensor *gradOutput,"
                     " const aclTensor *self, const aclScalar *betaOptional, aclTensor "
                     "*gradInput, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnTanhBackward",
        .header = "aclnnop/aclnn_tanh_backward.h",
        .prototype = "aclnnStatus aclnnTanhBackwardGetWorkspaceSize(const aclTensor *gradOutput, "
                     "const aclTensor *output, aclTensor *gradInput, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {NULL, NULL, NULL},
};
