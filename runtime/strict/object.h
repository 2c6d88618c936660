/*
 * The objects that the program has made, with the places that made and destroyed them. Recorded in
 * strict mode only.
 */
#ifndef AC_OBJECT_H
#define AC_OBJECT_H

#include "strict/stack.h"
#include "strict/strict.h"

typedef enum ac_kind {
    AC_KIND_BLOCK, /* memory of aclrtMalloc and its variants, by its address */
    AC_KIND_TENSOR,
    AC_KIND_SCALAR,
    AC_KIND_ARRAY,
    AC_KIND_LIST,
    AC_KIND_BUFFER,
    AC_KIND_EXECUTOR,
    AC_KIND_REPEATABLE, /* an executor that was made repeatable */
    AC_KIND_STREAM,
    AC_KIND_EVENT,
    AC_KIND_NOTIFY,
    AC_KIND_CONTEXT,
    AC_KIND_GRAPH,
    AC_KINDS,
} ac_kind;

typedef struct ac_object {
    ac_kind kind;
    const void *handle;
    uint64_t bytes;    /* the size requested; 0 if it has none */
    const char *maker; /* the public function */
    const char *end;   /* how it ended, such as "freed"; null while it is alive */
    bool told;         /* it was reported as never ended */
    ac_stack made;
    ac_stack ended;
} ac_object;

/* Records that an object was made, and that it ended. */
void ac_object_add(ac_kind kind, const void *handle, uint64_t bytes, const char *maker);
void ac_object_end(ac_kind kind, const void *handle, const char *end);

static inline void ac_object_made(ac_kind kind, const void *handle, uint64_t bytes,
                                  const char *maker)
{
    if (ac_strict(AC_STRICT_ALL))
        ac_object_add(kind, handle, bytes, maker);
}

static inline void ac_object_ended(ac_kind kind, const void *handle, const char *end)
{
    if (ac_strict(AC_STRICT_ALL))
        ac_object_end(kind, handle, end);
}

/* An executor becomes a repeatable one. */
void ac_object_repeatable(const void *executor);

/* Copies the objects that are alive and not reported yet, and marks them as reported; null if there
 * are none. The caller frees the array. */
ac_object *ac_objects_left(size_t *count);

/* Finds the record of a handle, also of a destroyed one unless many were destroyed since. False if
 * there is none. */
bool ac_object_find(ac_kind kind, const void *handle, ac_object *found);

enum { AC_OBJECT_TEXT = AC_STACK_TEXT + 96 };

/* Writes "aclrtMalloc made it in make_block, called by main", followed by "; it was freed in step,
 * called by main" if it ended. Empty if nothing is known. */
const char *ac_object_say(const ac_object *object, char text[2 * AC_OBJECT_TEXT]);

#endif
