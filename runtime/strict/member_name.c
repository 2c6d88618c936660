#include "strict/member_name.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct member_name {
    struct member_name *next;
    const char *list;
    size_t position;
    char text[];
} member_name;

/* All names, the last first. They are only ever added, so that no lock is held at a fork; two
 * threads may add the same. */
static _Atomic(member_name *) names;

const char *ac_member_name(const char *list, size_t position)
{
    member_name *first = atomic_load_explicit(&names, memory_order_acquire);

    for (const member_name *n = first; n; n = n->next) {
        if (n->list == list && n->position == position)
            return n->text;
    }

    const int length = snprintf(NULL, 0, "%s[%zu]", list, position);
    member_name *const made = length < 0 ? NULL : malloc(sizeof *made + (size_t)length + 1);

    if (!made)
        return list;
    made->list = list;
    made->position = position;
    (void)snprintf(made->text, (size_t)length + 1, "%s[%zu]", list, position);
    do
        made->next = first;
    while (!atomic_compare_exchange_weak_explicit(&names, &first, made, memory_order_release,
                                                  memory_order_acquire));
    return made->text;
}
