/*
 * 16-bit values: all 65,536 patterns widened, and floats narrowed, against the definition. The
 * value of a pattern comes from ldexp; what a float narrows to is the nearest of those values,
 * found by walking along them as the floats go up.
 */
#include "lanes.h"

enum { MOST = 16 };

/* One format: its fraction's bits, its bias. */
typedef struct format {
    const char *load_name;
    const char *store_name;
    const char *pair_name;
    int fraction;
    int bias;
    uint16_t inf;
    uint16_t nan;
    vf32 (*load)(const uint16_t *from);
    void (*store)(uint16_t *to, vf32 x);
    void (*store_pair)(uint16_t *to, vf32x2 p);
    const char *unsettled_name;
    vm32 (*unsettled)(vf32 x, int32_t error);
    int32_t units; /* the error bound of the value to round, in units of 2^-24 of it */
} format;

static const format formats[] = {
    {"vf32_load_f16", "vf32_store_f16", "vf32x2_store_f16", 10, 15, 0x7c00, AC_F16_NAN_BITS,
     vf32_load_f16, vf32_store_f16, vf32x2_store_f16, "vf32_unsettled_f16", vf32_unsettled_f16, 7},
    {"vf32_load_bf16", "vf32_store_bf16", "vf32x2_store_bf16", 7, 127, 0x7f80, AC_BF16_NAN_BITS,
     vf32_load_bf16, vf32_store_bf16, vf32x2_store_bf16, "vf32_unsettled_bf16", vf32_unsettled_bf16,
     64},
};

/* The value of a pattern without its sign; of the infinity, what its exponent would mean. */
static double value_of(const format *f, uint32_t pattern)
{
    const int exponent = (int)(pattern >> f->fraction);
    const int fraction = (int)(pattern & ((1u << f->fraction) - 1));
    const int whole = exponent == 0 ? 0 : 1 << f->fraction;
    return ldexp(whole + fraction, (exponent == 0 ? 1 : exponent) - f->bias - f->fraction);
}

static void check_widening(const format *f)
{
    word_begin(f->load_name);
    for (uint32_t start = 0; start < 65536; start += MOST) {
        uint16_t in[MOST];
        float out[MOST];
        for (uint32_t j = 0; j < MOST; j++)
            in[j] = (uint16_t)(start + j);
        for (uint32_t j = 0; j < MOST; j += VF32_LANES)
            vf32_store(out + j, f->load(in + j));
        for (uint32_t j = 0; j < MOST; j++) {
            const uint32_t pattern = in[j] & 0x7fff;
            const double sign = in[j] >> 15 != 0 ? -1.0 : 1.0;
            const float expected = pattern > f->inf    ? NAN
                                   : pattern == f->inf ? INFINITY
                                                       : (float)value_of(f, pattern);
            expect_f32(out[j], expected * (float)sign, "%#x", in[j]);
        }
    }
    word_end();
}

/* Where the pattern below gives way to this one, and whether the tie itself does. */
typedef struct walk {
    uint32_t pattern;
    double boundary;
} walk;

static void walk_to(const format *f, walk *w, double magnitude)
{
    while (w->pattern < f->inf) {
        const bool odd = (w->pattern & 1) != 0;
        if (magnitude < w->boundary || (magnitude == w->boundary && !odd))
            return;
        w->pattern++;
        w->boundary = (value_of(f, w->pattern) + value_of(f, w->pattern + 1)) / 2;
    }
}

static void check_narrowing(const format *f, uint32_t stride)
{
    walk w = {0, value_of(f, 1) / 2};

    word_begin(f->store_name);
    for (uint64_t start = 0; start < UINT64_C(0x80000000); start += (uint64_t)stride * MOST) {
        float in[MOST], negative[MOST];
        uint16_t out[MOST], out_negative[MOST];
        for (uint32_t j = 0; j < MOST; j++) {
            const uint64_t bits = start + (uint64_t)j * stride;
            in[j] = ac_f32_of_bits(bits < 0x80000000 ? (uint32_t)bits : 0x7fffffff);
            negative[j] = -in[j];
        }
        for (uint32_t j = 0; j < MOST; j += VF32_LANES) {
            f->store(out + j, vf32_load(in + j));
            f->store(out_negative + j, vf32_load(negative + j));
        }
        for (uint32_t j = 0; j < MOST; j++) {
            uint32_t expected = f->nan;
            uint32_t expected_negative = f->nan;
            if (!isnan(in[j])) {
                walk_to(f, &w, (double)in[j]);
                expected = w.pattern;
                expected_negative = w.pattern | 0x8000;
            }
            if (out[j] != expected || out_negative[j] != expected_negative)
                expect_true(false, "%a: %#x and %#x, not %#x", (double)in[j], out[j],
                            out_negative[j], expected);
            digest_bits(out[j]);
        }
    }
    word_end();
}

/* Pairs next to ties: the midpoint of two neighbours, a float, and a little more or less. */
static void check_pairs(const format *f)
{
    word_begin(f->pair_name);
    for (uint32_t pattern = 0; pattern < f->inf; pattern++) {
        const double middle = (value_of(f, pattern) + value_of(f, pattern + 1)) / 2;
        const uint32_t up = pattern + 1;
        const uint32_t even = (pattern & 1) == 0 ? pattern : up;
        const float hi[8] = {(float)middle,
                             (float)middle,
                             (float)middle,
                             (float)middle,
                             (float)middle,
                             -(float)middle,
                             (float)value_of(f, pattern),
                             nextafterf((float)middle, 0.0f)};
        const float little = (float)(middle * 0x1p-40);
        const float half = (float)(middle * 0x1p-26);
        const float lo[8] = {0.0f, little, -little, half, -half, little, half, half};
        const uint32_t by[8] = {even, up, pattern, up, pattern, even, pattern, pattern};
        uint16_t out[MOST] = {0};
        float lanes_hi[MOST] = {0}, lanes_lo[MOST] = {0};

        memcpy(lanes_hi, hi, sizeof hi);
        memcpy(lanes_lo, lo, sizeof lo);
        for (uint32_t j = 0; j < MOST; j += VF32_LANES)
            f->store_pair(out + j, vf32x2_make(vf32_load(lanes_hi + j), vf32_load(lanes_lo + j)));
        for (uint32_t j = 0; j < 8; j++) {
            /* A second part below the subnormals of f32 is none. */
            const bool vanished = j != 5 && lo[j] == 0.0f;
            const uint32_t toward = j == 5 ? (lo[5] == 0.0f ? even : pattern) : by[j];
            const uint32_t expected = vanished && j < 5 ? even : toward;
            expect_int(out[j], (int64_t)(j == 5 ? expected | 0x8000 : expected), "%a + %a",
                       (double)hi[j], (double)lo[j]);
        }
    }
    const float special[5] = {INFINITY, -INFINITY, NAN, 0.0f, -0.0f};
    const uint16_t wanted[5] = {f->inf, (uint16_t)(f->inf | 0x8000), f->nan, 0, 0x8000};
    for (int j = 0; j < 5; j++) {
        uint16_t out[MOST];
        f->store_pair(out, vf32x2_of(vf32_of(special[j])));
        expect_int(out[0], wanted[j], "%a", (double)special[j]);
        f->store_pair(out, vf32x2_make(vf32_of(special[j]), vf32_of(0.0f)));
        expect_int(out[0], wanted[j], "%a + 0", (double)special[j]);
    }
    word_end();
}

/* A value that is not reported as unsettled rounds the same with its error added or subtracted, and
 * few others are reported. */
static void check_unsettled(const format *f)
{
    size_t alarms = 0;
    word_begin(f->unsettled_name);
    for (uint32_t round = 0; round < 1 << 16; round++) {
        float x[MOST], low[MOST], high[MOST], mask[MOST];
        uint16_t below[MOST], above[MOST];
        for (uint32_t j = 0; j < MOST; j++) {
            x[j] = moderate_f32();
            low[j] = x[j] - x[j] * (float)f->units * 0x1p-24f;
            high[j] = x[j] + x[j] * (float)f->units * 0x1p-24f;
        }
        for (uint32_t j = 0; j < MOST; j += VF32_LANES) {
            const vm32 unsettled = f->unsettled(vf32_load(x + j), f->units);
            vf32_store(mask + j, vf32_where(unsettled, vf32_of(1.0f), vf32_of(0.0f)));
            f->store(below + j, vf32_load(low + j));
            f->store(above + j, vf32_load(high + j));
        }
        for (uint32_t j = 0; j < MOST; j++) {
            expect_true(mask[j] != 0.0f || below[j] == above[j], "%a", (double)x[j]);
            digest_bits(mask[j] != 0.0f);
            alarms += mask[j] != 0.0f;
        }
    }
    expect_true(alarms < (size_t)MOST << 16 >> 8, "%zu false alarms", alarms);
    word_end();
}

void test_narrowing(uint32_t stride)
{
    for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++) {
        check_widening(&formats[i]);
        check_narrowing(&formats[i], stride);
        check_pairs(&formats[i]);
        check_unsettled(&formats[i]);
    }
    word_begin("ac_f16_of_double ac_bf16_of_double");
    for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++) {
        const format *const f = &formats[i];
        for (uint32_t pattern = 0; pattern < f->inf; pattern++) {
            const double middle = (value_of(f, pattern) + value_of(f, pattern + 1)) / 2;
            const double above = nextafter(middle, INFINITY);
            const double below = nextafter(middle, 0.0);
            ac_f16 (*const narrow)(double) = i == 0 ? ac_f16_of_double : ac_bf16_of_double;
            expect_int(narrow(middle), (pattern & 1) == 0 ? pattern : pattern + 1, "%a", middle);
            expect_int(narrow(above), pattern + 1, "%a", above);
            expect_int(narrow(-below), pattern | 0x8000, "%a", -below);
        }
        const uint16_t tiny = i == 0 ? ac_f16_of_double(-0x1p-1074) : ac_bf16_of_double(-0x1p-1074);
        const uint16_t huge = i == 0 ? ac_f16_of_double(0x1p1023) : ac_bf16_of_double(0x1p1023);
        expect_int(tiny, 0x8000, "the least subnormal");
        expect_int(huge, f->inf, "2^1023");
    }
    word_end();
}
