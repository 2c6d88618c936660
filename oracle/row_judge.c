#include "oracle/row_judge.h"

#include <float.h>
#include <math.h>
#include <string.h>

#include "common/dtypes.h"

enum { LEVELS = 32 };

static const oracle_reduction *reduction(const row_judge *j, size_t r)
{
    return &j->points.formula->reductions[r];
}

/* --- long double ------------------------------------------------------------------------------ */

static near term_near(row_judge *j, near_context *c, size_t r, size_t point)
{
    near v[ORACLE_ARGUMENTS_MAX + ORACLE_REDUCTIONS_MAX];

    for (size_t i = 0; i < j->points.arguments; i++)
        v[i] = near_of(j->values[i][point]);
    for (size_t i = 0; i < r; i++)
        v[j->points.arguments + i] = j->points.row.near[i];
    return reduction(j, r)->near(c, v);
}

/* Neighbours are joined, then neighbours of these: level k holds the sum of 2^k terms. */
static near sum_near(row_judge *j, near_context *c, size_t r)
{
    near waiting[LEVELS];
    near sum = near_of(0);

    for (size_t p = 0; p < j->length; p++) {
        near t = term_near(j, c, r, p);
        size_t level = 0;

        for (; (p >> level & 1) != 0; level++)
            t = near_add(c, waiting[level], t);
        waiting[level] = t;
    }
    for (size_t level = 0; level < LEVELS; level++) {
        if ((j->length >> level & 1) != 0)
            sum = near_add(c, waiting[level], sum);
    }
    return sum;
}

/* The greatest, or the least. */
static near end_near(row_judge *j, near_context *c, size_t r)
{
    const bool least = reduction(j, r)->word == ORACLE_MIN;
    near end = term_near(j, c, r, 0);

    for (size_t p = 1; p < j->length; p++) {
        const near t = term_near(j, c, r, p);

        end = least ? near_min(c, end, t) : near_max(c, end, t);
    }
    return end;
}

/* Computes the reductions of the row; false if an error bound leaves a comparison undecided. */
static bool find_near(row_judge *j)
{
    near_context c = {0};
    bool known = true;

    for (size_t r = 0; r < j->points.formula->reduction_count; r++) {
        long double e;

        j->points.row.near[r] =
            reduction(j, r)->word == ORACLE_SUM ? sum_near(j, &c, r) : end_near(j, &c, r);
        known = known && isfinite(near_total(j->points.row.near[r], &e)) && isfinite(e);
    }
    return known && !c.doubt;
}

/* --- sizes ------------------------------------------------------------------------------------ */

static void point_near(const row_judge *j, size_t point, near *v)
{
    for (size_t i = 0; i < j->points.arguments; i++)
        v[i] = near_of(j->values[i][point]);
    for (size_t i = 0; i < j->points.formula->reduction_count; i++)
        v[j->points.arguments + i] = j->points.row.near[i];
}

/* Computes the sizes of the reductions: of a sum, that of its terms' magnitudes; of a maximum,
 * itself. */
static void find_sizes(row_judge *j)
{
    near v[ORACLE_ARGUMENTS_MAX + ORACLE_REDUCTIONS_MAX];
    near_context c = {0};

    for (size_t r = 0; r < j->points.formula->reduction_count; r++) {
        j->sizes[r] = near_abs(&c, j->points.row.near[r]);
        if (reduction(j, r)->word != ORACLE_SUM)
            continue;
        j->sizes[r] = near_of(0);
        for (size_t p = 0; p < j->length; p++) {
            point_near(j, p, v);
            j->sizes[r] = near_add(&c, j->sizes[r], reduction(j, r)->size(&c, v, j->sizes));
        }
    }
}

static size_t parts(size_t whole, size_t part)
{
    return (whole + part - 1) / part;
}

/* The unit of the arithmetic, in units of the size: row_judge.h derives it. */
static long double unit_of(const row_judge *j)
{
    const size_t most = ROW_PIECE / ROW_LANES;
    const size_t dealt = parts(j->length, j->across ? 1 : ROW_LANES);
    const size_t lane = dealt < most ? dealt : most;
    size_t roundings = lane - 1 + 6 + 34;

    if (j->points.dtype == AC_F64)
        return 0x1p-95L;
    for (size_t pieces = parts(j->length, ROW_PIECE); pieces > 1; pieces = parts(pieces, 2))
        roundings++;
    return roundings < 64 || j->proven ? (long double)roundings * 0x1p-52L : 0x1p-46L;
}

/* The least error that counts as one unit at a point. */
static double least_at(row_judge *j, size_t point)
{
    near v[ORACLE_ARGUMENTS_MAX + ORACLE_REDUCTIONS_MAX];
    near_context c = {0};
    long double e;

    if (!j->points.formula->size) /* an output that sums nothing */
        return 0;
    point_near(j, point, v);

    const long double size = near_total(j->points.formula->size(&c, v, j->sizes), &e);

    return isfinite(size) ? (double)(size * unit_of(j)) : 0;
}

/* --- MPFR ------------------------------------------------------------------------------------- */

/* Whether x is taken for y: it is nan, or further in the direction; +0 is above -0. */
static bool beyond(mpfr_srcptr x, mpfr_srcptr y, bool least)
{
    if (mpfr_zero_p(x) && mpfr_zero_p(y))
        return (mpfr_signbit(x) != 0) == least;
    return mpfr_nan_p(x) || (least ? mpfr_less_p(x, y) : mpfr_greater_p(x, y));
}

static void join(box *found, const box *t, oracle_word word, bool first)
{
    const bool least = word == ORACLE_MIN;

    if (first || (word != ORACLE_SUM && beyond(t->low, found->low, least)))
        (void)mpfr_set(found->low, t->low, MPFR_RNDD);
    else if (word == ORACLE_SUM)
        (void)mpfr_add(found->low, found->low, t->low, MPFR_RNDD);
    if (first || (word != ORACLE_SUM && beyond(t->high, found->high, least)))
        (void)mpfr_set(found->high, t->high, MPFR_RNDU);
    else if (word == ORACLE_SUM)
        (void)mpfr_add(found->high, found->high, t->high, MPFR_RNDU);
}

/* A complete sum is limited to the range of the type it is computed in. */
static void limit(const row_judge *j, mpfr_ptr x)
{
    if (mpfr_regular_p(x) && mpfr_get_exp(x) > j->boxes->past)
        mpfr_set_inf(x, mpfr_sgn(x));
}

static void find_box(row_judge *j, row_boxes *found, mpfr_prec_t precision)
{
    const box *v[ORACLE_ARGUMENTS_MAX + ORACLE_REDUCTIONS_MAX];

    for (size_t r = 0; r < j->points.formula->reduction_count; r++) {
        box *const b = &found->of[r];
        bool doubt = false;

        mpfr_set_prec(b->low, precision);
        mpfr_set_prec(b->high, precision);
        for (size_t p = 0; p < j->length; p++) {
            box_begin(j->boxes, precision);
            for (size_t i = 0; i < j->points.arguments; i++)
                v[i] = box_of(j->boxes, j->values[i][p]);
            for (size_t i = 0; i < r; i++)
                v[j->points.arguments + i] = &found->of[i];
            join(b, reduction(j, r)->box(j->boxes, v), reduction(j, r)->word, p == 0);
            doubt = doubt || (j->boxes->literal && j->boxes->doubt);
        }
        if (doubt) { /* try again with more digits */
            mpfr_set_inf(b->low, -1);
            mpfr_set_inf(b->high, 1);
        }
        if (j->boxes->literal) {
            limit(j, b->low);
            limit(j, b->high);
        }
    }
    found->precision = precision;
}

/* The reductions of the row at a precision, for the judge of points, which raises the precision for
 * some points and starts again at the lowest for the next. */
static const box *boxes_of(void *context, mpfr_prec_t precision)
{
    row_judge *const j = context;
    size_t k = 0;

    while (k + 1 < ROW_PRECISIONS && j->found[k].precision != 0 &&
           j->found[k].precision != precision)
        k++;
    if (j->found[k].precision != precision)
        find_box(j, &j->found[k], precision);
    j->points.boxes->vanished = j->boxes->vanished;
    j->points.boxes->open = j->boxes->open;
    return j->found[k].of;
}

/* --- rows ------------------------------------------------------------------------------------- */

void row_judge_open(row_judge *j, const oracle *o, const oracle_formula *formula, int dtype)
{
    size_t arguments = 0;

    while (o->arguments[arguments])
        arguments++;
    *j = (row_judge){.points = judge_open(formula, arguments, dtype), .boxes = box_open()};
    j->points.row.boxes = boxes_of;
    j->points.row.context = j;
    j->boxes->past = 1024;
    j->boxes->least = -1074;
    for (size_t i = 0; i < arguments; i++)
        j->counts[i] = oracle_counts(o->arguments[i]);
    j->points.boxes->past = j->boxes->past;
    j->points.boxes->least = j->boxes->least;
    for (size_t k = 0; k < ROW_PRECISIONS * ORACLE_REDUCTIONS_MAX; k++) {
        box *const b = &j->found[k / ORACLE_REDUCTIONS_MAX].of[k % ORACLE_REDUCTIONS_MAX];

        mpfr_init2(b->low, MPFR_PREC_MIN);
        mpfr_init2(b->high, MPFR_PREC_MIN);
    }
}

void row_judge_close(row_judge *j)
{
    for (size_t k = 0; k < ROW_PRECISIONS * ORACLE_REDUCTIONS_MAX; k++) {
        mpfr_clear(j->found[k / ORACLE_REDUCTIONS_MAX].of[k % ORACLE_REDUCTIONS_MAX].low);
        mpfr_clear(j->found[k / ORACLE_REDUCTIONS_MAX].of[k % ORACLE_REDUCTIONS_MAX].high);
    }
    box_close(j->boxes);
    judge_close(&j->points);
}

/* Whether no intermediate value can overflow: exponentials, products of two numbers, sums of a
 * row. A count of elements is no argument of an exponential, and divides or multiplies once. */
static bool moderate(const row_judge *j)
{
    const double most = 0.6 * (double)j->boxes->past;

    for (size_t i = 0; i < j->points.arguments; i++) {
        for (size_t p = 0; p < j->length && !j->counts[i]; p++) {
            if (!(j->values[i][p] < most && j->values[i][p] > -4096))
                return false;
        }
    }
    return true;
}

/* The bin of the element of the first argument. */
static size_t bin_of(double value)
{
    const float single = (float)value;
    uint32_t bits;

    memcpy(&bits, &single, sizeof bits);
    return bits / (UINT32_MAX / ROW_BINS + 1);
}

/* Whether terms of both signs overflow f64 as they are added, in one order or another, although
 * their sum may not. Sums of narrower terms are in f64, which has room for them. */
static bool overflows(const row_judge *j)
{
    for (size_t r = 0; r < j->points.formula->reduction_count; r++) {
        long double e;
        const long double size = near_total(j->sizes[r], &e);

        if (j->points.dtype == AC_F64 && isfinite(size) && size > (long double)DBL_MAX)
            return true;
    }
    return false;
}

/* Whether the rounding errors of a sum may be more than terms of both signs leave of it: then
 * neither its sign is known nor whether it is 0. */
static bool cancels(const row_judge *j)
{
    for (size_t r = 0; r < j->points.formula->reduction_count; r++) {
        long double off;
        long double e;
        const long double sum = near_total(j->points.row.near[r], &off);
        const long double size = near_total(j->sizes[r], &e);

        if (reduction(j, r)->word == ORACLE_SUM && isfinite(size) && size > 0 &&
            fabsl(sum) <= off + size * unit_of(j))
            return true;
    }
    return false;
}

static bool has_infinity(const judge *j, const double *at)
{
    for (size_t i = 0; i < j->arguments; i++) {
        if (isinf(at[i]))
            return true;
    }
    return false;
}

void row_judge_row(row_judge *j, size_t length, const double *const *values, const double *results,
                   size_t count)
{
    j->length = length;
    j->values = values;
    for (size_t k = 0; k < ROW_PRECISIONS; k++)
        j->found[k].precision = 0;
    /* What is divided by one less than the elements of a row is nan where it has one. */
    j->boxes->literal = !moderate(j) || length == 1;
    j->points.boxes->literal = j->boxes->literal;
    j->boxes->vanished = false;
    j->boxes->open = false;
    j->points.only_box = !find_near(j) || j->boxes->literal;
    find_sizes(j);
    if (overflows(j))
        return;

    const bool unsure = cancels(j);

    for (size_t p = 0; p < count; p++) {
        double at[ORACLE_ARGUMENTS_MAX];

        for (size_t i = 0; i < j->points.arguments; i++)
            at[i] = values[i][p];
        if (unsure && !isfinite(results[p]) && has_infinity(&j->points, at))
            continue; /* an infinity of either sign, or nan */
        j->points.least = least_at(j, p);

        const double error = judge_value(&j->points, at, results[p]);
        double *const bin = j->curve ? &j->curve[bin_of(at[0])] : NULL;

        if (bin && isfinite(at[0]) && error > *bin)
            *bin = error;
    }
}
