/*
 * Generated from spec/stubs.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 *
 * The entry points that no spec implements.
 */
#include "aclnnop/aclnn_add.h"
#include "aclnnop/aclnn_arange.h"
#include "aclnnop/aclnn_argmax.h"
#include "aclnnop/aclnn_argsort.h"
#include "aclnnop/aclnn_batch_matmul.h"
#include "aclnnop/aclnn_cast.h"
#include "aclnnop/aclnn_cat.h"
#include "aclnnop/aclnn_ceil.h"
#include "aclnnop/aclnn_clamp.h"
#include "aclnnop/aclnn_constant_pad_nd.h"
#include "aclnnop/aclnn_copy.h"
#include "aclnnop/aclnn_div.h"
#include "aclnnop/aclnn_embedding.h"
#include "aclnnop/aclnn_eq_scalar.h"
#include "aclnnop/aclnn_eq_tensor.h"
#include "aclnnop/aclnn_fill_scalar.h"
#include "aclnnop/aclnn_floor.h"
#include "aclnnop/aclnn_ge_scalar.h"
#include "aclnnop/aclnn_ge_tensor.h"
#include "aclnnop/aclnn_gt_scalar.h"
#include "aclnnop/aclnn_gt_tensor.h"
#include "aclnnop/aclnn_index_select.h"
#include "aclnnop/aclnn_layer_norm.h"
#include "aclnnop/aclnn_le_scalar.h"
#include "aclnnop/aclnn_le_tensor.h"
#include "aclnnop/aclnn_lt_scalar.h"
#include "aclnnop/aclnn_lt_tensor.h"
#include "aclnnop/aclnn_matmul.h"
#include "aclnnop/aclnn_mean.h"
#include "aclnnop/aclnn_mm.h"
#include "aclnnop/aclnn_mul.h"
#include "aclnnop/aclnn_ne_scalar.h"
#include "aclnnop/aclnn_ne_tensor.h"
#include "aclnnop/aclnn_permute.h"
#include "aclnnop/aclnn_pow.h"
#include "aclnnop/aclnn_pow_tensor_tensor.h"
#include "aclnnop/aclnn_reduce_sum.h"
#include "aclnnop/aclnn_repeat.h"
#include "aclnnop/aclnn_rms_norm.h"
#include "aclnnop/aclnn_rrelu_with_noise.h"
#include "aclnnop/aclnn_sign.h"
#include "aclnnop/aclnn_sub.h"
#include "aclnnop/aclnn_tril.h"
#include "aclnnop/aclnn_triu.h"
#include "aclnnop/aclnn_zero.h"
#include "check/stub.h"

aclnnStatus aclnnAddsGetWorkspaceSize(const aclTensor *self, const aclScalar *other,
                                      const aclScalar *alpha, aclTensor *out,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)other;
    (void)alpha;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnAdds");
}

aclnnStatus aclnnAdds(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnAdds");
}

aclnnStatus aclnnArangeGetWorkspaceSize(const aclScalar *start, const aclScalar *end,
                                        const aclScalar *step, aclTensor *out,
                                        uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)start;
    (void)end;
    (void)step;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnArange");
}

aclnnStatus aclnnArange(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnArange");
}

aclnnStatus aclnnArgMaxGetWorkspaceSize(const aclTensor *self, int64_t dim, bool keepdim,
                                        aclTensor *out, uint64_t *workspaceSize,
                                        aclOpExecutor **executor)
{
    (void)self;
    (void)dim;
    (void)keepdim;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnArgMax");
}

aclnnStatus aclnnArgMax(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnArgMax");
}

aclnnStatus aclnnArgsortGetWorkspaceSize(const aclTensor *self, int64_t dim, bool descending,
                                         aclTensor *out, uint64_t *workspaceSize,
                                         aclOpExecutor **executor)
{
    (void)self;
    (void)dim;
    (void)descending;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnArgsort");
}

aclnnStatus aclnnArgsort(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnArgsort");
}

aclnnStatus aclnnBatchMatMulGetWorkspaceSize(const aclTensor *self, const aclTensor *mat2,
                                             aclTensor *out, int8_t cubeMathType,
                                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)mat2;
    (void)out;
    (void)cubeMathType;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnBatchMatMul");
}

aclnnStatus aclnnBatchMatMul(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnBatchMatMul");
}

aclnnStatus aclnnCastGetWorkspaceSize(const aclTensor *self, aclDataType dtype, aclTensor *out,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)dtype;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnCast");
}

aclnnStatus aclnnCast(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnCast");
}

aclnnStatus aclnnCatGetWorkspaceSize(const aclTensorList *tensors, int64_t dim, aclTensor *out,
                                     uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)tensors;
    (void)dim;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnCat");
}

aclnnStatus aclnnCat(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                     aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnCat");
}

aclnnStatus aclnnCeilGetWorkspaceSize(const aclTensor *self, aclTensor *out,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnCeil");
}

aclnnStatus aclnnCeil(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnCeil");
}

aclnnStatus aclnnClampGetWorkspaceSize(const aclTensor *self, const aclScalar *clipValueMin,
                                       const aclScalar *clipValueMax, aclTensor *out,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)clipValueMin;
    (void)clipValueMax;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnClamp");
}

aclnnStatus aclnnClamp(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnClamp");
}

aclnnStatus aclnnConstantPadNdGetWorkspaceSize(const aclTensor *self, const aclIntArray *padding,
                                               const aclScalar *value, aclTensor *out,
                                               uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)padding;
    (void)value;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnConstantPadNd");
}

aclnnStatus aclnnConstantPadNd(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                               aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnConstantPadNd");
}

aclnnStatus aclnnDivGetWorkspaceSize(const aclTensor *self, const aclTensor *other, aclTensor *out,
                                     uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)other;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnDiv");
}

aclnnStatus aclnnDiv(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                     aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnDiv");
}

aclnnStatus aclnnDivsGetWorkspaceSize(const aclTensor *self, const aclScalar *other, aclTensor *out,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)other;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnDivs");
}

aclnnStatus aclnnDivs(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnDivs");
}

aclnnStatus aclnnEmbeddingGetWorkspaceSize(const aclTensor *weight, const aclTensor *indices,
                                           const aclTensor *out, uint64_t *workspaceSize,
                                           aclOpExecutor **executor)
{
    (void)weight;
    (void)indices;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnEmbedding");
}

aclnnStatus aclnnEmbedding(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                           aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnEmbedding");
}

aclnnStatus aclnnEqScalarGetWorkspaceSize(const aclTensor *self, const aclScalar *other,
                                          aclTensor *out, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    (void)self;
    (void)other;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnEqScalar");
}

aclnnStatus aclnnEqScalar(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnEqScalar");
}

aclnnStatus aclnnEqTensorGetWorkspaceSize(const aclTensor *self, const aclTensor *other,
                                          aclTensor *out, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    (void)self;
    (void)other;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnEqTensor");
}

aclnnStatus aclnnEqTensor(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnEqTensor");
}

aclnnStatus aclnnFloorGetWorkspaceSize(const aclTensor *self, aclTensor *out,
                                       uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnFloor");
}

aclnnStatus aclnnFloor(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                       aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnFloor");
}

aclnnStatus aclnnGeScalarGetWorkspaceSize(const aclTensor *self, const aclScalar *other,
                                          aclTensor *out, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    (void)self;
    (void)other;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnGeScalar");
}

aclnnStatus aclnnGeScalar(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnGeScalar");
}

aclnnStatus aclnnGeTensorGetWorkspaceSize(const aclTensor *self, const aclTensor *other,
                                          aclTensor *out, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    (void)self;
    (void)other;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnGeTensor");
}

aclnnStatus aclnnGeTensor(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnGeTensor");
}

aclnnStatus aclnnGtScalarGetWorkspaceSize(const aclTensor *self, const aclScalar *other,
                                          aclTensor *out, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    (void)self;
    (void)other;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnGtScalar");
}

aclnnStatus aclnnGtScalar(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnGtScalar");
}

aclnnStatus aclnnGtTensorGetWorkspaceSize(const aclTensor *self, const aclTensor *other,
                                          aclTensor *out, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    (void)self;
    (void)other;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnGtTensor");
}

aclnnStatus aclnnGtTensor(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnGtTensor");
}

aclnnStatus aclnnIndexSelectGetWorkspaceSize(const aclTensor *self, int64_t dim,
                                             const aclTensor *index, aclTensor *out,
                                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)dim;
    (void)index;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnIndexSelect");
}

aclnnStatus aclnnIndexSelect(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnIndexSelect");
}

aclnnStatus aclnnInplaceAddsGetWorkspaceSize(aclTensor *selfRef, const aclScalar *other,
                                             const aclScalar *alpha, uint64_t *workspaceSize,
                                             aclOpExecutor **executor)
{
    (void)selfRef;
    (void)other;
    (void)alpha;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnInplaceAdds");
}

aclnnStatus aclnnInplaceAdds(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnInplaceAdds");
}

aclnnStatus aclnnInplaceCeilGetWorkspaceSize(aclTensor *selfRef, uint64_t *workspaceSize,
                                             aclOpExecutor **executor)
{
    (void)selfRef;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnInplaceCeil");
}

aclnnStatus aclnnInplaceCeil(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnInplaceCeil");
}

aclnnStatus aclnnInplaceCopyGetWorkspaceSize(aclTensor *selfRef, const aclTensor *src,
                                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)selfRef;
    (void)src;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnInplaceCopy");
}

aclnnStatus aclnnInplaceCopy(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnInplaceCopy");
}

aclnnStatus aclnnInplaceDivGetWorkspaceSize(aclTensor *selfRef, const aclTensor *other,
                                            uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)selfRef;
    (void)other;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnInplaceDiv");
}

aclnnStatus aclnnInplaceDiv(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                            aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnInplaceDiv");
}

aclnnStatus aclnnInplaceDivsGetWorkspaceSize(aclTensor *selfRef, const aclScalar *other,
                                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)selfRef;
    (void)other;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnInplaceDivs");
}

aclnnStatus aclnnInplaceDivs(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnInplaceDivs");
}

aclnnStatus aclnnInplaceFillScalarGetWorkspaceSize(aclTensor *selfRef, const aclScalar *value,
                                                   uint64_t *workspaceSize,
                                                   aclOpExecutor **executor)
{
    (void)selfRef;
    (void)value;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnInplaceFillScalar");
}

aclnnStatus aclnnInplaceFillScalar(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                   aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnInplaceFillScalar");
}

aclnnStatus aclnnInplaceFloorGetWorkspaceSize(aclTensor *selfRef, uint64_t *workspaceSize,
                                              aclOpExecutor **executor)
{
    (void)selfRef;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnInplaceFloor");
}

aclnnStatus aclnnInplaceFloor(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                              aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnInplaceFloor");
}

aclnnStatus aclnnInplaceMulsGetWorkspaceSize(aclTensor *selfRef, const aclScalar *other,
                                             uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)selfRef;
    (void)other;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnInplaceMuls");
}

aclnnStatus aclnnInplaceMuls(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnInplaceMuls");
}

aclnnStatus aclnnInplacePowTensorScalarGetWorkspaceSize(const aclTensor *selfRef,
                                                        const aclScalar *exponent,
                                                        uint64_t *workspaceSize,
                                                        aclOpExecutor **executor)
{
    (void)selfRef;
    (void)exponent;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnInplacePowTensorScalar");
}

aclnnStatus aclnnInplacePowTensorScalar(void *workspace, uint64_t workspaceSize,
                                        aclOpExecutor *executor, aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnInplacePowTensorScalar");
}

aclnnStatus aclnnInplacePowTensorTensorGetWorkspaceSize(aclTensor *selfRef,
                                                        const aclTensor *exponent,
                                                        uint64_t *workspaceSize,
                                                        aclOpExecutor **executor)
{
    (void)selfRef;
    (void)exponent;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnInplacePowTensorTensor");
}

aclnnStatus aclnnInplacePowTensorTensor(void *workspace, uint64_t workspaceSize,
                                        aclOpExecutor *executor, aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnInplacePowTensorTensor");
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
    return ac_stub_refuse_because("aclnnInplaceRReluWithNoise",
                                  "the generators of its slopes differ between products");
}

aclnnStatus aclnnInplaceRReluWithNoise(void *workspace, uint64_t workspaceSize,
                                       aclOpExecutor *executor, aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse_because("aclnnInplaceRReluWithNoise",
                                  "the generators of its slopes differ between products");
}

aclnnStatus aclnnInplaceSubsGetWorkspaceSize(aclTensor *selfRef, const aclScalar *other,
                                             const aclScalar *alpha, uint64_t *workspaceSize,
                                             aclOpExecutor **executor)
{
    (void)selfRef;
    (void)other;
    (void)alpha;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnInplaceSubs");
}

aclnnStatus aclnnInplaceSubs(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnInplaceSubs");
}

aclnnStatus aclnnInplaceZeroGetWorkspaceSize(aclTensor *selfRef, uint64_t *workspaceSize,
                                             aclOpExecutor **executor)
{
    (void)selfRef;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnInplaceZero");
}

aclnnStatus aclnnInplaceZero(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                             aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnInplaceZero");
}

aclnnStatus aclnnLayerNormGetWorkspaceSize(
    const aclTensor *input, const aclIntArray *normalizedShape, const aclTensor *weightOptional,
    const aclTensor *biasOptional, double eps, aclTensor *out, aclTensor *meanOutOptional,
    aclTensor *rstdOutOptional, uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)input;
    (void)normalizedShape;
    (void)weightOptional;
    (void)biasOptional;
    (void)eps;
    (void)out;
    (void)meanOutOptional;
    (void)rstdOutOptional;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnLayerNorm");
}

aclnnStatus aclnnLayerNorm(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                           aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnLayerNorm");
}

aclnnStatus aclnnLeScalarGetWorkspaceSize(const aclTensor *self, const aclScalar *other,
                                          aclTensor *out, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    (void)self;
    (void)other;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnLeScalar");
}

aclnnStatus aclnnLeScalar(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnLeScalar");
}

aclnnStatus aclnnLeTensorGetWorkspaceSize(const aclTensor *self, const aclTensor *other,
                                          aclTensor *out, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    (void)self;
    (void)other;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnLeTensor");
}

aclnnStatus aclnnLeTensor(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnLeTensor");
}

aclnnStatus aclnnLtScalarGetWorkspaceSize(const aclTensor *self, const aclScalar *other,
                                          aclTensor *out, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    (void)self;
    (void)other;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnLtScalar");
}

aclnnStatus aclnnLtScalar(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnLtScalar");
}

aclnnStatus aclnnLtTensorGetWorkspaceSize(const aclTensor *self, const aclTensor *other,
                                          aclTensor *out, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    (void)self;
    (void)other;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnLtTensor");
}

aclnnStatus aclnnLtTensor(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnLtTensor");
}

aclnnStatus aclnnMatmulGetWorkspaceSize(const aclTensor *self, const aclTensor *mat2,
                                        aclTensor *out, int8_t cubeMathType,
                                        uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)mat2;
    (void)out;
    (void)cubeMathType;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnMatmul");
}

aclnnStatus aclnnMatmul(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnMatmul");
}

aclnnStatus aclnnMeanGetWorkspaceSize(const aclTensor *self, const aclIntArray *dim, bool keepDim,
                                      aclDataType dtype, aclTensor *out, uint64_t *workspaceSize,
                                      aclOpExecutor **executor)
{
    (void)self;
    (void)dim;
    (void)keepDim;
    (void)dtype;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnMean");
}

aclnnStatus aclnnMean(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnMean");
}

aclnnStatus aclnnMmGetWorkspaceSize(const aclTensor *self, const aclTensor *mat2, aclTensor *out,
                                    int8_t cubeMathType, uint64_t *workspaceSize,
                                    aclOpExecutor **executor)
{
    (void)self;
    (void)mat2;
    (void)out;
    (void)cubeMathType;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnMm");
}

aclnnStatus aclnnMm(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                    aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnMm");
}

aclnnStatus aclnnMulsGetWorkspaceSize(const aclTensor *self, const aclScalar *other, aclTensor *out,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)other;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnMuls");
}

aclnnStatus aclnnMuls(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnMuls");
}

aclnnStatus aclnnNeScalarGetWorkspaceSize(const aclTensor *self, const aclScalar *other,
                                          aclTensor *out, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    (void)self;
    (void)other;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnNeScalar");
}

aclnnStatus aclnnNeScalar(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnNeScalar");
}

aclnnStatus aclnnNeTensorGetWorkspaceSize(const aclTensor *self, const aclTensor *other,
                                          aclTensor *out, uint64_t *workspaceSize,
                                          aclOpExecutor **executor)
{
    (void)self;
    (void)other;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnNeTensor");
}

aclnnStatus aclnnNeTensor(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                          aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnNeTensor");
}

aclnnStatus aclnnPermuteGetWorkspaceSize(const aclTensor *self, const aclIntArray *dims,
                                         aclTensor *out, uint64_t *workspaceSize,
                                         aclOpExecutor **executor)
{
    (void)self;
    (void)dims;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnPermute");
}

aclnnStatus aclnnPermute(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnPermute");
}

aclnnStatus aclnnPowTensorScalarGetWorkspaceSize(const aclTensor *self, const aclScalar *exponent,
                                                 const aclTensor *out, uint64_t *workspaceSize,
                                                 aclOpExecutor **executor)
{
    (void)self;
    (void)exponent;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnPowTensorScalar");
}

aclnnStatus aclnnPowTensorScalar(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnPowTensorScalar");
}

aclnnStatus aclnnPowTensorTensorGetWorkspaceSize(const aclTensor *self, const aclTensor *exponent,
                                                 aclTensor *out, uint64_t *workspaceSize,
                                                 aclOpExecutor **executor)
{
    (void)self;
    (void)exponent;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnPowTensorTensor");
}

aclnnStatus aclnnPowTensorTensor(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                 aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnPowTensorTensor");
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
    return ac_stub_refuse_because("aclnnRReluWithNoise",
                                  "the generators of its slopes differ between products");
}

aclnnStatus aclnnRReluWithNoise(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                                aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse_because("aclnnRReluWithNoise",
                                  "the generators of its slopes differ between products");
}

aclnnStatus aclnnReduceSumGetWorkspaceSize(const aclTensor *self, const aclIntArray *dims,
                                           bool keepDims, aclDataType dtype, aclTensor *out,
                                           uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)dims;
    (void)keepDims;
    (void)dtype;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnReduceSum");
}

aclnnStatus aclnnReduceSum(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                           aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnReduceSum");
}

aclnnStatus aclnnRepeatGetWorkspaceSize(const aclTensor *self, const aclIntArray *repeats,
                                        aclTensor *out, uint64_t *workspaceSize,
                                        aclOpExecutor **executor)
{
    (void)self;
    (void)repeats;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnRepeat");
}

aclnnStatus aclnnRepeat(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                        aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnRepeat");
}

aclnnStatus aclnnRmsNormGetWorkspaceSize(const aclTensor *x, const aclTensor *gamma, double epsilon,
                                         const aclTensor *yOut, const aclTensor *rstdOut,
                                         uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)x;
    (void)gamma;
    (void)epsilon;
    (void)yOut;
    (void)rstdOut;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnRmsNorm");
}

aclnnStatus aclnnRmsNorm(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                         aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnRmsNorm");
}

aclnnStatus aclnnSignGetWorkspaceSize(const aclTensor *self, aclTensor *out,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnSign");
}

aclnnStatus aclnnSign(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnSign");
}

aclnnStatus aclnnSubsGetWorkspaceSize(const aclTensor *self, const aclScalar *other,
                                      const aclScalar *alpha, aclTensor *out,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)other;
    (void)alpha;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnSubs");
}

aclnnStatus aclnnSubs(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnSubs");
}

aclnnStatus aclnnTrilGetWorkspaceSize(const aclTensor *self, int64_t diagonal, aclTensor *out,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)diagonal;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnTril");
}

aclnnStatus aclnnTril(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnTril");
}

aclnnStatus aclnnTriuGetWorkspaceSize(const aclTensor *self, int64_t diagonal, aclTensor *out,
                                      uint64_t *workspaceSize, aclOpExecutor **executor)
{
    (void)self;
    (void)diagonal;
    (void)out;
    (void)workspaceSize;
    (void)executor;
    return ac_stub_refuse("aclnnTriu");
}

aclnnStatus aclnnTriu(void *workspace, uint64_t workspaceSize, aclOpExecutor *executor,
                      aclrtStream stream)
{
    (void)workspace;
    (void)workspaceSize;
    (void)executor;
    (void)stream;
    return ac_stub_refuse("aclnnTriu");
}
