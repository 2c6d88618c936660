/*
 * What the program has made: where, and where it ended. Kept in strict mode only.
 */
#ifndef AC_OBJECT_H
#define AC_OBJECT_H

#include "strict/stack.h"
#include "strict/strict.h"

typedef enum ac_kind {
    AC_KIND_BLOCK, /* memory of aclrtMalloc and its kin, by its address */
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
    uint64_t bytes;    /* that were asked for; 0 where it has none */
    const char *maker; /* the public function */
    const char *end;   /* what ended it: "freed"; null while it is alive */
    bool told;         /* that it was left behind */
    ac_stack made;
    ac_stack ended;
} ac_object;

/* Remembers an object, and what became of it. */
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

/* Copies what is alive and was not told of, and notes that it was; null where there is none. To be
 * freed. */
ac_object *ac_objects_left(size_t *count);

/* What is known of a handle: of one that ended, unless many ended since. False where it is nothing.
 */
bool ac_object_find(ac_kind kind, const void *handle, ac_object *found);

enum { AC_OBJECT_TEXT = AC_STACK_TEXT + 96 };

/* "aclrtMalloc made it in make_block, called by main"; and behind that "; it was freed in step,
 * called by main". Empty where nothing is known. */
const char *ac_object_say(const ac_object *object, char text[2 * AC_OBJECT_TEXT]);

#endif
