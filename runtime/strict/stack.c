#include "strict/stack.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/fork.h"
#include "strict/symbol.h"

#if __has_include(<unwind.h>)
#include <unwind.h>
#define AC_HAS_UNWIND 1
#endif

#if __has_include(<execinfo.h>)
#include <execinfo.h>
#define AC_HAS_BACKTRACE 1
#endif

enum { DEPTH = 24, BUCKETS = 1 << 12, CHUNK = 1 << 10, CHUNKS = 1 << 10, TOLD = 3 };

typedef struct stack {
    struct stack *next; /* in the same bucket */
    uint64_t hash;
    ac_stack number;
    int depth;
    void *frames[DEPTH];
} stack;

/* Stacks are never freed: there are only as many as places that make objects. They lie in chunks,
 * so that a process keeps the same few blocks of memory whatever calls it made. */
static struct {
    pthread_mutex_t lock;
    stack *buckets[BUCKETS];
    stack *chunks[CHUNKS]; /* by number, from 1 on */
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
    if (!depot.chunks[chunk] && !(depot.chunks[chunk] = calloc(CHUNK, sizeof(stack))))
        return NULL;

    stack *const made = &depot.chunks[chunk][depot.count % CHUNK];

    made->hash = hash;
    made->depth = depth;
    memcpy(made->frames, frames, (size_t)depth * sizeof frames[0]);
    made->next = depot.buckets[hash % BUCKETS];
    depot.buckets[hash % BUCKETS] = made;
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

#ifdef AC_HAS_UNWIND

/* --- the same stack again --------------------------------------------------------------------- */

/* Reading a stack takes longer than many a call that asks for it, and programs call from the same
 * places. So a thread remembers stacks with the words that hold their return addresses: where all
 * of these are as they were, the stack is the same one. */
typedef struct seen {
    const void *from; /* the return address of ac_stack_take, */
    uintptr_t at;     /* and its frame */
    ac_stack number;  /* 0 where nothing is remembered */
    int depth;
    void *frames[DEPTH];
    uintptr_t words[DEPTH];
} seen;

/* Two calls that one operator makes may fall in one set, wherever the program's stack lies, and
 * neither puts the other out. */
enum { SETS = 16, WAYS = 4 };

static _Thread_local seen *seen_here;
static _Thread_local unsigned seen_turn; /* which of a full set is put out next */
static pthread_key_t seen_key;
static pthread_once_t seen_once = PTHREAD_ONCE_INIT;

/* Of the library that backtrace() opens for itself. */
static struct {
    _Unwind_Reason_Code (*backtrace)(_Unwind_Trace_Fn, void *);
    _Unwind_Word (*cfa)(struct _Unwind_Context *);
    _Unwind_Ptr (*ip)(struct _Unwind_Context *);
    bool usable;
} unwind;

static void seen_end(void *table)
{
    seen_here = NULL;
    free(table);
}

static void seen_start(void)
{
    void *const library = dlopen("libgcc_s.so.1", RTLD_NOW);
    void *const functions[] = {library ? dlsym(library, "_Unwind_Backtrace") : NULL,
                               library ? dlsym(library, "_Unwind_GetCFA") : NULL,
                               library ? dlsym(library, "_Unwind_GetIP") : NULL};

    memcpy(&unwind.backtrace, &functions[0], sizeof functions[0]);
    memcpy(&unwind.cfa, &functions[1], sizeof functions[1]);
    memcpy(&unwind.ip, &functions[2], sizeof functions[2]);
    unwind.usable = functions[0] && functions[1] && functions[2] &&
                    pthread_key_create(&seen_key, seen_end) == 0;
}

/* Adds a frame; *words that hold no return address are none that can be looked at again. */
static _Unwind_Reason_Code seen_add(struct _Unwind_Context *context, void *of)
{
    seen *const s = of;
    const uintptr_t above = (uintptr_t)unwind.cfa(context);
    void *const ip = (void *)unwind.ip(context);

    if (above <= s->at)
        return _URC_NO_REASON;
    if (s->depth == DEPTH || !ip)
        return _URC_END_OF_STACK;
    s->frames[s->depth] = ip;
    s->words[s->depth] = above - sizeof(void *);
    s->depth++;
    return _URC_NO_REASON;
}

/* Whether the words hold the return addresses. They lie in frames of callers, around which a
 * sanitizer has words of its own. */
__attribute__((no_sanitize("address", "thread"))) static bool seen_again(const seen *s)
{
    for (int i = 0; i < s->depth; i++) {
        if (*(void *const volatile *)s->words[i] != s->frames[i])
            return false;
    }
    return true;
}

__attribute__((noinline)) ac_stack ac_stack_take(void)
{
    const void *const from = __builtin_return_address(0);
    const uintptr_t at = (uintptr_t)__builtin_frame_address(0);

    if (!seen_here) {
        (void)pthread_once(&seen_once, seen_start);
        seen_here = unwind.usable ? calloc((size_t)SETS * WAYS, sizeof *seen_here) : NULL;
        if (seen_here)
            (void)pthread_setspecific(seen_key, seen_here);
    }
    if (!seen_here) {
        void *frames[DEPTH];

        return stack_number(frames, frames_read(frames, DEPTH));
    }

    seen *const set = &seen_here[((uintptr_t)from ^ at >> 4 ^ (uintptr_t)from >> 7) % SETS * WAYS];
    seen *s = NULL;

    for (seen *one = set; one < set + WAYS; one++) {
        if (one->number != 0 && one->from == from && one->at == at && seen_again(one))
            return one->number;
        if (one->number == 0)
            s = one;
    }
    if (!s)
        s = &set[seen_turn++ % WAYS];
    s->from = from;
    s->at = at;
    s->depth = 0;
    s->number = 0;
    (void)unwind.backtrace(seen_add, s);

    const ac_stack number = stack_number(s->frames, s->depth);

    if (seen_again(s))
        s->number = number;
    return number;
}

#else

ac_stack ac_stack_take(void)
{
    void *frames[DEPTH];

    return stack_number(frames, frames_read(frames, DEPTH));
}

#endif

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
        found = &depot.chunks[(number - 1) / CHUNK][(number - 1) % CHUNK];
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
