/*
 * Complex numbers where functions of them bend: of every size; next to multiples of pi / 2 on the
 * imaginary axis, where poles are; next to 1; where exponentials vanish. The same on every machine.
 */
#include <math.h>

#include "common/dtypes.h"
#include "points.h"

/* Random numbers, each made of one seed. */
typedef struct source {
    uint64_t seed;
    bool single; /* parts are floats */
    bool one;    /* of a single tensor: numbers of any size, as no product overflows */
} source;

static uint64_t next_bits(source *s)
{
    return points_mixed(s->seed++);
}

static double unit(source *s)
{
    return (double)(next_bits(s) >> 11) * 0x1p-53;
}

static double any_sign(source *s, double x)
{
    return next_bits(s) % 2 == 0 ? x : -x;
}

/* Of any exponent between two. */
static double of_size(source *s, int least, int most)
{
    const double digits = 1 + unit(s);
    const int exponent = least + (int)(next_bits(s) % (uint64_t)(most - least));

    return any_sign(s, ldexp(digits, exponent));
}

/* A few units from a multiple of pi / 2, or at one rounded. */
static double next_to_turn(source *s)
{
    static const double quarter = 0x1.921fb54442d18p+0;
    const uint64_t most = UINT64_C(1) << next_bits(s) % 24;
    const double turn = quarter * (double)(next_bits(s) % most);
    const int lower = (int)(next_bits(s) % 60);
    const double away = ldexp(turn * unit(s), -lower);

    return any_sign(s, next_bits(s) % 4 == 0 ? turn : turn + any_sign(s, away));
}

static void point(source *s, double z[2])
{
    static const double known[] = {0, -0.0, 0.5, -0.5, 1, -1, 2, 0x1p-24, 0x1p-53, 88, -104, 709};
    const int lowest = s->single ? -149 : -1074;
    const int highest = s->single ? 128 : 1024;
    const size_t kinds = sizeof known / sizeof known[0];

    switch (next_bits(s) % 8) {
    case 0:
        z[0] = s->one ? of_size(s, lowest, highest) : of_size(s, lowest / 8, highest / 8);
        z[1] = s->one ? of_size(s, lowest, highest) : of_size(s, lowest / 8, highest / 8);
        return;
    case 1:
        z[0] = known[next_bits(s) % kinds];
        z[1] = known[next_bits(s) % kinds];
        return;
    case 2:
    case 3:
        z[0] = of_size(s, s->one ? lowest : lowest / 8, 0);
        z[1] = next_to_turn(s);
        return;
    case 4:
        z[0] = any_sign(s, (s->single ? 110.0 : 760.0) * unit(s));
        z[1] = any_sign(s, 8 * unit(s));
        return;
    case 5:
        z[0] = 1 + of_size(s, -60, 0);
        z[1] = of_size(s, -60, 0);
        return;
    default:
        z[0] = any_sign(s, 8 * unit(s));
        z[1] = any_sign(s, 8 * unit(s));
        return;
    }
}

static void part_set(const subject *s, void *elements, size_t i, size_t k, double value)
{
    if (s->dtype == AC_C64)
        ((float *)elements)[2 * i + k] = (float)value;
    else
        ((double *)elements)[2 * i + k] = value;
}

void points_complex(subject *s, uint64_t first)
{
    for (size_t k = 0; k < s->inputs; k++) {
        void *const elements = subject_input(s, s->tensor[k]);

        for (size_t i = 0; i < SUBJECT_POINTS; i++) {
            const uint64_t number = (first + i) * ORACLE_ARGUMENTS_MAX + k;
            source from = {
                .seed = points_mixed(number), .single = s->dtype == AC_C64, .one = s->inputs == 1};
            double z[2];

            point(&from, z);
            part_set(s, elements, i, 0, z[0]);
            part_set(s, elements, i, 1, z[1]);
        }
    }
}
