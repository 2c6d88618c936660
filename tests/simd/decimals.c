/*
 * The tests for numbers with so many decimal places: beside the middles of two of them, next to
 * them and anywhere, with as many places as any number has, and more; and of integers.
 */
#include <mpfr.h>
#include <stdlib.h>

#include "lanes.h"
#include "simd/math/decimal_f64.h"
#include "simd/math/integers.h"

enum { ROUNDS = 20000, BITS = 4096, MOST_PLACES = 330, KNOWN_PLACES = 308 };

typedef struct exact {
    mpfr_t unit;
    mpfr_t y;
    mpfr_t rounded;
} exact;

/* 10^-places times a number. */
static double times_unit(exact *e, double number, int places)
{
    (void)mpfr_ui_pow_ui(e->unit, 10, (unsigned long)abs(places), MPFR_RNDN);
    (void)mpfr_set_d(e->y, number, MPFR_RNDN);
    if (places > 0)
        (void)mpfr_div(e->rounded, e->y, e->unit, MPFR_RNDN);
    else
        (void)mpfr_mul(e->rounded, e->y, e->unit, MPFR_RNDN);
    return mpfr_get_d(e->rounded, MPFR_RNDN);
}

static double expected(exact *e, double x, int places)
{
    if (places > KNOWN_PLACES || x == 0 || !isfinite(x))
        return x;
    (void)mpfr_ui_pow_ui(e->unit, 10, (unsigned long)abs(places), MPFR_RNDN);
    (void)mpfr_set_d(e->y, x, MPFR_RNDN);
    if (places > 0)
        (void)mpfr_mul(e->y, e->y, e->unit, MPFR_RNDN);
    else
        (void)mpfr_div(e->y, e->y, e->unit, MPFR_RNDN);
    (void)mpfr_rint(e->y, e->y, MPFR_RNDN);
    if (places > 0)
        (void)mpfr_div(e->y, e->y, e->unit, MPFR_RNDN);
    else
        (void)mpfr_mul(e->y, e->y, e->unit, MPFR_RNDN);
    return copysign(mpfr_get_d(e->y, MPFR_RNDN), x);
}

static double decimal(double x, int places)
{
    double lanes[64];

    vf64_store(lanes, vf64_decimal(vf64_of(x), vf64_of((double)places)));
    return lanes[0];
}

/* A number at most a few units away from the middle of two multiples, or any. */
static double sampled(exact *e, int places)
{
    const double any = random_f64();
    const double number = isfinite(any) ? trunc(fabs(any)) : 7;
    const double middle = times_unit(e, fmod(number, 0x1p52) + 0.5, places);
    const uint32_t kind = (uint32_t)fmod(number, 5);
    double x = isfinite(middle) ? middle : 1.5e308;

    if (kind == 0)
        return random_f64();
    if (kind > 2)
        x = nextafter(x, kind == 3 ? 0 : INFINITY);
    return kind % 2 == 0 ? -x : x;
}

static void check_decimals(void)
{
    exact e;

    word_begin("vf64_decimal");
    mpfr_inits2(BITS, e.unit, e.y, e.rounded, (mpfr_ptr)0);
    for (int round = 0; round < ROUNDS; round++) {
        const int most = round % 3 == 0 ? MOST_PLACES : 25;
        const int places = round % (2 * most + 1) - most;
        const double x = sampled(&e, places);

        expect_f64(decimal(x, places), expected(&e, x, places), "%a %d", x, places);
    }
    expect_f64(decimal(0x1p-24, 23), expected(&e, 0x1p-24, 23), "2^-24 23");
    expect_f64(decimal(-0.25, 0), -0.0, "-0.25 0");
    expect_f64(decimal(1.7e308, -309), 0.0, "1.7e308 -309");
    expect_f64(decimal(INFINITY, -400), INFINITY, "inf -400");
    mpfr_clears(e.unit, e.y, e.rounded, (mpfr_ptr)0);
    word_end();
}

static void check_integers(void)
{
    static const int64_t x[] = {0, 4, 5, 6, 14, 15, 25, -15, -25, -26, 149, 150, 250};
    static const int64_t tens[] = {0, 0, 0, 10, 10, 20, 20, -20, -20, -30, 150, 150, 250};

    word_begin("decimal of integers");
    for (size_t i = 0; i < sizeof x / sizeof x[0]; i++) {
        expect_int(ac_i64_decimal(x[i], -1), tens[i], "%lld", (long long)x[i]);
        expect_int(ac_i32_decimal((int32_t)x[i], -1), tens[i], "%lld", (long long)x[i]);
        expect_int(ac_i64_decimal(x[i], 3), x[i], "%lld", (long long)x[i]);
        expect_int(ac_i64_decimal(x[i], -20), 0, "%lld", (long long)x[i]);
    }
    expect_int(ac_i32_decimal(500000000, -9), 0, "half a unit");
    expect_int(ac_i32_decimal(500000001, -9), 1000000000, "more than half a unit");
    expect_int(ac_i64_decimal(INT64_MIN, -1), 9223372036854775806, "the least one, which wraps");
    expect_int(ac_u8_decimal(25, 7), 25, "of an unsigned one");
    word_end();
}

void test_decimals(void)
{
    check_decimals();
    check_integers();
}
