/*
 * Elements times one number (multiple.h): for factors of every count of digits, all 65,536
 * elements. A double holds the product, and rounds it once.
 */
#include "lanes.h"

enum { ELEMENTS = 65536, MOST = 16 };

typedef vf32_two load_two(const uint16_t *from);
typedef vf32_multiplier multiplier(float factor);
typedef vf32 multiple(vf32 x, vf32_multiplier m);
typedef void store_two(uint16_t *to, vf32 a, vf32 b, vf32_multiplier m, bool past);
typedef void store_n(uint16_t *to, vf32 x, vf32_multiplier m, size_t n);

typedef struct format {
    const char *name;
    load_two *load;
    vf32 (*load_n)(const uint16_t *from, size_t n);
    multiplier *make;
    multiple *times;
    store_two *store;
    store_n *store_n;
    float (*widen)(uint16_t);
    uint16_t (*narrow)(double);
    uint16_t nan;
} format;

static const format formats[] = {
    {"vf32_multiple_f16", vf32_load_two_f16, vf32_load_f16_n, vf32_multiplier_f16,
     vf32_multiple_f16, vf32_store_two_multiples_f16, vf32_store_multiple_f16_n, ac_f16_to_float,
     ac_f16_of_double, AC_F16_NAN_BITS},
    {"vf32_multiple_bf16", vf32_load_two_bf16, vf32_load_bf16_n, vf32_multiplier_bf16,
     vf32_multiple_bf16, vf32_store_two_multiples_bf16, vf32_store_multiple_bf16_n,
     ac_bf16_to_float, ac_bf16_of_double, AC_BF16_NAN_BITS},
};

/* Every fourth element is stored as it is. */
static bool stays(size_t i)
{
    return i % 4 == 3;
}

static uint16_t expected(const format *f, uint16_t element, float factor, bool as_it_is)
{
    const double x = (double)f->widen(element);
    const double value = as_it_is ? x : x * (double)factor;
    return isnan(value) ? f->nan : f->narrow(value);
}

static void check(const format *f, float factor)
{
    const vf32_multiplier m = f->make(factor);
    for (size_t start = 0; start < ELEMENTS; start += 2 * VF32_LANES) {
        uint16_t in[2 * MOST], back[2 * MOST];
        _Alignas(64) uint16_t out[2 * MOST];
        float keeps[2 * MOST];
        for (size_t j = 0; j < 2 * VF32_LANES; j++) {
            in[j] = (uint16_t)(start + j);
            keeps[j] = stays(start + j) ? 1.0f : 0.0f;
            back[j] = stays(start + j) ? 0x3c00 : 0;
        }
        /* The mask is loaded like the elements, so it has the same order of lanes. */
        const vf32_two x = f->load(in);
        const vf32_two kept = f->load(back);
        const vm32 a = vf32_gt(kept.a, vf32_of(0.0f));
        const vm32 b = vf32_gt(kept.b, vf32_of(0.0f));
        f->store(out, vf32_where(a, x.a, f->times(x.a, m)), vf32_where(b, x.b, f->times(x.b, m)), m,
                 start / (2 * VF32_LANES) % 2 == 1);
        for (size_t j = 0; j < 2 * VF32_LANES; j++)
            expect_int(out[j], expected(f, in[j], factor, stays(start + j)), "%#x times %a", in[j],
                       (double)factor);
        for (size_t k = 0; k < 2 * VF32_LANES; k += VF32_LANES) {
            const size_t n = 1 + (start / VF32_LANES + k) % VF32_LANES;
            const vf32 y = f->load_n(in + k, n);
            const vm32 mask = vf32_gt(vf32_load(keeps + k), vf32_of(0.0f));
            f->store_n(out, vf32_where(mask, y, f->times(y, m)), m, n);
            for (size_t j = 0; j < n; j++)
                expect_int(out[j], expected(f, in[k + j], factor, stays(start + k + j)),
                           "%#x times %a, %zu", in[k + j], (double)factor, n);
        }
    }
}

static void check_format(const format *f)
{
    word_begin_local(f->name);
    for (uint32_t digits = 1; digits <= 24; digits++) {
        /* All of them, the first and the last, and any. */
        const uint32_t last = UINT32_C(1) << (24 - digits);
        const uint32_t any = (uint32_t)random_bits() & 0x7fffff;
        const uint32_t fractions[] = {(0u - last) & 0x7fffff, last & 0x7fffff,
                                      ((any & (0u - last)) | last) & 0x7fffff};
        for (uint32_t k = 0; k < 3; k++) {
            const uint32_t exponents[] = {127 - (any % 9), 127 - 16 + digits - any % 3,
                                          1 + any % 40, 254 - any % 20};
            const uint32_t exponent = exponents[(digits + k) % 4];
            check(f, ac_f32_of_bits((any << 31) | exponent << 23 | fractions[k]));
        }
    }
    for (size_t i = 0; i < HARD_F32; i++)
        check(f, hard_f32[i]);
    word_end();
}

/* Any nan gives the canonical nan, so bits are compared. */
static void check_leaky(void)
{
    word_begin_local("vf32_leaky");
    for (size_t i = 0; i < HARD_F32 * HARD_F32 + 4096; i++) {
        const bool hard = i < HARD_F32 * HARD_F32;
        const float x = hard ? hard_f32[i / HARD_F32] : random_f32();
        const float slope = hard ? hard_f32[i % HARD_F32] : random_f32();
        const float value = x > 0 ? x : (float)((double)x * (double)slope);
        const uint32_t bits = isnan(value) ? AC_F32_NAN_BITS : ac_f32_bits(value);
        float out[MOST];
        vf32_keep(out, vf32_leaky(vf32_of(x), vf32_of(slope)));
        for (size_t j = 0; j < VF32_LANES; j++)
            expect_int(ac_f32_bits(out[j]), bits, "%a, slope %a", (double)x, (double)slope);
    }
    word_end();
}

/* Zeros with their sign and values that are not finite must match exactly, other numbers to
 * slightly more than half a unit: a double holds the result with digits to spare. */
static void check_ramped(float bound, float unit, float lack)
{
    word_begin_local("vf32_ramped");
    const double width = 2 * (double)bound;
    for (size_t i = 0; i < HARD_F32 + 1000000; i++) {
        const float any = i % 2 ? random_f32() : bound * ldexpf((float)random_bits(), -62);
        const float x = i < HARD_F32 ? hard_f32[i] : any;
        const float limit = i < HARD_F32 || i % 3 ? x : x - 2 * bound;
        float out[MOST];
        vf32_store(out, vf32_ramped(vf32_of(limit), bound, unit, lack));
        for (size_t j = 0; j < VF32_LANES; j++) {
            if (isnan(limit) || limit == 0 || limit <= -bound || limit >= bound) {
                const float value = limit <= -bound ? 0.0f : limit;
                const uint32_t bits = isnan(value) ? AC_F32_NAN_BITS : ac_f32_bits(value);
                expect_int(ac_f32_bits(out[j]), bits, "%a to %a", (double)limit, (double)bound);
            } else {
                const double value = (double)limit * (((double)limit + (double)bound) / width);
                int exponent;
                frexp(value, &exponent);
                const double ulp = ldexp(1, exponent - 24 < -149 ? -149 : exponent - 24);
                expect_true(fabs((double)out[j] - value) <= 0.5001 * ulp, "%a to %a", (double)limit,
                            (double)bound);
            }
        }
    }
    word_end();
}

void test_multiples(void)
{
    check_leaky();
    check_ramped(3, 0x1.555556p-3f, -0x1.555552p-28f);
    check_ramped(0.5f, 1, 0x1p-48f);
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
        check_format(&formats[i]);
}
