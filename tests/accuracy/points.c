#include "points.h"
#include "client/bits.h"
#include "oracle/judge_lanes.h"

#include <float.h>
#include <math.h>

#include "client/dtype.h"
#include "common/dtypes.h"

static void judge_each(judge *j, subject *s, const void *results, size_t first, size_t end)
{
    for (size_t p = first; p < end; p++) {
        double at[ORACLE_ARGUMENTS_MAX];

        if (subject_values(s, p, at))
            (void)judge_result(j, at, bits_get(results, dtype_size(s->dtype), p));
    }
}

void points_judge(judge *j, subject *s, size_t count)
{
    const unsigned char *const results = subject_output(s, j->formula->output);
    const unsigned char *inputs[ORACLE_ARGUMENTS_MAX] = {NULL};
    const size_t together = s->dtype == AC_F32 ? count / LANES * LANES : 0;
    wide_function *const form = wide_of_formula(j->formula);
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
            judge_lanes(j, form, values, lanes_of_floats(results + i * 4));
        else
            judge_each(j, s, results, i, i + LANES);
    }
    judge_each(j, s, results, together, count);
}
