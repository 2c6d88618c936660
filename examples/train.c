/*
 * A small network, trained to convergence: y = sin(4 x) from 64 points.
 *
 *   x -> linear -> Gelu -> linear -> Prelu (its slopes are trained too) -> linear -> y
 *
 * The activations and their gradients are operators of the library; the matrix products are plain
 * loops. Prints the loss curve; with a file name, writes the loss of every step there, for
 * tests/examples/test_train.py, which compares it with the same network in NumPy.
 */
#include "acl/acl.h"
#include "aclnnop/aclnn_gelu_backward_v2.h"
#include "aclnnop/aclnn_gelu_v2.h"
#include "aclnnop/aclnn_prelu.h"
#include "aclnnop/aclnn_prelu_backward.h"
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { POINTS = 64, HIDDEN = 16, STEPS = 1000, EXACT_GELU = 0 };

static const float rate = 0.05F, momentum = 0.9F;

/* Ends the program with the library's sentence where a call failed. */
static void check(int status)
{
    if (status == ACL_SUCCESS)
        return;
    const char *const sentence = aclGetRecentErrMsg();
    (void)fprintf(stderr, "status %d: %s\n", status, sentence ? sentence : "");
    exit(1);
}

/* --- matrices on the host and on the device -----------------------------------------------------
 */

typedef struct matrix {
    size_t rows, columns;
    float *host;
    void *device;
    aclTensor *tensor;
} matrix;

static size_t bytes_of(const matrix *m)
{
    return m->rows * m->columns * sizeof(float);
}

/* Zeros. A matrix of one row is a tensor with one axis. */
static matrix matrix_make(size_t rows, size_t columns)
{
    const int64_t shape[2] = {(int64_t)rows, (int64_t)columns};
    const size_t skip = rows == 1;
    matrix m = {.rows = rows, .columns = columns};

    m.host = calloc(rows * columns, sizeof(float));
    if (m.host == NULL)
        exit(1);
    check(aclrtMalloc(&m.device, bytes_of(&m), ACL_MEM_MALLOC_HUGE_FIRST));
    m.tensor = aclCreateTensor(shape + skip, 2 - skip, ACL_FLOAT, NULL, 0, ACL_FORMAT_ND,
                               shape + skip, 2 - skip, m.device);
    return m;
}

static void matrix_free(matrix *m)
{
    check(aclDestroyTensor(m->tensor));
    check(aclrtFree(m->device));
    free(m->host);
}

static void send(const matrix *m)
{
    check(aclrtMemcpy(m->device, bytes_of(m), m->host, bytes_of(m), ACL_MEMCPY_HOST_TO_DEVICE));
}

static void fetch(const matrix *m)
{
    check(aclrtMemcpy(m->host, bytes_of(m), m->device, bytes_of(m), ACL_MEMCPY_DEVICE_TO_HOST));
}

/* --- operators ----------------------------------------------------------------------------------
 */

typedef aclnnStatus second_phase(void *workspace, uint64_t size, aclOpExecutor *executor,
                                 aclrtStream stream);

/* The second phase and a synchronisation. */
static void finish(second_phase *run, uint64_t size, aclOpExecutor *executor)
{
    void *workspace = NULL;

    if (size > 0)
        check(aclrtMalloc(&workspace, size, ACL_MEM_MALLOC_HUGE_FIRST));
    check(run(workspace, size, executor, NULL));
    check(aclrtSynchronizeStream(NULL));
    if (workspace != NULL)
        check(aclrtFree(workspace));
}

static void gelu(const matrix *x, const matrix *y)
{
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;

    send(x);
    check(aclnnGeluV2GetWorkspaceSize(x->tensor, EXACT_GELU, y->tensor, &size, &executor));
    finish(aclnnGeluV2, size, executor);
    fetch(y);
}

static void gelu_backward(const matrix *grad_y, const matrix *x, const matrix *grad_x)
{
    char exact[] = "none";
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;

    send(grad_y);
    check(aclnnGeluBackwardV2GetWorkspaceSize(grad_y->tensor, x->tensor, exact, grad_x->tensor,
                                              &size, &executor));
    finish(aclnnGeluBackwardV2, size, executor);
    fetch(grad_x);
}

static void prelu(const matrix *x, const matrix *slope, const matrix *y)
{
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;

    send(x);
    send(slope);
    check(aclnnPreluGetWorkspaceSize(x->tensor, slope->tensor, y->tensor, &size, &executor));
    finish(aclnnPrelu, size, executor);
    fetch(y);
}

static void prelu_backward(const matrix *grad_y, const matrix *x, const matrix *slope,
                           const matrix *grad_x, const matrix *grad_slope)
{
    aclOpExecutor *executor = NULL;
    uint64_t size = 0;

    send(grad_y);
    check(aclnnPreluBackwardGetWorkspaceSize(grad_y->tensor, x->tensor, slope->tensor,
                                             grad_x->tensor, grad_slope->tensor, &size, &executor));
    finish(aclnnPreluBackward, size, executor);
    fetch(grad_x);
    fetch(grad_slope);
}

/* --- what is trained
 * ------------------------------------------------------------------------------ */

typedef struct parameter {
    matrix value, gradient;
    float *velocity;
} parameter;

static parameter parameter_make(size_t rows, size_t columns)
{
    parameter p = {matrix_make(rows, columns), matrix_make(rows, columns), NULL};

    p.velocity = calloc(rows * columns, sizeof(float));
    if (p.velocity == NULL)
        exit(1);
    return p;
}

static void parameter_free(parameter *p)
{
    matrix_free(&p->value);
    matrix_free(&p->gradient);
    free(p->velocity);
}

static void parameter_step(parameter *p)
{
    for (size_t i = 0; i < p->value.rows * p->value.columns; i++) {
        p->velocity[i] = momentum * p->velocity[i] - rate * p->gradient.host[i];
        p->value.host[i] += p->velocity[i];
    }
}

/* Uniform between -scale and scale; the same numbers on every machine. */
static void parameter_randomise(parameter *p, float scale)
{
    static uint64_t state = 1;

    for (size_t i = 0; i < p->value.rows * p->value.columns; i++) {
        state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        p->value.host[i] = scale * ((float)(state >> 40) * 0x1p-23F - 1.0F);
    }
}

typedef struct linear {
    parameter weight, bias;
} linear;

static linear linear_make(size_t inputs, size_t outputs)
{
    linear l = {parameter_make(inputs, outputs), parameter_make(1, outputs)};

    parameter_randomise(&l.weight, 1.0F / sqrtf((float)inputs));
    parameter_randomise(&l.bias, 1.0F / sqrtf((float)inputs));
    return l;
}

static void linear_step(linear *l)
{
    parameter_step(&l->weight);
    parameter_step(&l->bias);
}

static void linear_free(linear *l)
{
    parameter_free(&l->weight);
    parameter_free(&l->bias);
}

/* y = x * weight + bias */
static void linear_forward(const linear *l, const matrix *x, const matrix *y)
{
    for (size_t i = 0; i < y->rows; i++) {
        for (size_t j = 0; j < y->columns; j++) {
            float sum = l->bias.value.host[j];

            for (size_t k = 0; k < x->columns; k++)
                sum += x->host[i * x->columns + k] * l->weight.value.host[k * y->columns + j];
            y->host[i * y->columns + j] = sum;
        }
    }
}

/* The gradients of weight and bias, and of x where it is wanted. */
static void linear_backward(const linear *l, const matrix *x, const matrix *grad_y,
                            const matrix *grad_x)
{
    for (size_t j = 0; j < grad_y->columns; j++) {
        float bias = 0;

        for (size_t i = 0; i < grad_y->rows; i++)
            bias += grad_y->host[i * grad_y->columns + j];
        l->bias.gradient.host[j] = bias;
        for (size_t k = 0; k < x->columns; k++) {
            float sum = 0;

            for (size_t i = 0; i < x->rows; i++)
                sum += x->host[i * x->columns + k] * grad_y->host[i * grad_y->columns + j];
            l->weight.gradient.host[k * grad_y->columns + j] = sum;
        }
    }
    for (size_t i = 0; grad_x != NULL && i < x->rows; i++) {
        for (size_t k = 0; k < x->columns; k++) {
            float sum = 0;

            for (size_t j = 0; j < grad_y->columns; j++)
                sum += grad_y->host[i * grad_y->columns + j] *
                       l->weight.value.host[k * grad_y->columns + j];
            grad_x->host[i * x->columns + k] = sum;
        }
    }
}

/* --- the network
 * ---------------------------------------------------------------------------------- */

typedef struct network {
    linear first, second, last;
    parameter slope;
} network;

/* What one step computes: z before an activation, a after it, and the gradients of each. */
typedef struct values {
    matrix x, wanted, z1, a1, z2, a2, y;
    matrix grad_z1, grad_a1, grad_z2, grad_a2, grad_y;
} values;

/* The mean of the squared errors; grad_y gets its gradient. */
static float loss_of(const values *v)
{
    float loss = 0;

    for (size_t i = 0; i < POINTS; i++) {
        const float error = v->y.host[i] - v->wanted.host[i];

        loss += error * error / POINTS;
        v->grad_y.host[i] = 2 * error / POINTS;
    }
    return loss;
}

static float train_step(network *n, const values *v)
{
    linear_forward(&n->first, &v->x, &v->z1);
    gelu(&v->z1, &v->a1);
    linear_forward(&n->second, &v->a1, &v->z2);
    prelu(&v->z2, &n->slope.value, &v->a2);
    linear_forward(&n->last, &v->a2, &v->y);

    const float loss = loss_of(v);

    linear_backward(&n->last, &v->a2, &v->grad_y, &v->grad_a2);
    prelu_backward(&v->grad_a2, &v->z2, &n->slope.value, &v->grad_z2, &n->slope.gradient);
    linear_backward(&n->second, &v->a1, &v->grad_z2, &v->grad_a1);
    gelu_backward(&v->grad_a1, &v->z1, &v->grad_z1);
    linear_backward(&n->first, &v->x, &v->grad_z1, NULL);
    linear_step(&n->first);
    linear_step(&n->second);
    linear_step(&n->last);
    parameter_step(&n->slope);
    return loss;
}

static void print_loss(int step, float loss)
{
    const int width = (int)fmaxf(0, 60 + 12 * log10f(loss));

    printf("%5d  %10.3e  ", step, (double)loss);
    for (int i = 0; i < width; i++)
        putchar('#');
    putchar('\n');
}

/* Trains; the last loss. Every loss goes to `file`, if there is one. */
static float train(network *n, const values *v, FILE *file)
{
    float loss = 0;

    for (int step = 0; step < STEPS; step++) {
        loss = train_step(n, v);
        if (step % 50 == 0 || step + 1 == STEPS)
            print_loss(step, loss);
        if (file != NULL)
            (void)fprintf(file, "%.9g\n", (double)loss);
    }
    return loss;
}

int main(int count, char **arguments)
{
    FILE *const file = count > 1 ? fopen(arguments[1], "w") : NULL;

    check(aclInit(NULL));
    check(aclrtSetDevice(0));

    network n = {
        .first = linear_make(1, HIDDEN),
        .second = linear_make(HIDDEN, HIDDEN),
        .last = linear_make(HIDDEN, 1),
        .slope = parameter_make(1, HIDDEN),
    };
    matrix *m[12];
    values v;

    m[0] = &v.z1, m[1] = &v.a1, m[2] = &v.z2, m[3] = &v.a2;
    m[4] = &v.grad_z1, m[5] = &v.grad_a1, m[6] = &v.grad_z2, m[7] = &v.grad_a2;
    m[8] = &v.x, m[9] = &v.wanted, m[10] = &v.y, m[11] = &v.grad_y;
    for (size_t i = 0; i < 12; i++)
        *m[i] = matrix_make(POINTS, i < 8 ? HIDDEN : 1);
    for (size_t i = 0; i < HIDDEN; i++)
        n.slope.value.host[i] = 0.25F;
    for (size_t i = 0; i < POINTS; i++) {
        v.x.host[i] = 2.0F * (float)i / (POINTS - 1) - 1.0F;
        v.wanted.host[i] = sinf(4 * v.x.host[i]);
    }

    const float loss = train(&n, &v, file);

    for (size_t i = 0; i < 12; i++)
        matrix_free(m[i]);
    linear_free(&n.first);
    linear_free(&n.second);
    linear_free(&n.last);
    parameter_free(&n.slope);
    check(aclrtResetDevice(0));
    check(aclFinalize());
    if (file != NULL && fclose(file) != 0)
        return 1;
    return loss < 1e-3F ? 0 : 1;
}
