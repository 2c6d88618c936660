/*
 * Means and greatest elements of panes, and gradients of means.
 *
 * A mean is the sum of what a pane shows, in row-major order, in f64, from -0 on; then divided and
 * rounded once to the dtype of the output. Backwards each point is divided so first, in f64, and an
 * element has the sum of the points whose panes show it, in their row-major order. So the bits
 * depend on nothing but the numbers.
 *
 * The greatest of zeros is +0, if one of them is; a nan is greater than all else. The position is
 * that of the first nan, or of the first of equal elements, as both zeros are. A pane that shows
 * nothing has the least number of the dtype, -inf of floats, and the position -1.
 *
 * Rows of the input are staged as f64, or as keys of 64 bits, one after the other, and each is
 * taken by all panes of a row of results: nothing holds panes as a whole.
 */
#ifndef AC_PANES_RUN_H
#define AC_PANES_RUN_H

#include "handles/panes.h"
#include "handles/tensor.h"
#include "panes/rule.h"

enum { AC_PANE_INPUT, AC_PANE_VALUES, AC_PANE_POSITIONS, AC_PANE_TENSORS };

/* Runs a call. Outputs that there are not are null. The `data` of tensors is the address of the
 * element at index zero; no output shares memory with the input. */
void ac_panes_run(const ac_panes *panes, const ac_pane_rule *rule,
                  const ac_tensor *const tensors[AC_PANE_TENSORS]);

#endif
