/*
 * A transformer of the usual kind, and all its gradients, as lists of operator calls:
 *
 *   x = embedding[tokens]
 *   for each layer:  x += attention(rms_norm(x)) . mix,  x += swi_glu(rms_norm(x) . gates) . down
 *   logits = rms_norm(x) . head
 *
 * with rotary positions (Su et al., RoFormer, 2021), causal attention and no biases. Rows are
 * places of the text, one sample after another.
 */
#ifndef TRANSFORMER_NETWORK_H
#define TRANSFORMER_NETWORK_H

#include "device.h"

enum {
    TIME = 64,    /* places of a sample */
    WIDTH = 64,   /* of what goes from layer to layer */
    HEADS = 4,    /* of attention */
    HIDDEN = 176, /* of the gated layers */
    LAYERS = 2,
};

typedef struct layer_weights {
    matrix norm_1, qkv, mix, norm_2, gates, down;
} layer_weights;

/* All weights, or their gradients, one after another in one piece of device memory. */
typedef struct weights {
    int64_t vocabulary;
    matrix all; /* one row */
    matrix embedding, norm, head;
    layer_weights layers[LAYERS];
} weights;

weights weights_make(int64_t vocabulary);

/* Uniform numbers of variance 1 / rows, the same on every machine, and ones for the norms. */
void weights_start(const weights *w, uint64_t seed);

typedef struct network network;

/* A network for `samples` samples at a time, which share the weights. */
network *network_make(const weights *w, int64_t samples);
void network_free(network *n);

/* A row for each place, which is 1 where its symbol is and 0 elsewhere. */
matrix network_tokens(const network *n);
matrix network_targets(const network *n);
matrix network_logits(const network *n);
matrix network_loss(const network *n); /* one number: the mean over all places */

/* Records the calls from tokens to logits. */
void network_forward(program *p, network *n);

/* Records the calls from logits to the loss and the gradients of all weights. */
void network_backward(program *p, network *n, const weights *gradients);

#endif
