/*
 * The test vectors of one operator: calls with their results, as the oracle gives them.
 *
 * The build makes a file for each spec (codegen/vectors), below AC_VECTORS as the spec below spec/.
 * A test reads the file of its operator only.
 *
 *     place aclnnInplaceRelu self out     one tensor for what is read and what is written
 *     sweep f16: hard                     a call: example, sweep or refused, then its title
 *       self f16 3: c000 0000 4200        a tensor, a scalar or an axis: dtype, extents, elements
 *       approximate = tanh                a mode
 *       out.within f64 1: 3e80000000000000   how far each element of a result may be from it
 *     end 1                               the number of calls
 */
#ifndef AC_TESTS_VECTORS_H
#define AC_TESTS_VECTORS_H

#include "suite.h"

typedef struct vectors {
    suite suite; /* of one entry point; without calls where the file is wrong */
    char *text;  /* what its names, titles and labels are part of */
    suite_case *cases;
    suite_value *values;
    unsigned char *elements;
} vectors;

/* The vectors of an entry point, from the file of its operator. What is wrong with the file is a
 * finding. */
vectors vectors_read(const ac_entry *entry, findings *f);

/* The same from a text; `name` stands for the file in findings. */
vectors vectors_parse(const ac_entry *entry, const char *text, const char *name, findings *f);

void vectors_free(vectors *v);

#endif
