/*
 * Which scores of a chain are dropped, as the tests see it.
 */
#ifndef AC_TESTS_BAND_DROPS_H
#define AC_TESTS_BAND_DROPS_H

#include "check/band.h"

/* Whether row `row` drops link i. `end` is how many links there are more than rows, `mask` what the
 * mask has there; null without a mask. */
static inline bool band_drops(const ac_band *b, int64_t row, int64_t i, int64_t end,
                              const unsigned char *mask)
{
    if (b->mode == AC_BAND_UPTO)
        return i > row;
    if (b->mode == AC_BAND_UPTO_END)
        return i > row + end;
    if (b->mode == AC_BAND_AROUND_END)
        return i < row + end - b->before || i > row + end + b->after;
    if (mask && *mask != 0)
        return true;
    return b->mode == AC_BAND_GIVEN && mask && (i < row - b->before || i > row + b->after);
}

#endif
