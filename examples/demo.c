/*
 * All six seed entry points on real tensors, the way a program for an NPU calls them: device
 * memory, a stream, two phases. f32, f16 and bf16; contiguous, transposed and broadcast; one
 * refused call.
 *
 *   demo            prints inputs and results
 *   demo FILE       also writes every call to FILE, values as hexadecimal floats, one line each:
 *                   operator, then name=dtype[extents]value,value,... (examples/oracle_distance.py
 *                   reads it and computes how far each result is from the exact value)
 */
#include "acl/acl.h"
#include "aclnnop/aclnn_gelu_backward_v2.h"
#include "aclnnop/aclnn_hardswish_backward.h"
#include "aclnnop/aclnn_leaky_relu.h"
#include "aclnnop/aclnn_prelu_backward.h"
#include "aclnnop/aclnn_softplus_backward.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 32, RANKS = 3 };

/* A tensor of this program: logical values in row-major order, stored on the device either as they
 * are or, where `transposed` is set, with the axes in reverse order in memory. */
struct tensor {
    const char *name;
    aclDataType dtype;
    bool transposed;
    uint64_t rank;
    int64_t extents[RANKS];
    float values[MOST];
    void *device;
    aclTensor *handle;
};

static aclrtStream stream;
static FILE *record;

static void require(int status, const char *what)
{
    if (status == ACL_SUCCESS)
        return;
    const char *sentence = aclGetRecentErrMsg();
    fprintf(stderr, "%s failed with %d: %s\n", what, status, sentence != NULL ? sentence : "");
    exit(1);
}

/* --- 16-bit values on the host -------------------------------------------------------------------
 */

static uint16_t to_bf16(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return (uint16_t)((bits + 0x7fffU + (bits >> 16 & 1U)) >> 16);
}

static float from_bf16(uint16_t half)
{
    const uint32_t bits = (uint32_t)half << 16;
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static size_t encode(aclDataType dtype, float value, unsigned char *to)
{
    const uint16_t half = dtype == ACL_BF16 ? to_bf16(value) : aclFloatToFloat16(value);
    if (dtype == ACL_FLOAT)
        memcpy(to, &value, sizeof value);
    else
        memcpy(to, &half, sizeof half);
    return aclDataTypeSize(dtype);
}

static float decode(aclDataType dtype, const unsigned char *from)
{
    uint16_t half;
    float value;
    if (dtype == ACL_FLOAT) {
        memcpy(&value, from, sizeof value);
        return value;
    }
    memcpy(&half, from, sizeof half);
    return dtype == ACL_BF16 ? from_bf16(half) : aclFloat16ToFloat(half);
}

/* --- tensors -------------------------------------------------------------------------------------
 */

static size_t count_of(const struct tensor *t)
{
    size_t count = 1;
    for (uint64_t i = 0; i < t->rank; i++)
        count *= (size_t)t->extents[i];
    return count;
}

static void strides_of(const struct tensor *t, int64_t strides[RANKS])
{
    int64_t stride = 1;
    for (uint64_t k = 0; k < t->rank; k++) {
        const uint64_t axis = t->transposed ? k : t->rank - 1 - k;
        strides[axis] = stride;
        stride *= t->extents[axis];
    }
}

/* Where logical element `index` (row-major) stands in memory. */
static size_t place_of(const struct tensor *t, size_t index)
{
    int64_t strides[RANKS];
    size_t place = 0;
    strides_of(t, strides);
    for (uint64_t k = t->rank; k-- > 0;) {
        place += index % (size_t)t->extents[k] * (size_t)strides[k];
        index /= (size_t)t->extents[k];
    }
    return place;
}

static void upload(struct tensor *t)
{
    unsigned char bytes[MOST * sizeof(float)] = {0};
    int64_t strides[RANKS];
    const size_t count = count_of(t), width = aclDataTypeSize(t->dtype);
    for (size_t i = 0; i < count; i++) {
        unsigned char *const at = bytes + place_of(t, i) * width;
        encode(t->dtype, t->values[i], at);
        t->values[i] = decode(t->dtype, at);
    }
    strides_of(t, strides);
    require(aclrtMalloc(&t->device, count * width, ACL_MEM_MALLOC_HUGE_FIRST), "aclrtMalloc");
    require(aclrtMemcpy(t->device, count * width, bytes, count * width, ACL_MEMCPY_HOST_TO_DEVICE),
            "aclrtMemcpy");
    t->handle = aclCreateTensor(t->extents, t->rank, t->dtype, strides, 0, ACL_FORMAT_ND,
                                t->extents, t->rank, t->device);
}

static void download(struct tensor *t)
{
    unsigned char bytes[MOST * sizeof(float)];
    const size_t count = count_of(t), width = aclDataTypeSize(t->dtype);
    require(aclrtMemcpy(bytes, sizeof bytes, t->device, count * width, ACL_MEMCPY_DEVICE_TO_HOST),
            "aclrtMemcpy");
    for (size_t i = 0; i < count; i++)
        t->values[i] = decode(t->dtype, bytes + place_of(t, i) * width);
}

static void release(struct tensor *t)
{
    aclDestroyTensor(t->handle);
    require(aclrtFree(t->device), "aclrtFree");
}

static const char *dtype_text(aclDataType dtype)
{
    return dtype == ACL_FLOAT ? "f32" : dtype == ACL_FLOAT16 ? "f16" : "bf16";
}

static void print_tensor(const struct tensor *t)
{
    printf("  %-13s %-4s [", t->name, dtype_text(t->dtype));
    for (uint64_t i = 0; i < t->rank; i++)
        printf("%s%lld", i > 0 ? ", " : "", (long long)t->extents[i]);
    printf("]%s ", t->transposed ? " transposed" : "");
    for (size_t i = 0; i < count_of(t); i++)
        printf(" %.7g", (double)t->values[i]);
    printf("\n");
    if (record == NULL)
        return;
    fprintf(record, " %s=%s[", t->name, dtype_text(t->dtype));
    for (uint64_t i = 0; i < t->rank; i++)
        fprintf(record, "%s%lld", i > 0 ? "," : "", (long long)t->extents[i]);
    fprintf(record, "]");
    for (size_t i = 0; i < count_of(t); i++)
        fprintf(record, "%s%a", i > 0 ? "," : "", (double)t->values[i]);
}

static void print_attribute(const char *name, const char *text)
{
    printf("  %-13s %s\n", name, text);
    if (record != NULL)
        fprintf(record, " %s=%s", name, text);
}

static void print_number(const char *name, double value)
{
    printf("  %-13s %.7g\n", name, value);
    if (record != NULL)
        fprintf(record, " %s=%a", name, value);
}

static void title(const char *name)
{
    printf("aclnn%s\n", name);
    if (record != NULL)
        fprintf(record, "%s", name);
}

static void end_of_call(void)
{
    printf("\n");
    if (record != NULL)
        fprintf(record, "\n");
}

/* The second phase, the same for every operator. */
typedef aclnnStatus launch_function(void *, uint64_t, aclOpExecutor *, aclrtStream);

static void launch(launch_function *run, uint64_t size, aclOpExecutor *executor, const char *name)
{
    void *workspace = NULL;
    if (size > 0)
        require(aclrtMalloc(&workspace, size, ACL_MEM_MALLOC_HUGE_FIRST), "aclrtMalloc");
    require(run(workspace, size, executor, stream), name);
    require(aclrtSynchronizeStream(stream), "aclrtSynchronizeStream");
    if (workspace != NULL)
        require(aclrtFree(workspace), "aclrtFree");
}

/* --- the operators -------------------------------------------------------------------------------
 */

static void leaky_relu(aclDataType dtype, bool transposed)
{
    struct tensor self = {.name = "self",
                          .dtype = dtype,
                          .transposed = transposed,
                          .rank = 2,
                          .extents = {2, 3},
                          .values = {-2, -0.5F, 0, 0.1F, 3, -100}};
    struct tensor out = {.name = "out", .dtype = dtype, .rank = 2, .extents = {2, 3}};
    float slope = 0.01F;
    uint64_t size;
    aclOpExecutor *executor;

    upload(&self);
    upload(&out);
    aclScalar *negative_slope = aclCreateScalar(&slope, ACL_FLOAT);
    require(
        aclnnLeakyReluGetWorkspaceSize(self.handle, negative_slope, out.handle, &size, &executor),
        "aclnnLeakyReluGetWorkspaceSize");
    launch(aclnnLeakyRelu, size, executor, "aclnnLeakyRelu");
    title("LeakyRelu");
    print_tensor(&self);
    print_number("negativeSlope", (double)slope);
    download(&out);
    print_tensor(&out);
    end_of_call();
    aclDestroyScalar(negative_slope);
    release(&self);
    release(&out);
}

static void inplace_leaky_relu(aclDataType dtype, bool transposed)
{
    struct tensor self = {.name = "self",
                          .dtype = dtype,
                          .transposed = transposed,
                          .rank = 2,
                          .extents = {3, 2},
                          .values = {-1, 1, -0.25F, 0.25F, -7, 7}};
    int64_t slope = 2;
    uint64_t size;
    aclOpExecutor *executor;

    upload(&self);
    aclScalar *negative_slope = aclCreateScalar(&slope, ACL_INT64);
    require(aclnnInplaceLeakyReluGetWorkspaceSize(self.handle, negative_slope, &size, &executor),
            "aclnnInplaceLeakyReluGetWorkspaceSize");
    launch(aclnnInplaceLeakyRelu, size, executor, "aclnnInplaceLeakyRelu");
    title("InplaceLeakyRelu");
    print_tensor(&self);
    print_number("negativeSlope", (double)slope);
    download(&self);
    self.name = "out";
    print_tensor(&self);
    end_of_call();
    aclDestroyScalar(negative_slope);
    release(&self);
}

static void prelu_backward(aclDataType dtype, bool transposed)
{
    struct tensor grad_output = {.name = "gradOutput",
                                 .dtype = dtype,
                                 .rank = 2,
                                 .extents = {3, 1}, /* broadcast along the last axis and axis 0 */
                                 .values = {1, -2, 0.5F}};
    struct tensor self = {.name = "self",
                          .dtype = dtype,
                          .transposed = transposed,
                          .rank = 3,
                          .extents = {2, 3, 2},
                          .values = {-1, 2, 3, -4, 0, 0.5F, 1, -0.125F, -6, 7, -8, -0.75F}};
    struct tensor weight = {
        .name = "weight", .dtype = dtype, .rank = 1, .extents = {3}, .values = {0.25F, 0.5F, -1}};
    struct tensor grad_input = {
        .name = "gradInput", .dtype = dtype, .rank = 3, .extents = {2, 3, 2}};
    struct tensor grad_weight = {.name = "gradWeight", .dtype = dtype, .rank = 1, .extents = {3}};
    struct tensor *const all[] = {&grad_output, &self, &weight, &grad_input, &grad_weight};
    uint64_t size;
    aclOpExecutor *executor;

    for (size_t i = 0; i < 5; i++)
        upload(all[i]);
    require(aclnnPreluBackwardGetWorkspaceSize(grad_output.handle, self.handle, weight.handle,
                                               grad_input.handle, grad_weight.handle, &size,
                                               &executor),
            "aclnnPreluBackwardGetWorkspaceSize");
    launch(aclnnPreluBackward, size, executor, "aclnnPreluBackward");
    download(&grad_input);
    download(&grad_weight);
    title("PreluBackward");
    for (size_t i = 0; i < 5; i++)
        print_tensor(all[i]);
    end_of_call();
    for (size_t i = 0; i < 5; i++)
        release(all[i]);
}

static void hardswish_backward(aclDataType dtype, bool transposed)
{
    struct tensor grad_output = {.name = "gradOutput",
                                 .dtype = dtype,
                                 .rank = 2,
                                 .extents = {2, 4},
                                 .values = {1, 1, 1, 1, 2, 2, 0.3F, 0.3F}};
    struct tensor self = {.name = "self",
                          .dtype = dtype,
                          .transposed = transposed,
                          .rank = 2,
                          .extents = {2, 4},
                          .values = {-3, 3, -1.5F, -1.4990234F, -3.0078125F, 3.0078125F, 1.1F, 0}};
    struct tensor out = {.name = "out", .dtype = dtype, .rank = 2, .extents = {2, 4}};
    struct tensor *const all[] = {&grad_output, &self, &out};
    uint64_t size;
    aclOpExecutor *executor;

    for (size_t i = 0; i < 3; i++)
        upload(all[i]);
    require(aclnnHardswishBackwardGetWorkspaceSize(grad_output.handle, self.handle, out.handle,
                                                   &size, &executor),
            "aclnnHardswishBackwardGetWorkspaceSize");
    launch(aclnnHardswishBackward, size, executor, "aclnnHardswishBackward");
    download(&out);
    title("HardswishBackward");
    for (size_t i = 0; i < 3; i++)
        print_tensor(all[i]);
    end_of_call();
    for (size_t i = 0; i < 3; i++)
        release(all[i]);
}

static void gelu_backward_v2(aclDataType grad_dtype, aclDataType self_dtype, char *approximate)
{
    struct tensor grad_output = {.name = "gradOutput",
                                 .dtype = grad_dtype,
                                 .rank = 2,
                                 .extents = {2, 1},
                                 .values = {1, 0.7F}};
    struct tensor self = {.name = "self",
                          .dtype = self_dtype,
                          .rank = 2,
                          .extents = {1, 6},
                          .values = {-6, -0.7517915F, -0.75F, 0, 1.5F, 12}};
    struct tensor grad_input = {.name = "gradInput",
                                .dtype = grad_dtype == self_dtype ? self_dtype : ACL_FLOAT,
                                .rank = 2,
                                .extents = {2, 6}};
    struct tensor *const all[] = {&grad_output, &self, &grad_input};
    uint64_t size;
    aclOpExecutor *executor;

    for (size_t i = 0; i < 3; i++)
        upload(all[i]);
    require(aclnnGeluBackwardV2GetWorkspaceSize(grad_output.handle, self.handle, approximate,
                                                grad_input.handle, &size, &executor),
            "aclnnGeluBackwardV2GetWorkspaceSize");
    launch(aclnnGeluBackwardV2, size, executor, "aclnnGeluBackwardV2");
    download(&grad_input);
    title("GeluBackwardV2");
    print_attribute("approximate", approximate);
    for (size_t i = 0; i < 3; i++)
        print_tensor(all[i]);
    end_of_call();
    for (size_t i = 0; i < 3; i++)
        release(all[i]);
}

static void softplus_backward(aclDataType dtype, bool transposed)
{
    struct tensor grad_output = {.name = "gradOutput",
                                 .dtype = dtype,
                                 .transposed = transposed,
                                 .rank = 2,
                                 .extents = {2, 3},
                                 .values = {1, 1, 1, 0.3F, 0.3F, 0.3F}};
    struct tensor self = {.name = "self",
                          .dtype = dtype,
                          .transposed = transposed,
                          .rank = 2,
                          .extents = {2, 3},
                          .values = {-9, 0, 10, 10.0625F, -0.1F, 2}};
    struct tensor grad_input = {.name = "gradInput", .dtype = dtype, .rank = 2, .extents = {2, 3}};
    struct tensor *const all[] = {&grad_output, &self, &grad_input};
    double beta_value = 2, threshold_value = 20;
    uint64_t size;
    aclOpExecutor *executor;

    for (size_t i = 0; i < 3; i++)
        upload(all[i]);
    aclScalar *beta = aclCreateScalar(&beta_value, ACL_DOUBLE);
    aclScalar *threshold = aclCreateScalar(&threshold_value, ACL_DOUBLE);
    require(aclnnSoftplusBackwardGetWorkspaceSize(grad_output.handle, self.handle, beta, threshold,
                                                  grad_input.handle, &size, &executor),
            "aclnnSoftplusBackwardGetWorkspaceSize");
    launch(aclnnSoftplusBackward, size, executor, "aclnnSoftplusBackward");
    download(&grad_input);
    title("SoftplusBackward");
    print_number("beta", beta_value);
    print_number("threshold", threshold_value);
    for (size_t i = 0; i < 3; i++)
        print_tensor(all[i]);
    end_of_call();
    aclDestroyScalar(beta);
    aclDestroyScalar(threshold);
    for (size_t i = 0; i < 3; i++)
        release(all[i]);
}

/* A call that cannot work, and the sentence that says why. */
static void refused(void)
{
    struct tensor grad_output = {
        .name = "gradOutput", .dtype = ACL_FLOAT, .rank = 2, .extents = {2, 3}};
    struct tensor self = {.name = "self", .dtype = ACL_FLOAT, .rank = 2, .extents = {2, 4}};
    struct tensor out = {.name = "out", .dtype = ACL_FLOAT, .rank = 2, .extents = {2, 4}};
    uint64_t size;
    aclOpExecutor *executor;

    upload(&grad_output);
    upload(&self);
    upload(&out);
    const int status = aclnnHardswishBackwardGetWorkspaceSize(grad_output.handle, self.handle,
                                                              out.handle, &size, &executor);
    printf("A refused call returns %d and says:\n  %s\n", status, aclGetRecentErrMsg());
    release(&grad_output);
    release(&self);
    release(&out);
}

int main(int argc, char **argv)
{
    if (argc > 2 || (argc == 2 && argv[1][0] == '-')) {
        fprintf(stderr, "usage: demo [FILE]\n");
        return 2;
    }
    if (argc == 2 && (record = fopen(argv[1], "w")) == NULL) {
        fprintf(stderr, "demo: cannot write %s\n", argv[1]);
        return 1;
    }
    require(aclInit(NULL), "aclInit");
    require(aclrtSetDevice(0), "aclrtSetDevice");
    require(aclrtCreateStream(&stream), "aclrtCreateStream");
    printf("running on %s\n\n", aclrtGetSocName());

    const aclDataType dtypes[] = {ACL_FLOAT, ACL_FLOAT16, ACL_BF16};
    for (size_t i = 0; i < 3; i++) {
        leaky_relu(dtypes[i], i == 1);
        if (dtypes[i] != ACL_BF16) /* the product has no bf16 for this one */
            inplace_leaky_relu(dtypes[i], i == 0);
        prelu_backward(dtypes[i], i == 2);
        hardswish_backward(dtypes[i], i == 1);
        gelu_backward_v2(dtypes[i], dtypes[i], "none");
        softplus_backward(dtypes[i], i == 0);
    }
    gelu_backward_v2(ACL_FLOAT, ACL_FLOAT, "tanh");
    gelu_backward_v2(ACL_FLOAT16, ACL_BF16, "none"); /* f16 with bf16 promotes to f32 */
    refused();

    require(aclrtDestroyStream(stream), "aclrtDestroyStream");
    require(aclrtResetDevice(0), "aclrtResetDevice");
    require(aclFinalize(), "aclFinalize");
    if (record != NULL)
        fclose(record);
    return 0;
}
