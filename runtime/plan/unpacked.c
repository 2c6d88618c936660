#include "plan/unpacked.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/threads.h"
#include "handles/bits.h"
#include "plan/walk_build.h"
#include "plan/walk_run.h"

enum {
    LINE = 64,       /* bytes; truth values begin at one */
    PIECE = 1 << 12, /* bytes of bits that a thread takes at a time */
    PART = 1 << 16,  /* truth values of which a thread looks for one at a time */
};

struct ac_unpacked {
    ac_bits_rule rule;
    ac_verdict verdict;
    size_t points;
    size_t rooms[AC_OPERANDS_MAX]; /* where the truth values of an operand lie in the workspace */
    ac_tensor bytes[AC_OPERANDS_MAX];
    ac_walk walk;
};

/* Whether an operand is one of these. */
static bool among(uint32_t operands, size_t i)
{
    return (operands >> i & 1) != 0;
}

static size_t rounded_up(size_t bytes)
{
    return (bytes + LINE - 1) / LINE * LINE;
}

aclnnStatus ac_unpacked_make(const ac_call *call, const ac_bits_rule *rule, ac_verdict verdict,
                             const ac_random *random, size_t points, ac_walk *walk,
                             ac_unpacked **made)
{
    ac_unpacked *const u = calloc(1, sizeof *u);

    *made = NULL;
    if (!u)
        return ac_fail(ACLNN_ERR_INNER_CREATE_EXECUTOR, "no memory is left for another executor");

    const aclnnStatus status = ac_walk_build_of(&u->walk, call, points);

    if (status != ACLNN_SUCCESS) {
        free(u);
        return status;
    }
    if (random) {
        u->walk.draws = true;
        u->walk.random = *random;
    }
    u->rule = *rule;
    u->verdict = verdict;
    u->points = points;
    walk->absent = u->walk.absent;
    walk->workspace = rounded_up(ac_walk_workspace(&u->walk));
    for (size_t i = 0; i < call->inputs + call->outputs; i++) {
        if (!among(rule->operands, i))
            continue;
        u->bytes[i] = *call->whole[i];
        u->rooms[i] = walk->workspace;
        walk->workspace += rounded_up(points);
    }
    *made = u;
    return ACLNN_SUCCESS;
}

void ac_unpacked_free(ac_unpacked *unpacked)
{
    free(unpacked);
}

/* One operand on its way to the workspace, or back. */
typedef struct passage {
    const ac_tensor *bytes;
    ac_bit_order order;
    size_t count; /* of bytes */
    size_t points;
    const void *from; /* of bits that are read, */
    void *to;         /* or written */
    unsigned char *truths;
} passage;

static void pass_piece(void *context, size_t piece)
{
    const passage *const p = context;
    const size_t first = piece * PIECE;
    const size_t count = p->count - first < PIECE ? p->count - first : PIECE;

    if (p->to)
        ac_bits_pack(p->bytes, p->order, p->to, first, count, p->points, p->truths);
    else
        ac_bits_unpack(p->bytes, p->order, p->from, first, count, p->points, p->truths);
}

static void pass(const ac_unpacked *u, size_t i, const void *from, void *to, unsigned char *truths)
{
    passage p = {.bytes = &u->bytes[i], .points = u->points, .from = from, .to = to};

    p.order = (ac_bit_order){among(u->rule.highest, i), among(u->rule.ones, i)};
    p.count = (size_t)ac_shape_count(&p.bytes->shape);
    p.truths = truths;

    const size_t pieces = (p.count + PIECE - 1) / PIECE;

    if (pieces > 1)
        ac_threads_fork(pass_piece, &p, pieces);
    else
        pass_piece(&p, 0);
}

/* The search for a truth value that decides a verdict: a false one if all have to be true. */
typedef struct search {
    const unsigned char *truths;
    size_t points;
    int decides;
    atomic_bool found;
} search;

static void search_part(void *context, size_t part)
{
    search *const s = context;
    const size_t first = part * PART;
    const size_t count = s->points - first < PART ? s->points - first : PART;

    if (!atomic_load_explicit(&s->found, memory_order_relaxed) &&
        memchr(s->truths + first, s->decides, count))
        atomic_store_explicit(&s->found, true, memory_order_relaxed);
}

static void judge(const ac_unpacked *u, const unsigned char *truths, unsigned char *out)
{
    const bool all = u->verdict == AC_VERDICT_ALL;
    const size_t parts = (u->points + PART - 1) / PART;
    search s = {.truths = truths, .points = u->points, .decides = !all};

    if (parts > 1)
        ac_threads_fork(search_part, &s, parts);
    else
        search_part(&s, 0);
    *out = atomic_load_explicit(&s.found, memory_order_relaxed) != all;
}

aclnnStatus ac_unpacked_run(const ac_unpacked *unpacked, ac_kernel *kernel, const void *const in[],
                            void *const out[], const void *attrs, void *workspace)
{
    const ac_unpacked *const u = unpacked;
    const size_t inputs = u->walk.inputs;
    const size_t outputs = u->walk.outputs;
    const void *ins[AC_OPERANDS_MAX];
    void *outs[AC_OPERANDS_MAX];
    unsigned char *const room = workspace;

    memcpy(ins, in, inputs * sizeof ins[0]);
    memcpy(outs, out, outputs * sizeof outs[0]);
    for (size_t i = 0; i < inputs; i++) {
        if (!among(u->rule.operands, i))
            continue;
        ins[i] = room + u->rooms[i];
        pass(u, i, in[i], NULL, room + u->rooms[i]);
    }
    for (size_t o = 0; o < outputs; o++) {
        if (among(u->rule.operands, inputs + o))
            outs[o] = room + u->rooms[inputs + o];
    }
    AC_TRY(ac_walk_run(&u->walk, kernel, ins, outs, attrs, workspace));
    for (size_t o = 0; o < outputs; o++) {
        if (!among(u->rule.operands, inputs + o))
            continue;
        if (u->verdict != AC_VERDICT_NONE)
            judge(u, room + u->rooms[inputs + o], out[o]);
        else
            pass(u, inputs + o, NULL, out[o], room + u->rooms[inputs + o]);
    }
    return ACLNN_SUCCESS;
}
