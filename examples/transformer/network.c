#include "network.h"
#include "aclnnop/aclnn_add.h"
#include "aclnnop/aclnn_copy.h"
#include "aclnnop/aclnn_cos.h"
#include "aclnnop/aclnn_exp.h"
#include "aclnnop/aclnn_matmul.h"
#include "aclnnop/aclnn_mean.h"
#include "aclnnop/aclnn_mm.h"
#include "aclnnop/aclnn_mul.h"
#include "aclnnop/aclnn_neg.h"
#include "aclnnop/aclnn_reduce_sum.h"
#include "aclnnop/aclnn_rms_norm.h"
#include "aclnnop/aclnn_sin.h"
#include "aclnnop/aclnn_softmax.h"
#include "aclnnop/aclnn_softmax_backward.h"
#include "aclnnop/aclnn_softmax_cross_entropy_with_logits.h"
#include "aclnnop/aclnn_sub.h"
#include "aclnnop/aclnn_swi_glu.h"
#include "aclnnop/aclnn_swi_glu_grad.h"
#include <math.h>
#include <stdlib.h>

enum { HEAD_WIDTH = WIDTH / HEADS, HALF = HEAD_WIDTH / 2, KEEP_DTYPE = 0 };

/* --- weights -------------------------------------------------------------------------------------
 */

/* The next rows of memory that has been given out up to *used. */
static matrix take(const matrix *all, int64_t *used, int64_t rows, int64_t columns)
{
    const matrix taken = {all->data + *used, rows, columns, columns};

    *used += rows * columns;
    return taken;
}

weights weights_make(int64_t vocabulary)
{
    const int64_t layer = 2 * WIDTH + 4 * WIDTH * WIDTH + 3 * WIDTH * HIDDEN;
    weights w = {.vocabulary = vocabulary,
                 .all = matrix_make(1, 2 * vocabulary * WIDTH + WIDTH + LAYERS * layer)};
    int64_t used = 0;

    w.embedding = take(&w.all, &used, vocabulary, WIDTH);
    for (int l = 0; l < LAYERS; l++)
        w.layers[l] = (layer_weights){
            .norm_1 = take(&w.all, &used, 1, WIDTH),
            .qkv = take(&w.all, &used, WIDTH, 3 * WIDTH),
            .mix = take(&w.all, &used, WIDTH, WIDTH),
            .norm_2 = take(&w.all, &used, 1, WIDTH),
            .gates = take(&w.all, &used, WIDTH, 2 * HIDDEN),
            .down = take(&w.all, &used, HIDDEN, WIDTH),
        };
    w.norm = take(&w.all, &used, 1, WIDTH);
    w.head = take(&w.all, &used, WIDTH, vocabulary);
    return w;
}

static void start(matrix m, uint64_t *state)
{
    const int64_t count = m.rows * m.columns;
    const float scale = sqrtf(3.0F / (float)m.rows);
    float *const host = malloc((size_t)count * sizeof *host);

    if (host == NULL)
        check(ACL_ERROR_BAD_ALLOC);
    for (int64_t i = 0; i < count; i++) {
        *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        host[i] = m.rows == 1 ? 1.0F : scale * ((float)(*state >> 40) * 0x1p-23F - 1.0F);
    }
    send(m.data, host, count);
    free(host);
}

void weights_start(const weights *w, uint64_t seed)
{
    uint64_t state = seed;

    start(w->embedding, &state);
    for (int l = 0; l < LAYERS; l++) {
        const layer_weights *const layer = &w->layers[l];

        start(layer->norm_1, &state);
        start(layer->qkv, &state);
        start(layer->mix, &state);
        start(layer->norm_2, &state);
        start(layer->gates, &state);
        start(layer->down, &state);
    }
    start(w->norm, &state);
    start(w->head, &state);
}

/* --- the network's values ------------------------------------------------------------------------
 */

typedef struct norm {
    matrix root; /* 1 over the root of the mean square of each row */
    matrix y;
} norm;

typedef struct layer {
    norm norm_1, norm_2;
    matrix qkv;    /* queries, keys and values, side by side */
    matrix turned; /* queries and keys, turned by their positions */
    matrix shares; /* of each place in each other, for every sample and head */
    matrix mixed;  /* values, weighed by the shares */
    matrix middle; /* what attention has been added to */
    matrix gates, gated;
    matrix y;
} layer;

struct network {
    const weights *w;
    int64_t samples, rows;
    matrix tokens, targets, x, logits;
    layer layers[LAYERS];
    norm last;
    matrix cosine, sine,
        minus_sine; /* of the angles: a row for each place, a column for each pair */
    matrix mask;    /* -inf for places that are still to come */
    matrix losses, loss;

    /* Gradients, and what is needed only for a moment. */
    matrix grad_logits, grad_x, grad_norm, grad_qkv, grad_turned, grad_mixed, grad_gates,
        grad_gated, grad_shares, scores;
    matrix unit, product, row, pairs;
};

static norm norm_make(int64_t rows)
{
    return (norm){matrix_make(rows, 1), matrix_make(rows, WIDTH)};
}

/* The angle of pair i at place t is t / 10000^(i / HALF); cosines and sines are the library's own.
 */
static void angles_make(network *n)
{
    program *const p = program_make(NULL);
    const matrix places = matrix_make(TIME, 1), speeds = matrix_make(1, HALF),
                 angles = matrix_make(TIME, HALF);
    float numbers[TIME]; /* HALF is below TIME */

    for (int i = 0; i < HALF; i++)
        numbers[i] = -9.21034037F * (float)i / HALF; /* log(10000) */
    send(speeds.data, numbers, HALF);
    for (int t = 0; t < TIME; t++)
        numbers[t] = (float)t;
    send(places.data, numbers, TIME);
    n->cosine = matrix_make(TIME, HALF);
    n->sine = matrix_make(TIME, HALF);
    n->minus_sine = matrix_make(TIME, HALF);
    RECORD(p, InplaceExp, tensor(p, speeds));
    RECORD(p, Mul, tensor(p, places), tensor(p, speeds), tensor(p, angles));
    RECORD(p, Cos, tensor(p, angles), tensor(p, n->cosine));
    RECORD(p, Sin, tensor(p, angles), tensor(p, n->sine));
    RECORD(p, Neg, tensor(p, n->sine), tensor(p, n->minus_sine));
    program_run(p);
    check(aclrtSynchronizeStream(NULL));
    program_free(p);
}

static void mask_make(network *n)
{
    float mask[TIME * TIME];

    for (int t = 0; t < TIME; t++)
        for (int other = 0; other < TIME; other++)
            mask[t * TIME + other] = other > t ? -INFINITY : 0;
    n->mask = matrix_make(TIME, TIME);
    send(n->mask.data, mask, (int64_t)TIME * TIME);
}

network *network_make(const weights *w, int64_t samples)
{
    network *const n = calloc(1, sizeof *n);
    const int64_t rows = samples * TIME, scores = samples * HEADS * TIME;

    if (n == NULL) {
        check(ACL_ERROR_BAD_ALLOC);
        return NULL;
    }
    n->w = w;
    n->samples = samples;
    n->rows = rows;
    n->tokens = matrix_make(rows, w->vocabulary);
    n->targets = matrix_make(rows, w->vocabulary);
    n->x = matrix_make(rows, WIDTH);
    for (int l = 0; l < LAYERS; l++)
        n->layers[l] = (layer){
            .norm_1 = norm_make(rows),
            .qkv = matrix_make(rows, 3 * WIDTH),
            .turned = matrix_make(rows, 2 * WIDTH),
            .shares = matrix_make(scores, TIME),
            .mixed = matrix_make(rows, WIDTH),
            .middle = matrix_make(rows, WIDTH),
            .norm_2 = norm_make(rows),
            .gates = matrix_make(rows, 2 * HIDDEN),
            .gated = matrix_make(rows, HIDDEN),
            .y = matrix_make(rows, WIDTH),
        };
    n->last = norm_make(rows);
    n->logits = matrix_make(rows, w->vocabulary);
    n->losses = matrix_make(rows, 1);
    n->loss = matrix_make(1, 1);
    n->grad_logits = matrix_make(rows, w->vocabulary);
    n->grad_x = matrix_make(rows, WIDTH);
    n->grad_norm = matrix_make(rows, WIDTH);
    n->grad_qkv = matrix_make(rows, 3 * WIDTH);
    n->grad_turned = matrix_make(rows, 2 * WIDTH);
    n->grad_mixed = matrix_make(rows, WIDTH);
    n->grad_gates = matrix_make(rows, 2 * HIDDEN);
    n->grad_gated = matrix_make(rows, HIDDEN);
    n->grad_shares = matrix_make(scores, TIME);
    n->scores = matrix_make(scores, TIME);
    n->unit = matrix_make(rows, WIDTH);
    n->product = matrix_make(rows, WIDTH);
    n->row = matrix_make(rows, 1);
    n->pairs = matrix_make(rows, HEADS * HALF);
    angles_make(n);
    mask_make(n);
    return n;
}

void network_free(network *n)
{
    free(n);
}

matrix network_tokens(const network *n)
{
    return n->tokens;
}

matrix network_targets(const network *n)
{
    return n->targets;
}

matrix network_logits(const network *n)
{
    return n->logits;
}

matrix network_loss(const network *n)
{
    return n->loss;
}

/* --- parts of layers -----------------------------------------------------------------------------
 */

/* y = a . b, and the two products that its gradients are. */
static void product(program *p, matrix a, matrix b, matrix y)
{
    RECORD(p, Mm, tensor(p, a), tensor(p, b), tensor(p, y), KEEP_DTYPE);
}

static void product_backward(program *p, matrix a, matrix b, matrix grad_y, matrix grad_a,
                             matrix grad_b)
{
    RECORD(p, Mm, transposed(p, a), tensor(p, grad_y), tensor(p, grad_b), KEEP_DTYPE);
    RECORD(p, Mm, tensor(p, grad_y), transposed(p, b), tensor(p, grad_a), KEEP_DTYPE);
}

static void add_to(program *p, matrix sum, matrix addend)
{
    RECORD(p, InplaceAdd, tensor(p, sum), tensor(p, addend), number(p, 1));
}

/* A matrix of one row as a tensor with one axis. */
static aclTensor *row(program *p, matrix m)
{
    return view(p, m.data, 1, &m.columns, (int64_t[]){1});
}

/* Zhang and Sennrich, Root Mean Square Layer Normalization, 2019. */
static void norm_forward(program *p, matrix x, matrix gain, const norm *n)
{
    RECORD(p, RmsNorm, tensor(p, x), row(p, gain), 1e-5, tensor(p, n->y), tensor(p, n->root));
}

/* From the gradient of y, in n->grad_norm, to that of x, in the same place. */
static void norm_backward(program *p, const network *n, matrix x, const norm *values, matrix gain,
                          matrix grad_gain)
{
    aclTensor *const grad = tensor(p, n->grad_norm), *const unit = tensor(p, n->unit),
                     *const t = tensor(p, n->product), *const mean = tensor(p, n->row);

    RECORD(p, Mul, tensor(p, x), tensor(p, values->root), unit);
    RECORD(p, Mul, grad, unit, t);
    RECORD(p, ReduceSum, t, axis(p, 0), true, ACL_FLOAT, tensor(p, grad_gain));
    RECORD(p, InplaceMul, grad, tensor(p, gain));
    RECORD(p, Mul, grad, unit, t);
    RECORD(p, Mean, t, axis(p, -1), true, ACL_FLOAT, mean);
    RECORD(p, Mul, unit, mean, t);
    RECORD(p, InplaceSub, grad, t, number(p, 1));
    RECORD(p, InplaceMul, grad, tensor(p, values->root));
}

/* --- attention -----------------------------------------------------------------------------------
 */

/* A matrix of WIDTH columns as [samples, HEADS, TIME, HEAD_WIDTH], and with the last two exchanged.
 */
static aclTensor *heads(program *p, const network *n, matrix m)
{
    return view(p, m.data, 4, (int64_t[]){n->samples, HEADS, TIME, HEAD_WIDTH},
                (int64_t[]){TIME * m.stride, HEAD_WIDTH, m.stride, 1});
}

static aclTensor *heads_transposed(program *p, const network *n, matrix m)
{
    return view(p, m.data, 4, (int64_t[]){n->samples, HEADS, HEAD_WIDTH, TIME},
                (int64_t[]){TIME * m.stride, HEAD_WIDTH, 1, m.stride});
}

/* A square of TIME by TIME for each sample and head. */
static aclTensor *squares(program *p, const network *n, matrix m)
{
    return view(p, m.data, 4, (int64_t[]){n->samples, HEADS, TIME, TIME},
                (int64_t[]){(int64_t)HEADS * TIME * TIME, (int64_t)TIME * TIME, TIME, 1});
}

static aclTensor *squares_transposed(program *p, const network *n, matrix m)
{
    return view(p, m.data, 4, (int64_t[]){n->samples, HEADS, TIME, TIME},
                (int64_t[]){(int64_t)HEADS * TIME * TIME, (int64_t)TIME * TIME, 1, TIME});
}

/* Half 0 or 1 of each head: [samples, TIME, HEADS, HALF]. */
static aclTensor *half_of_heads(program *p, const network *n, matrix m, int half, int64_t width)
{
    return view(p, m.data + half * HALF, 4, (int64_t[]){n->samples, TIME, HEADS, HALF},
                (int64_t[]){TIME * m.stride, m.stride, width, 1});
}

static aclTensor *angles(program *p, matrix m)
{
    return view(p, m.data, 3, (int64_t[]){TIME, 1, HALF}, (int64_t[]){HALF, HALF, 1});
}

/* to = (a cos - b sin, b cos + a sin), where a and b are the halves of each head. */
static void turn(program *p, const network *n, matrix from, matrix sine, matrix to)
{
    aclTensor *const a = half_of_heads(p, n, from, 0, HEAD_WIDTH),
                     *const b = half_of_heads(p, n, from, 1, HEAD_WIDTH),
                     *const to_a = half_of_heads(p, n, to, 0, HEAD_WIDTH),
                     *const to_b = half_of_heads(p, n, to, 1, HEAD_WIDTH),
                     *const t = half_of_heads(p, n, n->pairs, 0, HALF),
                     *const cos_t = angles(p, n->cosine), *const sin_t = angles(p, sine);

    RECORD(p, Mul, a, cos_t, to_a);
    RECORD(p, Mul, b, sin_t, t);
    RECORD(p, InplaceSub, to_a, t, number(p, 1));
    RECORD(p, Mul, b, cos_t, to_b);
    RECORD(p, Mul, a, sin_t, t);
    RECORD(p, InplaceAdd, to_b, t, number(p, 1));
}

static matrix part(matrix m, int index)
{
    return matrix_columns(m, index * (int64_t)WIDTH, WIDTH);
}

static aclScalar *attention_scale(program *p)
{
    return number(p, 1.0F / sqrtf(HEAD_WIDTH));
}

static void attention_forward(program *p, const network *n, const layer *l)
{
    turn(p, n, part(l->qkv, 0), n->sine, part(l->turned, 0));
    turn(p, n, part(l->qkv, 1), n->sine, part(l->turned, 1));
    RECORD(p, Matmul, heads(p, n, part(l->turned, 0)), heads_transposed(p, n, part(l->turned, 1)),
           squares(p, n, n->scores), KEEP_DTYPE);
    RECORD(p, InplaceMuls, tensor(p, n->scores), attention_scale(p));
    RECORD(p, InplaceAdd, squares(p, n, n->scores), tensor(p, n->mask), number(p, 1));
    RECORD(p, Softmax, tensor(p, n->scores), -1, tensor(p, l->shares));
    RECORD(p, Matmul, squares(p, n, l->shares), heads(p, n, part(l->qkv, 2)), heads(p, n, l->mixed),
           KEEP_DTYPE);
}

/* From n->grad_mixed to n->grad_qkv. */
static void attention_backward(program *p, const network *n, const layer *l)
{
    RECORD(p, Matmul, squares_transposed(p, n, l->shares), heads(p, n, n->grad_mixed),
           heads(p, n, part(n->grad_qkv, 2)), KEEP_DTYPE);
    RECORD(p, Matmul, heads(p, n, n->grad_mixed), heads_transposed(p, n, part(l->qkv, 2)),
           squares(p, n, n->grad_shares), KEEP_DTYPE);
    RECORD(p, SoftmaxBackward, tensor(p, n->grad_shares), tensor(p, l->shares), -1,
           tensor(p, n->scores));
    RECORD(p, InplaceMuls, tensor(p, n->scores), attention_scale(p));
    RECORD(p, Matmul, squares(p, n, n->scores), heads(p, n, part(l->turned, 1)),
           heads(p, n, part(n->grad_turned, 0)), KEEP_DTYPE);
    RECORD(p, Matmul, squares_transposed(p, n, n->scores), heads(p, n, part(l->turned, 0)),
           heads(p, n, part(n->grad_turned, 1)), KEEP_DTYPE);
    turn(p, n, part(n->grad_turned, 0), n->minus_sine, part(n->grad_qkv, 0));
    turn(p, n, part(n->grad_turned, 1), n->minus_sine, part(n->grad_qkv, 1));
}

/* --- the whole -----------------------------------------------------------------------------------
 */

static matrix input_of(const network *n, int l)
{
    return l == 0 ? n->x : n->layers[l - 1].y;
}

void network_forward(program *p, network *n)
{
    const weights *const w = n->w;

    product(p, n->tokens, w->embedding, n->x);
    for (int i = 0; i < LAYERS; i++) {
        const layer *const l = &n->layers[i];
        const layer_weights *const lw = &w->layers[i];

        norm_forward(p, input_of(n, i), lw->norm_1, &l->norm_1);
        product(p, l->norm_1.y, lw->qkv, l->qkv);
        attention_forward(p, n, l);
        product(p, l->mixed, lw->mix, l->middle);
        add_to(p, l->middle, input_of(n, i));

        norm_forward(p, l->middle, lw->norm_2, &l->norm_2);
        product(p, l->norm_2.y, lw->gates, l->gates);
        RECORD(p, SwiGlu, tensor(p, l->gates), -1, tensor(p, l->gated));
        product(p, l->gated, lw->down, l->y);
        add_to(p, l->y, l->middle);
    }
    norm_forward(p, input_of(n, LAYERS), w->norm, &n->last);
    product(p, n->last.y, w->head, n->logits);
}

void network_backward(program *p, network *n, const weights *gradients)
{
    const weights *const w = n->w;
    const int64_t rows[1] = {n->rows}, steps[1] = {1};

    RECORD(p, SoftmaxCrossEntropyWithLogits, tensor(p, n->logits), tensor(p, n->targets),
           view(p, n->losses.data, 1, rows, steps), tensor(p, n->grad_logits));
    RECORD(p, Mean, tensor(p, n->losses), axis(p, 0), true, ACL_FLOAT, tensor(p, n->loss));
    RECORD(p, InplaceMuls, tensor(p, n->grad_logits), number(p, 1.0F / (float)n->rows));
    product_backward(p, n->last.y, w->head, n->grad_logits, n->grad_norm, gradients->head);
    norm_backward(p, n, input_of(n, LAYERS), &n->last, w->norm, gradients->norm);
    RECORD(p, InplaceCopy, tensor(p, n->grad_x), tensor(p, n->grad_norm));
    for (int i = LAYERS - 1; i >= 0; i--) {
        const layer *const l = &n->layers[i];
        const layer_weights *const lw = &w->layers[i], *const grad = &gradients->layers[i];

        product_backward(p, l->gated, lw->down, n->grad_x, n->grad_gated, grad->down);
        RECORD(p, SwiGluGrad, tensor(p, n->grad_gated), tensor(p, l->gates), -1,
               tensor(p, n->grad_gates));
        product_backward(p, l->norm_2.y, lw->gates, n->grad_gates, n->grad_norm, grad->gates);
        norm_backward(p, n, l->middle, &l->norm_2, lw->norm_2, grad->norm_2);
        add_to(p, n->grad_x, n->grad_norm);

        product_backward(p, l->mixed, lw->mix, n->grad_x, n->grad_mixed, grad->mix);
        attention_backward(p, n, l);
        product_backward(p, l->norm_1.y, lw->qkv, n->grad_qkv, n->grad_norm, grad->qkv);
        norm_backward(p, n, input_of(n, i), &l->norm_1, lw->norm_1, grad->norm_1);
        add_to(p, n->grad_x, n->grad_norm);
    }
    RECORD(p, Mm, transposed(p, n->tokens), tensor(p, n->grad_x), tensor(p, gradients->embedding),
           KEEP_DTYPE);
}
