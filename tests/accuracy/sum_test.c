/*
 * A sum of 2^24 terms, the gradient of a single slope: at most one unit in the last place from the
 * exact sum, and the same bits for every number of threads and on every instruction set.
 *
 * One term in four has the sign of the minority, so the sum is about half as large as the sum of
 * magnitudes. The terms are products of two short numbers; MPFR adds them without rounding.
 */
#include <criterion/criterion.h>
#include <math.h>
#include <mpfr.h>
#include <stdlib.h>

#include "acl/acl.h"
#include "aclnnop/aclnn_prelu_backward.h"
#include "base/isa.h"
#include "client/bits.h"
#include "client/dtype.h"
#include "client/random.h"
#include "common/dtypes.h"
#include "suite.h"

enum { TERMS = 1 << 24, EXACT = 512 };

typedef struct operands {
    int dtype;
    size_t size;
    unsigned char *gradient;
    unsigned char *self;
    unsigned char *grad_input;
} operands;

/* A fraction and an exponent of -5 to 2 below `top`, which is as the exponent stands in a dtype. */
static uint64_t element(int dtype, uint64_t random, uint64_t top, bool negative)
{
    const uint64_t exponent = top - (random >> 56) % 8;

    switch (dtype) {
    case AC_F16:
        return (uint64_t)negative << 15 | exponent << 10 | (random & 0x3ff);
    case AC_BF16:
        return (uint64_t)negative << 15 | exponent << 7 | (random & 0x7f);
    default:
        return (uint64_t)negative << 31 | exponent << 23 | (random & 0x7fffff);
    }
}

static uint64_t get(const operands *o, const unsigned char *elements, size_t i)
{
    uint64_t bits = 0;

    memcpy(&bits, elements + i * o->size, o->size);
    return bits;
}

static operands operands_make(int dtype)
{
    const size_t size = dtype_size(dtype);
    const uint64_t one = dtype == AC_F16 ? 15 : 127;
    operands o = {dtype, size, malloc(TERMS * size), malloc(TERMS * size), malloc(TERMS * size)};

    cr_assert(o.gradient && o.self && o.grad_input);
    for (size_t i = 0; i < TERMS; i++) {
        const uint64_t random = random_mixed(i);
        /* Small enough for the sum to be a number of 16 bits. */
        const uint64_t gradient = element(dtype, random, one - 7, random >> 32 & 1 & random >> 33);
        const uint64_t self = element(dtype, random_mixed(random), one - 2, true);

        memcpy(o.gradient + i * size, &gradient, size);
        memcpy(o.self + i * size, &self, size);
    }
    return o;
}

static void operands_free(operands *o)
{
    free(o->gradient);
    free(o->self);
    free(o->grad_input);
}

static aclTensor *tensor_of(const operands *o, void *elements, int64_t count)
{
    const int64_t stride = 1;

    return aclCreateTensor(&count, 1, (aclDataType)o->dtype, &stride, 0, ACL_FORMAT_ND, &count, 1,
                           elements);
}

/* The bits of the sum, by the operator. */
static uint64_t summed(const operands *o, const char *isa, const char *threads)
{
    uint64_t slope = 0;
    uint64_t sum = 0;
    uint64_t size = 0;
    aclOpExecutor *executor = NULL;
    aclTensor *const gradient = tensor_of(o, o->gradient, TERMS);
    aclTensor *const self = tensor_of(o, o->self, TERMS);
    aclTensor *const weight = tensor_of(o, &slope, 1);
    aclTensor *const grad_input = tensor_of(o, o->grad_input, TERMS);
    aclTensor *const grad_weight = tensor_of(o, &sum, 1);

    suite_environment("ACLNN_CPU_ISA", isa);
    suite_environment("ACLNN_CPU_THREADS", threads);
    cr_assert(aclnnPreluBackwardGetWorkspaceSize(gradient, self, weight, grad_input, grad_weight,
                                                 &size, &executor) == 0,
              "%s", aclGetRecentErrMsg());

    void *const workspace = malloc(size + 1);

    cr_assert(workspace && aclnnPreluBackward(workspace, size, executor, NULL) == 0);
    cr_assert(aclrtSynchronizeStream(NULL) == 0);
    free(workspace);
    (void)aclDestroyTensor(gradient);
    (void)aclDestroyTensor(self);
    (void)aclDestroyTensor(weight);
    (void)aclDestroyTensor(grad_input);
    (void)aclDestroyTensor(grad_weight);
    return sum;
}

/* The distance of a sum to the exact one, in units in the last place of the exact one. */
static double distance(const operands *o, uint64_t sum)
{
    const int digits = o->dtype == AC_F16 ? 11 : o->dtype == AC_BF16 ? 8 : 24;
    double error;
    mpfr_t exact;

    mpfr_init2(exact, EXACT);
    (void)mpfr_set_zero(exact, 1);
    for (size_t i = 0; i < TERMS; i++) {
        const double term =
            bits_value(o->dtype, get(o, o->gradient, i)) * bits_value(o->dtype, get(o, o->self, i));

        cr_assert(mpfr_add_d(exact, exact, term, MPFR_RNDN) == 0, "the reference has to be exact");
    }

    const mpfr_exp_t unit = mpfr_get_exp(exact) - digits;

    (void)mpfr_sub_d(exact, exact, bits_value(o->dtype, sum), MPFR_RNDN);
    (void)mpfr_div_2si(exact, exact, unit, MPFR_RNDN);
    error = fabs(mpfr_get_d(exact, MPFR_RNDN));
    mpfr_clear(exact);
    return error;
}

static void sum_check(int dtype)
{
    static const char *const threads[] = {"1", "2", "3"};
    operands o = operands_make(dtype);
    const uint64_t sum = summed(&o, NULL, "1");
    const double error = distance(&o, sum);

    for (int isa = 0; isa < AC_ISA_COUNT; isa++) {
        for (size_t k = 0; ac_isa_supported((ac_isa)isa) && k < 3; k++) {
            const uint64_t same = summed(&o, ac_isa_name((ac_isa)isa), threads[k]);

            cr_expect(same == sum, "%s with %s threads: %#llx instead of %#llx",
                      ac_isa_name((ac_isa)isa), threads[k], (unsigned long long)same,
                      (unsigned long long)sum);
        }
    }
    cr_expect(error <= 1, "%s: %g ulp", dtype_name(dtype), error);
    cr_expect(error <= 0.5001, "%s: %g ulp, where the sum is good to f64", dtype_name(dtype),
              error);
    operands_free(&o);
}

Test(sum, of_f32, .init = suite_begin)
{
    sum_check(AC_F32);
}

Test(sum, of_f16, .init = suite_begin)
{
    sum_check(AC_F16);
}

Test(sum, of_bf16, .init = suite_begin)
{
    sum_check(AC_BF16);
}
