#include "check/classes.h"

#include <inttypes.h>

#include "check/shapes.h"
#include "check/words.h"
#include "handles/classes.h"

aclnnStatus ac_check_class_rows(const ac_tensor *tensor, const char *name, const ac_tensor *of,
                                const char *of_name)
{
    char own[AC_SHAPE_TEXT];
    char wanted[AC_SHAPE_TEXT];

    if (ac_class_fits(&of->shape, &tensor->shape))
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has the shape %s; only that of %s, %s, without axis %zu is allowed, along "
                   "which the classes lie",
                   name, ac_shape_print(&tensor->shape, own, sizeof own), of_name,
                   ac_shape_print(&of->shape, wanted, sizeof wanted), ac_class_axis(&of->shape));
}

aclnnStatus ac_check_class_whole(const ac_tensor *tensor, const char *name, const ac_tensor *rows,
                                 const char *rows_name)
{
    char own[AC_SHAPE_TEXT];
    char wanted[AC_SHAPE_TEXT];

    if (!ac_class_fits(&tensor->shape, &rows->shape))
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has the shape %s; only that of %s, %s, with an axis of classes more is "
                       "allowed, which is axis %d",
                       name, ac_shape_print(&tensor->shape, own, sizeof own), rows_name,
                       ac_shape_print(&rows->shape, wanted, sizeof wanted),
                       rows->shape.rank > 0 ? 1 : 0);
    if (ac_class_count(&tensor->shape) == 0 && !ac_shape_empty(&rows->shape))
        return ac_fail(
            ACLNN_ERR_PARAM_INVALID,
            "%s has no classes along axis %zu; 1 at least is allowed, as %s has elements", name,
            ac_class_axis(&tensor->shape), rows_name);
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_class_each(const ac_tensor *tensor, const char *name, const ac_tensor *of,
                                const char *of_name)
{
    const int64_t classes = ac_class_count(&of->shape);
    char own[AC_SHAPE_TEXT];

    if (!tensor || (tensor->shape.rank == 1 && tensor->shape.dims[0] == classes))
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has the shape %s; only [%" PRId64 "] is allowed, an element for each class "
                   "of %s",
                   name, ac_shape_print(&tensor->shape, own, sizeof own), classes, of_name);
}

aclnnStatus ac_check_class_reduced(const ac_tensor *tensor, const char *name, const ac_tensor *rows,
                                   const char *rows_name, bool each)
{
    char own[AC_SHAPE_TEXT];
    char wanted[AC_SHAPE_TEXT];

    if (!each)
        return ac_check_view_single(tensor, name);
    if (ac_shape_equal(&tensor->shape, &rows->shape) ||
        (ac_shape_count(&tensor->shape) == 1 && ac_shape_count(&rows->shape) == 1))
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has the shape %s; only %s (that of %s) is allowed",
                   name, ac_shape_print(&tensor->shape, own, sizeof own),
                   ac_shape_print(&rows->shape, wanted, sizeof wanted), rows_name);
}
