/*
 * Checks of products in a chain (contraction/chain.h): the extents of all letters follow from the
 * tensors, and from numbers that count axes.
 */
#ifndef AC_CHECK_CHAINED_H
#define AC_CHECK_CHAINED_H

#include "base/shape.h"
#include "base/status.h"
#include "check/band.h"
#include "handles/tensor.h"

enum {
    AC_LETTERS = 26,
    AC_MASK_PATTERN = 2048, /* the extent of masks whose content follows from a mode */
};

/* The axes of a tensor, one after the other: a letter, or several in parentheses whose extents are
 * multiplied, the last one changing first: "bs(ng)d". Reads the first axis: its letters begin at
 * *letters, there are *count, and the next axis begins where it returns. */
const char *ac_letters_next(const char *axes, const char **letters, size_t *count);
size_t ac_letters_count(const char *axes);

/* The axes that a mask has: those of `axes` with a ? behind them are missing where its rank is too
 * low for all, the last of them first. Where the two others are left and the extent of the first of
 * these is 1, that axis is the first one with a ? if it has the extent of that. `own` has room for
 * as many characters as `axes`. */
void ac_letters_own(const char *axes, const ac_shape *shape, const int64_t extents[AC_LETTERS],
                    char *own);

/* A tensor with its axes. One that is `added` broadcasts along each of them, and may be null. */
typedef struct ac_lettered {
    const ac_tensor *tensor;
    const char *name;
    const char *axes;
    bool added;
} ac_lettered;

/* A number that an argument has: so many indices have these letters together. */
typedef struct ac_letter_count {
    const char *letters;
    int64_t number;
    const char *name;
} ac_letter_count;

/* The extents of letters; 0 of those that nothing has. False if something does not fit. */
bool ac_letters_find(const ac_lettered *tensors, size_t tensor_count, const ac_letter_count *counts,
                     size_t count_count, int64_t extents[AC_LETTERS]);

/* Left, middle, right and what is added, which may be null and broadcasts, each with its name and
 * its axes: that their ranks and extents fit, and numbers that count some letters, those of fewer
 * first; null letters: none. The shape of the result is *space; the extents of letters are in
 * `extents`, which may be null. */
aclnnStatus ac_check_chained(const ac_tensor *left, const char *left_name, const char *left_axes,
                             const ac_tensor *middle, const char *middle_name,
                             const char *middle_axes, const ac_tensor *right,
                             const char *right_name, const char *right_axes, const ac_tensor *added,
                             const char *added_name, const char *added_axes, const char *some,
                             int64_t number, const char *number_name, const char *more,
                             int64_t other, const char *other_name, const char *space_axes,
                             int64_t *extents, ac_shape *space);

/* A mask of scores, which may be null, with axes as above and the extents that ac_check_chained has
 * found: along those with a ? it has 1 or their extent, along the other two at least theirs. Where
 * `pattern` its last two have AC_MASK_PATTERN, and others 1. */
aclnnStatus ac_check_mask(const ac_tensor *mask, const char *name, const char *axes, bool pattern,
                          const int64_t *extents);

/* `tensor`, which may be null, has these axes, of which a digit is an axis of that extent. */
aclnnStatus ac_check_of_rows(const ac_tensor *tensor, const char *name, const char *axes,
                             const int64_t *extents);

#endif
