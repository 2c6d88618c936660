#include "strict/stack.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/fork.h"
#include "strict/symbol.h"

#if __has_include(<execinfo.h>)
#include <execinfo.h>
#define AC_HAS_BACKTRACE 1
#endif

enum { DEPTH = 24, BUCKETS = 1 << 12, CHUNK = 1 << 8, CHUNKS = 1 << 12, TOLD = 3 };

typedef struct stack {
    struct stack *next; /* in the same bucket */
    uint64_t hash;
    ac_stack number;
    int depth;
    void *frames[DEPTH];
} stack;

/* Stacks are never freed: there are only as many as places that make objects. */
static struct {
    pthread_mutex_t lock;
    stack *buckets[BUCKETS];
    stack **chunks[CHUNKS]; /* by number, from 1 on */
    size_t count;
} depot = {.lock = PTHREAD_MUTEX_INITIALIZER};

AC_FORK_LOCK(AC_FORK_STACKS, &depot.lock, NULL)

static int frames_read(void *frames[], int count)
{
#ifdef AC_HAS_BACKTRACE
    return backtrace(frames, count);
#else
    (void)frames;
    (void)count;
    return 0;
#endif
}

static uint64_t hash_of(void *const frames[], int depth)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);

    for (int i = 0; i < depth; i++)
        hash = (hash ^ (uintptr_t)frames[i]) * UINT64_C(0x100000001b3);
    return hash ^ hash >> 32;
}

/* Adds a new stack; the lock is held. */
static stack *stack_add(uint64_t hash, void *const frames[], int depth)
{
    const size_t chunk = depot.count / CHUNK;

    if (chunk == CHUNKS)
        return NULL;
    if (!depot.chunks[chunk] && !(depot.chunks[chunk] = calloc(CHUNK, sizeof(stack *))))
        return NULL;

    stack *const made = malloc(sizeof *made);

    if (!made)
        return NULL;
    made->hash = hash;
    made->depth = depth;
    memcpy(made->frames, frames, (size_t)depth * sizeof frames[0]);
    made->next = depot.buckets[hash % BUCKETS];
    depot.buckets[hash % BUCKETS] = made;
    depot.chunks[chunk][depot.count % CHUNK] = made;
    made->number = (ac_stack)++depot.count;
    return made;
}

static ac_stack stack_number(void *const frames[], int depth)
{
    if (depth <= 0)
        return 0;

    const uint64_t hash = hash_of(frames, depth);

    (void)pthread_mutex_lock(&depot.lock);

    stack *s = depot.buckets[hash % BUCKETS];

    while (s && (s->hash != hash || s->depth != depth ||
                 memcmp(s->frames, frames, (size_t)depth * sizeof frames[0]) != 0))
        s = s->next;
    if (!s)
        s = stack_add(hash, frames, depth);
    (void)pthread_mutex_unlock(&depot.lock);
    return s ? s->number : 0;
}

ac_stack ac_stack_take(void)
{
    void *frames[DEPTH];

    return stack_number(frames, frames_read(frames, DEPTH));
}

ac_stack ac_stack_take_at(const void *instruction)
{
    void *frames[DEPTH];
    const int depth = frames_read(frames, DEPTH);
    int first = 0;

    while (first < depth && frames[first] != instruction)
        first++;
    if (first == depth)
        return stack_number(frames, depth);
    /* The others are where calls return to, behind what is meant. */
    frames[first] = (char *)frames[first] + 1;
    return stack_number(frames + first, depth - first);
}

static const stack *stack_at(ac_stack number)
{
    const stack *found = NULL;

    (void)pthread_mutex_lock(&depot.lock);
    if (number > 0 && number <= depot.count)
        found = depot.chunks[(number - 1) / CHUNK][(number - 1) % CHUNK];
    (void)pthread_mutex_unlock(&depot.lock);
    return found;
}

/* A return address is after the call instruction, hence the 1 subtracted. */
static ac_symbol symbol_at(const stack *s, int i)
{
    return ac_symbol_of((uintptr_t)s->frames[i] - 1);
}

static bool starts_with(const char *text, const char *start)
{
    return strncmp(text, start, strlen(start)) == 0;
}

/* Whether it is a function of the C library that calls main or a thread's function. */
static bool is_beneath(const ac_symbol *symbol)
{
    return starts_with(symbol->function, "__libc_start") ||
           starts_with(symbol->function, "clone") ||
           strcmp(symbol->function, "start_thread") == 0 ||
           strcmp(symbol->function, "_start") == 0 || starts_with(symbol->module, "libc.so");
}

/* The first frame of the program: the one after the public function that it called, which is
 * compiled so that it has a frame. Without names, the one after this library's frames. */
static int first_of_program(const stack *s)
{
    int first = 0;

    for (int i = 0; i < s->depth; i++) {
        const ac_symbol symbol = symbol_at(s, i);

        if (starts_with(symbol.function, "acl"))
            return i + 1;
        if ((symbol.ours || starts_with(symbol.function, "ac_")) && first == i)
            first = i + 1;
    }
    return first;
}

/* The same without functions of the C library that the program called last. */
static int first_told(const stack *s)
{
    int first = first_of_program(s);

    for (; first < s->depth; first++) {
        const ac_symbol symbol = symbol_at(s, first);

        if (!is_beneath(&symbol))
            break;
    }
    return first;
}

/* Appends a text; what does not fit is omitted. */
static void add(char *text, size_t size, const char *piece)
{
    const size_t used = strlen(text);

    (void)snprintf(text + used, size - used, "%s", piece);
}

const char *ac_stack_say(ac_stack number, char text[AC_STACK_TEXT])
{
    const stack *const s = stack_at(number);

    text[0] = '\0';
    for (int i = s ? first_told(s) : 0, told = 0; s && i < s->depth && told < TOLD; i++, told++) {
        const ac_symbol symbol = symbol_at(s, i);
        char place[2 * AC_SYMBOL_SIZE + 24];

        if (is_beneath(&symbol))
            break;
        if (symbol.function[0] != '\0')
            (void)snprintf(place, sizeof place, "%s", symbol.function);
        else
            (void)snprintf(place, sizeof place, "%s+0x%zx", symbol.module, symbol.offset);
        add(text, AC_STACK_TEXT, told == 0 ? "in " : ", called by ");
        add(text, AC_STACK_TEXT, place);
        if (strcmp(symbol.function, "main") == 0)
            break;
    }
    return text;
}

void ac_stack_json(ac_stack number, char *text, size_t size)
{
    const stack *const s = stack_at(number);

    text[0] = '\0';
    add(text, size, "[");
    for (int i = s ? first_told(s) : 0, told = 0; s && i < s->depth; i++, told++) {
        const ac_symbol symbol = symbol_at(s, i);
        char place[2 * AC_SYMBOL_SIZE + 48];

        if (is_beneath(&symbol))
            break;
        (void)snprintf(place, sizeof place, "%s\"%s%s%s+0x%zx\"", told == 0 ? "" : ", ",
                       symbol.function, symbol.function[0] == '\0' ? "" : " ", symbol.module,
                       symbol.offset);
        /* A truncated list is still valid JSON. */
        if (strlen(text) + strlen(place) + 2 > size)
            break;
        add(text, size, place);
    }
    add(text, size, "]");
}
