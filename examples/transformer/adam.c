#include "adam.h"
#include "aclnnop/aclnn_add.h"
#include "aclnnop/aclnn_div.h"
#include "aclnnop/aclnn_mul.h"
#include "aclnnop/aclnn_sqrt.h"
#include "aclnnop/aclnn_sub.h"

static const float mean_decay = 0.9F, square_decay = 0.99F;

adam adam_make(const weights *w)
{
    const int64_t count = w->all.columns;

    return (adam){
        .mean = matrix_make(1, count),
        .square = matrix_make(1, count),
        .update = matrix_make(1, count),
        .divisor = matrix_make(1, count),
        .rate = matrix_make(1, 1),
        .growth = matrix_make(1, 1),
        .decayed_mean = 1,
        .decayed_square = 1,
    };
}

void adam_step(program *p, const adam *a, const weights *w, const weights *gradients)
{
    aclTensor *const grad = tensor(p, gradients->all), *const mean = tensor(p, a->mean),
                     *const square = tensor(p, a->square), *const update = tensor(p, a->update),
                     *const divisor = tensor(p, a->divisor);

    RECORD(p, InplaceMuls, mean, number(p, mean_decay));
    RECORD(p, InplaceAdd, mean, grad, number(p, 1 - mean_decay));
    RECORD(p, InplaceMuls, square, number(p, square_decay));
    RECORD(p, Mul, grad, grad, update);
    RECORD(p, InplaceAdd, square, update, number(p, 1 - square_decay));

    RECORD(p, Mul, square, tensor(p, a->growth), divisor);
    RECORD(p, InplaceSqrt, divisor);
    RECORD(p, InplaceAdds, divisor, number(p, 1e-8F), number(p, 1));
    RECORD(p, Div, mean, divisor, update);
    RECORD(p, InplaceMul, update, tensor(p, a->rate));
    RECORD(p, InplaceSub, tensor(p, w->all), update, number(p, 1));
}

void adam_rate(adam *a, double rate)
{
    a->decayed_mean *= (double)mean_decay;
    a->decayed_square *= (double)square_decay;

    const float now = (float)(rate / (1 - a->decayed_mean)),
                growth = (float)(1 / (1 - a->decayed_square));

    send(a->rate.data, &now, 1);
    send(a->growth.data, &growth, 1);
}
