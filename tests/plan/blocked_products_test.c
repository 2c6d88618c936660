/*
 * Matrices in blocks as arguments of products: as programs pass them, whose storage says nothing
 * but how many elements there would be without padding; each refusal; and matrices that a call lays
 * in blocks, with room for padding behind them.
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "aclnn/acl_meta.h"
#include "aclnnop/aclnn_mm.h"
#include "aclnnop/aclnn_trans_matmul_weight.h"
#include "plan/executor.h"

enum { ROWS = 3, INNER = 64, COLUMNS = 32, ODD = 20 };

static float left[ROWS * INNER];
static float plain[COLUMNS * INNER]; /* a row for each column of the result */
static float blocks[COLUMNS * INNER];
static float out[2][ROWS * COLUMNS];

static void setup(void)
{
    cr_assert_eq(aclrtSetDevice(0), 0);
    for (int i = 0; i < ROWS * INNER; i++)
        left[i] = (float)(i % 17) - 8;
    for (int n = 0; n < COLUMNS; n++)
        for (int k = 0; k < INNER; k++) {
            plain[n * INNER + k] = (float)((n * 31 + k * 7) % 23) - 11;
            blocks[k / 8 * (COLUMNS * 8) + n * 8 + k % 8] = plain[n * INNER + k];
        }
}

static void teardown(void)
{
    cr_assert_eq(ac_tensors_live(), 0);
    cr_assert_eq(ac_plan_live(), 0);
}

TestSuite(blocked_products, .init = setup, .fini = teardown);

static aclTensor *matrix(int64_t rows, int64_t columns, const int64_t *strides, int64_t offset,
                         aclFormat format, int64_t storage, void *data)
{
    return aclCreateTensor((int64_t[]){rows, columns}, 2, ACL_FLOAT, strides, offset, format,
                           &storage, 1, data);
}

/* The first phase on these tensors, which are destroyed then. */
static int prepare(aclTensor *self, aclTensor *mat2, float *to, int64_t columns,
                   aclOpExecutor **executor, uint64_t *size)
{
    aclTensor *const result =
        matrix(ROWS, columns, NULL, 0, ACL_FORMAT_ND, (int64_t)ROWS * columns, to);
    const int status = aclnnMmGetWorkspaceSize(self, mat2, result, 1, size, executor);

    cr_assert_eq(aclDestroyTensor(self), 0);
    cr_assert_eq(aclDestroyTensor(mat2), 0);
    cr_assert_eq(aclDestroyTensor(result), 0);
    return status;
}

static aclTensor *self_of(int64_t inner)
{
    return matrix(ROWS, inner, NULL, 0, ACL_FORMAT_ND, (int64_t)ROWS * inner, left);
}

static void multiply(aclTensor *mat2, float *to)
{
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    void *workspace = NULL;

    cr_assert_eq(prepare(self_of(INNER), mat2, to, COLUMNS, &executor, &size), 0, "%s",
                 aclGetRecentErrMsg());
    if (size > 0)
        cr_assert_not_null(workspace = malloc(size));
    cr_assert_eq(aclnnMm(workspace, size, executor, NULL), 0);
    cr_assert_eq(aclrtSynchronizeStream(NULL), 0);
    free(workspace);
}

Test(blocked_products, of_a_matrix_turned_over)
{
    const int64_t turned[] = {1, INNER};
    const int64_t count = COLUMNS * INNER;

    multiply(matrix(INNER, COLUMNS, turned, 0, ACL_FORMAT_ND, count, plain), out[0]);
    multiply(matrix(INNER, COLUMNS, turned, 0, ACL_FORMAT_FRACTAL_NZ, count, blocks), out[1]);
    cr_assert(memcmp(out[0], out[1], sizeof out[0]) == 0);
}

static void assert_refused(aclTensor *self, aclTensor *mat2, int64_t columns, int status,
                           const char *sentence)
{
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    const int found = prepare(self, mat2, out[0], columns, &executor, &size);
    const char *const said = aclGetRecentErrMsg();

    cr_assert_eq(found, status);
    cr_assert(strstr(said, sentence) != NULL, "%s", said);
}

Test(blocked_products, refusals)
{
    const int64_t gaps[] = {COLUMNS + 1, 1};
    const int64_t count = 2 * COLUMNS * INNER;

    assert_refused(self_of(INNER),
                   matrix(INNER, COLUMNS, gaps, 0, ACL_FORMAT_FRACTAL_NZ, count, blocks), COLUMNS,
                   161002,
                   "aclnnMm: input 1 has the format FRACTAL_NZ, and its strides are not those of "
                   "whole matrices; rows without gaps are allowed, and matrices turned over");
    assert_refused(self_of(INNER),
                   matrix(INNER, COLUMNS, NULL, -1, ACL_FORMAT_FRACTAL_NZ, count, blocks), COLUMNS,
                   161002,
                   "aclnnMm: input 1 has the format FRACTAL_NZ and the offset -1; 0 and more are "
                   "allowed");
    assert_refused(
        self_of(INNER), matrix(INNER, COLUMNS, NULL, 0, ACL_FORMAT_FRACTAL_Z, count, blocks),
        COLUMNS, 161002,
        "aclnnMm: input 1 has the format FRACTAL_Z, whose elements do not lie as strides "
        "say; ND, other plain formats and FRACTAL_NZ are allowed");
    assert_refused(
        matrix(ROWS, INNER, NULL, 0, ACL_FORMAT_FRACTAL_NZ, count, blocks),
        matrix(INNER, COLUMNS, NULL, 0, ACL_FORMAT_ND, count, plain), COLUMNS, 161002,
        "aclnnMm: input 0 has the format FRACTAL_NZ, whose elements do not lie as strides say; ND "
        "and other plain formats are allowed");
    assert_refused(self_of(1),
                   matrix(1, INT64_C(1) << 53, NULL, 0, ACL_FORMAT_FRACTAL_NZ, 1, blocks),
                   INT64_C(1) << 53, 161002,
                   "aclnnMm: the view of input 1 spans more elements than memory can hold");
}

/* Memory that the library knows has to hold the padding, whatever the storage says. */
Test(blocked_products, too_little_memory)
{
    void *memory = NULL;
    const int64_t elements = (int64_t)ODD * ODD;

    cr_assert_eq(aclrtMalloc(&memory, sizeof(float) * 32 * 24, ACL_MEM_MALLOC_HUGE_FIRST), 0);

    aclOpExecutor *executor = NULL;
    uint64_t size = 0;

    cr_assert_eq(prepare(self_of(ODD),
                         matrix(ODD, ODD, NULL, 0, ACL_FORMAT_FRACTAL_NZ, elements, memory), out[0],
                         ODD, &executor, &size),
                 0);
    cr_assert_eq(aclDestroyAclOpExecutor(executor), 0);
    assert_refused(
        self_of(ODD), matrix(ODD, ODD, NULL, 512, ACL_FORMAT_FRACTAL_NZ, elements, memory), ODD,
        561103, "aclnnMm: the view of input 1 reaches to element 1279; its memory ends after ");
    cr_assert_eq(aclrtFree(memory), 0);
}

/* --- laid in blocks by a call -------------------------------------------------------------------
 */

enum { TALL = 32, RUNS = 3, RUN = 8, PADDED = TALL * RUNS * RUN };

static int lay(aclTensor *weight, aclOpExecutor **executor, uint64_t *size)
{
    return aclnnTransMatmulWeightGetWorkspaceSize(weight, size, executor);
}

Test(blocked_products, laid_with_padding)
{
    void *memory = NULL;
    float rows[ODD * ODD];
    float laid[PADDED];
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    void *workspace = NULL;
    int64_t *dims = NULL;
    uint64_t rank = 0;
    aclFormat format = ACL_FORMAT_ND;

    for (int i = 0; i < ODD * ODD; i++)
        rows[i] = (float)(i + 1);
    cr_assert_eq(aclrtMalloc(&memory, sizeof laid, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    memset(memory, 0xff, sizeof laid);
    memcpy(memory, rows, sizeof rows);

    aclTensor *const weight = matrix(ODD, ODD, NULL, 0, ACL_FORMAT_ND, (int64_t)ODD * ODD, memory);

    cr_assert_eq(lay(weight, &executor, &size), 0, "%s", aclGetRecentErrMsg());
    cr_assert(size >= sizeof rows);
    cr_assert_eq(aclGetFormat(weight, &format), 0);
    cr_assert_eq(format, ACL_FORMAT_FRACTAL_NZ);
    cr_assert_eq(aclGetStorageShape(weight, &dims, &rank), 0);
    cr_assert(rank == 4 && dims[0] == RUNS && dims[1] == 2 && dims[2] == 16 && dims[3] == RUN);
    free(dims);
    cr_assert_not_null(workspace = malloc(size));
    cr_assert_eq(aclnnTransMatmulWeight(workspace, size, executor, NULL), 0);
    cr_assert_eq(aclrtSynchronizeStream(NULL), 0);
    memcpy(laid, memory, sizeof laid);
    for (int c = 0; c < RUNS * RUN; c++)
        for (int r = 0; r < TALL; r++) {
            const float wanted = r < ODD && c < ODD ? rows[r * ODD + c] : 0;

            cr_assert(laid[c / RUN * TALL * RUN + r * RUN + c % RUN] == wanted, "%d, %d", r, c);
        }

    /* What it is now a product reads, and nothing lays it so again. */
    float sums[ROWS * ODD];

    cr_assert_eq(lay(weight, &executor, &size), 161002);
    cr_assert(strstr(aclGetRecentErrMsg(), "aclnnTransMatmulWeight: input 0 has the format "
                                           "FRACTAL_NZ") != NULL);
    free(workspace);
    cr_assert_eq(prepare(self_of(ODD), weight, sums, ODD, &executor, &size), 0);
    workspace = malloc(size + 1);
    cr_assert_eq(aclnnMm(workspace, size, executor, NULL), 0);
    cr_assert_eq(aclrtSynchronizeStream(NULL), 0);
    for (int m = 0; m < ROWS; m++)
        for (int n = 0; n < ODD; n++) {
            float sum = 0;

            for (int k = 0; k < ODD; k++)
                sum += left[m * ODD + k] * rows[k * ODD + n];
            cr_assert(sums[m * ODD + n] == sum, "%d, %d", m, n);
        }
    free(workspace);
    cr_assert_eq(aclrtFree(memory), 0);
}

static void assert_not_laid(aclTensor *weight, int status, const char *sentence)
{
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;
    aclFormat format = ACL_FORMAT_FRACTAL_NZ;

    cr_assert_eq(lay(weight, &executor, &size), status);

    const char *const said = aclGetRecentErrMsg();

    cr_assert(strstr(said, sentence) != NULL, "%s", said);
    cr_assert_eq(aclGetFormat(weight, &format), 0);
    cr_assert_eq(format, ACL_FORMAT_ND);
    cr_assert_eq(aclDestroyTensor(weight), 0);
}

/* The handle stays as it was. */
Test(blocked_products, not_laid)
{
    const int64_t gaps[] = {ODD + 1, 1};
    const int64_t elements = (int64_t)ODD * ODD;
    void *memory = NULL;

    cr_assert_eq(aclrtMalloc(&memory, 1700, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    assert_not_laid(
        matrix(ODD, ODD, NULL, 0, ACL_FORMAT_ND, elements, memory), 561103,
        "aclnnTransMatmulWeight: output 0 takes 3072 bytes in blocks, with padding; its "
        "memory ends after ");
    assert_not_laid(matrix(ODD, ODD, NULL, 0, ACL_FORMAT_ND, elements, plain), 561103,
                    "aclnnTransMatmulWeight: output 0 takes 768 elements in blocks, with padding; "
                    "its storage has 400");
    assert_not_laid(matrix(ODD, ODD, gaps, 0, ACL_FORMAT_ND, 2 * elements, plain), 161002,
                    "aclnnTransMatmulWeight: the strides of input 0 are not those of whole "
                    "matrices; rows without gaps are allowed, and matrices turned over");
    assert_not_laid(matrix(INT64_C(1) << 30, INT64_C(1) << 30, NULL, 0, ACL_FORMAT_ND, 9, plain),
                    161002,
                    "aclnnTransMatmulWeight: the view of input 0 spans more elements than "
                    "memory can hold");
    cr_assert_eq(aclrtFree(memory), 0);
}

/* A matrix turned over has its memory laid; nothing happens to one without elements. */
Test(blocked_products, laid_turned_over_or_empty)
{
    static float memory[COLUMNS * INNER];
    const int64_t turned[] = {1, INNER};
    aclOpExecutor *executor = NULL;
    aclFormat format = ACL_FORMAT_FRACTAL_NZ;
    uint64_t size = 0;

    memcpy(memory, plain, sizeof memory);

    aclTensor *weight = matrix(INNER, COLUMNS, turned, 0, ACL_FORMAT_ND, COLUMNS * INNER, memory);

    cr_assert_eq(lay(weight, &executor, &size), 0, "%s", aclGetRecentErrMsg());

    void *const workspace = malloc(size);

    cr_assert_eq(aclnnTransMatmulWeight(workspace, size, executor, NULL), 0);
    cr_assert_eq(aclrtSynchronizeStream(NULL), 0);
    free(workspace);
    cr_assert(memcmp(memory, blocks, sizeof memory) == 0);
    cr_assert_eq(aclDestroyTensor(weight), 0);
    weight = matrix(0, COLUMNS, NULL, 0, ACL_FORMAT_ND, 0, memory);
    cr_assert_eq(lay(weight, &executor, &size), 0);
    cr_assert_eq(size, 0);
    cr_assert_eq(aclGetFormat(weight, &format), 0);
    cr_assert_eq(format, ACL_FORMAT_ND);
    cr_assert_eq(aclnnTransMatmulWeight(NULL, 0, executor, NULL), 0);
    cr_assert_eq(aclDestroyTensor(weight), 0);
}
