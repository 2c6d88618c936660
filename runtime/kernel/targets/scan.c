/*
 * Running sums, products and extremes. Several runs are taken at once, so that one does not wait
 * for the additions of another; each by itself is a chain in the order of its numbers.
 */
#include "kernel/scan.h"

#include <float.h>
#include <math.h>
#include <string.h>

#include "base/isa.h"

enum { AT_ONCE = 8 };

/* What is held of a run: a float or an integer, and what a pair lost, or a position. */
typedef struct state {
    double number;
    double lost;
    int64_t whole;
    int64_t position;
} state;

static inline __attribute__((always_inline)) bool bounded(double x)
{
    return fabs(x) <= DBL_MAX;
}

static inline __attribute__((always_inline)) double take_f64(ac_scan_kind kind, state *s, double x,
                                                             int64_t position)
{
    switch (kind) {
    case AC_SCAN_SUM_F64:
        s->number += x;
        return s->number;
    case AC_SCAN_PROD_F64:
        s->number *= x;
        return s->number;
    case AC_SCAN_SUM_PAIR: {
        const double before = s->number;
        const double after = before + x;
        const double back = after - before;

        s->lost += (before - (after - back)) + (x - back);
        s->number = after;
        /* +0 that is lost would take the sign from -0; beyond the range it is no number. */
        return s->lost == 0 || !bounded(after) ? after : after + s->lost;
    }
    case AC_SCAN_PROD_PAIR: {
        const double product = s->number * x;
        const double lost = s->lost * x + fma(s->number, x, -product);
        const double sum = product + lost;
        const bool whole = bounded(sum) && lost != 0;

        s->number = whole ? sum : product;
        s->lost = whole ? lost - (sum - product) : 0;
        return s->number;
    }
    default: {
        const bool more = kind == AC_SCAN_GREATEST_F64 ? x >= s->number : x <= s->number;
        const bool taken = more || x != x;

        s->number = taken ? x : s->number;
        s->position = taken ? position : s->position;
        return s->number;
    }
    }
}

static inline __attribute__((always_inline)) int64_t take_i64(ac_scan_kind kind, state *s,
                                                              int64_t x, int64_t position)
{
    switch (kind) {
    case AC_SCAN_SUM_I64:
        s->whole = (int64_t)((uint64_t)s->whole + (uint64_t)x);
        break;
    case AC_SCAN_PROD_I64:
        s->whole = (int64_t)((uint64_t)s->whole * (uint64_t)x);
        break;
    default: {
        const bool taken = kind == AC_SCAN_GREATEST_I64 ? x >= s->whole : x <= s->whole;

        s->whole = taken ? x : s->whole;
        s->position = taken ? position : s->position;
        break;
    }
    }
    return s->whole;
}

static inline __attribute__((always_inline)) bool is_whole(ac_scan_kind kind)
{
    return kind == AC_SCAN_SUM_I64 || kind == AC_SCAN_PROD_I64 || kind == AC_SCAN_GREATEST_I64 ||
           kind == AC_SCAN_LEAST_I64;
}

static inline __attribute__((always_inline)) bool finds(ac_scan_kind kind)
{
    return kind >= AC_SCAN_GREATEST_F64;
}

/* Runs `lane` to `lane` + `lanes` - 1. Constants let the compiler make a loop for each kind. */
static inline __attribute__((always_inline)) void some(ac_scan_kind kind, const ac_scan_block *b,
                                                       size_t lane, size_t lanes, ptrdiff_t along,
                                                       ptrdiff_t across)
{
    double *const x = (double *)b->numbers + (ptrdiff_t)lane * across;
    int64_t *const n = (int64_t *)b->numbers + (ptrdiff_t)lane * across;
    int64_t *const p = finds(kind) ? b->positions + (ptrdiff_t)lane * across : NULL;
    state s[AT_ONCE];

    for (size_t k = 0; k < lanes; k++) {
        s[k] = (state){0};
        memcpy(is_whole(kind) ? (void *)&s[k].whole : (void *)&s[k].number,
               (unsigned char *)b->held + (lane + k) * 8, 8);
        if (b->rest)
            memcpy(finds(kind) ? (void *)&s[k].position : (void *)&s[k].lost,
                   (unsigned char *)b->rest + (lane + k) * 8, 8);
    }
    for (size_t i = 0; i < b->count; i++) {
        for (size_t k = 0; k < lanes; k++) {
            const ptrdiff_t at = (ptrdiff_t)i * along + (ptrdiff_t)k * across;

            if (is_whole(kind))
                n[at] = take_i64(kind, &s[k], n[at], b->first + (int64_t)i);
            else
                x[at] = take_f64(kind, &s[k], x[at], b->first + (int64_t)i);
            if (finds(kind))
                p[at] = s[k].position;
        }
    }
    for (size_t k = 0; k < lanes; k++) {
        memcpy((unsigned char *)b->held + (lane + k) * 8,
               is_whole(kind) ? (void *)&s[k].whole : (void *)&s[k].number, 8);
        if (b->rest)
            memcpy((unsigned char *)b->rest + (lane + k) * 8,
                   finds(kind) ? (void *)&s[k].position : (void *)&s[k].lost, 8);
    }
}

static inline __attribute__((always_inline)) void scan(ac_scan_kind kind, const ac_scan_block *b)
{
    size_t lane = 0;

    for (; lane + AT_ONCE <= b->lanes && b->across == 1; lane += AT_ONCE)
        some(kind, b, lane, AT_ONCE, b->along, 1);
    for (; lane + AT_ONCE <= b->lanes && b->along == 1; lane += AT_ONCE)
        some(kind, b, lane, AT_ONCE, 1, b->across);
    for (; lane + AT_ONCE / 2 <= b->lanes; lane += AT_ONCE / 2)
        some(kind, b, lane, AT_ONCE / 2, b->along, b->across);
    for (; lane < b->lanes; lane++)
        some(kind, b, lane, 1, b->along, b->across);
}

static void sum_f64(const ac_scan_block *b)
{
    scan(AC_SCAN_SUM_F64, b);
}

static void sum_pair(const ac_scan_block *b)
{
    scan(AC_SCAN_SUM_PAIR, b);
}

static void sum_i64(const ac_scan_block *b)
{
    scan(AC_SCAN_SUM_I64, b);
}

static void prod_f64(const ac_scan_block *b)
{
    scan(AC_SCAN_PROD_F64, b);
}

static void prod_pair(const ac_scan_block *b)
{
    scan(AC_SCAN_PROD_PAIR, b);
}

static void prod_i64(const ac_scan_block *b)
{
    scan(AC_SCAN_PROD_I64, b);
}

static void greatest_f64(const ac_scan_block *b)
{
    scan(AC_SCAN_GREATEST_F64, b);
}

static void least_f64(const ac_scan_block *b)
{
    scan(AC_SCAN_LEAST_F64, b);
}

static void greatest_i64(const ac_scan_block *b)
{
    scan(AC_SCAN_GREATEST_I64, b);
}

static void least_i64(const ac_scan_block *b)
{
    scan(AC_SCAN_LEAST_I64, b);
}

static void add_f64(void *numbers, const void *bases, size_t rows, size_t width, bool columns)
{
    const double *const base = bases;

    for (size_t y = 0; y < rows; y++) {
        double *const x = (double *)numbers + y * width;

        for (size_t i = 0; i < width && columns; i++)
            x[i] = base[i] + x[i];
        for (size_t i = 0; i < width && !columns; i++)
            x[i] = base[y] + x[i];
    }
}

static void add_i64(void *numbers, const void *bases, size_t rows, size_t width, bool columns)
{
    const uint64_t *const base = bases;

    for (size_t y = 0; y < rows; y++) {
        uint64_t *const x = (uint64_t *)numbers + y * width;

        for (size_t i = 0; i < width && columns; i++)
            x[i] += base[i];
        for (size_t i = 0; i < width && !columns; i++)
            x[i] += base[y];
    }
}

const ac_scan AC_ISA(ac_scans)[1] = {{
    .run = {[AC_SCAN_SUM_F64] = sum_f64,
            [AC_SCAN_SUM_PAIR] = sum_pair,
            [AC_SCAN_SUM_I64] = sum_i64,
            [AC_SCAN_PROD_F64] = prod_f64,
            [AC_SCAN_PROD_PAIR] = prod_pair,
            [AC_SCAN_PROD_I64] = prod_i64,
            [AC_SCAN_GREATEST_F64] = greatest_f64,
            [AC_SCAN_LEAST_F64] = least_f64,
            [AC_SCAN_GREATEST_I64] = greatest_i64,
            [AC_SCAN_LEAST_I64] = least_i64},
    .add_f64 = add_f64,
    .add_i64 = add_i64,
}};
