#include "points.h"

#include <float.h>
#include <math.h>
#include <string.h>

#include "bits.h"
#include "common/dtypes.h"
#include "dtype.h"

uint64_t points_mixed(uint64_t x)
{
    x = (x + 1) * UINT64_C(0x9e3779b97f4a7c15);
    x ^= x >> 31;
    x *= UINT64_C(0x94d049bb133111eb);
    return x ^ x >> 29;
}

uint64_t points_bits(int dtype, double value)
{
    const float single = (float)value;
    uint32_t low;
    uint64_t bits;

    memcpy(&low, &single, sizeof low);
    memcpy(&bits, &value, sizeof bits);
    return dtype == AC_F32 ? low : bits;
}

/* A number and two neighbours on each side, and the same on the other side of zero. */
static void hard_add(points_hard *hard, double value)
{
    const uint64_t sign = UINT64_C(1) << (ac_dtype_size(hard->dtype) * 8 - 1);
    const uint64_t size = points_bits(hard->dtype, fabs(value));

    for (uint64_t k = size < 2 ? 0 : size - 2; k <= size + 2; k++) {
        if (!isfinite(bits_value(hard->dtype, k)) || hard->count + 2 > POINTS_HARD_MAX)
            return;
        hard->bits[hard->count++] = k;
        hard->bits[hard->count++] = k | sign;
    }
}

void points_hard_fill(points_hard *hard, const subject *s)
{
    const bool single = s->dtype == AC_F32;

    hard->dtype = s->dtype;
    hard->count = 0;
    for (int k = 0; k <= 80; k++)
        hard_add(hard, k / 2.0);
    for (size_t i = 0; i < s->arguments; i++) {
        hard_add(hard, s->scalar[i]);
        for (size_t k = 0; k < s->arguments; k++)
            hard_add(hard, s->scalar[k] == 0 ? 0 : s->scalar[i] / s->scalar[k]);
    }
    for (int e = single ? -149 : -1074; e <= (single ? 127 : 1023); e += e < -1000 ? 1 : 2 - single)
        hard_add(hard, ldexp(1, e));
    hard_add(hard, single ? FLT_MAX : DBL_MAX);
}

uint64_t points_any(const points_hard *hard, uint64_t seed)
{
    const uint64_t random = points_mixed(seed);

    return random % 2 == 0 ? hard->bits[(random >> 8) % hard->count]
                           : random >> (64 - ac_dtype_size(hard->dtype) * 8);
}

static void judge_each(judge *j, subject *s, const void *results, size_t first, size_t end)
{
    for (size_t p = first; p < end; p++) {
        double at[ORACLE_ARGUMENTS_MAX];

        if (subject_values(s, p, at))
            (void)judge_result(j, at, element_get(results, ac_dtype_size(s->dtype), p));
    }
}

void points_judge(judge *j, subject *s, size_t count)
{
    const unsigned char *const results = subject_output(s, j->formula->output);
    const unsigned char *inputs[ORACLE_ARGUMENTS_MAX] = {NULL};
    const size_t together = s->dtype == AC_F32 ? count / LANES * LANES : 0;
    lanes values[ORACLE_ARGUMENTS_MAX];

    for (size_t i = 0; i < s->arguments; i++)
        values[i] = lanes_of(s->scalar[i]);
    for (size_t k = 0; k < s->inputs; k++)
        inputs[s->tensor[k]] = subject_input(s, s->tensor[k]);
    for (size_t i = 0; i < together; i += LANES) {
        lane_mask finite = ~(lane_mask){0};

        for (size_t k = 0; k < s->inputs; k++) {
            const size_t tensor = s->tensor[k];

            values[tensor] = lanes_of_floats(inputs[tensor] + i * 4);
            finite &= lanes_abs(values[tensor]) <= FLT_MAX;
        }
        if (!lanes_any(~finite))
            judge_lanes(j, values, lanes_of_floats(results + i * 4));
        else
            judge_each(j, s, results, i, i + LANES);
    }
    judge_each(j, s, results, together, count);
}
