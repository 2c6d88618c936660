/*
 * Bands of scores: for each row, which positions may be kept. Where a call says so by a mode, its
 * numbers follow the public documents of attention operators:
 *
 *   0  from `before` positions before the row's own number to `after` behind it, if there is a mask
 *      besides; otherwise all
 *   2  up to the row's own number
 *   3  the same, counted from the last row and the last position
 *   4  from `before` to `after`, counted from the last row and the last position
 *
 * and all in any other mode.
 */
#ifndef AC_CHECK_BAND_H
#define AC_CHECK_BAND_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { AC_BAND_GIVEN, AC_BAND_WHOLE, AC_BAND_UPTO, AC_BAND_UPTO_END, AC_BAND_AROUND_END };

/* As a call says it. */
typedef struct ac_band {
    int64_t mode;
    int64_t before; /* positions; may be negative, as may `after` */
    int64_t after;
    bool masked;  /* there is a mask */
    bool several; /* of one row alone there is no band */
} ac_band;

/* Row 0 keeps the positions from `first` on, before `end`; of each other row both are one further
 * on than of the row before. Either may lie outside the positions that there are. */
typedef struct ac_band_limits {
    int64_t first;
    int64_t end;
} ac_band_limits;

/* Positions [first, end) of a row, which may be none. */
typedef struct ac_band_range {
    size_t first;
    size_t end;
} ac_band_range;

/* Above any extent, so that sums of a few do not overflow. */
#define AC_BAND_FAR (INT64_C(1) << 60)

static inline int64_t ac_band_near(int64_t distance)
{
    const int64_t low = distance < -AC_BAND_FAR ? -AC_BAND_FAR : distance;

    return low > AC_BAND_FAR ? AC_BAND_FAR : low;
}

/* The limits where there are so many rows and positions. */
static inline ac_band_limits ac_band_find(const ac_band *band, size_t rows, size_t positions)
{
    const int64_t shift = (int64_t)positions - (int64_t)rows;
    const int64_t before = ac_band_near(band->before);
    const int64_t after = ac_band_near(band->after);

    if (!(band->several && rows == 1)) {
        if (band->mode == AC_BAND_GIVEN && band->masked)
            return (ac_band_limits){-before, after + 1};
        if (band->mode == AC_BAND_UPTO)
            return (ac_band_limits){-AC_BAND_FAR, 1};
        if (band->mode == AC_BAND_UPTO_END)
            return (ac_band_limits){-AC_BAND_FAR, shift + 1};
        if (band->mode == AC_BAND_AROUND_END)
            return (ac_band_limits){shift - before, shift + after + 1};
    }
    return (ac_band_limits){-AC_BAND_FAR, AC_BAND_FAR};
}

/* Whether the mode says which positions are kept whatever is in a mask, whose pattern it implies.
 */
static inline bool ac_band_implies_mask(int64_t mode)
{
    return mode == AC_BAND_UPTO || mode == AC_BAND_UPTO_END || mode == AC_BAND_AROUND_END;
}

/* What a row keeps of so many positions. */
static inline ac_band_range ac_band_row(ac_band_limits limits, size_t row, size_t positions)
{
    const int64_t most = (int64_t)positions;
    int64_t first = limits.first + (int64_t)row;
    int64_t end = limits.end + (int64_t)row;

    first = first < 0 ? 0 : first > most ? most : first;
    end = end < first ? first : end > most ? most : end;
    return (ac_band_range){(size_t)first, (size_t)end};
}

#endif
