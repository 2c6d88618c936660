/*
 * Functions of one phase that say how many elements matrices of a shape take in blocks, with
 * padding.
 */
#ifndef AC_PADDED_H
#define AC_PADDED_H

#include "aclnn/acl_meta.h"
#include "aclnn/aclnn_base.h"

/* Of what the last two extents become multiples. */
typedef struct ac_padding {
    int64_t rows;
    int64_t columns;
    int64_t short_columns; /* of elements of 16 bits */
    bool filled;           /* no extent is 0 */
} ac_padding;

/* *count is the elements of matrices of 2 to 6 extents. The words are those of the function and its
 * parameters, which sentences begin with. */
aclnnStatus ac_padded_count(const char *function, const aclIntArray *shape, const char *shape_name,
                            const ac_padding *padding, aclDataType dtype, uint64_t *count,
                            const char *count_name);

#endif
