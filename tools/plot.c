/*
 * aclnn plot: the results over one input, as SVG or in the terminal.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client/bits.h"
#include "client/dtype.h"
#include "command.h"
#include "options.h"
#include "output.h"
#include "request.h"
#include "say.h"

static const char help[] =
    "usage: aclnn plot OP [NAME=VALUE ...] [--over INPUT] [--from X] [--to X] [--svg FILE]\n"
    "\n"
    "Draws the results of an operator over one input; over the index of its elements where that "
    "input\n"
    "is given. An operator along an axis computes all numbers of the range as one row. Other "
    "tensors are\n"
    "ones, scalars that are not given are 0.5, modes have their first value. Results that sum are "
    "left\n"
    "out, and complex numbers have no plot.\n"
    "\n"
    "  --over INPUT   the input that runs (default: self, else the first)\n"
    "  --from, --to   its range (default -6 to 6)\n"
    "  --svg FILE     writes a picture; - is standard output (default: the terminal)\n";

enum {
    POINTS = 481,
    COLUMNS = 72,
    ROWS = 20,
    WIDTH = 640,
    HEIGHT = 400,
    MARGIN = 48,
    CAPTION = 160
};

typedef struct range {
    double low;
    double high;
} range;

/* --- the curve ---------------------------------------------------------------------------------
 */

static double value_at(const array *a, size_t i)
{
    return bits_value(a->dtype, bits_get(a->data, dtype_size(a->dtype), i));
}

/* The range of all curves, a little widened; infinite results are left out. */
static range height_of(const call *c)
{
    range r = {INFINITY, -INFINITY};

    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];
        const array *const a = &c->args[i].values;

        for (size_t k = 0; param_is_written(p) && !p->fold && k < a->count; k++) {
            const double y = value_at(a, k);

            r.low = isfinite(y) && y < r.low ? y : r.low;
            r.high = isfinite(y) && y > r.high ? y : r.high;
        }
    }
    if (!(r.low <= r.high))
        return (range){-1, 1};

    const double room = r.high > r.low ? (r.high - r.low) / 20 : 1;

    return (range){r.low - room, r.high + room};
}

/* --- the terminal ------------------------------------------------------------------------------
 */

/* Each character has 2 x 4 dots: Braille, whose dots are numbered by column. */
typedef struct canvas {
    unsigned char dots[ROWS][COLUMNS];
} canvas;

static void canvas_dot(canvas *k, long x, long y)
{
    static const unsigned char bit[4][2] = {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};

    if (x >= 0 && x < 2L * COLUMNS && y >= 0 && y < 4L * ROWS)
        k->dots[y / 4][x / 2] |= bit[y % 4][x % 2];
}

/* The dots of a curve, with the steps between two neighbours filled in. */
static void canvas_curve(canvas *k, const array *a, range height)
{
    const double scale = (4.0 * ROWS - 1) / (height.high - height.low);
    long before = -1;

    for (long x = 0; x < 2L * COLUMNS; x++) {
        const size_t at = (size_t)x * (a->count - 1) / (2 * COLUMNS - 1);
        const double value = value_at(a, at);
        const long y = isfinite(value) ? lround((height.high - value) * scale) : -1;

        for (long step = before; before >= 0 && y >= 0 && step != y; step += step < y ? 1 : -1)
            canvas_dot(k, x, step);
        canvas_dot(k, x, y);
        before = y;
    }
}

static void print_terminal(const call *c, range over, const char *name)
{
    const range height = height_of(c);
    canvas k = {0};

    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];

        if (param_is_written(p) && !p->fold)
            canvas_curve(&k, &c->args[i].values, height);
    }
    for (size_t row = 0; row < ROWS; row++) {
        const double y =
            height.high - (height.high - height.low) * ((double)row + 0.5) / (double)ROWS;

        (void)printf("%9.3g |", y);
        for (size_t column = 0; column < COLUMNS; column++) {
            const unsigned code = 0x2800U + k.dots[row][column];

            (void)printf("%c%c%c", (int)(0xe0U | code >> 12), (int)(0x80U | (code >> 6 & 0x3fU)),
                         (int)(0x80U | (code & 0x3fU)));
        }
        (void)putchar('\n');
    }
    (void)printf("%10s %-*.4g%*.4g\n%10s %s over %s\n", "", COLUMNS / 2, over.low, COLUMNS / 2,
                 over.high, "", c->entry->name, name);
}

/* --- the picture --------------------------------------------------------------------------------
 */

static double across(double x, range over)
{
    return MARGIN + (x - over.low) / (over.high - over.low) * (WIDTH - 2 * MARGIN);
}

static double down(double y, range height)
{
    return HEIGHT - MARGIN - (y - height.low) / (height.high - height.low) * (HEIGHT - 2 * MARGIN);
}

/* A step of 1, 2 or 5 times a power of ten that divides a range into about six. */
static double step_of(range r)
{
    const double rough = (r.high - r.low) / 6;
    const double power = pow(10, floor(log10(rough)));
    const double times = rough / power;

    return power * (times < 1.5 ? 1 : times < 3.5 ? 2 : times < 7.5 ? 5 : 10);
}

static void svg_axes(FILE *file, range over, range height)
{
    const double dx = step_of(over);
    const double dy = step_of(height);

    for (double x = ceil(over.low / dx) * dx; x <= over.high; x += dx)
        (void)fprintf(file,
                      "<path d='M%.1f %dV%d' stroke='%s'/>"
                      "<text x='%.1f' y='%d' text-anchor='middle'>%.4g</text>\n",
                      across(x, over), MARGIN, HEIGHT - MARGIN, fabs(x) < dx / 2 ? "#888" : "#ddd",
                      across(x, over), HEIGHT - MARGIN + 16, fabs(x) < dx / 2 ? 0.0 : x);
    for (double y = ceil(height.low / dy) * dy; y <= height.high; y += dy)
        (void)fprintf(file,
                      "<path d='M%d %.1fH%d' stroke='%s'/>"
                      "<text x='%d' y='%.1f' text-anchor='end'>%.4g</text>\n",
                      MARGIN, down(y, height), WIDTH - MARGIN, fabs(y) < dy / 2 ? "#888" : "#ddd",
                      MARGIN - 6, down(y, height) + 4, fabs(y) < dy / 2 ? 0.0 : y);
}

static void svg_curve(FILE *file, const array *a, range over, range height, const char *colour)
{
    bool pen = false;

    (void)fprintf(file, "<path fill='none' stroke='%s' stroke-width='2' d='", colour);
    for (size_t i = 0; i < a->count; i++) {
        const double x = over.low + (over.high - over.low) * (double)i /
                                        (double)(a->count > 1 ? a->count - 1 : 1);
        const double y = value_at(a, i);

        if (isfinite(y))
            (void)fprintf(file, "%c%.2f %.2f", pen ? 'L' : 'M', across(x, over), down(y, height));
        pen = isfinite(y);
    }
    (void)fputs("'/>\n", file);
}

static void write_svg(FILE *file, const call *c, range over, const char *name)
{
    static const char *const colours[] = {"#0a58ca", "#d63384", "#198754", "#fd7e14"};
    const range height = height_of(c);
    size_t curves = 0;

    (void)fprintf(file,
                  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' "
                  "font-family='sans-serif' font-size='11'>\n"
                  "<rect width='100%%' height='100%%' fill='white'/>\n"
                  "<text x='%d' y='20' font-size='14'>%s over %s</text>\n",
                  WIDTH, HEIGHT, MARGIN, c->entry->name, name);
    svg_axes(file, over, height);
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const ac_entry_param *const p = &c->entry->params[i];
        const char *const colour = colours[curves % 4];

        if (!param_is_written(p) || p->fold)
            continue;
        svg_curve(file, &c->args[i].values, over, height, colour);
        (void)fprintf(file, "<text x='%d' y='%zu' fill='%s' text-anchor='end'>%s</text>\n",
                      WIDTH - MARGIN, 20 + 14 * curves++, colour, p->name);
    }
    (void)fputs("</svg>\n", file);
}

/* The picture in a file; - is standard output, which the program itself looks after. */
static int save_svg(const call *c, range over, const char *name, const char *path)
{
    FILE *file = stdout;
    int status = EXIT_DONE;

    if (strcmp(path, "-") != 0)
        status = output_open(path, &file);
    if (status == EXIT_DONE)
        write_svg(file, c, over, name);
    if (status == EXIT_DONE)
        status = outputs_keep();
    outputs_drop();
    return status;
}

/* --- the command --------------------------------------------------------------------------------
 */

static bool runs(const ac_entry *e, size_t param)
{
    return param < e->param_count && param_is_tensor(&e->params[param]) &&
           param_is_read(&e->params[param]) && e->params[param].view != AC_ENTRY_BITS;
}

/* The input that runs: as asked for, else self, else the first; param_count after an error. */
static size_t running_input(const ac_entry *e, const char *asked)
{
    const char *const usual = e->variant[0] != '\0' ? "selfRef" : "self";
    size_t at = entry_param(e, asked ? asked : usual);

    for (size_t i = 0; !asked && !runs(e, at) && i < e->param_count; i++)
        at = runs(e, i) ? i : at;
    if (runs(e, at))
        return at;
    (void)fail(EXIT_USAGE, "%s has no input %s that a plot could run over", e->name,
               asked ? asked : usual);
    return e->param_count;
}

/* Ones everywhere, the range in one input, and in each half of one that is split. */
static int fill(request *r, size_t running, range over)
{
    call *const c = &r->call;
    const ac_entry_shape space = entry_space_of(c->entry, 1, POINTS);
    const int status = request_default(r, AC_F32, &space);

    for (size_t i = 0; status == EXIT_DONE && i < c->entry->param_count; i++) {
        array *const a = &c->args[i].values;

        if (c->entry->params[i].kind == AC_KIND_INTEGERS ||
            c->entry->params[i].kind == AC_KIND_FLAGS ||
            c->entry->params[i].view == AC_ENTRY_INDEX ||
            c->entry->params[i].view == AC_ENTRY_CLASS)
            continue;
        for (size_t k = 0; a->data && !r->given[i] && k < a->count; k++) {
            const double part = (double)(k % POINTS) / (double)(POINTS - 1);
            const double x = over.low * (1 - part) + over.high * part;

            bits_set(a->data, dtype_size(a->dtype), k, bits_of(a->dtype, i == running ? x : 1));
        }
    }
    return status;
}

/* What the curve runs over: a range of numbers, all of them in one row where rows are computed, or
 * the elements of a tensor that was given, by their index. */
static void caption_write(char *text, size_t size, const request *r, size_t running, range *over)
{
    const ac_entry *const e = r->call.entry;
    const array *const a = &r->call.args[running].values;

    if (r->given[running]) {
        *over = (range){0, a->count > 1 ? (double)(a->count - 1) : 1};
        (void)snprintf(text, size, "the index of %zu elements of %s%s", a->count,
                       e->params[running].name, e->by_rows ? ", in rows" : "");
    } else {
        (void)snprintf(text, size, e->by_rows ? "%s, in one row of %d numbers" : "%s",
                       e->params[running].name, (int)POINTS);
    }
}

static int plot(request *r, const char *asked, range over, const char *svg)
{
    const call *const c = &r->call;
    const size_t running = running_input(c->entry, asked);
    char caption[CAPTION];
    int status;

    if (running == c->entry->param_count)
        return EXIT_USAGE;
    status = fill(r, running, over);
    caption_write(caption, sizeof caption, r, running, &over);
    if (status == EXIT_DONE)
        status = request_open(r);
    if (status == EXIT_DONE)
        status = request_complete(r);
    if (status != EXIT_DONE)
        return status;
    if (svg)
        return save_svg(c, over, caption, svg);
    print_terminal(c, over, caption);
    return EXIT_DONE;
}

/* A curve has no place for an imaginary part, nor for bytes of bits that make up all results. */
static int check_real(const call *c)
{
    size_t curves = 0;

    for (size_t i = 0; i < c->entry->param_count; i++)
        curves +=
            param_is_written(&c->entry->params[i]) && c->entry->params[i].view != AC_ENTRY_BITS;
    if (curves == 0)
        return fail(EXIT_USAGE, "%s has bits for results, which are no curve", c->entry->name);
    for (size_t i = 0; i < c->entry->param_count; i++) {
        const array *const a = &c->args[i].values;

        if (a->data && dtype_is_complex(a->dtype))
            return fail(EXIT_USAGE, "%s is %s, and plots are of real numbers only; give it in f32",
                        c->entry->params[i].name, dtype_name(a->dtype));
    }
    return EXIT_DONE;
}

static bool end_read(const char *text, double *value)
{
    char *end;

    *value = strtod(text, &end);
    return end != text && *end == '\0' && isfinite(*value);
}

int plot_command(int count, char **arguments)
{
    const char *asked = NULL;
    const char *svg = NULL;
    const char *from = "-6";
    const char *to = "6";
    const option known[] = {
        {"--over", &asked, NULL}, {"--from", &from, NULL}, {"--to", &to, NULL},
        {"--svg", &svg, NULL},    {NULL, NULL, NULL},
    };
    int status = options_take(&count, arguments, known, help);
    const ac_entry *e;
    range over;
    request r;

    if (status != OPTIONS_GO_ON)
        return status;
    if (!end_read(from, &over.low) || !end_read(to, &over.high) || over.low >= over.high)
        return fail(EXIT_USAGE, "--from %s --to %s is not a range of numbers", from, to);
    if (option_soc("host") != EXIT_DONE)
        return EXIT_FILE;
    if (count < 1)
        return fail(EXIT_USAGE, "plot wants an operator: aclnn plot LeakyRelu negativeSlope=0.1");
    e = entry_named(arguments[0]);
    if (!e)
        return EXIT_USAGE;
    status = request_parse(&r, e, count - 1, arguments + 1, AC_DTYPE_NONE);
    if (status == EXIT_DONE)
        status = check_real(&r.call);
    if (status == EXIT_DONE)
        status = plot(&r, asked, over, svg);
    request_free(&r);
    return status;
}
