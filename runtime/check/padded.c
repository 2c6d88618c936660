#include "check/padded.h"

#include <inttypes.h>

#include "base/dtype.h"
#include "base/error.h"
#include "handles/array.h"

enum { LEAST_RANK = 2, MOST_RANK = 6 };

static aclnnStatus refuse_null(const char *function, const char *name)
{
    ac_error_record(ACLNN_ERR_PARAM_NULLPTR, "%s: %s is null", function, name);
    return ACLNN_ERR_PARAM_NULLPTR;
}

/* Multiplies by an extent, rounded up to a multiple; false where 64 bits do not hold it. */
static bool grow(uint64_t *count, int64_t extent, int64_t unit)
{
    const uint64_t rounded = ((uint64_t)extent + (uint64_t)unit - 1) / (uint64_t)unit;

    return !__builtin_mul_overflow(*count, rounded * (uint64_t)unit, count);
}

aclnnStatus ac_padded_count(const char *function, const aclIntArray *shape, const char *shape_name,
                            const ac_padding *padding, aclDataType dtype, uint64_t *count,
                            const char *count_name)
{
    const ac_array *const found = ac_int_array_of(shape);
    const bool is_short = ac_dtype_size((int)dtype) == sizeof(uint16_t);
    uint64_t all = 1;
    bool fits = true;

    if (!shape)
        return refuse_null(function, shape_name);
    if (!count)
        return refuse_null(function, count_name);
    if (!ac_array_live(found)) {
        ac_error_record(ACLNN_ERR_PARAM_INVALID,
                        "%s: %s is no array of integers; aclCreateIntArray makes one", function,
                        shape_name);
        return ACLNN_ERR_PARAM_INVALID;
    }
    if (found->size < LEAST_RANK || found->size > MOST_RANK) {
        ac_error_record(ACLNN_ERR_PARAM_INVALID,
                        "%s: %s has %" PRIu64 " extents; %d to %d are allowed", function,
                        shape_name, found->size, LEAST_RANK, MOST_RANK);
        return ACLNN_ERR_PARAM_INVALID;
    }
    for (uint64_t i = 0; i < found->size; i++) {
        const int64_t extent = ((const int64_t *)found->values)[i];
        const int64_t unit = i + 2 == found->size  ? padding->rows
                             : i + 1 < found->size ? 1
                             : is_short            ? padding->short_columns
                                                   : padding->columns;

        if (extent < padding->filled) {
            ac_error_record(ACLNN_ERR_PARAM_INVALID,
                            "%s: %s[%" PRIu64 "] is %" PRId64 "; %d and more are allowed", function,
                            shape_name, i, extent, padding->filled);
            return ACLNN_ERR_PARAM_INVALID;
        }
        fits = grow(&all, extent, unit) && fits;
    }
    if (!fits) {
        ac_error_record(ACLNN_ERR_PARAM_INVALID, "%s: %s has more elements than 64 bits can count",
                        function, shape_name);
        return ACLNN_ERR_PARAM_INVALID;
    }
    *count = all;
    return ACLNN_SUCCESS;
}
