/*
 * The largest errors that the project's programs found: the record in tests/accuracy/figures.txt,
 * of the bits that this library has.
 */
#ifndef AC_CLIENT_FIGURES_H
#define AC_CLIENT_FIGURES_H

typedef struct ac_figure {
    const char *op; /* "LeakyRelu" */
    const char *output;
    const char *mode;    /* "" or the labels of the modes */
    const char *dtype;   /* "f32" */
    const char *error;   /* in ulp, "0.7118"; null: not measured yet */
    const char *program; /* the command of tests/accuracy that found it */
    const char *at;      /* "self = -0.5" */
} ac_figure;

extern const ac_figure ac_figures[]; /* sorted by family and operator; ends with a null op */

#endif
