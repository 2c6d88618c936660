/*
 * The tests for open roundings of 16-bit results, and products of three pairs.
 */
#include "lanes.h"

enum { MOST = 16 };

static void check_strays(void)
{
    word_begin("vf32_strays");
    for (uint32_t round = 0; round < 1 << 12; round++) {
        float x[MOST], mask[MOST];
        for (uint32_t j = 0; j < MOST; j++)
            x[j] = random_f32();
        for (uint32_t j = 0; j < MOST; j += VF32_LANES)
            vf32_store(mask + j, vf32_where(vf32_strays(vf32_load(x + j)), vf32_of(1), vf32_of(0)));
        for (uint32_t j = 0; j < MOST; j++)
            expect_int(mask[j] != 0, !isnormal(x[j]), "%a", (double)x[j]);
    }
    word_end();
}

static void check_fades(void)
{
    word_begin("vf32x2_fades");
    for (uint32_t round = 0; round < 1 << 12; round++) {
        float x[MOST], mask[MOST];
        for (uint32_t j = 0; j < MOST; j++)
            x[j] = random_f32();
        for (uint32_t j = 0; j < MOST; j += VF32_LANES) {
            const vm32 fades = vf32x2_fades(vf32x2_of(vf32_load(x + j)));
            vf32_store(mask + j, vf32_where(fades, vf32_of(1), vf32_of(0)));
        }
        for (uint32_t j = 0; j < MOST; j++)
            expect_int(mask[j] != 0, x[j] != 0 && fabsf(x[j]) < 0x1p-64f, "%a", (double)x[j]);
    }
    word_end();
}

/* The middles of numbers of bf16, and what is a little off: on either side by as little as a pair
 * of f64 can be. */
static void check_middles(void)
{
    word_begin("vf32_narrow_odd");
    for (uint32_t pattern = 0; pattern < 0x7f7f; pattern++) {
        const vf32 first = vf32_load_bf16_n(&(ac_bf16){(ac_bf16)pattern}, 1);
        const vf32 second = vf32_load_bf16_n(&(ac_bf16){(ac_bf16)(pattern + 1)}, 1);
        float low[MOST], high[MOST];
        vf32_store(low, first);
        vf32_store(high, second);
        const double middle = ((double)low[0] + (double)high[0]) / 2;
        const double little[5] = {0.0, middle * 0x1p-120, -middle * 0x1p-120, middle * 0x1p-53,
                                  middle * -0x1p-53};
        const uint32_t even = pattern + (pattern & 1);
        const uint32_t wanted[5] = {even, pattern + 1, pattern, pattern + 1, pattern};

        for (int j = 0; j < 10; j++) {
            const double sign = j < 5 ? 1 : -1;
            const vf64x2 value =
                vf64x2_of_ordered_sum(vf64_of(sign * middle), vf64_of(sign * little[j % 5]));
            ac_bf16 out[MOST];

            vf32_store_bf16(out, vf32_narrow_odd(value, value));
            const int ends[2] = {0, VF32_LANES - 1}; /* as many on every instruction set */
            for (int end = 0; end < 2; end++)
                expect_int(out[ends[end]], (int64_t)(wanted[j % 5] | (j < 5 ? 0 : 0x8000)),
                           "%a + %a", sign * middle, sign * little[j % 5]);
        }
    }
    const double special[4] = {INFINITY, -0.0, 0x1p200, -0x1p-300};
    const uint16_t wanted[4] = {0x7f80, 0x8000, 0x7f80, 0x8000};
    for (int j = 0; j < 4; j++) {
        const vf64x2 value = vf64x2_of(vf64_of(special[j]));
        ac_bf16 out[MOST];

        vf32_store_bf16(out, vf32_narrow_odd(value, value));
        expect_int(out[0], wanted[j], "%a", special[j]);
    }
    word_end();
}

/* A pair computed with functions: its error leaves the rounding open next to a middle, and only
 * there. */
static void check_open(void)
{
    const float middles[2] = {0x1.002p3f, -0x1.01p-20f}; /* of f16, of bf16 */

    word_begin("vf32x2_unsettled_f16 vf32x2_unsettled_bf16");
    for (int k = 0; k < 2; k++) {
        const float offsets[4] = {0.0f, 0x1p-30f, -0x1p-30f, 0x1p-25f};
        for (int j = 0; j < 8; j++) {
            const float hi = j < 4 ? middles[k] : middles[k] * 0x1.000004p0f;
            const vf32x2 p = vf32x2_make(vf32_of(hi), vf32_of(hi * offsets[j % 4]));
            const vm32 open = k == 0 ? vf32x2_unsettled_f16(p) : vf32x2_unsettled_bf16(p);
            expect_int(vm32_any(open), j < 3, "%a and 2^-30 of it", (double)hi);
        }
    }
    word_end();
}

/* What a product of pairs may be, given the product in double: next to a tie, either neighbour. */
static float either(double product, float found)
{
    const float high = (float)(product * (1 + 0x1p-44));
    return found == high ? high : (float)(product * (1 - 0x1p-44));
}

/* Factors of any size: in f32 beside a product in double, in f64 beside that of scaled factors. */
static void check_products(void)
{
    word_begin("vf32x2_product3");
    for (uint32_t round = 0; round < 1 << 14; round++) {
        float x[3][MOST], out[MOST];
        for (uint32_t j = 0; j < 3 * MOST; j++)
            x[j % 3][j / 3] = random_f32();
        for (uint32_t j = 0; j < MOST; j += VF32_LANES)
            vf32_store(out + j, vf32x2_product3(vf32x2_of(vf32_load(x[0] + j)),
                                                vf32x2_of(vf32_load(x[1] + j)),
                                                vf32x2_of(vf32_load(x[2] + j))));
        for (uint32_t j = 0; j < MOST; j++) {
            const float want = either((double)x[0][j] * (double)x[1][j] * (double)x[2][j], out[j]);
            expect_f32(out[j], want, "%a * %a * %a", (double)x[0][j], (double)x[1][j],
                       (double)x[2][j]);
        }
    }
    word_end();
    /* Next to where infinity begins, which the first parts alone may be past. */
    word_begin("vf32x2_product3, next to infinity");
    for (uint32_t round = 0; round < 1 << 12; round++) {
        float hi[MOST], lo[MOST], x[2][MOST], out[MOST], all[MOST];
        for (uint32_t j = 0; j < MOST; j++) {
            hi[j] = moderate_f32();
            lo[j] = hi[j] * 0x1p-33f * (float)(random_bits() % 256);
            x[0][j] = moderate_f32();
            x[1][j] = (float)(0x1.ffffffp127 / (fabs((double)hi[j]) * fabs((double)x[0][j])));
        }
        for (uint32_t j = 0; j < MOST; j += VF32_LANES) {
            const vf32x2 a = vf32x2_make(vf32_load(hi + j), vf32_load(lo + j));
            const vf32x2 b = vf32x2_of(vf32_load(x[0] + j));
            const vf32x2 c = vf32x2_of(vf32_load(x[1] + j));
            const vf32x2 factors[] = {c, b, a};
            vf32_store(out + j, vf32x2_product3(a, b, c));
            vf32_store(all + j, vf32x2_product(3, factors));
        }
        for (uint32_t j = 0; j < MOST; j++) {
            const double want = ((double)hi[j] + (double)lo[j]) * (double)x[0][j] * (double)x[1][j];
            if (isfinite(x[1][j])) {
                expect_f32(out[j], either(want, out[j]), "(%a + %a) * %a * %a", (double)hi[j],
                           (double)lo[j], (double)x[0][j], (double)x[1][j]);
                expect_f32(all[j], either(want, all[j]), "%a * %a * (%a + %a)", (double)x[1][j],
                           (double)x[0][j], (double)hi[j], (double)lo[j]);
            }
        }
    }
    word_end();
    word_begin("vf64x2_product3");
    for (uint32_t round = 0; round < 1 << 12; round++) {
        const double x[3] = {1 + fabs(moderate_f64()), -1 - fabs(moderate_f64()),
                             1 + fabs(moderate_f64())};
        const int powers[4][3] = {
            {600, 600, -1000}, {-500, -600, 1000}, {-900, 700, 150}, {0, 0, 0}};
        double out[4][MOST];
        for (int k = 0; k < 4; k++) {
            const vf64x2 a = vf64x2_of(vf64_of(ldexp(x[0], powers[k][0])));
            const vf64x2 b = vf64x2_of(vf64_of(ldexp(x[1], powers[k][1])));
            const vf64x2 c = vf64x2_of(vf64_of(ldexp(x[2], powers[k][2])));
            vf64_store(out[k], vf64x2_product3(a, b, c));
        }
        for (int k = 0; k < 3; k++) {
            const int power = powers[k][0] + powers[k][1] + powers[k][2];
            expect_f64(out[k][0], ldexp(out[3][0], power), "%a * %a * %a", x[0], x[1], x[2]);
        }
    }
    const double ends[4] = {INFINITY, -0x1.8p1023, 0x1p-1074, -0x1p-1022};
    for (int k = 0; k < 64; k++) {
        const double a = ends[k & 3], b = ends[k >> 2 & 3], c = ends[k >> 4];
        const bool endless = isinf(a) || isinf(b) || isinf(c);
        const int exponent = endless ? 4096 : ilogb(a) + ilogb(b) + ilogb(c);
        double out[MOST];
        vf64_store(out, vf64x2_product3(vf64x2_of(vf64_of(a)), vf64x2_of(vf64_of(b)),
                                        vf64x2_of(vf64_of(c))));
        if (exponent < 1024 && exponent > -1080)
            continue;
        const double size = exponent > 0 ? INFINITY : 0;
        expect_f64(out[0], copysign(size, copysign(1, a) * copysign(1, b) * copysign(1, c)),
                   "%a * %a * %a", a, b, c);
    }
    word_end();
}

void test_settle(void)
{
    check_strays();
    check_fades();
    check_middles();
    check_open();
    check_products();
}
