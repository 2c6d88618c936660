/*
 * Contractions that see a factor between whose elements there are others (an ac_window whose
 * divisor is not 1), one class of residues after the other: the points of the output at which the
 * same indices along the summed axes meet elements. In a class every position and every tap is so
 * many behind the one before that indices follow each other: windows with a divisor of 1, whose
 * contraction is that of any other windows.
 */
#ifndef AC_CONTRACTION_RESIDUE_H
#define AC_CONTRACTION_RESIDUE_H

#include "contraction/contraction.h"
#include "walk/walk.h"

/* A class as a contraction of its own. */
typedef struct ac_residue {
    ac_walk walk;
    int64_t offset[AC_OPERANDS_MAX]; /* bytes from where an operand is to where the class has it */
    struct {                         /* indices along a summed axis of all classes */
        size_t extent;
        size_t first; /* that the class has, */
        size_t every; /* and how far each is behind the one before */
    } inner[AC_JOINED_MAX];
} ac_residue;

/* How many classes there are, at least one. */
size_t ac_residue_count(const ac_walk *walk);

void ac_residue_take(const ac_walk *walk, size_t number, ac_residue *found);

/* A walk whose extents no class exceeds. */
void ac_residue_largest(const ac_walk *walk, ac_walk *found);

/* The indices of k from one on, of a class, that are in the same block of AC_CONTRACTION_BLOCK
 * indices of all. */
size_t ac_residue_depth(const ac_residue *residue, size_t k);

#endif
