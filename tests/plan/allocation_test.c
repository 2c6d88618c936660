/*
 * In the steady state a call allocates nothing: malloc and its kin are counted for this thread.
 *
 * The functions of this file take the place of the C library's. Sanitizers do so too; builds with
 * one leave this test out.
 */
#include <stdlib.h>

#include "handles/scalar.h"
#include "sentence.h"
#include "toy.h"

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

/* Volatile: a compiler may take it for granted that malloc changes nothing of this file's. */
static _Thread_local volatile size_t allocations;

void *malloc(size_t size)
{
    allocations++;
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    allocations++;
    return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size)
{
    allocations++;
    return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size)
{
    allocations++;
    return __libc_memalign(alignment, size);
}

enum { LENGTH = 16, CALLS = 1000 };

static float data[3][LENGTH];
static aclrtStream stream;

static void setup(void)
{
    cr_assert_eq(aclrtSetDevice(0), 0);
    cr_assert_eq(aclrtCreateStream(&stream), 0);
}

static aclnnStatus call(void)
{
    aclTensor *a = toy_vector(LENGTH, data[0]);
    aclTensor *b = toy_vector(LENGTH, data[1]);
    aclTensor *out = toy_vector(LENGTH, data[2]);
    aclScalar *scale = aclCreateScalar(&(float){2}, ACL_FLOAT);
    aclIntArray *array = aclCreateIntArray((int64_t[]){1, 2, 3}, 3);
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;

    AC_TRY(toy_prepare(a, b, (float)ac_scalar_real(ac_scalar_of(scale), AC_F32), out, &size,
                       &executor));
    AC_TRY(toy_run(NULL, 0, executor, stream));
    AC_TRY(aclDestroyTensor(a));
    AC_TRY(aclDestroyTensor(b));
    AC_TRY(aclDestroyTensor(out));
    AC_TRY(aclDestroyScalar(scale));
    AC_TRY(aclDestroyIntArray(array));
    return aclrtSynchronizeStream(stream);
}

TestSuite(allocation, .init = setup);

Test(allocation, counter_counts)
{
    const size_t before = allocations;
    void *volatile memory = malloc(10);

    cr_assert_gt(allocations, before);
    free(memory);
}

Test(allocation, both_phases_and_their_handles)
{
    size_t before;
    size_t failed = 0;

    cr_assert_eq(call(), 0);
    before = allocations;
    for (int i = 0; i < CALLS; i++)
        failed += call() != 0;
    cr_assert_eq(failed, 0);
    cr_assert_eq(allocations, before, "%zu allocations", allocations - before);
}

Test(allocation, repeatable_executor)
{
    aclTensor *a = toy_vector(LENGTH, data[0]);
    aclTensor *out = toy_vector(LENGTH, data[2]);
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    size_t before;
    size_t failed = 0;

    cr_assert_eq(toy_prepare(a, a, 1, out, &size, &executor), 0);
    cr_assert_eq(aclSetAclOpExecutorRepeatable(executor), 0);
    cr_assert_eq(toy_run(NULL, 0, executor, stream), 0);
    before = allocations;
    for (int i = 0; i < CALLS; i++)
        failed += toy_run(NULL, 0, executor, stream) != 0;
    cr_assert_eq(failed, 0);
    cr_assert_eq(allocations, before, "%zu allocations", allocations - before);
    aclDestroyAclOpExecutor(executor);
}
