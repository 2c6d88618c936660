/*
 * Checks of tensors that are seen by the classes of rows (handles/classes.h). Those that follow
 * from others accept whatever these are: the first one that does not fit is reported.
 */
#ifndef AC_CHECK_CLASSES_H
#define AC_CHECK_CLASSES_H

#include "check/sentence.h"
#include "handles/tensor.h"

/* `tensor`, which has a number for each row, must have the shape of `of` without the axis of
 * classes. */
aclnnStatus ac_check_class_rows(const ac_tensor *tensor, const char *name, const ac_tensor *of,
                                const char *of_name);

/* `tensor` must have the shape of `rows` and an axis of classes more, with elements if there are
 * rows. */
aclnnStatus ac_check_class_whole(const ac_tensor *tensor, const char *name, const ac_tensor *rows,
                                 const char *rows_name);

/* `tensor`, which may be null, must have one axis, with an element for each class of `of`. */
aclnnStatus ac_check_class_each(const ac_tensor *tensor, const char *name, const ac_tensor *of,
                                const char *of_name);

/* `tensor` must have one element, in any shape, or where `each` is true the shape of `rows`; all
 * shapes of one element are alike. */
aclnnStatus ac_check_class_reduced(const ac_tensor *tensor, const char *name, const ac_tensor *rows,
                                   const char *rows_name, bool each);

#endif
