/*
 * Parts of sentences. Private to this room.
 */
#ifndef AC_CHECK_WORDS_H
#define AC_CHECK_WORDS_H

#include <stdio.h>

#include "base/dtype.h"
#include "base/environment.h"

enum { AC_LIST_TEXT = 512, AC_SHAPE_TEXT = 224 };

/* An enumeration in words: "a", "a and b", "a, b and c". */
typedef struct ac_list {
    size_t total;
    size_t added;
    size_t used;
    char text[AC_LIST_TEXT];
} ac_list;

static inline void ac_list_add(ac_list *l, const char *quote, const char *item)
{
    const char *before = l->added == 0 ? "" : l->added + 1 < l->total ? ", " : " and ";
    const size_t room = sizeof l->text - l->used;
    const int length = snprintf(l->text + l->used, room, "%s%s%s%s", before, quote, item, quote);

    l->used += (size_t)length < room ? (size_t)length : room - 1;
    l->added++;
}

static inline const char *ac_is_or_are(const ac_list *l)
{
    return l->total == 1 ? "is" : "are";
}

static inline void ac_list_dtypes(ac_list *l, ac_dtype_set set)
{
    *l = (ac_list){.total = (size_t)__builtin_popcountll(set)};
    for (int dtype = 0; dtype < AC_DTYPE_COUNT; dtype++) {
        if (ac_dtype_in(dtype, set))
            ac_list_add(l, "", ac_dtype_name(dtype));
    }
}

static inline const char *ac_plural(int64_t count)
{
    return count == 1 ? "" : "s";
}

static inline const char *ac_product_name(ac_product product)
{
    return ac_product_facts[product].name;
}

#endif
