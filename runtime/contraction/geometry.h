/*
 * The geometry of a contraction (contraction.h), chosen in the first phase: its axes, and the sizes
 * of tiles, panels and buffers.
 */
#ifndef AC_CONTRACTION_GEOMETRY_H
#define AC_CONTRACTION_GEOMETRY_H

#include "walk/walk.h"

/* The operands have been described, and the space is not empty. */
void ac_contraction_build(ac_walk *walk, const ac_call *call, const ac_contraction *form);

#endif
