#include "strict/trace.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "base/error.h"
#include "base/fork.h"
#include "base/status.h"
#include "strict/finding.h"
#include "strict/shadow.h"

enum { LINES_MAX = 4096, PAST_MAX = 128 };

/* A use that may still be under way. */
typedef struct past {
    size_t line;
    uint64_t step;
    const char *call;
    ac_stack queued;
    bool written;
    uintptr_t address;
    ac_extent extent;
} past;

struct ac_notes {
    unsigned char *written; /* of mode init; else null */
    size_t count;
    size_t room;
    past *past; /* the oldest first */
};

static struct {
    pthread_mutex_t lock;
    ac_clock clocks[LINES_MAX];
    bool unknown[LINES_MAX];
    size_t lines; /* those beyond did nothing */
    size_t room;  /* for so many lines in each of their clocks, at least */
} trace = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* In the child of fork() nothing is under way. */
AC_FORK_LOCK(AC_FORK_TRACE, &trace.lock, ac_trace_passed_all)

ac_extent ac_extent_of_rows(size_t pitch, size_t width, size_t height)
{
    ac_extent e = {.size = 1, .rank = 2, .empty = width == 0 || height == 0};

    e.dims[0] = (int64_t)height;
    e.strides[0] = (int64_t)pitch;
    e.dims[1] = (int64_t)width;
    e.strides[1] = 1;
    e.high = e.empty ? 0 : (int64_t)((height - 1) * pitch + width);
    return e;
}

/* Begins a line: makes room for it in every clock, so that joining them never fails. What is known
 * would be lost with a join that failed, and correct programs would be accused. False where memory
 * runs out. The lock is held. */
static bool line_begin(size_t line)
{
    size_t room = trace.room == 0 ? 8 : trace.room;

    if (line < trace.lines)
        return true;
    if (line >= LINES_MAX)
        return false;
    while (room <= line)
        room *= 2;
    for (size_t i = room > trace.room ? 0 : trace.lines; i <= line; i++) {
        if (!ac_clock_reserve(&trace.clocks[i], room))
            return false;
    }
    trace.lines = line + 1;
    trace.room = room;
    return true;
}

int ac_trace_refuse(const char *call, int status)
{
    return ac_refuse(status == ACL_ERROR_RT_PARAM_INVALID ? ACL_ERROR_RT_MEMORY_ALLOCATION
                                                          : (int)ACLNN_ERR_INNER,
                     "%s: the memory is used up that strict mode needs to follow it", call);
}

/* --- memory ----------------------------------------------------------------------------------- */

void ac_trace_made(const void *start, size_t size)
{
    struct ac_notes *const notes = calloc(1, sizeof *notes);

    if (notes && ac_strict(AC_STRICT_INIT))
        notes->written = ac_shadow_make(size);
    ac_zone_note(start, notes);
}

/* Forgets a block that nothing uses. */
static void notes_end(const void *start, struct ac_notes *notes)
{
    ac_zone_note(start, NULL);
    free(notes->written);
    free(notes->past);
    free(notes);
}

void ac_trace_unmade(const void *start)
{
    ac_block block;

    (void)pthread_mutex_lock(&trace.lock);
    if (ac_zone_find(start, &block) && block.start == (uintptr_t)start && block.notes)
        notes_end(start, block.notes);
    (void)pthread_mutex_unlock(&trace.lock);
}

/* The notes of the block that a use lies in; null where there are none. */
static struct ac_notes *notes_of(const ac_use *use, ac_block *block)
{
    const uintptr_t low = use->address + (uintptr_t)use->extent.low;

    return !use->extent.empty && ac_zone_find((const void *)low, block) && block->live
               ? block->notes
               : NULL;
}

static bool is_written(ac_use_kind kind)
{
    return kind >= AC_USE_WRITE;
}

/* --- races ------------------------------------------------------------------------------------ */

static void queued_say(const past *p, char text[AC_STACK_TEXT + 128])
{
    char place[AC_STACK_TEXT];

    (void)ac_stack_say(p->queued, place);
    (void)snprintf(text, AC_STACK_TEXT + 128, "%s%s%s%s", place[0] == '\0' ? "" : " (",
                   place[0] == '\0' ? "" : p->call, place[0] == '\0' ? "" : " was queued ",
                   place[0] == '\0' ? "" : place);
    if (place[0] != '\0')
        strcat(text, ")");
}

/* Where a mistake is made. */
typedef struct where {
    size_t line;
    const void *stream; /* null for the program itself */
    int status;         /* of a refusal */
} where;

static ac_finding finding_of(const where *at, const ac_uses *uses, const ac_use *use, const past *p)
{
    return (ac_finding){.mode = AC_STRICT_RACES,
                        .rule = "unordered",
                        .status = at->status,
                        .call = uses->call,
                        .argument = use->extent.name,
                        .stream = at->stream,
                        .bytes = (uint64_t)(use->extent.high - use->extent.low),
                        .origin = p->queued};
}

static int race_report(const where *at, const ac_uses *uses, const ac_use *use, const past *p)
{
    char queued[AC_STACK_TEXT + 128];
    ac_finding finding = finding_of(at, uses, use, p);

    queued_say(p, queued);
    if (at->line == AC_LINE_HOST) {
        finding.rule = "unsynchronised";
        return ac_finding_report(&finding,
                                 "%s is %s where %s on stream %zu %s %s, and nothing waited for "
                                 "that%s; aclrtSynchronizeStream comes first",
                                 use->extent.name, is_written(use->kind) ? "written" : "read",
                                 p->call, p->line - 1, p->written ? "writes" : "reads",
                                 p->extent.name, queued);
    }
    return ac_finding_report(&finding,
                             "%s is %s on stream %zu where %s on stream %zu %s %s; no event or "
                             "synchronisation orders them%s",
                             use->extent.name, is_written(use->kind) ? "written" : "read",
                             at->line - 1, p->call, p->line - 1, p->written ? "writes" : "reads",
                             p->extent.name, queued);
}

/* Copies a recorded use that is not ordered with this one; false if there is none. The lock is
 * held. */
static bool race_find(size_t line, const ac_clock *clock, const ac_use *use, past *found)
{
    ac_block block;
    const struct ac_notes *const notes = notes_of(use, &block);

    for (size_t i = 0; notes && i < notes->count; i++) {
        const past *const p = &notes->past[i];

        if (p->line == line || (!p->written && !is_written(use->kind)) ||
            ac_clock_at(clock, p->line) >= p->step || trace.unknown[p->line])
            continue;
        if (ac_extents_meet(&use->extent, use->address, &p->extent, p->address)) {
            *found = *p;
            return true;
        }
    }
    return false;
}

/* Whether a use has no gaps and includes all bytes of an earlier one. */
static bool covers(const ac_use *use, const past *p)
{
    const ac_extent *const e = &use->extent;
    int64_t bytes = e->size;

    for (size_t i = 0; i < e->rank; i++)
        bytes *= e->dims[i];
    return bytes == e->high - e->low &&
           use->address + (uintptr_t)e->low <= p->address + (uintptr_t)p->extent.low &&
           use->address + (uintptr_t)e->high >= p->address + (uintptr_t)p->extent.high;
}

/* Whether a recorded use can be dropped, because every race with it is also a race with a later
 * one: the program waited for it, or the later one comes after it and includes its bytes. */
static bool is_over(const past *p, size_t line, const ac_clock *clock, const ac_use *use)
{
    if (ac_clock_at(&trace.clocks[AC_LINE_HOST], p->line) >= p->step)
        return true;
    if (p->line != line && ac_clock_at(clock, p->line) < p->step)
        return false;
    return (is_written(use->kind) || (!p->written && p->line == line)) && covers(use, p);
}

/* Records a use, to be checked against later ones. The lock is held. */
static void past_add(size_t line, const ac_clock *clock, const ac_uses *uses, const ac_use *use)
{
    ac_block block;
    struct ac_notes *const notes = notes_of(use, &block);
    size_t kept = 0;

    if (!notes)
        return;
    for (size_t i = 0; i < notes->count; i++) {
        if (!is_over(&notes->past[i], line, clock, use))
            notes->past[kept++] = notes->past[i];
    }
    notes->count = kept;
    if (notes->count == notes->room && notes->room < PAST_MAX) {
        const size_t room = notes->room == 0 ? 4 : 2 * notes->room;
        past *const grown = realloc(notes->past, room * sizeof *grown);

        if (!grown)
            return;
        notes->past = grown;
        notes->room = room;
    }
    if (notes->count == notes->room) /* drop the oldest */
        memmove(notes->past, notes->past + 1, --notes->count * sizeof *notes->past);

    past *const p = &notes->past[notes->count++];

    p->line = line;
    p->step = ac_clock_at(clock, line);
    p->call = uses->call;
    p->queued = uses->queued;
    p->written = is_written(use->kind);
    p->address = use->address;
    ac_extent_copy(&p->extent, &use->extent);
}

/* --- what nobody wrote ------------------------------------------------------------------------ */

typedef struct search {
    unsigned char *shadow;
    int64_t base; /* of an extent's bytes in the block */
    size_t gap;
    bool written;
} search;

static bool gap_find(void *of, int64_t at, int64_t length)
{
    search *const s = of;
    const size_t from = (size_t)(s->base + at);

    s->gap = ac_shadow_gap(s->shadow, from, (size_t)length);
    return s->gap == from + (size_t)length;
}

static bool bits_set(void *of, int64_t at, int64_t length)
{
    const search *const s = of;

    ac_shadow_set(s->shadow, (size_t)(s->base + at), (size_t)length, s->written);
    return true;
}

/* Whether the bytes of a use lie in its block, as the bits of the block have to. */
static bool lies_inside(const ac_use *use, const ac_block *block)
{
    return use->address + (uintptr_t)use->extent.low - block->start <= block->size &&
           use->address + (uintptr_t)use->extent.high - block->start <= block->size;
}

static int gap_report(const where *at, const ac_uses *uses, const ac_use *use,
                      const ac_block *block, size_t gap)
{
    ac_object object;
    char origin[2 * AC_OBJECT_TEXT];
    const char *const said = ac_zone_origin((const void *)block->start, &object, origin);
    const ac_finding finding = {.mode = AC_STRICT_INIT,
                                .rule = "read-before-write",
                                .status = at->status,
                                .call = uses->call,
                                .argument = use->extent.name,
                                .stream = at->stream,
                                .bytes = (uint64_t)(use->extent.high - use->extent.low),
                                .origin = object.made};

    return ac_finding_report(
        &finding, "%s is read, but nobody wrote byte %zu of its block of %zu bytes%s%s%s",
        use->extent.name, gap, block->size, said[0] == '\0' ? "" : " (", said,
        said[0] == '\0' ? "" : ")");
}

/* The bits of a block that a use lies in; null where there are none. */
static unsigned char *shadow_of(const ac_use *use, ac_block *block)
{
    const struct ac_notes *const notes = notes_of(use, block);

    return notes && lies_inside(use, block) ? notes->written : NULL;
}

/* Whether a use reads a byte that was never written; *gap is the first one. The lock is held. */
static bool gap_search(const ac_use *use, ac_block *block, size_t *gap)
{
    search s = {.shadow = shadow_of(use, block)};

    if (!s.shadow || use->kind != AC_USE_READ)
        return false;
    s.base = (int64_t)(use->address - block->start);
    if (ac_extent_runs(&use->extent, gap_find, &s))
        return false;
    *gap = s.gap;
    return true;
}

/* Copies the bits of the source of a copy to its destination. */
static void bits_copy(const ac_use *to, const ac_use *from)
{
    ac_block to_block;
    ac_block from_block;
    unsigned char *const to_bits = shadow_of(to, &to_block);
    const unsigned char *const from_bits = shadow_of(from, &from_block);

    for (int64_t row = 0; to_bits && row < to->extent.dims[0]; row++) {
        const size_t at =
            (size_t)(to->address - to_block.start) + (size_t)(row * to->extent.strides[0]);
        const size_t width = (size_t)to->extent.dims[1];

        if (from_bits)
            ac_shadow_copy(to_bits, at, from_bits,
                           (size_t)(from->address - from_block.start) +
                               (size_t)(row * from->extent.strides[0]),
                           width);
        else
            ac_shadow_set(to_bits, at, width, true);
    }
}

static void bits_note(const ac_use *use)
{
    ac_block block;
    search s = {.shadow = shadow_of(use, &block), .written = use->kind != AC_USE_SCRATCH};

    if (use->kind == AC_USE_COPY) {
        bits_copy(use, use - 1);
    } else if (s.shadow && is_written(use->kind)) {
        s.base = (int64_t)(use->address - block.start);
        (void)ac_extent_runs(&use->extent, bits_set, &s);
    }
}

/* --- a task ----------------------------------------------------------------------------------- */

static int blocks_check(const ac_uses *uses, const void *stream, int status)
{
    for (size_t i = 0; i < uses->count; i++) {
        const ac_use *const use = &uses->of[i];
        const ac_claim claim = {
            .call = uses->call, .argument = use->extent.name, .stream = stream, .status = status};
        const int wrong = use->extent.empty
                              ? 0
                              : ac_zone_check(&claim, use->address + (uintptr_t)use->extent.low,
                                              use->address + (uintptr_t)use->extent.high);

        if (wrong != 0)
            return wrong;
    }
    return 0;
}

/* What a task read or wrote that it may not; `other` is the use with which it races, or the byte
 * `gap` of the block is one that nobody wrote. */
typedef struct mistake {
    const ac_uses *uses;
    const ac_use *use; /* null where there is none */
    bool race;
    past other;
    ac_block block;
    size_t gap;
} mistake;

/* The bits of a use before a task changed them. */
typedef struct saved {
    struct saved *next; /* the one before it */
    unsigned char *bits;
    size_t bytes;
    unsigned char was[];
} saved;

/* Adds the bits of a use that is written; false where memory runs out. */
static bool bits_save(const ac_use *use, saved **all)
{
    ac_block block;
    unsigned char *const shadow = is_written(use->kind) ? shadow_of(use, &block) : NULL;

    if (!shadow)
        return true;

    const size_t low = (size_t)(use->address + (uintptr_t)use->extent.low - block.start) / 8;
    const size_t high = (size_t)(use->address + (uintptr_t)use->extent.high - block.start) / 8 + 1;
    saved *const one = malloc(sizeof *one + high - low);

    if (!one)
        return false;
    *one = (saved){.next = *all, .bits = shadow + low, .bytes = high - low};
    memcpy(one->was, one->bits, one->bytes);
    *all = one;
    return true;
}

/* Frees what was saved, the latest first; `again` puts it back. */
static void bits_unsave(saved *all, bool again)
{
    while (all) {
        saved *const next = all->next;

        if (again)
            memcpy(all->bits, all->was, all->bytes);
        free(all);
        all = next;
    }
}

/* Looks for races of tasks on a line. */
static void races_search(size_t line, const ac_clock *clock, const ac_uses *const tasks[],
                         size_t count, mistake *found)
{
    for (size_t t = 0; t < count; t++) {
        for (size_t i = 0; i < tasks[t]->count; i++) {
            if (race_find(line, clock, &tasks[t]->of[i], &found->other)) {
                found->uses = tasks[t];
                found->use = &tasks[t]->of[i];
                found->race = true;
                return;
            }
        }
    }
}

/* Looks for bytes that nobody wrote, and notes what the tasks write, each for those behind it. If a
 * byte is found nothing has changed. False where memory runs out. */
static bool gaps_search(const ac_uses *const tasks[], size_t count, mistake *found)
{
    saved *before = NULL;
    bool enough = true;

    for (size_t t = 0; t < count && !found->use && enough; t++) {
        const ac_uses *const uses = tasks[t];

        for (size_t i = 0; i < uses->count && !found->use; i++) {
            if (gap_search(&uses->of[i], &found->block, &found->gap)) {
                found->uses = uses;
                found->use = &uses->of[i];
            }
        }
        /* The last task need not be undone. */
        for (size_t i = 0; i < uses->count && !found->use && enough && t + 1 < count; i++)
            enough = bits_save(&uses->of[i], &before);
        for (size_t i = 0; i < uses->count && !found->use && enough; i++)
            bits_note(&uses->of[i]);
    }
    bits_unsave(before, found->use || !enough);
    return enough;
}

/* Looks for mistakes of tasks on a line, and records them where there are none. False where memory
 * runs out; then nothing is recorded. The lock is held. */
static bool tasks_trace(size_t line, const ac_uses *const tasks[], size_t count, mistake *found)
{
    if (!line_begin(line))
        return false;

    ac_clock *const clock = &trace.clocks[line];

    ac_clock_join(clock, &trace.clocks[AC_LINE_HOST]);
    if (ac_strict(AC_STRICT_RACES) && !trace.unknown[line])
        races_search(line, clock, tasks, count, found);
    if (ac_strict(AC_STRICT_INIT) && !found->use && !gaps_search(tasks, count, found))
        return false;
    for (size_t t = 0; t < count && !found->use; t++) {
        ac_clock_tick(clock, line);
        for (size_t i = 0; i < tasks[t]->count && line != AC_LINE_HOST; i++)
            past_add(line, clock, tasks[t], &tasks[t]->of[i]);
    }
    return true;
}

int ac_trace_tasks(size_t line, const void *stream, int status, const ac_uses *const tasks[],
                   size_t count)
{
    mistake found = {.use = NULL};

    for (size_t t = 0; t < count; t++) {
        const int wrong = blocks_check(tasks[t], stream, status);

        if (wrong != 0)
            return wrong;
    }
    if (count == 0 || line >= LINES_MAX)
        return 0;
    (void)pthread_mutex_lock(&trace.lock);

    const bool enough = tasks_trace(line, tasks, count, &found);

    (void)pthread_mutex_unlock(&trace.lock);
    if (!enough)
        return ac_trace_refuse(tasks[0]->call, status);
    if (!found.use)
        return 0;

    const where at = {.line = line, .stream = stream, .status = status};

    return found.race ? race_report(&at, found.uses, found.use, &found.other)
                      : gap_report(&at, found.uses, found.use, &found.block, found.gap);
}

size_t ac_uses_list(const ac_uses *uses, const ac_uses **list)
{
    size_t count = 0;

    for (; uses; uses = uses->more, count++) {
        if (list)
            list[count] = uses;
    }
    return count;
}

ac_uses *ac_uses_keep(const ac_uses *uses)
{
    ac_uses *first = NULL;
    ac_uses **last = &first;

    for (; uses; uses = uses->more, last = &(*last)->more) {
        *last = malloc(sizeof **last);
        if (!*last) {
            ac_uses_free(first);
            return NULL;
        }
        memcpy(*last, uses, offsetof(ac_uses, of) + uses->count * sizeof uses->of[0]);
        (*last)->more = NULL;
    }
    return first;
}

int ac_trace_uses(size_t line, const void *stream, int status, const ac_uses *uses)
{
    if (!uses->more)
        return ac_trace_tasks(line, stream, status, &uses, 1);

    const size_t count = ac_uses_list(uses, NULL);
    const ac_uses **const list = malloc(count * sizeof *list);

    if (!list)
        return ac_trace_refuse(uses->call, status);
    (void)ac_uses_list(uses, list);

    const int found = ac_trace_tasks(line, stream, status, list, count);

    free(list);
    return found;
}

int ac_trace_freed(const void *start, const ac_claim *claim)
{
    ac_block block;
    past other = {.line = 0};
    bool busy = false;

    (void)pthread_mutex_lock(&trace.lock);
    if (!ac_zone_find(start, &block) || block.start != (uintptr_t)start || !block.notes) {
        (void)pthread_mutex_unlock(&trace.lock);
        return 0;
    }

    struct ac_notes *const notes = block.notes;

    for (size_t i = 0; i < notes->count && ac_strict(AC_STRICT_MEMORY) && !busy; i++) {
        other = notes->past[i];
        busy = ac_clock_at(&trace.clocks[AC_LINE_HOST], other.line) < other.step &&
               !trace.unknown[other.line];
    }
    if (!busy)
        notes_end(start, notes);
    (void)pthread_mutex_unlock(&trace.lock);
    if (!busy)
        return 0;

    char queued[AC_STACK_TEXT + 128];
    const ac_finding finding = {.mode = AC_STRICT_MEMORY,
                                .rule = "freed-while-queued",
                                .status = claim->status,
                                .call = claim->call,
                                .argument = claim->argument,
                                .bytes = block.size,
                                .origin = other.queued};

    queued_say(&other, queued);
    return ac_finding_report(&finding,
                             "%s is memory that %s on stream %zu %s as %s, and nothing waited for "
                             "that%s; aclrtSynchronizeStream comes first",
                             claim->argument, other.call, other.line - 1,
                             other.written ? "writes" : "reads", other.extent.name, queued);
}

/* --- order ------------------------------------------------------------------------------------ */

bool ac_trace_record(size_t line, ac_clock *clock)
{
    (void)pthread_mutex_lock(&trace.lock);
    ac_clock_clear(clock);

    const bool known = line_begin(line) && ac_clock_reserve(clock, trace.room);

    if (known) {
        ac_clock_join(&trace.clocks[line], &trace.clocks[AC_LINE_HOST]);
        ac_clock_join(clock, &trace.clocks[line]);
    }
    (void)pthread_mutex_unlock(&trace.lock);
    return known;
}

bool ac_trace_begin(size_t line)
{
    (void)pthread_mutex_lock(&trace.lock);

    const bool known = line_begin(line);

    (void)pthread_mutex_unlock(&trace.lock);
    return known;
}

bool ac_trace_wait(size_t line, const ac_clock *clock)
{
    (void)pthread_mutex_lock(&trace.lock);

    const bool known = line_begin(line);

    if (known)
        ac_clock_join(&trace.clocks[line], clock);
    (void)pthread_mutex_unlock(&trace.lock);
    return known;
}

void ac_trace_passed(size_t line)
{
    (void)pthread_mutex_lock(&trace.lock);
    if (line < trace.lines)
        ac_clock_join(&trace.clocks[AC_LINE_HOST], &trace.clocks[line]);
    if (line < LINES_MAX)
        trace.unknown[line] = false;
    (void)pthread_mutex_unlock(&trace.lock);
}

void ac_trace_passed_clock(const ac_clock *clock)
{
    (void)pthread_mutex_lock(&trace.lock);
    ac_clock_join(&trace.clocks[AC_LINE_HOST], clock);
    (void)pthread_mutex_unlock(&trace.lock);
}

void ac_trace_unknown(size_t line)
{
    (void)pthread_mutex_lock(&trace.lock);
    if (line < LINES_MAX)
        trace.unknown[line] = true;
    (void)pthread_mutex_unlock(&trace.lock);
}

void ac_trace_passed_all(void)
{
    (void)pthread_mutex_lock(&trace.lock);
    for (size_t line = 1; line < trace.lines; line++)
        ac_clock_join(&trace.clocks[AC_LINE_HOST], &trace.clocks[line]);
    memset(trace.unknown, 0, sizeof trace.unknown);
    (void)pthread_mutex_unlock(&trace.lock);
}
