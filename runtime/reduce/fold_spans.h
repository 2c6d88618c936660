/*
 * The spans of a walk with sums (fold.h), and the blocks of what they stage.
 */
#ifndef AC_FOLD_SPANS_H
#define AC_FOLD_SPANS_H

#include "walk/walk.h"

/* Chooses them, for a walk whose geometry is known. */
void ac_fold_spans_choose(ac_walk *walk);

#endif
