/*
 * aclDumpOpTensors: the lines it writes, and what it refuses.
 */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "sentence.h"
#include "toy.h"

static aclrtStream stream;

static void setup(void)
{
    cr_assert_eq(aclrtSetDevice(0), 0);
    cr_assert_eq(aclrtCreateStream(&stream), 0);
}

TestSuite(dump, .init = setup);

Test(dump, shows_dtype_shape_and_values)
{
    static float values[10] = {1, 2.5f, -3, 4, 5, 6, 7, 8, 9, 10};
    static uint16_t halves[6] = {0x3c00, 0xc000, 0x7c00, 0x0001, 0, 0x8000};
    static int8_t bytes[2] = {-1, 2};
    const int64_t dims[] = {2, 2};
    const int64_t strides[] = {1, 2};
    const int64_t two = 2;
    aclTensor *tensors[] = {
        toy_vector(10, values),
        aclCreateTensor(dims, 2, ACL_FLOAT16, strides, 1, ACL_FORMAT_ND, (int64_t[]){6}, 1, halves),
        aclCreateTensor(&two, 1, ACL_INT8, NULL, 0, ACL_FORMAT_ND, &two, 1, bytes),
        toy_vector(0, NULL),
        toy_vector(3, NULL),
    };
    FILE *lines = tmpfile();
    char text[1000] = "";

    fflush(stderr);

    const int kept = dup(STDERR_FILENO);

    dup2(fileno(lines), STDERR_FILENO);
    const aclnnStatus status = aclDumpOpTensors("Toy", "toy_1", tensors, 3, 2, stream);

    fflush(stderr);
    dup2(kept, STDERR_FILENO);
    close(kept);
    cr_assert_eq(status, 0);
    rewind(lines);
    (void)fread(text, 1, sizeof text - 1, lines);
    fclose(lines);
    cr_assert_str_eq(text, "Toy toy_1 input 0: f32 [10]: 1 2.5 -3 4 5 6 7 8 ...\n"
                           "Toy toy_1 input 1: f16 [2, 2]: -2 5.9605e-08 inf 0\n"
                           "Toy toy_1 input 2: i8 [2]: -1 2\n"
                           "Toy toy_1 output 0: f32 [0]\n"
                           "Toy toy_1 output 1: f32 [3], no readable data\n");
    for (size_t i = 0; i < 5; i++)
        aclDestroyTensor(tensors[i]);
}

Test(dump, refuses_nulls)
{
    aclTensor *tensors[] = {NULL};

    assert_refused(aclDumpOpTensors(NULL, "n", tensors, 0, 0, stream), 161001,
                   "EZ1001: aclDumpOpTensors: opType is null");
    assert_refused(aclDumpOpTensors("t", NULL, tensors, 0, 0, stream), 161001,
                   "EZ1001: aclDumpOpTensors: opName is null");
    assert_refused(aclDumpOpTensors("t", "n", NULL, 0, 0, stream), 161001,
                   "EZ1001: aclDumpOpTensors: tensors is null");
    assert_refused(aclDumpOpTensors("t", "n", tensors, 1, 0, stream), 161001,
                   "EZ1001: aclDumpOpTensors: tensors[0] is null");
    assert_refused(aclDumpOpTensors("t", "n", tensors, 0, 0, NULL), 161001,
                   "EZ1001: aclDumpOpTensors: stream is null");
    assert_accepted(aclDumpOpTensors("t", "n", tensors, 0, 0, stream));
}

Test(dump, refuses_counts_that_no_memory_holds)
{
    static float value = 1;
    aclTensor *tensors[] = {toy_vector(1, &value)};

    /* Their sum wraps to one. */
    assert_refused(aclDumpOpTensors("t", "n", tensors, SIZE_MAX, 2, stream), 161002,
                   "EZ1001: aclDumpOpTensors: inputTensorNum is 18446744073709551615 and "
                   "outputTensorNum is 2; no memory holds so many tensors");
    assert_refused(aclDumpOpTensors("t", "n", tensors, 0, SIZE_MAX / 4, stream), 161002,
                   "EZ1001: aclDumpOpTensors: inputTensorNum is 0 and outputTensorNum is "
                   "4611686018427387903; no memory holds so many tensors");
    assert_accepted(aclDestroyTensor(tensors[0]));
}
