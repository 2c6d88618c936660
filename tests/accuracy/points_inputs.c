#include "points.h"

#include <float.h>
#include <math.h>
#include <string.h>

#include "client/bits.h"
#include "client/dtype.h"
#include "common/dtypes.h"

enum { PAIRED = 251 };

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
    const uint64_t sign = UINT64_C(1) << (dtype_size(hard->dtype) * 8 - 1);
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
    const bool single = subject_part(s) == AC_F32;

    hard->dtype = subject_part(s);
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
                           : random >> (64 - dtype_size(hard->dtype) * 8);
}

void points_sweep(subject *s, const points_hard *hard, size_t running, uint64_t first,
                  unsigned step)
{
    for (size_t k = 0; k < s->inputs; k++) {
        const size_t tensor = s->tensor[k];
        const uint32_t still = subject_linear(s, tensor) ? 0x3f800000 : 0x3e800000;
        unsigned char *const elements = subject_input(s, tensor);

        for (size_t i = 0; i < SUBJECT_POINTS; i++) {
            const uint32_t point = (uint32_t)(first + i * step);
            const uint32_t bits = tensor == running ? point : still;

            memcpy(elements + i * sizeof bits, &bits, sizeof bits);
        }
        for (uint64_t i = (PAIRED - first % PAIRED) % PAIRED; i < SUBJECT_POINTS; i += PAIRED) {
            if (tensor != running)
                bits_set(elements, 4, i, points_any(hard, (first + i) * ORACLE_ARGUMENTS_MAX + k));
        }
    }
}
