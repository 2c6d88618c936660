#include <string.h>

#include "contract/sum.h"
#include "kernel/stage.h"
#include "kernel/targets/sum_trees.h"

/* Neighbours are added, an odd last one moves up. */
static size_t halve(double *restrict to, const double *restrict from, size_t count)
{
    const size_t pairs = count / 2;
    for (size_t i = 0; i < pairs; i++)
        to[i] = from[2 * i] + from[2 * i + 1];
    if (count % 2 != 0)
        to[pairs] = from[count - 1];
    return pairs + count % 2;
}

static double sum(const double *x, size_t count)
{
    double odd[AC_SUM_MAX / 2];
    double even[AC_SUM_MAX / 4];
    if (count == 1)
        return x[0];
    for (count = halve(odd, x, count); count > 1; count = halve(odd, even, count)) {
        count = halve(even, odd, count);
        if (count == 1)
            return even[0];
    }
    return odd[0];
}

static void add(double *restrict to, const double *restrict a, const double *restrict b,
                size_t count)
{
    for (size_t i = 0; i < count; i++)
        to[i] = a[i] + b[i];
}

static void add_to(double *restrict to, const double *restrict b, size_t count)
{
    for (size_t i = 0; i < count; i++)
        to[i] += b[i];
}

void AC_ISA(ac_sum_rows)(double *x, size_t count, size_t width, size_t stride)
{
    for (; count > 1; count = count / 2 + count % 2) {
        add_to(x, x + stride, width);
        for (size_t k = 1; k < count / 2; k++)
            add(x + k * stride, x + 2 * k * stride, x + (2 * k + 1) * stride, width);
        if (count % 2 != 0)
            memmove(x + count / 2 * stride, x + (count - 1) * stride, width * sizeof *x);
    }
}

/* Runs of an even length are halved all at once. */
void AC_ISA(ac_sum_runs)(double *x, size_t count, size_t length)
{
    double room[AC_RUNS_MAX / 2];
    double *from = x;
    for (; length > 1 && length % 2 == 0; length /= 2) {
        double *const to = from == x ? room : x;
        (void)halve(to, from, count * length);
        from = to;
    }
    for (size_t k = 0; k < count && (length > 1 || from != x); k++)
        x[k] = length > 1 ? sum(from + k * length, length) : from[k];
}

typedef double two __attribute__((vector_size(16)));
typedef double four __attribute__((vector_size(32), aligned(8)));

void AC_ISA(ac_sum_lanes)(double *to, const double *lanes, size_t count)
{
    for (size_t c = 0; c < count; c++, lanes += AC_SUM_LANES) {
        const four *const x = (const four *)lanes;
        const four s = ((x[0] + x[4]) + (x[2] + x[6])) + ((x[1] + x[5]) + (x[3] + x[7]));
        const two half = (two){s[0], s[1]} + (two){s[2], s[3]};
        to[c] = half[0] + half[1];
    }
}
