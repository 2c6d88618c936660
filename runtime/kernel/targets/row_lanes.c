#include "kernel/row_lanes.h"

#include <math.h>
#include <string.h>

#include "simd/simd.h"

/* How many sets have one to take, `half` sets further on; `count` becomes what is left. */
static size_t takers(size_t *count, size_t half)
{
    const size_t above = *count > half ? *count - half : 0;
    *count = *count < half ? *count : half;
    return above;
}

static void take_max_f32(float *to, const float *from, size_t count)
{
    size_t i = 0;
    for (; i + VF32_LANES <= count; i += VF32_LANES)
        vf32_lanes_max(to + i, vf32_load(from + i));
    if (i < count)
        vf32_store_n(
            to + i,
            ac_greater_f32(vf32_load_n(to + i, count - i), vf32_load_n(from + i, count - i)),
            count - i);
}

static void max_f32(float *lanes, size_t count, size_t width)
{
    for (size_t half = AC_ROW_LANES / 2; half > 0; half /= 2)
        take_max_f32(lanes, lanes + half * width, takers(&count, half) * width);
}

static void take_max_f64(double *to, const double *from, size_t count)
{
    size_t i = 0;
    for (; i + VF64_LANES <= count; i += VF64_LANES)
        vf64_lanes_max(to + i, vf64_load(from + i));
    if (i < count)
        vf64_store_n(
            to + i,
            ac_greater_f64(vf64_load_n(to + i, count - i), vf64_load_n(from + i, count - i)),
            count - i);
}

static void max_f64(double *lanes, size_t count, size_t width)
{
    for (size_t half = AC_ROW_LANES / 2; half > 0; half /= 2)
        take_max_f64(lanes, lanes + half * width, takers(&count, half) * width);
}

static void take_sum(double *to, const double *from, size_t count)
{
    size_t i = 0;
    for (; i + VF64_LANES <= count; i += VF64_LANES)
        ac_lanes_add_f64(to + i, vf64_load(from + i));
    if (i < count)
        vf64_store_n(to + i,
                     vf64_add(vf64_load_n(to + i, count - i), vf64_load_n(from + i, count - i)),
                     count - i);
}

static void sum(double *lanes, size_t count, size_t width)
{
    for (size_t half = AC_ROW_LANES / 2; half > 0; half /= 2)
        take_sum(lanes, lanes + half * width, takers(&count, half) * width);
}

/* Room for what is lost of what additions lose, while a tree is joined. */
enum { THIRD_MOST = 4096 + 16 };

/* The same with what each addition loses, and what the additions of that lose: of `apart`
 * accumulators further on. */
static void take_sum_exact(double *to, double *rest, double *third, size_t apart, size_t count)
{
    for (size_t i = 0; i < count; i += VF64_LANES) {
        const size_t n = count - i < VF64_LANES ? count - i : VF64_LANES;
        const bool whole = n == VF64_LANES;
        const size_t k = i + apart;
        const vf64 a = whole ? vf64_load(to + i) : vf64_load_n(to + i, n);
        const vf64 b = whole ? vf64_load(to + k) : vf64_load_n(to + k, n);
        const vf64 c = whole ? vf64_load(rest + i) : vf64_load_n(rest + i, n);
        const vf64 d = whole ? vf64_load(rest + k) : vf64_load_n(rest + k, n);
        const vf64 e = whole ? vf64_load(third + i) : vf64_load_n(third + i, n);
        const vf64 f = whole ? vf64_load(third + k) : vf64_load_n(third + k, n);
        const vf64x2 sum = vf64x2_of_sum_finite(a, b);
        const vf64x2 low = vf64x2_of_sum_finite(c, d);
        const vf64x2 both = vf64x2_of_sum_finite(low.hi, sum.lo);
        const vf64 lost = vf64_add(vf64_add(e, f), vf64_add(low.lo, both.lo));
        vf64_store_n(to + i, sum.hi, n);
        vf64_store_n(rest + i, both.hi, n);
        vf64_store_n(third + i, lost, n);
    }
}

static void sum_exact(double *lanes, double *rest, size_t count, size_t width)
{
    double third[THIRD_MOST];
    memset(third, 0, count * width * sizeof *third);
    for (size_t half = AC_ROW_LANES / 2; half > 0; half /= 2)
        take_sum_exact(lanes, rest, third, half * width, takers(&count, half) * width);
    for (size_t i = 0; i < width; i++)
        rest[i] += third[i];
}

/* Where a part is no finite number the low part is a zero, which cannot make inf a nan. The zero is
 * -0, as in a pair. */
static void split_f32(float *high, float *low, const double *sums, const double *rest, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const double lost = rest != NULL && isfinite(sums[i]) ? rest[i] : 0.0;
        const double whole = sums[i] + lost;
        const float first = (float)whole;
        const double left = (sums[i] - (double)first) + lost;
        const float second = (float)left;
        high[i] = first;
        low[i] = isfinite(first) && second != 0.0f ? second : -0.0f;
    }
}

static void split_f64(double *high, double *low, const double *sums, const double *rest,
                      size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const double lost = rest != NULL && isfinite(sums[i]) ? rest[i] : 0.0;
        const double first = sums[i] + lost;
        const double second = (sums[i] - first) + lost;
        high[i] = first;
        low[i] = isfinite(first) && second != 0.0 ? second : -0.0;
    }
}

const ac_lanes AC_ISA(ac_lanes_tables)[1] = {{
    .max_f32 = max_f32,
    .max_f64 = max_f64,
    .sum = sum,
    .sum_exact = sum_exact,
    .split_f32 = split_f32,
    .split_f64 = split_f64,
}};
