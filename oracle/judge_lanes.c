#include "oracle/judge_lanes.h"

#include <float.h>
#include <math.h>
#include <string.h>

#include "common/dtypes.h"

#define KNOWN 0x1p-12 /* in ulp: the required certainty of an error */

/* The unit of the smallest numbers, the smallest normal number, the unit of 1, the largest number,
 * and that plus half a unit, from which on the nearest is infinity. */
typedef struct bounds {
    double lowest_unit;
    double lowest_normal;
    double unit;
    double largest;
    double past;
} bounds;

static bounds bounds_of(int dtype)
{
    switch (dtype) {
    case AC_F16:
        return (bounds){0x1p-24, 0x1p-14, 0x1p-10, 65504, 65520};
    case AC_BF16:
        return (bounds){0x1p-133, 0x1p-126, 0x1p-7, 0x1.fep127, 0x1.ffp127};
    default:
        return (bounds){0x1p-149, 0x1p-126, 0x1p-23, FLT_MAX, 0x1.ffffffp127};
    }
}

/* The verdict on LANES results. */
typedef struct sight {
    lanes error;
    lane_mask clear; /* the error is known, and whether the result is the nearest */
    lane_mask correct;
} sight;

static sight look(const judge *j, wide_function *form, const lanes *values, lanes results)
{
    const bounds f = bounds_of(j->dtype);
    wide v[ORACLE_ARGUMENTS_MAX];
    lanes e;

    for (size_t i = 0; i < j->arguments; i++)
        v[i] = wide_of(values[i]);

    const lanes t = wide_total(form(v), &e);
    const lanes power = (lanes)((lane_mask)t & INT64_C(0x7ff0000000000000));
    const lanes unit =
        lanes_where(power >= f.lowest_normal, power * f.unit, lanes_of(f.lowest_unit));
    /* Units are powers of two, so 1 / unit is one, too, and exact. */
    const lanes per_unit = (lanes)(INT64_C(0x7fe0000000000000) - (lane_mask)unit);
    const lanes scaled = lanes_abs(t) * per_unit;
    const lanes whole = scaled + 0x1p52 - 0x1p52;
    const lanes slack = e * per_unit;
    const lanes tie = 0.5 - lanes_abs(scaled - whole);
    const lane_mask finite = (lanes_abs(t) <= f.largest) & (lanes_abs(results) <= f.largest);
    const lane_mask same_sign = ((lane_mask)results ^ (lane_mask)t) >= 0;

    const lane_mask nowhere = (t != t) & (e == 0) & (results != results);
    const lane_mask past =
        (lanes_abs(t) - e > f.past) & (lanes_abs(results) == INFINITY) & same_sign;
    const lane_mask special = nowhere | past;
    /* A zero for a value far below the smallest number may have either sign. */
    const lane_mask nearest =
        (lanes_abs(results) == whole * unit) & (same_sign | (lanes_abs(t) <= e));

    return (sight){
        .error = lanes_where(special, lanes_of(0), lanes_abs(results - t) * per_unit),
        .clear = (finite & (slack < KNOWN) & (tie > 2 * slack)) | special,
        .correct = nearest | special,
    };
}

wide_function *wide_of_formula(const oracle_formula *formula)
{
    for (const oracle_wide *one = oracle_wides; one->of; one++) {
        for (size_t i = 0; i < one->of->formula_count; i++) {
            if (&one->of->formulas[i] == formula)
                return one->formulas[i];
        }
    }
    return NULL;
}

void judge_lanes(judge *j, wide_function *form, const lanes *values, lanes results)
{
    const sight s = look(j, form, values, results);

    if (j->all.judged > 0 && !lanes_any(~s.clear | ~s.correct | (s.error > j->all.worst))) {
        j->all.judged += LANES;
        return;
    }
    for (int i = 0; i < LANES; i++) {
        double at[ORACLE_ARGUMENTS_MAX];

        for (size_t k = 0; k < j->arguments; k++)
            at[k] = values[k][i];
        if (!s.clear[i]) {
            (void)judge_value(j, at, results[i]);
            continue;
        }
        j->all.misrounded += s.correct[i] == 0;
        if (s.error[i] > j->all.worst || j->all.judged == 0) {
            j->all.worst = s.error[i];
            memcpy(j->all.at, at, j->arguments * sizeof at[0]);
        }
        j->all.judged++;
    }
}
