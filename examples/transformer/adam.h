/* Adam (Kingma and Ba, 2015), made of operators on all weights at once. */
#ifndef TRANSFORMER_ADAM_H
#define TRANSFORMER_ADAM_H

#include "network.h"

typedef struct adam {
    matrix mean, square;    /* of the gradients, decaying */
    matrix update, divisor; /* of one step */
    matrix rate;   /* one number: that of this step, and 1 over what the mean lacks at first */
    matrix growth; /* one number: 1 over what the mean of squares lacks at first */
    double decayed_mean, decayed_square;
} adam;

adam adam_make(const weights *w);

/* Records the step from gradients to weights. */
void adam_step(program *p, const adam *a, const weights *w, const weights *gradients);

/* What changes from step to step; before the step runs. */
void adam_rate(adam *a, double rate);

#endif
