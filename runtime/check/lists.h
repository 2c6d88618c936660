/*
 * Checks of lists of tensors, which are seen as one tensor (handles/members.h). Sentences name a
 * member by its number: "tensors[1]". Members that do not count are not looked at.
 */
#ifndef AC_CHECK_LISTS_H
#define AC_CHECK_LISTS_H

#include "check/sentence.h"
#include "handles/members.h"

/* Presence: of the list, and of every member. */
aclnnStatus ac_check_tensor_list(const ac_array *list, const char *name);

/* A list, whose tensors are live, has one: 161002. */
aclnnStatus ac_check_alone(const ac_array *list, const char *name);

/* Dtypes: of members in the row of the product, and one for all, unless they are indices; of a
 * tensor that of the members; of members that of a tensor. */
aclnnStatus ac_check_members_dtype_in(const ac_array *list, const char *name, ac_laid laid,
                                      const ac_dtype_set rows[AC_PRODUCT_COUNT]);
aclnnStatus ac_check_dtype_members(const ac_tensor *tensor, const char *name, const ac_array *list,
                                   const char *list_name, ac_laid laid);
aclnnStatus ac_check_members_dtype_same(const ac_array *list, const char *name,
                                        const ac_tensor *other, const char *other_name);

/* Ranks: at most 8, of the whole, too. */
aclnnStatus ac_check_members_rank(const ac_array *list, const char *name, ac_laid laid);

/* The axis that a list is laid along is one of the whole; anything goes where no member counts. */
aclnnStatus ac_check_members_axis(int64_t axis, const char *name, const ac_array *list,
                                  const char *list_name, ac_laid laid);

/* Shapes: members are alike, but along the axis that they are joined along, or broadcast together;
 * *space receives the shape of the whole. */
aclnnStatus ac_check_joined(const ac_array *list, const char *name, int64_t axis,
                            const char *axis_name, ac_shape *space);
aclnnStatus ac_check_stacked(const ac_array *list, const char *name, int64_t axis,
                             const char *axis_name, ac_shape *space);
aclnnStatus ac_check_spread(const ac_array *list, const char *name, int64_t axis,
                            const char *axis_name, ac_shape *space);

/* A tensor has the shape of the whole; any, if that is empty; and all shapes of one element are
 * alike. */
aclnnStatus ac_check_shape_whole(const ac_tensor *tensor, const char *name, const ac_shape *whole,
                                 const char *why);

/* The members of a list that is written are pieces of a whole with elements, one behind the other
 * along an axis: each as long as `size`, but for the last, and members behind that are left alone;
 * or as many as there are `sizes`, of these. */
aclnnStatus ac_check_chunked(const ac_array *list, const char *name, const ac_tensor *whole,
                             const char *whole_name, int64_t axis, uint64_t size,
                             const char *size_name);
aclnnStatus ac_check_cut(const ac_array *list, const char *name, const ac_tensor *whole,
                         const char *whole_name, int64_t axis, const ac_array *sizes,
                         const char *sizes_name);

#endif
