/*
 * Generated from spec/stubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * The list of all stubs.
 */
#include "client/stubs.h"

#include <stddef.h>

const ac_stub ac_stubs[] = {
    {
        .name = "aclnnAdds",
        .header = "aclnnop/aclnn_add.h",
        .prototype = "aclnnStatus aclnnAddsGetWorkspaceSize(const aclTensor *self, const "
                     "aclScalar *other, const aclScalar *alpha, aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnArange",
        .header = "aclnnop/aclnn_arange.h",
        .prototype = "aclnnStatus aclnnArangeGetWorkspaceSize(const aclScalar *start, const "
                     "aclScalar *end, const aclScalar *step, aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnArgMax",
        .header = "aclnnop/aclnn_argmax.h",
        .prototype = "aclnnStatus aclnnArgMaxGetWorkspaceSize(const aclTensor *self, int64_t dim,"
                     " bool keepdim, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnArgsort",
        .header = "aclnnop/aclnn_argsort.h",
        .prototype = "aclnnStatus aclnnArgsortGetWorkspaceSize(const aclTensor *self, int64_t "
                     "dim, bool descending, aclTensor *out, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnBatchMatMul",
        .header = "aclnnop/aclnn_batch_matmul.h",
        .prototype = "aclnnStatus aclnnBatchMatMulGetWorkspaceSize(const aclTensor *self, const "
                     "aclTensor *mat2, aclTensor *out, int8_t cubeMathType, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnCast",
        .header = "aclnnop/aclnn_cast.h",
        .prototype = "aclnnStatus aclnnCastGetWorkspaceSize(const aclTensor *self, aclDataType "
                     "dtype, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnCat",
        .header = "aclnnop/aclnn_cat.h",
        .prototype = "aclnnStatus aclnnCatGetWorkspaceSize(const aclTensorList *tensors, int64_t "
                     "dim, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnCeil",
        .header = "aclnnop/aclnn_ceil.h",
        .prototype = "aclnnStatus aclnnCeilGetWorkspaceSize(const aclTensor *self, aclTensor "
                     "*out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnClamp",
        .header = "aclnnop/aclnn_clamp.h",
        .prototype = "aclnnStatus aclnnClampGetWorkspaceSize(const aclTensor *self, const "
                     "aclScalar *clipValueMin, const aclScalar *clipValueMax, aclTensor *out, "
                     "uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnConstantPadNd",
        .header = "aclnnop/aclnn_constant_pad_nd.h",
        .prototype = "aclnnStatus aclnnConstantPadNdGetWorkspaceSize(const aclTensor *self, const"
                     " aclIntArray *padding, const aclScalar *value, aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnDiv",
        .header = "aclnnop/aclnn_div.h",
        .prototype = "aclnnStatus aclnnDivGetWorkspaceSize(const aclTensor *self, const aclTensor"
                     " *other, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnDivs",
        .header = "aclnnop/aclnn_div.h",
        .prototype = "aclnnStatus aclnnDivsGetWorkspaceSize(const aclTensor *self, const "
                     "aclScalar *other, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnEmbedding",
        .header = "aclnnop/aclnn_embedding.h",
        .prototype = "aclnnStatus aclnnEmbeddingGetWorkspaceSize(const aclTensor *weight, const "
                     "aclTensor *indices, const aclTensor *out, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnEqScalar",
        .header = "aclnnop/aclnn_eq_scalar.h",
        .prototype = "aclnnStatus aclnnEqScalarGetWorkspaceSize(const aclTensor *self, const "
                     "aclScalar *other, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnEqTensor",
        .header = "aclnnop/aclnn_eq_tensor.h",
        .prototype = "aclnnStatus aclnnEqTensorGetWorkspaceSize(const aclTensor *self, const "
                     "aclTensor *other, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnFloor",
        .header = "aclnnop/aclnn_floor.h",
        .prototype = "aclnnStatus aclnnFloorGetWorkspaceSize(const aclTensor *self, aclTensor "
                     "*out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnGeScalar",
        .header = "aclnnop/aclnn_ge_scalar.h",
        .prototype = "aclnnStatus aclnnGeScalarGetWorkspaceSize(const aclTensor *self, const "
                     "aclScalar *other, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnGeTensor",
        .header = "aclnnop/aclnn_ge_tensor.h",
        .prototype = "aclnnStatus aclnnGeTensorGetWorkspaceSize(const aclTensor *self, const "
                     "aclTensor *other, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnGtScalar",
        .header = "aclnnop/aclnn_gt_scalar.h",
        .prototype = "aclnnStatus aclnnGtScalarGetWorkspaceSize(const aclTensor *self, const "
                     "aclScalar *other, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnGtTensor",
        .header = "aclnnop/aclnn_gt_tensor.h",
        .prototype = "aclnnStatus aclnnGtTensorGetWorkspaceSize(const aclTensor *self, const "
                     "aclTensor *other, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnIndexSelect",
        .header = "aclnnop/aclnn_index_select.h",
        .prototype = "aclnnStatus aclnnIndexSelectGetWorkspaceSize(const aclTensor *self, int64_t"
                     " dim, const aclTensor *index, aclTensor *out, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnInplaceAdds",
        .header = "aclnnop/aclnn_add.h",
        .prototype = "aclnnStatus aclnnInplaceAddsGetWorkspaceSize(aclTensor *selfRef, const "
                     "aclScalar *other, const aclScalar *alpha, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnInplaceCeil",
        .header = "aclnnop/aclnn_ceil.h",
        .prototype = "aclnnStatus aclnnInplaceCeilGetWorkspaceSize(aclTensor *selfRef, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnInplaceCopy",
        .header = "aclnnop/aclnn_copy.h",
        .prototype = "aclnnStatus aclnnInplaceCopyGetWorkspaceSize(aclTensor *selfRef, const "
                     "aclTensor *src, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnInplaceDiv",
        .header = "aclnnop/aclnn_div.h",
        .prototype = "aclnnStatus aclnnInplaceDivGetWorkspaceSize(aclTensor *selfRef, const "
                     "aclTensor *other, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnInplaceDivs",
        .header = "aclnnop/aclnn_div.h",
        .prototype = "aclnnStatus aclnnInplaceDivsGetWorkspaceSize(aclTensor *selfRef, const "
                     "aclScalar *other, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnInplaceFillScalar",
        .header = "aclnnop/aclnn_fill_scalar.h",
        .prototype = "aclnnStatus aclnnInplaceFillScalarGetWorkspaceSize(aclTensor *selfRef, "
                     "const aclScalar *value, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnInplaceFloor",
        .header = "aclnnop/aclnn_floor.h",
        .prototype = "aclnnStatus aclnnInplaceFloorGetWorkspaceSize(aclTensor *selfRef, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnInplaceMuls",
        .header = "aclnnop/aclnn_mul.h",
        .prototype = "aclnnStatus aclnnInplaceMulsGetWorkspaceSize(aclTensor *selfRef, const "
                     "aclScalar *other, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnInplacePowTensorScalar",
        .header = "aclnnop/aclnn_pow.h",
        .prototype = "aclnnStatus aclnnInplacePowTensorScalarGetWorkspaceSize(const aclTensor "
                     "*selfRef, const aclScalar *exponent, uint64_t *workspaceSize, aclOpExecutor"
                     " **executor)",
    },
    {
        .name = "aclnnInplacePowTensorTensor",
        .header = "aclnnop/aclnn_pow_tensor_tensor.h",
        .prototype = "aclnnStatus aclnnInplacePowTensorTensorGetWorkspaceSize(aclTensor *selfRef,"
                     " const aclTensor *exponent, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnInplaceRReluWithNoise",
        .header = "aclnnop/aclnn_rrelu_with_noise.h",
        .prototype = "aclnnStatus aclnnInplaceRReluWithNoiseGetWorkspaceSize(const aclTensor "
                     "*self, const aclTensor *noise, const aclScalar *lower, const aclScalar "
                     "*upper, bool training, int64_t seed, int64_t offset, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
        .why = "the generators of its slopes differ between products",
    },
    {
        .name = "aclnnInplaceSubs",
        .header = "aclnnop/aclnn_sub.h",
        .prototype = "aclnnStatus aclnnInplaceSubsGetWorkspaceSize(aclTensor *selfRef, const "
                     "aclScalar *other, const aclScalar *alpha, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnInplaceZero",
        .header = "aclnnop/aclnn_zero.h",
        .prototype = "aclnnStatus aclnnInplaceZeroGetWorkspaceSize(aclTensor *selfRef, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnLayerNorm",
        .header = "aclnnop/aclnn_layer_norm.h",
        .prototype = "aclnnStatus aclnnLayerNormGetWorkspaceSize(const aclTensor *input, const "
                     "aclIntArray *normalizedShape, const aclTensor *weightOptional, const "
                     "aclTensor *biasOptional, double eps, aclTensor *out, aclTensor "
                     "*meanOutOptional, aclTensor *rstdOutOptional, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnLeScalar",
        .header = "aclnnop/aclnn_le_scalar.h",
        .prototype = "aclnnStatus aclnnLeScalarGetWorkspaceSize(const aclTensor *self, const "
                     "aclScalar *other, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnLeTensor",
        .header = "aclnnop/aclnn_le_tensor.h",
        .prototype = "aclnnStatus aclnnLeTensorGetWorkspaceSize(const aclTensor *self, const "
                     "aclTensor *other, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnLtScalar",
        .header = "aclnnop/aclnn_lt_scalar.h",
        .prototype = "aclnnStatus aclnnLtScalarGetWorkspaceSize(const aclTensor *self, const "
                     "aclScalar *other, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnLtTensor",
        .header = "aclnnop/aclnn_lt_tensor.h",
        .prototype = "aclnnStatus aclnnLtTensorGetWorkspaceSize(const aclTensor *self, const "
                     "aclTensor *other, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnMatmul",
        .header = "aclnnop/aclnn_matmul.h",
        .prototype = "aclnnStatus aclnnMatmulGetWorkspaceSize(const aclTensor *self, const "
                     "aclTensor *mat2, aclTensor *out, int8_t cubeMathType, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMean",
        .header = "aclnnop/aclnn_mean.h",
        .prototype = "aclnnStatus aclnnMeanGetWorkspaceSize(const aclTensor *self, const "
                     "aclIntArray *dim, bool keepDim, aclDataType dtype, aclTensor *out, uint64_t"
                     " *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMm",
        .header = "aclnnop/aclnn_mm.h",
        .prototype = "aclnnStatus aclnnMmGetWorkspaceSize(const aclTensor *self, const aclTensor "
                     "*mat2, aclTensor *out, int8_t cubeMathType, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnMuls",
        .header = "aclnnop/aclnn_mul.h",
        .prototype = "aclnnStatus aclnnMulsGetWorkspaceSize(const aclTensor *self, const "
                     "aclScalar *other, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnNeScalar",
        .header = "aclnnop/aclnn_ne_scalar.h",
        .prototype = "aclnnStatus aclnnNeScalarGetWorkspaceSize(const aclTensor *self, const "
                     "aclScalar *other, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnNeTensor",
        .header = "aclnnop/aclnn_ne_tensor.h",
        .prototype = "aclnnStatus aclnnNeTensorGetWorkspaceSize(const aclTensor *self, const "
                     "aclTensor *other, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnPermute",
        .header = "aclnnop/aclnn_permute.h",
        .prototype = "aclnnStatus aclnnPermuteGetWorkspaceSize(const aclTensor *self, const "
                     "aclIntArray *dims, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnPowTensorScalar",
        .header = "aclnnop/aclnn_pow.h",
        .prototype = "aclnnStatus aclnnPowTensorScalarGetWorkspaceSize(const aclTensor *self, "
                     "const aclScalar *exponent, const aclTensor *out, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnPowTensorTensor",
        .header = "aclnnop/aclnn_pow_tensor_tensor.h",
        .prototype = "aclnnStatus aclnnPowTensorTensorGetWorkspaceSize(const aclTensor *self, "
                     "const aclTensor *exponent, aclTensor *out, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnRReluWithNoise",
        .header = "aclnnop/aclnn_rrelu_with_noise.h",
        .prototype = "aclnnStatus aclnnRReluWithNoiseGetWorkspaceSize(const aclTensor *self, "
                     "const aclTensor *noise, const aclScalar *lower, const aclScalar *upper, "
                     "bool training, int64_t seed, int64_t offset, aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
        .why = "the generators of its slopes differ between products",
    },
    {
        .name = "aclnnReduceSum",
        .header = "aclnnop/aclnn_reduce_sum.h",
        .prototype = "aclnnStatus aclnnReduceSumGetWorkspaceSize(const aclTensor *self, const "
                     "aclIntArray *dims, bool keepDims, aclDataType dtype, aclTensor *out, "
                     "uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnRepeat",
        .header = "aclnnop/aclnn_repeat.h",
        .prototype = "aclnnStatus aclnnRepeatGetWorkspaceSize(const aclTensor *self, const "
                     "aclIntArray *repeats, aclTensor *out, uint64_t *workspaceSize, "
                     "aclOpExecutor **executor)",
    },
    {
        .name = "aclnnRmsNorm",
        .header = "aclnnop/aclnn_rms_norm.h",
        .prototype = "aclnnStatus aclnnRmsNormGetWorkspaceSize(const aclTensor *x, const "
                     "aclTensor *gamma, double epsilon, const aclTensor *yOut, const aclTensor "
                     "*rstdOut, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnSign",
        .header = "aclnnop/aclnn_sign.h",
        .prototype = "aclnnStatus aclnnSignGetWorkspaceSize(const aclTensor *self, aclTensor "
                     "*out, uint64_t *workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnSubs",
        .header = "aclnnop/aclnn_sub.h",
        .prototype = "aclnnStatus aclnnSubsGetWorkspaceSize(const aclTensor *self, const "
                     "aclScalar *other, const aclScalar *alpha, aclTensor *out, uint64_t "
                     "*workspaceSize, aclOpExecutor **executor)",
    },
    {
        .name = "aclnnTril",
        .header = "aclnnop/aclnn_tril.h",
        .prototype = "aclnnStatus aclnnTrilGetWorkspaceSize(const aclTensor *self, int64_t "
                     "diagonal, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {
        .name = "aclnnTriu",
        .header = "aclnnop/aclnn_triu.h",
        .prototype = "aclnnStatus aclnnTriuGetWorkspaceSize(const aclTensor *self, int64_t "
                     "diagonal, aclTensor *out, uint64_t *workspaceSize, aclOpExecutor "
                     "**executor)",
    },
    {NULL, NULL, NULL, NULL},
};
