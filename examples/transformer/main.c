/*
 * A small transformer, trained on a text and then asked for more of it. Everything that is computed
 * is computed by operators of the library, gradients and optimiser included: each step is a list of
 * calls that were planned once.
 *
 * Weights, samples and the text that is written follow from the seed alone: the same on every
 * instruction set and for any number of threads.
 */
#define _DEFAULT_SOURCE 1 /* clock_gettime, isatty */

#include "aclnnop/aclnn_mul.h"
#include "aclnnop/aclnn_softmax.h"
#include "adam.h"
#include "files.h"
#include "network.h"
#include "text.h"
#include <argp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { SAMPLES = 8, RECENT = 20 };

static const double highest_rate = 0.004;

/* --- the command line ----------------------------------------------------------------------------
 */

typedef struct options {
    const char *text, *prompt, *load, *save, *losses, *curve, *gradients;
    long steps, write;
    uint64_t seed;
    double temperature, goal;
} options;

static const struct argp_option known[] = {
    {"steps", 'n', "N", 0, "train for N steps (1000)", 0},
    {"write", 'w', "N", 0, "then write N symbols (400)", 0},
    {"seed", 's', "N", 0, "where weights, samples and the text written start from (1)", 0},
    {"prompt", 'p', "WORDS", 0, "what it writes on from (the first line of the text)", 0},
    {"temperature", 't', "X", 0, "how daring the text is, from 0.01 (0.4)", 0},
    {"goal", 'g', "X", 0, "fail where the mean loss of the last 20 steps is above X", 0},
    {"load", 'l', "FILE", 0, "begin with these weights, an .npy file that --save wrote", 0},
    {"save", 'o', "FILE", 0, "save the weights as .npy", 0},
    {"losses", 'L', "FILE", 0, "save the loss of each step as .npy", 0},
    {"curve", 'c', "FILE", 0, "save the loss of each step as a picture, in SVG", 0},
    {"gradients", 'G', "FILE", 0, "save the gradients of the first step as .npy", 0},
    {0},
};

static double number_in(struct argp_state *state, const char *name, const char *words, double least,
                        double most)
{
    char *end = NULL;
    const double value = strtod(words, &end);

    if (end == words || *end != '\0' || !(value >= least && value <= most))
        argp_error(state, "%s is '%s'; allowed is a number from %g to %g", name, words, least,
                   most);
    return value;
}

static long count_in(struct argp_state *state, const char *name, const char *words)
{
    const double value = number_in(state, name, words, 0, 1e6);

    if (value != (double)(long)value)
        argp_error(state, "%s is '%s'; allowed is a whole number", name, words);
    return (long)value;
}

static error_t take_option(int key, char *words, struct argp_state *state)
{
    options *const o = state->input;

    switch (key) {
    case 'n':
        o->steps = count_in(state, "--steps", words);
        break;
    case 'w':
        o->write = count_in(state, "--write", words);
        break;
    case 's':
        o->seed = (uint64_t)count_in(state, "--seed", words);
        break;
    case 'p':
        o->prompt = words;
        break;
    case 't':
        o->temperature = number_in(state, "--temperature", words, 0.01, 100);
        break;
    case 'g':
        o->goal = number_in(state, "--goal", words, 0, 100);
        break;
    case 'l':
        o->load = words;
        break;
    case 'o':
        o->save = words;
        break;
    case 'L':
        o->losses = words;
        break;
    case 'c':
        o->curve = words;
        break;
    case 'G':
        o->gradients = words;
        break;
    case ARGP_KEY_ARG:
        if (o->text != NULL)
            argp_error(state, "there is one text, and '%s' is a second", words);
        o->text = words;
        break;
    case ARGP_KEY_END:
        if (o->text == NULL)
            argp_error(state, "which text shall it learn?");
        break;
    default:
        return ARGP_ERR_UNKNOWN;
    }
    return 0;
}

static const struct argp command_line = {
    .options = known,
    .parser = take_option,
    .args_doc = "TEXT",
    .doc = "Trains a small transformer on a text, on a CPU, by operators of aclnn alone.",
};

/* --- training ------------------------------------------------------------------------------------
 */

typedef struct trainer {
    const options *o;
    const text *t;
    weights w, gradients;
    network *n;
    adam optimiser;
    program *compute, *update;
    uint64_t state;
    float *rows, *targets; /* of a batch, on the host */
    float *losses;
} trainer;

static void *host_memory(int64_t count, size_t size)
{
    void *const memory = calloc((size_t)count + 1, size);

    if (memory == NULL)
        check(ACL_ERROR_BAD_ALLOC);
    return memory;
}

/* Pieces of the text from random places; the targets are the symbols that follow. */
static void next_batch(trainer *r)
{
    const int64_t sample = TIME * r->t->vocabulary;

    for (int64_t i = 0; i < SAMPLES; i++) {
        const int64_t places = r->t->length - TIME;
        const unsigned char *const first =
            r->t->symbols + (int64_t)(random_number(&r->state) * (float)places);

        text_rows(r->t, first, TIME, r->rows + i * sample);
        text_rows(r->t, first + 1, TIME, r->targets + i * sample);
    }
    send(network_tokens(r->n).data, r->rows, SAMPLES * sample);
    send(network_targets(r->n).data, r->targets, SAMPLES * sample);
}

static void save_matrix(const char *path, matrix m)
{
    const int64_t count = m.rows * m.columns;
    float *const host = host_memory(count, sizeof *host);

    fetch(host, m.data, count);
    npy_save(path, host, count);
    free(host);
}

/* Rises over the first 20 steps and falls in a straight line to a tenth. */
static double rate_of(long step, long steps)
{
    const double rise = step < 20 ? (double)(step + 1) / 20 : 1;

    return highest_rate * rise * (1 - 0.9 * (double)step / (double)steps);
}

static void train_step(trainer *r, long step)
{
    next_batch(r);
    adam_rate(&r->optimiser, rate_of(step, r->o->steps));
    program_run(r->compute);
    if (step == 0 && r->o->gradients != NULL) {
        check(aclrtSynchronizeStream(NULL));
        save_matrix(r->o->gradients, r->gradients.all);
    }
    program_run(r->update);
    check(aclrtSynchronizeStream(NULL));
    fetch(&r->losses[step], network_loss(r->n).data, 1);
}

static double seconds(void)
{
    struct timespec now;

    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* A bar on a terminal; elsewhere a line for each tenth of the way. */
static void show_progress(long done, long steps, float loss, double since)
{
    static const char bar[] = "########################################";
    const int width = (int)sizeof bar - 1, filled = (int)(width * done / steps);

    if (isatty(STDERR_FILENO))
        (void)fprintf(stderr, "\r[%-*.*s] %ld of %ld, loss %.3f, %.0f s %s", width, filled, bar,
                      done, steps, (double)loss, seconds() - since, done == steps ? "\n" : "");
    else if (done == 1 || done * 10 / steps > (done - 1) * 10 / steps)
        (void)fprintf(stderr, "step %4ld of %ld: loss %.3f, %.0f s\n", done, steps, (double)loss,
                      seconds() - since);
}

/* The mean of the last losses. */
static double recent_loss(const float *losses, long steps)
{
    const long first = steps > RECENT ? steps - RECENT : 0;
    double sum = 0;

    for (long i = first; i < steps; i++)
        sum += (double)losses[i];
    return sum / (double)(steps - first);
}

/* Trains the weights. Whether the goal was reached. */
static bool train(const options *o, const text *t, weights w)
{
    const int64_t numbers = (int64_t)SAMPLES * TIME * t->vocabulary;
    trainer r = {
        .o = o,
        .t = t,
        .w = w,
        .gradients = weights_make(t->vocabulary),
        .n = network_make(&w, SAMPLES),
        .optimiser = adam_make(&w),
        .compute = program_make(NULL),
        .update = program_make(NULL),
        .state = o->seed,
        .rows = host_memory(numbers, sizeof(float)),
        .targets = host_memory(numbers, sizeof(float)),
        .losses = host_memory(o->steps, sizeof(float)),
    };
    const double since = seconds();
    bool reached = true;

    network_forward(r.compute, r.n);
    network_backward(r.compute, r.n, &r.gradients);
    adam_step(r.update, &r.optimiser, &r.w, &r.gradients);
    for (long step = 0; step < o->steps; step++) {
        train_step(&r, step);
        show_progress(step + 1, o->steps, r.losses[step], since);
    }
    if (o->losses != NULL)
        npy_save(o->losses, r.losses, o->steps);
    if (o->curve != NULL)
        svg_save(o->curve, r.losses, o->steps);
    if (o->goal > 0 && o->steps > 0) {
        const double loss = recent_loss(r.losses, o->steps);

        reached = loss <= o->goal;
        (void)fprintf(stderr, "loss %.3f at the end, %s the goal of %.3f\n", loss,
                      reached ? "within" : "short of", o->goal);
    }
    program_free(r.compute);
    program_free(r.update);
    network_free(r.n);
    free(r.rows);
    free(r.targets);
    free(r.losses);
    return reached;
}

/* --- writing -------------------------------------------------------------------------------------
 */

/* A symbol, each as often as its share says. */
static unsigned char drawn(const float *shares, int64_t count, uint64_t *state)
{
    float left = random_number(state);
    int64_t i = 0;

    while (i + 1 < count && left >= shares[i])
        left -= shares[i++];
    return (unsigned char)i;
}

/* The last symbols written, at most TIME of them. */
typedef struct window {
    unsigned char symbols[TIME];
    int64_t length;
} window;

/* Writes a symbol; the window moves on where it is full. */
static void put_symbol(window *recent, const text *t, unsigned char symbol)
{
    if (recent->length == TIME)
        memmove(recent->symbols, recent->symbols + 1, (size_t)--recent->length);
    recent->symbols[recent->length++] = symbol;
    (void)putchar(t->byte_of[symbol]);
    (void)fflush(stdout);
}

/* Puts the prompt, or the first line of the text. */
static void put_prompt(window *recent, const options *o, const text *t)
{
    for (const char *c = o->prompt; c != NULL && *c != '\0'; c++)
        put_symbol(recent, t, t->symbol_of[(unsigned char)*c]);
    for (int64_t i = 0; o->prompt == NULL && i < t->length; i++) {
        put_symbol(recent, t, t->symbols[i]);
        if (t->byte_of[t->symbols[i]] == '\n')
            break;
    }
}

/* Writes `o->write` symbols, each drawn from what the network expects after the last TIME ones. */
static void write_text(const options *o, const text *t, const weights *w)
{
    network *const n = network_make(w, 1);
    program *const p = program_make(NULL);
    const matrix logits = network_logits(n);
    float *const rows = host_memory(TIME * t->vocabulary, sizeof *rows);
    float shares[256];
    window recent = {0};
    uint64_t state = o->seed + 1;

    network_forward(p, n);
    RECORD(p, InplaceMuls, tensor(p, logits), number(p, (float)(1 / o->temperature)));
    RECORD(p, Softmax, tensor(p, logits), -1, tensor(p, logits));
    put_prompt(&recent, o, t);
    for (long i = 0; i < o->write; i++) {
        text_rows(t, recent.symbols, TIME, rows);
        send(network_tokens(n).data, rows, TIME * t->vocabulary);
        program_run(p);
        check(aclrtSynchronizeStream(NULL));
        fetch(shares, logits.data + (recent.length - 1) * logits.stride, t->vocabulary);
        put_symbol(&recent, t, drawn(shares, t->vocabulary, &state));
    }
    (void)putchar('\n');
    program_free(p);
    network_free(n);
    free(rows);
}

/* Ends the program where the prompt is empty or has a symbol that the text has not. */
static void check_prompt(const options *o, const text *t)
{
    if (o->prompt == NULL)
        return;
    if (*o->prompt == '\0') {
        (void)fputs("transformer: --prompt is empty; at least one symbol is wanted\n", stderr);
        exit(1);
    }
    for (const char *c = o->prompt; *c != '\0'; c++)
        if (t->byte_of[t->symbol_of[(unsigned char)*c]] != (unsigned char)*c) {
            (void)fprintf(stderr,
                          "transformer: --prompt has the byte %d, which is not in the text\n",
                          (unsigned char)*c);
            exit(1);
        }
}

int main(int count, char **arguments)
{
    options o = {.steps = 1000, .write = 400, .seed = 1, .temperature = 0.4};

    (void)argp_parse(&command_line, count, arguments, 0, NULL, &o);

    text t = text_read(o.text, 4 * TIME);

    check_prompt(&o, &t);
    file_check(o.save);
    file_check(o.losses);
    file_check(o.curve);
    file_check(o.gradients);

    device_open();

    const weights w = weights_make(t.vocabulary);

    if (o.load != NULL) {
        float *const host = host_memory(w.all.columns, sizeof *host);

        npy_load(o.load, host, w.all.columns);
        send(w.all.data, host, w.all.columns);
        free(host);
    } else {
        weights_start(&w, o.seed);
    }

    const bool reached = o.steps == 0 || train(&o, &t, w);

    if (o.save != NULL)
        save_matrix(o.save, w.all);
    if (o.write > 0)
        write_text(&o, &t, &w);
    device_close();
    text_free(&t);
    return reached ? 0 : 1;
}
